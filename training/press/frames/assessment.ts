// Decisions of offices: code line, references, the result in large letters, lines with numbers and amounts,
// explanations.
import { bareAmount, pairs, sideBySide, worded } from '../blocks/pairs.ts';
import { plainWord, plainWords } from '../captions/plain-words.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { personsTable } from './persons-table.ts';
import { remittance } from './remittance.ts';

const references: Record<string, readonly string[]> = {
  tax_return: [
    'tax_year',
    'tax_id',
    'ssn',
    'issue_date',
    'full_name',
    'filing_status',
    'case_number',
    'due_date',
    'spouse_name',
    'dependents',
  ],
  ein_letter: ['employer_ein', 'date', 'company_name', 'document_number'],
  letter: [
    'date',
    'reference',
    'case_number',
    'agency_case_number',
    'ssn',
    'national_id_number',
    'due_date',
    'customer_number',
    'effective_date',
  ],
};
const results: Record<string, readonly string[]> = {
  tax_return: [
    'total_income',
    'gross_income',
    'adjusted_gross_income',
    'taxable_income',
    'income_tax',
    'refund_amount',
    'amount_due',
    'federal_income_tax_withheld',
    'tax',
  ],
  ein_letter: ['employer_ein', 'due_date'],
  letter: ['amount_due', 'due_date', 'total', 'monthly_payment', 'gross_monthly_income'],
};

export const assessmentFrame: Frame = {
  name: 'assessment',
  continues: true,
  kinds: ['tax_return', 'tax_return', 'letter', 'ein_letter'],
  draw: (composer, kind) => {
    const { random, sheet, style, world } = composer;
    const own = [
      worded(composer, plainWord(composer, 'yours'), random.pattern('999 / 9999 / 9999')),
      worded(composer, plainWord(composer, 'contact'), style.printName(world.official)),
      worded(composer, plainWord(composer, 'extension'), world.authority.phone),
      worded(composer, plainWord(composer, 'page'), '1 / 4'),
    ];
    const entries = [...composer.entries(random.some(references[kind.name]!, 2, 6)), ...random.some(own, 0, 3)];
    const block = `<div class="b">${random.chance(0.4) ? `<div class="h2">${composer.title(plainWord(composer, 'references'))}</div>` : ''}${pairs(composer, random.chance(0.5) ? random.shuffle(entries) : entries)}</div>`;
    const office = `<div>${sheet.value(world.authority.name, 'issuing_authority')}</div><div style="font-size:.85em">${sheet.other(style.placeLines(world.authority.place).join(', '))}</div>`;
    const codes = random.chance(0.5)
      ? `<div style="font-size:.75em">${sheet.other(random.pattern(random.pick(['999 9441 29 99718 / 99718 P 99', 'AA999999 99999 9 AV 9.999', '999999.999999.99999.999 9 AB 9.999 999'])))}</div>`
      : '';
    const name = kind.name === 'ein_letter' ? composer.text('company_name') : composer.text('full_name');
    const address = `<div style="margin:${random.int(6, 30)}px ${random.int(0, 40)}px">${codes}${composer.block({ text: name, field: kind.name === 'ein_letter' ? 'company_name' : 'full_name' }, style.placeLines(world.subject.home), 'address')}</div>`;
    const title = `<div class="h1" style="text-align:${random.pick(['left', 'center'])}">${composer.title(titleOf(composer, kind))}</div>`;
    const parts = [
      result(composer, kind),
      lines(composer, kind),
      paragraph(composer, 1, 3),
      random.chance(0.3) ? personsTable(composer) : '',
      random.chance(0.4)
        ? `<div class="h2">${composer.title(plainWord(composer, 'keep'))}</div>${paragraph(composer, 2, 4)}`
        : '',
    ];
    const body = (random.chance(0.5) ? parts : [parts[2], parts[0], parts[1], ...parts.slice(3)]).join('');
    const head = composer.later
      ? ''
      : random.pick([
          () => sideBySide([office + address, block], 30),
          () => sideBySide([office, title]) + sideBySide([block, address], 24, [1, 1.4]),
          () => sideBySide([office, block]) + address,
        ])();
    const torn = random.chance(0.15)
      ? remittance(composer, 'ein_letter', composer.entries(results[kind.name]!.slice(-2)))
      : '';
    return {
      html: head + (head.includes(title) ? '' : title) + body + torn + foot(composer) + stamp(composer),
      ...sheetSize(composer),
    };
  },
};

function result(composer: Composer, kind: Kind): string {
  const { random, look } = composer;
  const entry = composer.entry(random.pick(results[kind.name]!.slice(-4)), true);
  return `<div style="border:${look.line};padding:8px;margin:8px 0"><div class="h2">${composer.title(plainWord(composer, 'situation'))}</div><div style="font-size:1.2em">${pairs(composer, [entry], random.pick(['ends', 'colon', 'above'] as const))}</div>${random.chance(0.4) ? paragraph(composer, 1, 1) : ''}</div>`;
}

/** Number, wording, amount, a second column for the partner: facts of ours between lines of the office's own. */
function lines(composer: Composer, kind: Kind): string {
  const { random, sheet, style, look } = composer;
  const money = (amount: number) => (random.chance(0.1) ? '0' : bareAmount(style.printMoney(amount)));
  const own: Entry[] = random
    .some(plainWords(composer, 'assessed'), 2, 10)
    .map((caption) => worded(composer, caption, random.chance(0.12) ? '' : money(random.between(20, 60000))));
  const known: Entry[] = random.some(results[kind.name]!, 1, 6).map((field) => composer.entry(field));
  const all = random.shuffle([...own, ...known]);
  const two = random.chance(0.3);
  const numbered = random.weighted([
    ['before', 5],
    ['behind', 2],
    ['none', 3],
  ]);
  const dots = random.chance(0.25);
  const line = random.chance(0.5) ? look.line : '0';
  let number = random.int(1, 40);
  const cell = (html: string, right = true) =>
    `<td style="border-bottom:${line};text-align:${right ? 'right' : 'left'}">${html}</td>`;
  const rows = all.map((entry) => {
    number += random.pick([1, 1, 1, 2, 5]);
    const { id, html } = composer.caption(entry);
    const sign = numbered === 'none' ? '' : cell(sheet.other(String(number)), false);
    const label = cell(html + (dots ? ` ${sheet.other('. . . . . .')}` : ''), false);
    const value = cell(composer.value(entry, id));
    const partner = two
      ? cell(
          random.chance(0.5)
            ? composer.about('spouse', () => sheet.value(money(random.between(100, 40000)), null, id))
            : '',
        )
      : '';
    return `<tr>${numbered === 'before' ? sign : ''}${label}${numbered === 'behind' ? sign : ''}${value}${partner}</tr>`;
  });
  const head = two
    ? `<tr>${numbered === 'before' ? '<td></td>' : ''}<td></td>${numbered === 'behind' ? '<td></td>' : ''}${cell(sheet.heading(plainWord(composer, 'first')))}${cell(sheet.heading(plainWord(composer, 'second')))}</tr>`
    : '';
  return `<table>${head}${rows.join('')}</table>`;
}

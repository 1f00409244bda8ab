// Applications as offices print them: bars with numbers, boxes, two columns for two applicants, lists of persons, sentences with blanks to fill.

import { drawEntries, pickBlock } from '../blocks/all-blocks.ts';
import { denseBlocks, denseGrid } from '../blocks/dense.ts';
import { pair, sideBySide } from '../blocks/pairs.ts';
import { plainWord } from '../captions/plain-words.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Section } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { personsTable } from './persons-table.ts';
import { sentenceWithBlanks } from './sentence-with-blanks.ts';

const paired =
  'full_name surname given_names middle_name date_of_birth ssn sex marital_status nationality phone cell_phone email occupation employer_name employment_start_date gross_monthly_income place_of_birth address passport_number license_number'.split(
    ' ',
  );

export const boxedFormFrame: Frame = {
  name: 'boxed-form',
  continues: true,
  kinds: [
    'application_form',
    'application_form',
    'application_form',
    'application_form',
    'lease',
    'tax_return',
    'articles',
    'visa',
    'insurance_policy',
    'transcript',
  ],
  draw: (composer, kind) => {
    const { random, sheet, world } = composer;
    const block = random.weighted(denseBlocks.map((dense) => [dense, dense.weight ?? 1] as const));
    const numbered = random.pick(['number', 'number', 'letter', 'none']);
    let number = 0;
    const bar = random.pick([
      'background:#222;color:#fff;padding:2px 6px',
      'background:#ddd;padding:2px 6px',
      'background:#3a6238;color:#fff;padding:4px',
      'border:1px solid #000;padding:2px',
      '',
    ]);
    const title = (text: string): string => {
      number++;
      const sign =
        numbered === 'number' ? `${number}. ` : numbered === 'letter' ? `${String.fromCharCode(64 + number)}  ` : '';
      return `<div class="h2" style="${bar}">${composer.title(sign + text)}</div>`;
    };
    const own = (section: Section): string => {
      const draw = () =>
        drawEntries(
          composer,
          sectionEntries(composer, section),
          random.chance(0.75) ? block : pickBlock(random, composer.share),
        );
      const text = random.pick(section.title.split(';')).trim();
      return (text ? title(text) : '') + (section.about ? composer.about(section.about, draw) : draw());
    };
    const parts = random.some(kind.sections, 2, 7).map(own);
    if (random.chance(0.35)) parts.splice(random.int(0, parts.length), 0, twoApplicants(composer, title));
    if (random.chance(0.45)) parts.splice(random.int(1, parts.length), 0, personsTable(composer));
    for (let i = random.int(0, 2); i > 0; i--)
      parts.splice(random.int(0, parts.length), 0, sentenceWithBlanks(composer));
    if (random.chance(0.3)) parts.splice(random.int(0, parts.length), 0, paragraph(composer, 1, 2));
    const office = random.chance(0.35) ? officeUse(composer) : '';
    const head = composer.later
      ? ''
      : `${sideBySide(random.shuffle([`<div style="font-size:.85em">${sheet.other(world.authority.name)}</div>`, `<div style="font-size:.85em;text-align:right">${sheet.other(random.pattern('AAA 99999 (Rev. 9/2023)'))}</div>`]))}<div class="h1" style="text-align:${random.pick(['left', 'center', 'right'])}">${composer.title(titleOf(composer, kind))}</div>${random.chance(0.5) ? paragraph(composer, 1, 2) : ''}`;
    const above = random.chance(0.5);
    return {
      html:
        head +
        (above ? office : '') +
        parts.join('') +
        signatures(composer) +
        (above ? '' : office) +
        foot(composer) +
        stamp(composer),
      ...sheetSize(composer),
    };
  },
};

function sectionEntries(composer: Composer, section: Section): Entry[] {
  const { random } = composer;
  const entries = composer.entries(random.some(section.fields, Math.min(3, section.fields.length), 12));
  for (let i = random.int(0, 3); i > 0; i--)
    entries.splice(random.int(0, entries.length), 0, random.chance(0.5) ? composer.question() : composer.invented());
  return entries;
}

/** The same captions twice: beside each other with one column each, or in boxes one under the other. Only the first is the subject. */
function twoApplicants(composer: Composer, title: (text: string) => string): string {
  const { random, sheet, look } = composer;
  const fields = random.some(paired, 4, 11);
  const [first, second] = [plainWord(composer, 'first'), plainWord(composer, 'second')];
  const empty = random.chance(0.2);
  const blank = (entry: Entry): Entry => (empty ? { ...entry, value: '' } : entry);
  if (random.chance(0.45)) {
    const cell = (html: string) => `<td style="border:${look.line}">${html}</td>`;
    const middle = random.chance(0.2);
    const rows = fields.map((field) => {
      const entry = composer.entry(field);
      const { id, html } = composer.caption(entry);
      const mine = cell(composer.value(entry, id));
      const theirs = cell(
        composer.about('spouse', () => composer.value(blank({ ...composer.entry(field), caption: '' }), id)),
      );
      return `<tr>${middle ? mine + cell(html) + theirs : cell(html) + mine + theirs}</tr>`;
    });
    const heads = [first, second].map((text) => cell(sheet.heading(text)));
    return `<table><tr>${middle ? `${heads[0]}<td></td>${heads[1]}` : `<td></td>${heads.join('')}`}</tr>${rows.join('')}</table>`;
  }
  const draw = (text: string, entries: readonly Entry[]) =>
    title(text) +
    (random.chance(0.7)
      ? denseGrid(composer, entries, random.int(1, 4))
      : entries.map((entry) => pair(composer, entry, 'above')).join(''));
  const parts = [
    draw(first, composer.entries(fields)),
    composer.about('spouse', () => draw(second, composer.entries(fields).map(blank))),
  ];
  return random.chance(0.6) ? sideBySide(parts, 10) : parts.join('');
}

/** Fields for office use, which are nobody's fact. */
function officeUse(composer: Composer): string {
  const { random, style, world } = composer;
  const entries: Entry[] = random.some(
    [
      {
        caption: random.pick(['Date received', 'Eingang', 'Reçu le', 'Received']),
        value: style.printDate(world.today),
        field: null,
      },
      {
        caption: random.pick(['Screener', "Rec'd by", 'Bearbeiter', 'Agent']),
        value: style.printName(world.official),
        field: null,
      },
      {
        caption: random.pick(['Fee', 'Gebühr', 'Amount']),
        value: style.printMoney(random.between(10, 200)),
        field: null,
      },
      { caption: random.pick(['Approved', 'Code', 'Status']), value: composer.note(), field: null },
      {
        caption: random.pick(['Case number', 'Case no.']),
        value: random.pattern('9999999999'),
        field: 'agency_case_number',
      },
    ],
    2,
    5,
  );
  return `<div style="font-size:.85em"><div style="text-align:center">${composer.title(random.pick(['AGENCY USE ONLY', 'FOR OFFICE USE ONLY', 'Nur für amtliche Vermerke', "Cadre réservé à l'administration", 'Espacio reservado', 'Riservato all’ufficio']))}</div>${denseGrid(composer, entries, 5)}</div>`;
}

function signatures(composer: Composer): string {
  const { random } = composer;
  if (random.chance(0.35)) return '';
  const mine = [composer.entry('signatory'), composer.entry('date')].map((entry) => pair(composer, entry, 'below'));
  const theirs = random.chance(0.4)
    ? composer.about('spouse', () =>
        [composer.entry('signatory'), composer.entry('date')].map((entry) => pair(composer, entry, 'below')),
      )
    : [];
  return `<div style="margin-top:16px">${sideBySide([...mine, ...theirs], 14)}</div>`;
}

// Payslips as Europe prints them: boxes with tiny captions, lines with quantity, base, rate and both shares, sums of the month and of the year.
import { denseGrid } from '../blocks/dense.ts';
import { bareAmount, pairs, sideBySide, worded } from '../blocks/pairs.ts';
import { type PlainWord, plainWord, plainWords } from '../captions/plain-words.ts';
import type { Composer, Entry } from '../composer.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { windowAddress } from './window-address.ts';

const known =
  'employee_id full_name ssn tax_id national_insurance_number payroll_number date_of_birth employment_start_date job_title department marital_status tax_code pay_date period_start period_end pay_period employee_address employment_type'.split(
    ' ',
  );
const sums = ['gross_pay', 'total_deductions', 'net_pay', 'gross_pay_ytd', 'net_pay_ytd'];

export const payslipFrame: Frame = {
  name: 'payslip',
  continues: true,
  kinds: ['pay_stub'],
  draw: (composer, kind) => {
    const { random, sheet, world, style } = composer;
    const title = composer.title(titleOf(composer, kind));
    const month = sheet.other(
      random.pick([
        style.printDate(world.today).replace(/^\D*\d{1,2}\D+/, ''),
        `${random.int(1, 12)}/${world.today.getUTCFullYear()}`,
      ]),
    );
    const employer = `<div style="font-size:${random.between(1, 1.5).toFixed(2)}em"><b>${sheet.value(world.employer.name, 'employer_name')}</b></div><div>${sheet.value(style.placeLines(world.employer.place).join(random.pick(['\n', ', '])), 'employer_address')}</div>`;
    const heads: readonly (() => string)[] = [
      () => sideBySide([employer, `<div style="text-align:right"><div class="h1">${title}</div>${month}</div>`]),
      () => `<div class="h1" style="text-align:center">${title}</div>${month}${employer}`,
      () =>
        sideBySide([
          `<div class="h1">${title} ${month}</div>`,
          `<div style="text-align:right">${sheet.other(style.printDate(world.today))} ${sheet.other(`${plainWord(composer, 'page')}: 1`)}</div>`,
        ]),
    ];
    const identity = identityBoxes(composer);
    const addressed = random.chance(0.6) ? windowAddress(composer, 'pay_stub') : '';
    const note = random.chance(0.4)
      ? `<div>${sheet.heading(plainWord(composer, 'keep'))}${paragraph(composer, 1, 2)}</div>`
      : '';
    const top =
      addressed && random.chance(0.5)
        ? sideBySide(random.shuffle([addressed, identity]), 20)
        : sideBySide([addressed, note], 20) + identity;
    const below = random
      .shuffle([() => cumulated(composer), () => netBox(composer), () => (random.chance(0.5) ? leave(composer) : '')])
      .map((draw) => draw());
    const lines = payLines(composer);
    return {
      html: `${composer.later ? '' : random.pick(heads)()}${top}${lines}${below.join('')}${random.chance(0.3) ? paragraph(composer, 1, 2) : ''}${foot(composer)}${stamp(composer)}`,
      ...sheetSize(composer),
    };
  },
};

/** Boxes of an office's own that no field of ours is in. */
function ownBoxes(composer: Composer, count: number): Entry[] {
  const { random } = composer;
  return random
    .some(plainWords(composer, 'payslipBox'), count, count)
    .map((caption) =>
      worded(
        composer,
        caption,
        random.chance(0.15)
          ? ''
          : random.pick([
              random.pattern('9'),
              random.pattern('99'),
              random.pattern('99,99'),
              random.pattern('A9'),
              random.pattern('99999'),
              random.pattern('999,99'),
              composer.note(),
            ]),
      ),
    );
}

function identityBoxes(composer: Composer): string {
  const { random } = composer;
  const facts = composer.entries(random.some(known, 5, 12));
  const entries = random.chance(0.6)
    ? random.shuffle([...facts, ...ownBoxes(composer, random.int(2, 8))])
    : [...facts, ...ownBoxes(composer, random.int(1, 4))];
  if (random.chance(0.6)) return `<div class="b">${denseGrid(composer, entries)}</div>`;
  if (random.chance(0.5)) return `<div class="b">${pairs(composer, entries)}</div>`;
  const half = Math.ceil(entries.length / 2);
  return `<div class="b">${sideBySide([pairs(composer, entries.slice(0, half), 'beside'), pairs(composer, entries.slice(half), 'beside')])}</div>`;
}

interface Line {
  readonly label: string;
  readonly field: string | null;
  readonly amount: number | null;
  readonly column: 'paid' | 'deducted';
  readonly bold?: boolean;
}

/** The lines of a payslip: what was earned, the sum, what goes off, what is left. */
function linesOf(composer: Composer): Line[] {
  const { random, world } = composer;
  const { pay } = world;
  const earned = plainWords(composer, 'payslipLine');
  const taken = plainWords(composer, 'deductionLine');
  const sum = (field: string, amount: number, column: Line['column']): Line => ({
    label: composer.entry(field).caption,
    field,
    amount,
    column,
    bold: true,
  });
  const taxes: Line[] = random
    .some(
      [
        'income_tax',
        'national_insurance',
        'federal_income_tax',
        'social_security_tax',
        'medicare_tax',
        'state_income_tax',
      ],
      0,
      composer.language === 'en' ? 4 : 1,
    )
    .map((field) => ({
      label: composer.entry(field).caption,
      field,
      amount: /^(federal|social|medicare)/.test(field) ? null : pay.gross * random.between(0.01, 0.2),
      column: 'deducted',
    }));
  const loose = (labels: readonly string[], min: number, max: number, column: Line['column'], share: number): Line[] =>
    random
      .some(labels, min, max)
      .map((label) => ({ label, field: null, amount: pay.gross * random.between(0.005, share), column }));
  return [
    {
      label: composer.language === 'en' ? random.pick(['Basic pay', 'Regular', 'Salary']) : earned[0]!,
      field: null,
      amount: pay.gross * random.between(0.7, 0.97),
      column: 'paid',
    },
    ...loose(earned.slice(1), 0, 5, 'paid', 0.2),
    ...(random.chance(0.85) ? [sum('gross_pay', pay.gross, 'paid')] : []),
    ...random.shuffle([...loose(taken, 1, 7, 'deducted', 0.12), ...taxes]),
    ...(random.chance(0.5) ? [sum('total_deductions', pay.deductions, 'deducted')] : []),
    ...(random.chance(0.6) ? [sum('net_pay', pay.net, 'paid')] : []),
    ...(random.chance(0.3) ? loose(taken, 1, 2, 'deducted', 0.03) : []),
  ];
}

function payLines(composer: Composer): string {
  const { random, sheet, style, look } = composer;
  const money = (amount: number) => bareAmount(style.printMoney(amount));
  const figure = (amount: number) => sheet.other(money(amount));
  const split = random.chance(0.6);
  const columns: PlainWord[] = [
    ...(random.chance(0.5) ? (['code'] as const) : []),
    'label',
    ...random.some(['quantity', 'base', 'rate'] as const, 1, 3),
    ...(split ? random.shuffle(['deducted', 'paid'] as const) : (['paid'] as const)),
    ...random.some(['employer', 'ytd'] as const, 0, 1),
  ];
  const border = random.weighted([
    [`border-left:${look.line};border-right:${look.line}`, 3],
    [`border-bottom:1px solid #bbb`, 2],
    ['', 3],
  ]);
  const draw = ({ label, field, amount, column, bold }: Line): string => {
    const { id, html } = composer.caption({ caption: label, value: '', field });
    const printed = amount === null ? bareAmount(composer.text(field!)) : money(amount);
    const deducted = column === 'deducted';
    const value = sheet.value(
      deducted && !split && random.chance(0.4) ? random.pick([`-${printed}`, `${printed}-`]) : printed,
      field,
      id,
    );
    const year =
      field === 'gross_pay' || field === 'net_pay'
        ? sheet.value(bareAmount(composer.text(`${field}_ytd`)), `${field}_ytd`, id)
        : figure((amount ?? 50) * random.int(2, 12));
    const cells = columns.map((name) => {
      if (name === 'label') return html;
      if (name === 'code') return bold || random.chance(0.1) ? '' : sheet.other(random.pattern('9999'));
      if (name === 'deducted' || name === 'paid') return !split || (name === 'deducted') === deducted ? value : '';
      if (name === 'ytd') return year;
      if (bold || random.chance(0.35)) return '';
      if (name === 'employer') return deducted ? figure((amount ?? 50) * random.between(0.5, 2)) : '';
      return sheet.other(
        name === 'rate'
          ? random.pattern('9,99')
          : name === 'quantity'
            ? random.pattern('99,99')
            : money(random.between(20, 4000)),
      );
    });
    return `<tr style="font-weight:${bold ? 'bold' : 'normal'}">${cells.map((cell, index) => `<td style="${border};text-align:${columns[index] === 'label' || columns[index] === 'code' ? 'left' : 'right'}">${cell}</td>`).join('')}</tr>`;
  };
  const head = columns
    .map(
      (name) =>
        `<td style="${border};text-align:${name === 'label' ? 'left' : 'right'}">${sheet.heading(plainWord(composer, name))}</td>`,
    )
    .join('');
  const table = (lines: readonly Line[]) => `<table><tr>${head}</tr>${lines.map(draw).join('')}</table>`;
  const lines = linesOf(composer);
  if (random.chance(0.75)) return table(lines);
  const both = [lines.filter(({ column }) => column === 'paid'), lines.filter(({ column }) => column !== 'paid')];
  return columns.length > 4 || random.chance(0.3) ? both.map(table).join('') : sideBySide(both.map(table), 10);
}

/** Sums of the month over sums of the year, or boxes of both. */
function cumulated(composer: Composer): string {
  const { random, sheet, style, world, look } = composer;
  const amount = (text: string) => bareAmount(text);
  if (random.chance(0.4)) {
    const entries = random.shuffle([
      ...random
        .some(sums, 1, 5)
        .map((field) => ({ ...composer.entry(field, true), value: amount(composer.text(field)) })),
      ...ownBoxes(composer, random.int(1, 6)).map((entry) => ({
        ...entry,
        value: amount(style.printMoney(random.between(10, 20000))),
      })),
    ]);
    return `<div class="b">${denseGrid(composer, entries, 7)}</div>`;
  }
  const loose = random.some(plainWords(composer, 'payslipBox'), 1, 5);
  const gross = composer.caption(composer.entry('gross_pay'));
  const heads = [gross, ...loose.map((caption) => composer.caption(worded(composer, caption, '')))];
  const rows = (['month', 'ytd'] as const).map((name) => {
    const field = name === 'month' ? 'gross_pay' : 'gross_pay_ytd';
    const cells = heads.map(({ id }, index) =>
      index === 0
        ? sheet.value(amount(composer.text(field)), field, id)
        : sheet.value(amount(style.printMoney(world.pay.gross * random.between(0.1, 6))), null, id),
    );
    return `<tr><td style="border:${look.line}">${sheet.other(plainWord(composer, name))}</td>${cells.map((cell) => `<td style="border:${look.line};text-align:right">${cell}</td>`).join('')}</tr>`;
  });
  return `<table><tr><td></td>${heads.map(({ html }) => `<td style="border:${look.line}">${html}</td>`).join('')}</tr>${rows.join('')}</table>`;
}

/** The amount paid out, in large letters, and its account. */
function netBox(composer: Composer): string {
  const { random, sheet, look } = composer;
  const net = composer.caption(
    worded(
      composer,
      random.chance(0.5) ? plainWord(composer, 'netBox') : composer.entry('net_pay').caption,
      '',
      'net_pay',
    ),
  );
  const box = `<div style="border:${look.line};padding:4px 8px;text-align:${random.pick(['left', 'right', 'center'])}"><div>${net.html}</div><div style="font-size:${random.between(1.1, 1.8).toFixed(2)}em">${sheet.value(composer.text('net_pay'), 'net_pay', net.id)}</div></div>`;
  const to = sheet.caption(plainWord(composer, 'bankTo'), 'bank_name');
  const account = random.pick(['iban', 'account_number']);
  const bank = random.chance(0.6)
    ? `<div style="padding:4px">${to.html}<div>${sheet.value(composer.text('bank_name'), 'bank_name', to.id)}</div>${pairs(composer, [composer.entry(account, true)], 'colon')}</div>`
    : '';
  return random.chance(0.5) ? sideBySide(random.shuffle([box, bank]), 10) : box + bank;
}

/** Days of leave: had, taken, left. */
function leave(composer: Composer): string {
  const { random, sheet, look } = composer;
  const cell = (html: string) => `<td style="border:${look.line}">${html}</td>`;
  const rows = Array.from(
    { length: random.int(1, 3) },
    () =>
      `<tr>${cell(sheet.other(plainWord(composer, 'leave')))}${Array.from({ length: 3 }, () => cell(sheet.other(random.pattern('99,99')))).join('')}</tr>`,
  );
  return `<table style="width:${random.int(40, 100)}%">${rows.join('')}</table>`;
}

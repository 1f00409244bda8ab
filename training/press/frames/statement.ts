// Statements, bills, payslips and invoices: a letterhead, what identifies the paper, a table, sums.
import { drawEntries, pickBlock } from '../blocks/all-blocks.ts';
import type { Composer } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { billTable, entriesTable, payTable } from './ledgers.ts';
import { letterhead, party, recipient } from './letterhead.ts';

const statementKinds = [
  'invoice',
  'invoice',
  'invoice',
  'bank_statement',
  'bank_statement',
  'bank_statement',
  'pay_stub',
  'pay_stub',
  'pay_stub',
  'utility_bill',
  'utility_bill',
  'insurance_policy',
  'vehicle_registration',
  'transcript',
];

const sumFields: Record<string, readonly string[]> = {
  invoice: ['subtotal', 'discount', 'shipping_cost', 'tax', 'total', 'amount_paid', 'amount_due', 'previous_balance'],
  bank_statement: [
    'opening_balance',
    'total_deposits',
    'total_withdrawals',
    'closing_balance',
    'interest_paid',
    'previous_balance',
    'new_balance',
    'minimum_payment',
    'payment_due_date',
    'average_balance',
    'credit_limit',
    'available_credit',
  ],
  pay_stub: ['gross_pay', 'total_deductions', 'net_pay', 'gross_pay_ytd', 'net_pay_ytd'],
  utility_bill: ['previous_balance', 'payments_received', 'tax', 'total', 'amount_due', 'due_date', 'late_fee_after'],
  insurance_policy: ['premium', 'deductible', 'coverage_amount', 'annual_premium'],
};

export const statementFrame: Frame = {
  name: 'statement',
  continues: true,
  kinds: statementKinds,
  draw: (composer, kind) => {
    const { random } = composer;
    const sums = sumFields[kind.name] ?? [];
    const fields = [...new Set(kind.sections.flatMap((section) => section.fields))].filter(
      (field) => !sums.includes(field) && !/_(name|address)$/.test(field),
    );
    const meta = composer.entries(random.some(fields, 2, 9)).filter(({ value }) => value !== '');
    const blocks = composer.later ? continued(composer, meta) : shuffledHead(composer, kind, meta);
    const table = drawTable(composer, kind.name);
    const totals = totalsOf(composer, sums);
    const parts = [
      blocks,
      random.chance(0.3) ? paragraph(composer, 1, 3) : '',
      ...(random.chance(0.15) ? [totals, table] : [table, totals]),
    ];
    if (kind.name === 'pay_stub' && random.chance(0.15)) parts.push(cheque(composer));
    if (random.chance(0.5)) parts.push(paragraph(composer, 1, 4));
    if (random.chance(0.12) && kind.name !== 'pay_stub') parts.push(slip(composer));
    return { html: parts.join('') + foot(composer) + stamp(composer), ...sheetSize(composer) };
  },
};

/** Beginning of the second page of a statement. */
function continued(composer: Composer, meta: ReturnType<Composer['entries']>): string {
  const { random, sheet } = composer;
  const line = random.chance(0.5)
    ? `<div class="sp"><span>${sheet.other(random.pick(['Continued', '(continued)', 'Page 2', 'Seite 2', 'Suite', 'Transactions (continued)']))}</span></div>`
    : '';
  return line + (random.chance(0.5) ? drawEntries(composer, meta.slice(0, 2)) : '');
}

/** Letterhead, recipient, title and reference numbers, in the places that papers give them. */
function shuffledHead(composer: Composer, kind: Kind, meta: ReturnType<Composer['entries']>): string {
  const { random } = composer;
  const title = `<div class="h1" style="text-align:${random.pick(['left', 'left', 'center', 'right'])}">${random.chance(0.9) ? composer.title(titleOf(composer, kind)) : ''}</div>`;
  const sender = `<div>${letterhead(composer, kind.name)}</div>`;
  const references = drawEntries(composer, meta);
  const invoice = kind.name === 'invoice';
  const parties =
    invoice && random.chance(0.6)
      ? `<div style="display:flex;gap:30px">${random
          .some(['customer', 'ship', 'vendor'] as const, 1, 2)
          .map((which) => `<div style="flex:1">${party(composer, which)}</div>`)
          .join('')}</div>`
      : `<div style="margin:${random.int(4, 40)}px 0">${random.chance(0.9) ? recipient(composer, kind.name) : ''}</div>`;
  const two = (left: string, right: string) =>
    `<div style="display:flex;gap:30px;justify-content:space-between"><div style="min-width:0">${left}</div><div style="min-width:${random.int(25, 48)}%">${right}</div></div>`;
  return random.pick([
    () => two(sender, title + references) + parties,
    () => title + sender + two(parties, references),
    () => two(sender, title) + two(parties, references),
    () => two(title + references, sender) + parties,
    () => sender + title + references + parties,
    () => `<div style="text-align:center">${sender}</div>${title}${references}${parties}`,
    () => two(parties, sender) + title + references,
  ])();
}

function totalsOf(composer: Composer, sums: readonly string[]): string {
  const { random } = composer;
  const entries = composer.entries(random.some(sums, Math.min(2, sums.length), 6)).filter(({ value }) => value !== '');
  const width = random.int(30, 60);
  const side = random.pick(['margin-left:auto', 'margin-left:auto', '', 'margin:0 auto']);
  const block = random.chance(0.8)
    ? `<div style="width:${width}%;${side}">${drawEntries(composer, entries)}</div>`
    : drawEntries(composer, entries, pickBlock(random, composer.share));
  return (
    (random.chance(0.3)
      ? `<div class="h2">${composer.title(random.pick(['Summary', 'Account Summary', 'Totals', 'Activity summary', 'Balance summary']))}</div>`
      : '') + block
  );
}

function drawTable(composer: Composer, kind: string): string {
  const { random, world } = composer;
  if (kind === 'bank_statement') return random.chance(0.85) ? entriesTable(composer, world.account) : '';
  if (kind === 'pay_stub') return payTable(composer);
  if (kind === 'insurance_policy' || kind === 'vehicle_registration') return '';
  return random.chance(0.92) ? billTable(composer, world.bill) : '';
}

/** The cheque at the foot of American payslips. */
function cheque(composer: Composer): string {
  const { random, sheet, style, world } = composer;
  const date = sheet.caption(random.pick(['Pay date:', 'Date', 'DATE']), 'pay_date');
  const payee = sheet.caption(random.pick(['Pay to the order of:', 'PAY TO THE ORDER OF', 'Pay to']), 'full_name');
  const amount = sheet.caption(random.pick(['This amount:', 'Amount', '$']), 'net_pay');
  return `<div style="border:1px solid #333;padding:10px;margin-top:24px"><div style="display:flex;justify-content:space-between"><div>${letterhead(composer, 'pay_stub')}</div><div>${date.html} ${sheet.value(composer.text('pay_date'), 'pay_date', date.id)}</div></div><div style="margin-top:14px">${payee.html} ${sheet.value(style.printName(world.subject), 'full_name', payee.id)}</div><div>${amount.html} ${sheet.value(composer.text('net_pay'), 'net_pay', amount.id)}</div><div>${sheet.other('NON-NEGOTIABLE')}</div></div>`;
}

/** The part to cut off and send back with the payment. */
function slip(composer: Composer): string {
  const entries = composer.entries(
    composer.random.some(
      ['account_number', 'amount_due', 'due_date', 'amount_paid', 'late_fee_after', 'customer_id'],
      2,
      4,
    ),
  );
  return `<div style="border-top:1px dashed #000;margin-top:30px;padding-top:8px;display:flex;gap:40px"><div style="flex:1">${recipient(composer, 'utility_bill')}</div><div style="flex:1">${drawEntries(composer, entries)}</div></div>`;
}

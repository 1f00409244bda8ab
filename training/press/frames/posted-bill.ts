// Bills and notices as they are posted: logo, window, a block of references at the right or in a side bar, a foot of the sender's numbers.
import { bareAmount, type PairShape, pair, pairs, sideBySide, worded } from '../blocks/pairs.ts';
import { plainWord } from '../captions/plain-words.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { billLines } from './bill-lines.ts';
import { numbersTable } from './form.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { party, senderOf } from './letterhead.ts';
import { personsTable } from './persons-table.ts';
import { remittance } from './remittance.ts';
import { senderFoot } from './sender-foot.ts';
import { windowAddress } from './window-address.ts';

const references: Record<string, string> = {
  invoice:
    'invoice_number invoice_date due_date customer_id customer_number order_number order_date po_number payment_terms delivery_date ship_date customer_reference period_start period_end payment_method currency room_number check_in_date check_out_date customer_tax_id',
  utility_bill:
    'account_number customer_id invoice_number invoice_date meter_number contract_number period_start period_end service_address due_date statement_date full_name payment_method payment_reference',
  insurance_policy:
    'policy_number customer_number effective_date expiration_date policy_period insured_name member_id issue_date vehicle vin plan_name property_address producer_name',
  letter:
    'customer_number account_number date reference contract_number case_number loan_id interest_rate property_address monthly_payment payment_due_date',
};
const amounts: Record<string, string> = {
  invoice: 'subtotal discount shipping_cost tax total amount_paid amount_due',
  utility_bill: 'previous_balance payments_received subtotal tax total amount_due due_date',
  insurance_policy: 'premium annual_premium deductible coverage_amount amount_due due_date',
  letter: 'amount_due due_date loan_amount monthly_payment interest_rate late_fee',
};
const list = (text: string | undefined): string[] => (text ?? '').split(' ');

export const postedBillFrame: Frame = {
  name: 'posted-bill',
  continues: true,
  kinds: ['invoice', 'invoice', 'invoice', 'utility_bill', 'utility_bill', 'insurance_policy', 'letter'],
  draw: (composer, kind) => {
    const { random } = composer;
    const meta = composer.entries(random.some(list(references[kind.name]), 3, 9));
    const sums = composer.entries(random.some(list(amounts[kind.name]), 2, 6));
    const side = random.chance(0.25);
    const table =
      kind.name === 'invoice' || (kind.name === 'utility_bill' && random.chance(0.6))
        ? billLines(composer, side)
        : !side && random.chance(0.4)
          ? numbersTable(composer)
          : '';
    const persons = kind.name === 'insurance_policy' && random.chance(0.6) ? personsTable(composer) : '';
    const body = [
      titleLine(composer, kind),
      random.chance(0.4) ? paragraph(composer, 1, 2) : '',
      table,
      persons,
      sumsOf(composer, sums),
      random.chance(0.4) ? dueBox(composer, kind) : '',
      random.chance(0.6) ? paragraph(composer, 1, 3) : '',
      random.chance(0.5) ? secondBox(composer, kind) : '',
      random.chance(0.35) ? usage(composer) : '',
      random.chance(0.35) ? sideBySide([paragraph(composer, 1, 4), paragraph(composer, 1, 4)]) : '',
    ].join('');
    const torn = random.chance(0.25) ? remittance(composer, kind.name, [...meta.slice(0, 3), ...sums.slice(0, 2)]) : '';
    const end = random.chance(0.6) ? senderFoot(composer, kind.name) : foot(composer);
    const logo = composer.later ? '' : logoOf(composer, kind);
    const address = composer.later ? '' : addressed(composer, kind);
    const block = referenceBlock(composer, meta);
    const html = side
      ? `<div style="display:flex;gap:22px;flex-direction:${random.pick(['row', 'row', 'row-reverse'])}"><div style="width:${random.int(22, 31)}%;flex:none;background:#eef4fa;padding:8px">${random.chance(0.5) ? logo : ''}${block}${random.chance(0.6) ? contacts(composer, kind) : ''}</div><div style="flex:1;min-width:0">${random.chance(0.6) ? logo : ''}${address}${body}</div></div>`
      : random.pick([
          () => logo + sideBySide([address, block], random.int(20, 70), [1.2, 1]) + body,
          () => sideBySide([logo + address, block + (random.chance(0.4) ? contacts(composer, kind) : '')], 30) + body,
          () =>
            sideBySide([address, `<div style="text-align:right">${logo}</div>`]) +
            sideBySide(random.shuffle([block, random.chance(0.5) ? contacts(composer, kind) : ''])) +
            body,
          () => `<div style="text-align:center">${logo}</div>${sideBySide([address, block])}${body}`,
        ])();
    return { html: html + torn + end + stamp(composer), ...sheetSize(composer) };
  },
};

/** The name as a logo prints it, often without what the register adds, and a motto. */
function logoOf(composer: Composer, kind: Kind): string {
  const { random, sheet, style } = composer;
  const sender = senderOf(kind.name);
  const { name, place, phone } = sender.pick(composer);
  const broken = random.chance(0.12) ? name.replace(' ', '\n') : name;
  const motto = random.chance(0.35)
    ? `<div style="font-size:.8em">${sheet.other(random.pick(['since 1961', 'Energie · Wasser · Wärme', 'Holzbau · Dachstühle · Gauben', 'HOTEL · RESTAURANT', 'hurtownia elektryczna', 'Home loan servicing', 'An equal opportunity employer', 'votre partenaire']))}</div>`
    : '';
  const lines = random.chance(0.45)
    ? `<div style="font-size:.8em">${sheet.value(style.placeLines(place).join(random.pick(['\n', ', ', ' - '])), sender.address)}</div>${random.chance(0.6) ? `<div style="font-size:.8em">${sheet.value(phone, sender.phone)}</div>` : ''}`
    : '';
  return `<div style="margin-bottom:10px"><div style="font-size:${random.between(1.2, 2.4).toFixed(2)}em;line-height:1.1;font-weight:${random.pick(['bold', 'normal'])};letter-spacing:${random.pick([0, 0, 3])}px">${sheet.value(broken, sender.name)}</div>${motto}${lines}</div>`;
}

/** One window, or the parties of a sale side by side, with their captions or without. */
function addressed(composer: Composer, kind: Kind): string {
  const { random, sheet, style, world } = composer;
  if (kind.name !== 'invoice' || random.chance(0.5)) return windowAddress(composer, kind.name);
  if (random.chance(0.5))
    return sideBySide(
      random.some(['vendor', 'customer', 'ship'] as const, 2, 3).map((which) => party(composer, which)),
      16,
    );
  const phone = random.chance(0.4) ? `<div>${sheet.value(world.subject.phone, 'customer_phone')}</div>` : '';
  const delivery = random.chance(0.4) ? party(composer, 'ship') : '';
  return sideBySide([
    `<div>${composer.block({ text: composer.text('customer_name'), field: 'customer_name' }, style.placeLines(world.subject.home), 'customer_address')}${phone}</div>`,
    delivery,
  ]);
}

/** References of both sides, the clerk's among them, which are nobody's facts. */
function referenceBlock(composer: Composer, meta: readonly Entry[]): string {
  const { random, style, world } = composer;
  const decoys = random
    .some<() => Entry>(
      [
        () => worded(composer, plainWord(composer, 'contact'), style.printName(world.official)),
        () => worded(composer, plainWord(composer, 'extension'), world.official.phone),
        () =>
          worded(
            composer,
            plainWord(composer, 'yours'),
            random.pick([
              random.pattern('AA/99-99'),
              style.printDate(new Date(world.today.getTime() - 9e8)),
              random.pattern('99-9999'),
            ]),
          ),
        () => worded(composer, plainWord(composer, 'page'), random.pick(['1', '1 / 2', '1 of 3', '1 von 1'])),
        () =>
          worded(composer, plainWord(composer, 'project'), random.pattern(random.pick(['99-9999', 'A99', '99999,9']))),
        () => worded(composer, 'E-Mail', world.vendor.email),
      ],
      0,
      4,
    )
    .map((draw) => draw());
  const entries = random.chance(0.6) ? [...meta, ...decoys] : random.shuffle([...meta, ...decoys]);
  const shape = random.pick<PairShape>(['beside', 'beside', 'beside', 'above', 'colon', 'ends']);
  const head = random.chance(0.3) ? `<div class="h2">${composer.title(plainWord(composer, 'references'))}</div>` : '';
  if (random.chance(0.12))
    return `${head}${sideBySide(
      entries.slice(0, 6).map((entry) => pair(composer, entry, 'above')),
      8,
    )}${pairs(composer, entries.slice(6))}`;
  return `<div class="b" style="font-size:${random.between(0.8, 1).toFixed(2)}em">${head}${pairs(composer, entries, shape)}</div>`;
}

/** Contact details of the sender, under headings rather than captions. */
function contacts(composer: Composer, kind: Kind): string {
  const { random, sheet } = composer;
  const sender = senderOf(kind.name);
  const { phone, website, email } = sender.pick(composer);
  const lines = random.shuffle([
    sheet.value(phone, sender.phone),
    sheet.value(website, 'website', null, kind.name !== 'invoice'),
    sheet.value(email, kind.name === 'invoice' ? 'vendor_email' : null),
    sheet.other(random.pick(['Mo-Fr 8-18 Uhr', 'Mon-Fri 8am-7pm', '24/7', 'du lundi au samedi 8h-20h', '24 h, 7 d'])),
  ]);
  return `<div class="b" style="font-size:.85em"><div class="h2">${composer.title(plainWord(composer, 'extension'))}</div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
}

/** "Invoice no. 12 of 3 May": title and facts in one line, or the title alone. */
function titleLine(composer: Composer, kind: Kind): string {
  const { random, sheet } = composer;
  const title = composer.title(titleOf(composer, kind));
  if (composer.later) return '';
  const number = { invoice: 'invoice_number', utility_bill: 'invoice_number', insurance_policy: 'policy_number' }[
    kind.name
  ];
  if (!number || random.chance(0.55)) return `<div class="h1">${title}</div>`;
  const no = sheet.caption(random.pick(['Nr.', 'No.', 'n°', 'nº', 'n.', '#', 'Nr']), number);
  const date = kind.name === 'insurance_policy' ? 'issue_date' : 'invoice_date';
  const of = sheet.caption(
    { de: 'vom', fr: 'du', es: 'de', it: 'del', pt: 'de', nl: 'van' }[composer.language as 'de'] ?? 'of',
    date,
  );
  const dated = random.chance(0.5) ? ` ${of.html} ${sheet.value(composer.text(date), date, of.id)}` : '';
  return `<div class="h1">${title} ${no.html} ${sheet.value(composer.text(number), number, no.id)}${dated}</div>`;
}

/** Sums at the right edge or over the whole width, with lines between them that are nobody's fact. */
function sumsOf(composer: Composer, sums: readonly Entry[]): string {
  const { random, style } = composer;
  const extra = random.chance(0.35)
    ? [
        worded(
          composer,
          `${plainWord(composer, 'vat')} ${random.pick(['5', '7', '10', '23'])} %`,
          style.printMoney(random.between(1, 90)),
        ),
      ]
    : [];
  const entries = [...sums];
  if (extra[0]) entries.splice(random.int(0, entries.length), 0, extra[0]);
  const wide = random.chance(0.3);
  return `<div class="b" style="width:${wide ? 100 : random.int(35, 60)}%;margin-left:${random.chance(0.75) ? 'auto' : 0}">${pairs(composer, entries, random.pick<PairShape>(['ends', 'ends', 'ends', 'beside', 'colon']))}</div>`;
}

/** The amount due, large, a second time. */
function dueBox(composer: Composer, kind: Kind): string {
  const { random, look } = composer;
  const field = kind.name === 'insurance_policy' ? 'premium' : random.pick(['amount_due', 'amount_due', 'total']);
  const due = kind.name === 'insurance_policy' ? 'effective_date' : 'due_date';
  const entries = [composer.entry(field, true), ...(random.chance(0.5) ? [composer.entry(due, true)] : [])];
  return `<div style="border:${look.line};padding:6px 10px;font-size:${random.between(1, 1.4).toFixed(2)}em;width:${random.int(35, 100)}%;margin:8px 0 8px ${random.pick(['0', 'auto'])}">${pairs(composer, entries, random.pick<PairShape>(['ends', 'above', 'colon']))}</div>`;
}

/** Place of the object, holder of the contract, account to be debited. */
function secondBox(composer: Composer, kind: Kind): string {
  const { random, style, world } = composer;
  const fields = {
    invoice: ['bank_name', 'iban', 'bic', 'payment_reference', 'account_number'],
    utility_bill: [
      'full_name',
      'service_address',
      'meter_number',
      'contract_number',
      'iban',
      'bank_name',
      'phone',
      'email',
    ],
    insurance_policy: [
      'insured_address',
      'date_of_birth',
      'vehicle_make',
      'vehicle_model',
      'vin',
      'plate_number',
      'producer_name',
      'producer_address',
    ],
  }[kind.name] ?? ['property_address', 'loan_id', 'maturity_date', 'account_number'];
  const entries = composer.entries(random.some(fields, 2, 5));
  const loose = Array.from({ length: random.int(0, 3) }, () =>
    worded(
      composer,
      plainWord(composer, 'project'),
      random.pick([
        random.pattern('AA9999999999999999AA9A'),
        random.pattern('9,99 kW'),
        bareAmount(style.printMoney(world.bill.subtotal)),
      ]),
    ),
  );
  return `<div style="background:#f2f5f9;padding:8px"><div class="h2">${composer.title(plainWord(composer, 'summary'))}</div>${random.chance(0.5) ? sideBySide([pairs(composer, entries), pairs(composer, loose)]) : pairs(composer, [...entries, ...loose])}</div>`;
}

/** Bars of a chart: years, kilowatts, months of instalments. */
function usage(composer: Composer): string {
  const { random, sheet } = composer;
  const bars = Array.from({ length: random.int(2, 6) }, (_, index) => {
    const width = random.int(10, 60);
    const label = random.pick([
      String(2018 + index),
      `${2018 + index}-${19 + index}`,
      `${index + 1} Person`,
      composer.style.printDate(composer.world.today),
    ]);
    return `<div style="display:flex;gap:8px"><span style="width:14%">${sheet.other(label)}</span><span style="width:${width}%;background:#8bc"></span><span>${sheet.other(random.pattern(random.pick(['9.999', '99 999 kWh', '999 m³'])))}</span></div>`;
  });
  return `<div class="b" style="font-size:.85em"><div class="h2">${composer.title(plainWord(composer, 'project'))}</div>${bars.join('')}</div>`;
}

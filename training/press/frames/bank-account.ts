// Statements of banks: window and block of references, a box of sums, one account or several, bookings of several lines each.
import { bareAmount, type PairShape, pairs, sideBySide, worded } from '../blocks/pairs.ts';
import { type PlainWord, plainWord } from '../captions/plain-words.ts';
import type { Composer } from '../composer.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, titleOf } from './frame.ts';
import { remittance } from './remittance.ts';
import { senderFoot } from './sender-foot.ts';
import { windowAddress } from './window-address.ts';

const accountFields = [
  'account_number',
  'iban',
  'bic',
  'sort_code',
  'routing_number',
  'account_type',
  'full_name',
  'statement_date',
  'period_start',
  'period_end',
  'currency',
  'customer_number',
  'customer_id',
  'statement_period',
];
const sumFields = [
  'opening_balance',
  'total_deposits',
  'total_withdrawals',
  'closing_balance',
  'interest_paid',
  'average_balance',
  'available_balance',
];
const cardFields = [
  'previous_balance',
  'payments_received',
  'new_balance',
  'minimum_payment',
  'payment_due_date',
  'credit_limit',
  'available_credit',
  'interest_rate',
];

export const bankAccountFrame: Frame = {
  name: 'bank-account',
  continues: true,
  kinds: ['bank_statement'],
  draw: (composer, kind) => {
    const { random, sheet, world, style } = composer;
    const card = random.chance(0.2);
    const logo = `<div style="font-size:${random.between(1.3, 2.2).toFixed(2)}em;line-height:1.1"><b>${sheet.value(random.chance(0.2) ? world.bank.name.replace(' ', '\n') : world.bank.name, 'bank_name')}</b></div>${random.chance(0.35) ? `<div style="font-size:.8em">${sheet.value(style.placeLines(world.bank.place).join(random.pick(['\n', ', '])), 'bank_address')}</div>` : ''}`;
    const title = `<div class="h1">${composer.title(titleOf(composer, kind))}${random.chance(0.3) ? ` ${sheet.other(`${random.int(1, 12)}/${world.today.getUTCFullYear()}`)}` : ''}</div><div style="font-size:.85em">${random.chance(0.5) ? period(composer) : ''} ${random.chance(0.5) ? sheet.other(`${plainWord(composer, 'page')} 1 / 3`) : ''}</div>`;
    const block = accountBlock(composer);
    const address = windowAddress(composer, 'bank_statement');
    const head = composer.later
      ? random.chance(0.6)
        ? sideBySide([logo, title])
        : ''
      : random.pick([
          () => sideBySide([logo, `<div style="text-align:right">${title}</div>`]) + sideBySide([address, block], 30),
          () =>
            sideBySide([title, `<div style="text-align:right">${logo}</div>`]) +
            sideBySide([address, reach(composer)], 30) +
            block,
          () => sideBySide([`${logo}${reach(composer)}`, `${title}${address}`], 30, [1, 1.6]) + block,
          () => `${logo}${address}${title}${block}`,
        ])();
    const accounts = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, (_, index) => {
      const named =
        index > 0 || random.chance(0.3)
          ? `<div class="h2">${sheet.value(composer.text('account_type'), 'account_type')} ${random.chance(0.6) ? sheet.value(composer.text('account_number'), 'account_number') : ''}</div>`
          : '';
      return (
        named + (random.chance(0.8) ? summaryBox(composer, card) : '') + (random.chance(0.85) ? bookings(composer) : '')
      );
    });
    const notes = random.chance(0.4) ? paragraph(composer, 1, 3) : '';
    const torn =
      card && random.chance(0.5)
        ? remittance(
            composer,
            'bank_statement',
            composer.entries(
              random.some(
                ['account_number', 'new_balance', 'minimum_payment', 'payment_due_date', 'amount_paid'],
                2,
                5,
              ),
            ),
          )
        : '';
    return {
      html:
        head +
        accounts.join('') +
        notes +
        torn +
        (random.chance(0.4) ? senderFoot(composer, 'bank_statement') : foot(composer)),
      ...sheetSize(composer),
    };
  },
};

/** "from … to …", with the words between for captions. */
function period(composer: Composer): string {
  const { random, sheet } = composer;
  const [first, second] = random.pick(
    {
      de: [['vom', 'bis']],
      fr: [['du', 'au']],
      es: [['del', 'al']],
      it: [['dal', 'al']],
      pt: [['de', 'a']],
      nl: [['van', 't/m']],
    }[composer.language as 'de'] ?? [
      ['from', 'to'],
      ['', '-'],
      ['', 'to'],
      ['Statement period', '–'],
    ],
  ) as [string, string];
  const from = first ? sheet.caption(first, 'period_start') : null;
  const to = sheet.other(second);
  return `<span>${from?.html ?? ''} ${sheet.value(composer.text('period_start'), 'period_start', from?.id)} ${to} ${sheet.value(composer.text('period_end'), 'period_end')}</span>`;
}

function accountBlock(composer: Composer): string {
  const { random, style, world } = composer;
  const entries = [
    ...composer.entries(random.some(accountFields, 2, 7)),
    ...random.some(
      [
        worded(composer, plainWord(composer, 'contact'), style.printName(world.official)),
        worded(composer, plainWord(composer, 'extension'), world.bank.phone, 'support_number'),
        worded(composer, plainWord(composer, 'page'), '1 / 2'),
        worded(composer, plainWord(composer, 'yours'), random.pattern('999')),
      ],
      0,
      3,
    ),
  ];
  return `<div class="b">${pairs(composer, entries)}</div>`;
}

function reach(composer: Composer): string {
  const { random, sheet, world, style } = composer;
  const line = (caption: string, value: string, field: string | null) => {
    const { id, html } = sheet.caption(caption, field);
    return `<div>${html} ${sheet.value(value, field, id)}</div>`;
  };
  const lines = [
    () =>
      line(
        random.pick(['Write to us at:', 'Write:', 'Par courrier :']),
        style.printPlace(world.bank.place),
        'bank_address',
      ),
    () => line(random.pick(['Call us on:', 'Telephone:', 'Téléphone :', 'Tel.']), world.bank.phone, 'support_number'),
    () =>
      line(random.pick(['Your branch:', 'Votre agence', 'Geschäftsstelle', 'Oficina']), world.bank.place.city, null),
    () => line(random.pick(['Visit us online:', 'Online:', 'Internet :']), world.bank.website, null),
    () => `<div>${composer.about('official', () => sheet.value(style.printName(composer.world.subject), null))}</div>`,
    () => line('Sort code:', composer.text('sort_code'), 'sort_code'),
  ];
  return `<div class="b" style="font-size:.85em">${random
    .some(lines, 2, 6)
    .map((draw) => draw())
    .join('')}</div>`;
}

/** Sums in a list, in two columns, in a row with signs between them, or under heads. */
function summaryBox(composer: Composer, card: boolean): string {
  const { random, sheet, look } = composer;
  const chosen = composer.entries(random.some(card ? cardFields : sumFields, 3, 6)).filter(({ value }) => value !== '');
  const title = random.chance(0.5) ? `<div class="h2">${composer.title(plainWord(composer, 'summary'))}</div>` : '';
  const shape = random.pick<PairShape>(['ends', 'ends', 'beside', 'colon']);
  const half = Math.ceil(chosen.length / 2);
  const body = random.pick([
    () => `<div style="width:${random.int(40, 100)}%">${pairs(composer, chosen, shape)}</div>`,
    () => sideBySide([pairs(composer, chosen.slice(0, half), shape), pairs(composer, chosen.slice(half), shape)], 30),
    () =>
      `<div style="display:flex;gap:10px">${chosen
        .slice(0, 4)
        .map(
          (entry, index) =>
            `${index > 0 ? `<div>${sheet.other(random.pick(['+', '-', '=']))}</div>` : ''}<div style="flex:1">${pairs(composer, [entry], 'above')}</div>`,
        )
        .join('')}</div>`,
    () =>
      sideBySide(
        [
          `<div style="border:${look.line};padding:6px">${pairs(composer, chosen, shape)}</div>`,
          paragraph(composer, 1, 2),
        ],
        20,
      ),
  ])();
  return `${title}<div class="b">${body}</div>`;
}

function bookings(composer: Composer): string {
  const { random, sheet, style, world, look } = composer;
  const { account } = world;
  const money = (amount: number) => bareAmount(style.printMoney(amount));
  const signed = random.pick([
    (amount: number) => money(amount),
    (amount: number) => `${money(Math.abs(amount))} ${amount < 0 ? 'S' : 'H'}`,
    (amount: number) => `${money(Math.abs(amount))}${amount < 0 ? '-' : '+'}`,
  ]);
  const split = random.chance(0.6);
  const columns: PlainWord[] = [
    'date',
    ...(random.chance(0.4) ? (['valueDate'] as const) : []),
    'label',
    ...(split ? random.shuffle(['out', 'in'] as const) : (['amount'] as const)),
    ...(random.chance(0.55) ? (['balance'] as const) : []),
  ];
  const line = random.weighted([
    [`border-left:${look.line}`, 2],
    ['border-bottom:1px solid #ccc', 3],
    ['', 3],
  ]);
  const long = random.chance(0.45);
  const more = () =>
    Array.from(
      { length: random.int(0, 3) },
      () =>
        `<div>${sheet.other(random.pick([random.pattern('MREF 999999999 CRED DE99ZZZ99999999999'), style.printName(world.friend), world.vendor.name, random.pattern('REF: 9999999999'), random.pattern('Kd-Nr. 9999 999, Rg-Nr. 99999'), `MOTIF: ${composer.note()}`, random.pattern('DE99999999999999999999'), random.pattern('CARD 9999 99AAA99')]))}</div>`,
    ).join('');
  const end = (name: PlainWord) => (['date', 'valueDate', 'label'].includes(name) ? 'left' : 'right');
  const row = (cells: Partial<Record<PlainWord, string>>, style = '') =>
    `<tr style="${style}">${columns.map((name) => `<td style="${line};text-align:${end(name)}">${cells[name] ?? ''}</td>`).join('')}</tr>`;
  const last = columns.at(-1)!;
  const edge = (field: string) => {
    const { id, html } = composer.caption(composer.entry(field));
    const dated = random.chance(0.5) ? ` ${sheet.other(style.printDate(world.today))}` : '';
    return row(
      {
        label: html + dated,
        [last]: sheet.value(money(field === 'opening_balance' ? account.opening : account.closing), field, id),
      },
      'font-weight:bold',
    );
  };
  const rows = account.entries.map(({ date, text, amount, balance }) =>
    row({
      date: sheet.other(style.printDate(date)),
      valueDate: sheet.other(random.pick([style.printDate(date), 'DD', 'DEB', 'BGC'])),
      label: `${long ? `<b>${sheet.other(text)}</b>${more()}` : sheet.other(text)}`,
      amount: sheet.other(signed(amount)),
      ...(amount < 0 ? { out: sheet.other(money(-amount)) } : { in: sheet.other(money(amount)) }),
      balance: sheet.other(signed(balance)),
    }),
  );
  const carried = random.chance(0.2)
    ? row({
        label: sheet.other(
          random.pick(['Balance carried forward', 'Übertrag auf Seite 2', 'suite >>>', 'Saldo a reportar']),
        ),
        [last]: sheet.other(money(account.closing * 0.7)),
      })
    : '';
  const head = random.chance(0.9)
    ? row(Object.fromEntries(columns.map((name) => [name, sheet.heading(plainWord(composer, name))])))
    : '';
  const both = random.chance(0.55);
  const title = random.chance(0.5)
    ? `<div class="h2">${composer.title(plainWord(composer, 'transactions'))}</div>`
    : '';
  return `${title}<table>${head}${both ? edge('opening_balance') : ''}${rows.join('')}${both && !carried ? edge('closing_balance') : carried}</table>`;
}

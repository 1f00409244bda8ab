// The tables of statements: bookings, goods and pay. What stands in them is no fact, except where a row tells one.
import type { Composer } from '../composer.ts';
import { inCase } from '../look.ts';
import type { Language } from '../world/locales.ts';
import type { Account, Bill } from '../world/world.ts';

const heads: Record<string, Partial<Record<Language, readonly string[]>> & { en: readonly string[] }> = {
  date: {
    en: ['Date', 'Trans Date', 'Posting Date'],
    de: ['Datum', 'Buchungstag'],
    fr: ['Date'],
    es: ['Fecha'],
    it: ['Data'],
    pt: ['Data'],
    nl: ['Datum'],
  },
  text: {
    en: ['Description', 'Details', 'Transaction', 'Item', 'Particulars'],
    de: ['Beschreibung', 'Verwendungszweck', 'Bezeichnung'],
    fr: ['Désignation', 'Libellé', 'Description'],
    es: ['Concepto', 'Descripción'],
    it: ['Descrizione', 'Causale'],
    pt: ['Descrição', 'Artigo'],
    nl: ['Omschrijving', 'Artikel'],
  },
  in: {
    en: ['Deposits', 'Credit', 'Credits', 'Paid in', 'Deposits ($)'],
    de: ['Haben', 'Gutschrift'],
    fr: ['Crédit'],
    es: ['Abonos'],
    it: ['Entrate'],
    pt: ['Crédito'],
    nl: ['Bij'],
  },
  out: {
    en: ['Withdrawals', 'Debit', 'Debits', 'Paid out', 'Withdrawals ($)'],
    de: ['Soll', 'Lastschrift'],
    fr: ['Débit'],
    es: ['Cargos'],
    it: ['Uscite'],
    pt: ['Débito'],
    nl: ['Af'],
  },
  amount: {
    en: ['Amount', 'Total', 'Line Total', 'Amount ($)'],
    de: ['Betrag', 'Gesamt'],
    fr: ['Montant', 'Prix HT'],
    es: ['Importe'],
    it: ['Importo'],
    pt: ['Valor'],
    nl: ['Bedrag', 'Prijs'],
  },
  balance: {
    en: ['Balance', 'Running Balance'],
    de: ['Saldo', 'Kontostand'],
    fr: ['Solde'],
    es: ['Saldo'],
    it: ['Saldo'],
    pt: ['Saldo'],
    nl: ['Saldo'],
  },
  quantity: {
    en: ['Qty', 'Quantity', 'Units', 'QTY', 'Hours'],
    de: ['Menge', 'Anzahl'],
    fr: ['Quantité', 'Qté'],
    es: ['Cantidad', 'Cant.'],
    it: ['Quantità', 'Q.tà'],
    pt: ['Qtd.', 'Quantidade'],
    nl: ['Aantal'],
  },
  price: {
    en: ['Unit Price', 'Price', 'Rate'],
    de: ['Einzelpreis', 'Preis'],
    fr: ['Prix unitaire', 'P.U.'],
    es: ['Precio', 'Precio unit.'],
    it: ['Prezzo'],
    pt: ['Preço'],
    nl: ['Prijs', 'Prijs per stuk'],
  },
};
const headOf = (composer: Composer, name: string): string =>
  composer.random.pick(heads[name]![composer.language] ?? heads[name]!.en);

function table(composer: Composer, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const { random, sheet, look } = composer;
  const line = random.weighted([
    [`border:${look.line}`, 3],
    [`border-bottom:1px solid #ccc`, 3],
    ['', 4],
  ]);
  const shade =
    look.tint === 'none' ? '' : look.tint === '#333' ? 'background:#333;color:#fff' : `background:${look.tint}`;
  const letters = random.pick(['title', 'title', 'upper'] as const);
  const head = columns
    .map((column) => `<td style="${line};${shade}">${sheet.heading(inCase(column, letters))}</td>`)
    .join('');
  return `<table>${random.chance(0.93) ? `<tr>${head}</tr>` : ''}${rows.map((cells) => `<tr>${cells.map((cell, index) => `<td style="${line};${index > 1 ? 'text-align:right' : ''}">${cell}</td>`).join('')}</tr>`).join('')}</table>`;
}

export function entriesTable(composer: Composer, account: Account): string {
  const { random, sheet, style } = composer;
  const split = random.chance(0.5);
  const withBalance = random.chance(0.7);
  const columns = ['date', 'text', ...(split ? ['out', 'in'] : ['amount']), ...(withBalance ? ['balance'] : [])].map(
    (name) => headOf(composer, name),
  );
  const plain = (amount: number) => sheet.other(style.printMoney(amount));
  const rows = account.entries.map(({ date, text, amount, balance }) => [
    sheet.other(style.printDate(date)),
    sheet.other(style.upper ? text.toUpperCase() : text),
    ...(split ? [amount < 0 ? plain(-amount) : '', amount < 0 ? '' : plain(amount)] : [plain(amount)]),
    ...(withBalance ? [plain(balance)] : []),
  ]);
  const blank = columns.slice(3).map(() => '');
  const edge = (field: string, amount: number) => {
    const { id, html } = sheet.caption(composer.entry(field).caption, field);
    return ['', html, ...blank, sheet.value(style.printMoney(amount), field, id)];
  };
  const framed = random.chance(0.35)
    ? [edge('opening_balance', account.opening), ...rows, edge('closing_balance', account.closing)]
    : rows;
  return table(composer, columns, framed);
}

export function billTable(composer: Composer, bill: Bill): string {
  const { random, sheet, style } = composer;
  const columns = random.shuffle(random.some(['quantity', 'text', 'price', 'amount'], 3, 4));
  const ordered = random.chance(0.7)
    ? [...columns].sort((a, b) => 'quantitytextpriceamount'.indexOf(a) - 'quantitytextpriceamount'.indexOf(b))
    : columns;
  const rows = bill.items.map(({ text, quantity, price, amount }, index) => [
    ...(random.chance(0) ? [sheet.other(String(index + 1))] : []),
    ...ordered.map((column) =>
      sheet.other(
        { quantity: String(quantity), text, price: style.printMoney(price), amount: style.printMoney(amount) }[
          column
        ] ?? '',
      ),
    ),
  ]);
  return table(
    composer,
    ordered.map((name) => headOf(composer, name)),
    rows,
  );
}

const payRows: readonly (readonly [string, string | null])[] = [
  ['Federal Income Tax', 'federal_income_tax'],
  ['Social Security Tax', 'social_security_tax'],
  ['Medicare Tax', 'medicare_tax'],
  ['NY State Income Tax', 'state_income_tax'],
  ['Health insurance', null],
  ['401(k)', null],
  ['Union dues', null],
  ['Dental', null],
  ['Pension', null],
  ['Life Insurance', null],
];

/** Earnings with rate and hours, deductions with this period and the year to date. */
export function payTable(composer: Composer): string {
  const { random, sheet, style, world } = composer;
  const money = (amount: number) => sheet.other(style.printMoney(amount));
  const hours = random.int(20, 160);
  const earnings = random
    .some(
      ['Regular', 'Overtime', 'Holiday', 'Bonus', 'Basic Pay', 'Commission', 'Grundgehalt', 'Salaire de base'],
      1,
      3,
    )
    .map((text) => [
      sheet.other(text),
      sheet.other(random.between(8, 60).toFixed(2)),
      sheet.other(hours.toFixed(2)),
      money(world.pay.gross / 2),
      money(world.pay.gross * 3),
    ]);
  const ytd = random.chance(0.75);
  const deductions = random.some(payRows, 2, 8).map(([text, field]) => {
    const wording = field && random.chance(0.5) ? composer.entry(field).caption : text;
    const amount = field ? composer.text(field) : style.printMoney(random.between(2, 200));
    const { id, html } = sheet.caption(wording, field);
    return [
      html,
      sheet.value(random.chance(0.3) ? `-${amount}` : amount, field, id),
      ...(ytd ? [money(random.between(100, 9000))] : []),
    ];
  });
  const gross = totalRow(composer, 'gross_pay', ytd);
  const net = totalRow(composer, 'net_pay', ytd);
  const first = table(composer, ['Earnings', 'rate', 'hours', 'this period', 'year to date'], earnings);
  const second = table(
    composer,
    ['Deductions', 'this period', ...(ytd ? ['year to date'] : [])],
    [gross, ...deductions, net],
  );
  return random.chance(0.4)
    ? `<div style="display:flex;gap:20px"><div style="flex:1">${first}</div><div style="flex:1">${second}</div></div>`
    : first + second;
}

function totalRow(composer: Composer, field: 'gross_pay' | 'net_pay', ytd: boolean): string[] {
  const { sheet } = composer;
  const { id, html } = sheet.caption(composer.entry(field).caption, field);
  return [
    html,
    sheet.value(composer.text(field), field, id),
    ...(ytd ? [sheet.value(composer.text(`${field}_ytd`), `${field}_ytd`, id)] : []),
  ];
}

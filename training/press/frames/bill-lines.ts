// Lines of a bill with positions, units and rates of tax, in groups with sums of their own. Nothing in them is a fact
// of ours.
import { bareAmount } from '../blocks/pairs.ts';
import { type PlainWord, plainWord } from '../captions/plain-words.ts';
import type { Composer } from '../composer.ts';

export function billLines(composer: Composer, narrow = false): string {
  const { random, sheet, style, world, look } = composer;
  const money = (amount: number) => bareAmount(style.printMoney(amount));
  const columns: PlainWord[] = [
    ...random.some(['code', 'date'] as const, 0, narrow ? 0 : 2),
    ...(random.chance(0.5) ? (['quantity', 'label'] as const) : (['label', 'quantity'] as const)),
    ...random.some(['price', 'vat', 'net'] as const, 0, narrow ? 1 : 3),
    'amount',
  ];
  const line = random.weighted([
    [`border:${look.line}`, 3],
    ['border-bottom:1px solid #ccc', 3],
    ['', 3],
  ]);
  const end = (name: PlainWord) => (['label', 'code', 'date'].includes(name) ? 'left' : 'right');
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, index) => `<td style="${line};text-align:${end(columns[index]!)}">${cell}</td>`).join('')}</tr>`;
  const more = () =>
    random.chance(0.25)
      ? `<div style="font-size:.85em">${sheet.other(random.pick([random.pattern('Art. 99999 / 999'), world.bill.items[0]!.text, `${random.int(1, 12)}.${random.int(1, 12)}. - ${random.int(13, 28)}.${random.int(1, 12)}.`, composer.note()]))}</div>`
      : '';
  const rows = world.bill.items.flatMap(({ text, quantity, price, amount }, index) => {
    const cells: Partial<Record<PlainWord, string>> = {
      code: random.pick([String(index + 1), random.pattern('AA99'), `01.00${index + 1}`]),
      date: style.printDate(world.today),
      quantity: random.pick([String(quantity), `${quantity},000 Std`, `${quantity} pc`]),
      label: text,
      price: money(price),
      vat: random.pick(['19 %', '23', '20,00', '7%']),
      net: money(amount * 0.8),
      amount: money(amount),
    };
    const drawn = row(columns.map((name) => sheet.other(cells[name] ?? '') + (name === 'label' ? more() : '')));
    const group = random.chance(0.12)
      ? row(
          columns.map((name) =>
            name === 'label'
              ? `<i>${sheet.other(plainWord(composer, 'net'))}</i>`
              : name === 'amount'
                ? sheet.other(money(amount * 2))
                : '',
          ),
        )
      : '';
    return [drawn, group];
  });
  const head = random.chance(0.93)
    ? `<tr>${columns.map((name) => `<td style="${line};text-align:${end(name)}">${sheet.heading(plainWord(composer, name))}</td>`).join('')}</tr>`
    : '';
  return `<table>${head}${rows.join('')}</table>`;
}

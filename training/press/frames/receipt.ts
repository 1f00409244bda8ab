// Till rolls.
import type { Composer } from '../composer.ts';
import { inCase } from '../look.ts';
import type { Frame } from './frame.ts';
import { letterhead } from './letterhead.ts';

const thanks = [
  'Thank you for shopping with us',
  'THANK YOU',
  'Please come again',
  'GRACIAS POR SU VISITA',
  'Vielen Dank für Ihren Einkauf',
  'Merci de votre visite',
  'Obrigado',
  'Grazie e arrivederci',
  'Bedankt en tot ziens',
  'Goods sold are not returnable',
  'CUSTOMER COPY',
  'APPROVED',
  'Have a nice day!',
  '***',
  '==========',
  'Returns within 7 days with receipt',
];

export const receiptFrame: Frame = {
  name: 'receipt',
  kinds: ['receipt'],
  draw: (composer) => {
    const { random, sheet, style, world, look } = composer;
    const centre = random.chance(0.7) ? 'text-align:center' : '';
    const parts = [`<div style="${centre}">${letterhead(composer, 'receipt')}</div>`];
    if (random.chance(0.3))
      parts.push(
        `<div style="${centre}">${composer.title(random.pick(['Tax Invoice', 'Receipt', 'CASH SALE', 'Sales Receipt', 'RECIBO', 'Kassenbon', 'TICKET']))}</div>`,
      );
    parts.push(dateLine(composer));
    const extra = composer
      .entries(
        random.some(
          ['receipt_number', 'cashier', 'terminal', 'transaction_id', 'vendor_vat_number', 'customer_name'],
          0,
          4,
        ),
      )
      .filter(({ value }) => value !== '');
    for (const entry of extra) {
      const { id, html } = composer.caption(entry);
      parts.push(`<div>${html} ${composer.value(entry, id)}</div>`);
    }
    const wide = random.chance(0.5);
    for (const { text, quantity, price, amount } of world.bill.items) {
      const name = sheet.other(look.captionCase === 'upper' ? text.toUpperCase() : text);
      const cost = sheet.other(style.printMoney(amount));
      const count = sheet.other(random.chance(0.5) ? `${quantity} x ${style.printMoney(price)}` : String(quantity));
      parts.push(
        wide
          ? `<div>${name}</div><div class="sp"><span>${count}</span><span>${cost}</span></div>`
          : `<div class="sp"><span>${random.chance(0.6) ? `${count} ` : ''}${name}</span><span>${cost}</span></div>`,
      );
    }
    if (random.chance(0.6))
      parts.push(
        `<div>${random.chance(0.5) ? sheet.other(random.pick(['-', '=', '*']).repeat(random.int(18, 34))) : '<hr>'}</div>`,
      );
    const sums = ['subtotal', 'tax', 'total', 'amount_paid', 'change_due'].filter(
      (field) => field === 'total' || random.chance(0.6),
    );
    for (const field of sums) {
      const entry = composer.entry(field, true);
      const { id, html } = composer.caption({
        ...entry,
        caption: field === 'tax' && random.chance(0.4) ? `${entry.caption} ${world.bill.rate}%` : entry.caption,
      });
      parts.push(
        `<div class="sp" style="${field === 'total' && random.chance(0.6) ? `font-size:${random.between(1.1, 1.6)}em;font-weight:bold` : ''}"><span>${html}</span><span>${composer.value(entry, id)}</span></div>`,
      );
    }
    if (random.chance(0.3)) parts.push(dateLine(composer));
    for (const text of random.some(thanks, 0, 3))
      parts.push(`<div style="text-align:center">${sheet.other(inCase(text, 'sentence'))}</div>`);
    const width = random.int(330, 560);
    return { html: parts.join(''), width, height: Math.round(width * random.between(1.5, 3)) };
  },
};

function dateLine(composer: Composer): string {
  const { random, sheet } = composer;
  const date = composer.text('transaction_date');
  const time = composer.text('transaction_time');
  if (random.chance(0.5))
    return `<div>${sheet.value(date, 'transaction_date')}${random.pick([' ', '&nbsp;&nbsp;', ' - '])}${random.chance(0.7) ? sheet.value(time, 'transaction_time') : ''}</div>`;
  const first = composer.caption({ ...composer.entry('transaction_date'), value: '' });
  const second = composer.caption({ ...composer.entry('transaction_time'), value: '' });
  return `<div class="sp"><span>${first.html} ${sheet.value(date, 'transaction_date', first.id)}</span>${random.chance(0.5) ? `<span>${second.html} ${sheet.value(time, 'transaction_time', second.id)}</span>` : ''}</div>`;
}

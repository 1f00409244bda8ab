// Till rolls and slips of card terminals: the shop's name at the head without a caption, sums, taxes by rate, the card, the sum again.
import { bareAmount, type PairShape, pair, worded } from '../blocks/pairs.ts';
import { plainWord, plainWords } from '../captions/plain-words.ts';
import type { Composer } from '../composer.ts';
import type { Frame } from './frame.ts';

export const tillRollFrame: Frame = {
  name: 'till-roll',
  kinds: ['receipt'],
  draw: (composer) => {
    const { random, sheet, world, style } = composer;
    const width = random.int(300, 480);
    const money = (amount: number) => bareAmount(style.printMoney(amount));
    const rule = () =>
      random.pick([
        '',
        '',
        `<div style="overflow:hidden;white-space:nowrap">${sheet.other('-'.repeat(36))}</div>`,
        `<div style="border-top:1px dashed #000;margin:5px 0"></div>`,
        `<div style="overflow:hidden;white-space:nowrap">${sheet.other('='.repeat(34))}</div>`,
      ]);
    const facts = (fields: readonly string[], shape: PairShape) =>
      composer
        .entries(fields)
        .map((entry) => pair(composer, entry, shape, 50))
        .join('');
    const head = `<div style="text-align:${random.pick(['center', 'center', 'left'])}">${shopHead(composer)}</div>`;
    const about = facts(
      random.some(
        [
          'cashier',
          'terminal',
          'receipt_number',
          'transaction_date',
          'transaction_time',
          'transaction_id',
          'order_number',
        ],
        1,
        4,
      ),
      random.pick<PairShape>(['colon', 'ends', 'colon']),
    );
    const stampLine = `<div>${[sheet.value(composer.text('transaction_date'), 'transaction_date'), sheet.value(composer.text('transaction_time'), 'transaction_time'), random.chance(0.6) ? sheet.other(random.pattern('9999 99 999')) : ''].join(' ')}</div>`;
    const items = world.bill.items
      .map(({ text, quantity, amount, price }) => {
        const detail = random.chance(0.25)
          ? `<div style="padding-left:1.5em">${sheet.other(random.pick([`${quantity} x ${money(price)}`, 'No bacon', 'Happy Hour -2.00', random.pattern('9999999999999')]))}</div>`
          : '';
        return `<div class="sp"><span>${sheet.other(`${random.chance(0.4) ? `${quantity} ` : ''}${style.upper ? text.toUpperCase() : text}`)}</span><span>${sheet.other(`${money(amount)}${random.pick(['', '', ' A', ' B', ' T'])}`)}</span></div>${detail}`;
      })
      .join('');
    const totals = sums(composer);
    const paid = `<div class="sp"><span>${sheet.other('')}</span></div>${payment(composer)}`;
    const order = random.pick([
      [head, about, items, totals, paid, taxes(composer), stampLine],
      [head, stampLine, about, items, totals, taxes(composer), paid],
      [head, about, stampLine, cardSlip(composer), totals],
      [head, items, totals, paid, cardSlip(composer), stampLine],
      [random.chance(0.5) ? about : '', head, items, totals, paid, cardSlip(composer), about],
    ]);
    const thanks = `<div style="text-align:center">${Array.from({ length: random.int(0, 4) }, () => `<div>${sheet.other(random.pick(['Thank you for shopping with us', 'CUSTOMER COPY', 'Es bediente Sie', 'Vielen Dank für Ihren Einkauf', 'Merci de votre visite', 'Gracias por su compra', 'Grazie e arrivederci', 'Obrigado pela sua visita', 'Bedankt en tot ziens', 'TSE-Signatur', random.pattern('9999999999999999'), 'You saved 2.40 today', 'Points balance 412', world.vendor.website]))}</div>`).join('')}</div>`;
    const font = random.chance(0.7) ? `font-family:'Liberation Mono','DejaVu Sans Mono'` : '';
    const html = `<div style="${font}">${order.join(rule())}${thanks}</div>`;
    return { html, width, height: Math.round(width * random.between(1.7, 3.2)) };
  },
};

function shopHead(composer: Composer): string {
  const { random, sheet, style, world } = composer;
  const { name, place, phone, website } = world.vendor;
  const broken = random.chance(0.25) ? name.replace(' ', '\n') : name;
  const lines = random.some(
    [
      () => sheet.value(phone, 'merchant_phone'),
      () => {
        const { id, html } = sheet.caption(random.pick(['Tel', 'Tel.', 'Phone:', 'TEL:']), 'merchant_phone');
        return `${html} ${sheet.value(phone, 'merchant_phone', id)}`;
      },
      () => sheet.value(website, 'website'),
      () => {
        const { id, html } = sheet.caption(plainWord(composer, 'vatNumber'), 'vendor_vat_number');
        return `${html} ${sheet.value(random.pattern(random.pick(['DE999999999', '999 9999 99', 'IT99999999999'])), 'vendor_vat_number', id)}`;
      },
      () => sheet.other(random.pick(['Store #2231', 'Filiale 418', 'OPEN 24 HOURS', 'Every day low prices'])),
    ],
    0,
    3,
  );
  return `<div style="font-size:${random.between(1, 1.9).toFixed(2)}em;line-height:1.1"><b>${sheet.value(broken, 'merchant_name')}</b></div>${random.chance(0.85) ? `<div>${sheet.value(style.placeLines(place).join('\n'), 'merchant_address')}</div>` : ''}${lines.map((draw) => `<div>${draw()}</div>`).join('')}`;
}

function sums(composer: Composer): string {
  const { random } = composer;
  const total = random.chance(0.5)
    ? worded(composer, plainWord(composer, 'total'), composer.text('total'), 'total')
    : composer.entry('total', true);
  const before = random
    .some(['subtotal', 'discount', 'tax'], 0, 3)
    .map((field) => pair(composer, composer.entry(field, true), 'ends'));
  return `${before.join('')}<div style="font-size:${random.between(1, 1.6).toFixed(2)}em;font-weight:${random.pick(['bold', 'normal'])}">${pair(composer, total, 'ends')}</div>`;
}

/** The payment: its kind is the caption of the amount. */
function payment(composer: Composer): string {
  const { random, sheet } = composer;
  const method = sheet.value(plainWord(composer, 'cash'), 'payment_method');
  const paid = `<div class="sp"><span>${method}</span><span>${sheet.value(bareAmount(composer.text('total')), 'amount_paid')}</span></div>`;
  return paid + (random.chance(0.4) ? pair(composer, composer.entry('change_due', true), 'ends') : '');
}

/** Rate, net, tax and gross of each rate. */
function taxes(composer: Composer): string {
  const { random, sheet, style, world } = composer;
  const money = (amount: number) => sheet.other(bareAmount(style.printMoney(amount)));
  const columns = (['vat', 'net', 'vat', 'gross'] as const).map(
    (name) => `<td>${sheet.heading(plainWord(composer, name))}</td>`,
  );
  const rows = Array.from(
    { length: random.int(1, 3) },
    (_, index) =>
      `<tr><td>${sheet.other(`${'ABC'[index]} ${random.pick(['7,00%', '19,00%', '20', '5.5%'])}`)}</td>${[world.bill.subtotal, world.bill.tax, world.bill.total].map((amount) => `<td>${money(amount / (index + 1))}</td>`).join('')}</tr>`,
  );
  return random.chance(0.6) ? `<table style="font-size:.9em"><tr>${columns.join('')}</tr>${rows.join('')}</table>` : '';
}

/** Lines of the terminal: numbers of its own, then the amount once more. */
function cardSlip(composer: Composer): string {
  const { random } = composer;
  if (random.chance(0.25)) return '';
  const own = random
    .some(plainWords(composer, 'cardSlip'), 1, 6)
    .map((caption) =>
      worded(
        composer,
        caption,
        random.pattern(
          random.pick(['A0000000031010', '999999', '99999A', 'XXXX XXXX XXXX 9999', '00 8055 2222 11', 'Contactless']),
        ),
      ),
    );
  const known = composer.entries(random.some(['terminal', 'transaction_id', 'payment_method', 'receipt_number'], 0, 3));
  const amount = worded(
    composer,
    random.pick(['Amount', 'AMOUNT', 'Betrag', 'MONTANT', 'Importe', 'TOTAL', 'EUR']),
    composer.text('total'),
    'total',
  );
  const shape = random.pick<PairShape>(['ends', 'colon', 'ends']);
  return random
    .shuffle([...own, ...known, amount])
    .map((entry) => pair(composer, entry, shape))
    .join('');
}

// Sender and recipient of a paper: names and addresses that no caption introduces.

import type { Composer } from '../composer.ts';
import { inCase } from '../look.ts';
import type { Organisation } from '../world/organisations.ts';

export interface Sender {
  readonly pick: (composer: Composer) => Organisation;
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/** The fields that the sender of a kind of paper is told by: name, address, telephone. */
const senders: Record<string, Sender> = {
  invoice: { pick: ({ world }) => world.vendor, name: 'vendor_name', address: 'vendor_address', phone: 'vendor_phone' },
  receipt: {
    pick: ({ world }) => world.vendor,
    name: 'merchant_name',
    address: 'merchant_address',
    phone: 'merchant_phone',
  },
  bank_statement: {
    pick: ({ world }) => world.bank,
    name: 'bank_name',
    address: 'bank_address',
    phone: 'support_number',
  },
  pay_stub: {
    pick: ({ world }) => world.employer,
    name: 'employer_name',
    address: 'employer_address',
    phone: 'employer_phone',
  },
  utility_bill: {
    pick: ({ world }) => world.utility,
    name: 'utility_provider',
    address: null,
    phone: 'support_number',
  },
  insurance_policy: {
    pick: ({ world }) => world.insurer,
    name: 'insurer_name',
    address: 'insurer_address',
    phone: 'support_number',
  },
  employment_letter: {
    pick: ({ world }) => world.employer,
    name: 'employer_name',
    address: 'employer_address',
    phone: 'employer_phone',
  },
  offer_letter: {
    pick: ({ world }) => world.employer,
    name: 'employer_name',
    address: 'employer_address',
    phone: 'employer_phone',
  },
  recommendation_letter: {
    pick: ({ world }) => world.employer,
    name: 'employer_name',
    address: 'employer_address',
    phone: 'employer_phone',
  },
  transcript: { pick: ({ world }) => world.school, name: 'university', address: null, phone: null },
  diploma: { pick: ({ world }) => world.school, name: 'university', address: null, phone: null },
  language_test: { pick: ({ world }) => world.school, name: null, address: null, phone: null },
  lease: {
    pick: ({ world }) => world.landlord,
    name: 'landlord_name',
    address: 'landlord_address',
    phone: 'landlord_phone',
  },
  letter: { pick: ({ world }) => world.vendor, name: 'company_name', address: null, phone: null },
  ein_letter: { pick: ({ world }) => world.authority, name: 'issuing_authority', address: null, phone: null },
};

export const senderOf = (kind: string): Sender => senders[kind] ?? senders.letter!;

export function letterhead(composer: Composer, kind: string): string {
  const { random, sheet, style } = composer;
  const sender = senderOf(kind);
  const organisation = sender.pick(composer);
  const name = `<div style="font-size:${random.between(1, 2).toFixed(2)}em;font-weight:${random.pick(['bold', 'normal'])}">${sheet.value(organisation.name, sender.name)}</div>`;
  const lines = style.placeLines(organisation.place);
  const oneLine = random.chance(0.3);
  const address = random.chance(0.8)
    ? oneLine
      ? `<div>${sheet.value(lines.join(random.pick([', ', ' · ', ' | ', ' - '])), sender.address)}</div>`
      : `<div>${sheet.value(lines.join('\n'), sender.address)}</div>`
    : '';
  const reach = random.some(
    [
      () =>
        said(
          composer,
          random.pick(['Phone', 'Tel', 'Tel.', 'Telephone', 'Call us', 'T']),
          organisation.phone,
          sender.phone,
        ),
      () =>
        said(
          composer,
          random.pick(['E-mail', 'Email', 'E']),
          organisation.email,
          sender.name === 'vendor_name' ? 'vendor_email' : null,
        ),
      () => `<div>${sheet.value(organisation.website, 'website')}</div>`,
      () => said(composer, 'Fax', organisation.fax, null),
    ],
    0,
    3,
  );
  return name + address + reach.map((draw) => draw()).join('');
}

/** A telephone number or the like, with its caption or without. */
export function said(composer: Composer, caption: string, value: string, field: string | null): string {
  const { random, sheet, look } = composer;
  if (random.chance(0.25)) return `<div>${sheet.value(value, field)}</div>`;
  const { id, html } = sheet.caption(
    inCase(caption, look.captionCase === 'lower' ? 'title' : look.captionCase) + random.pick([':', ':', '', ' :']),
    field,
  );
  return `<div>${html} ${sheet.value(value, field, id)}</div>`;
}

const recipientFields: Record<string, readonly [string, string | null]> = {
  invoice: ['customer_name', 'customer_address'],
  pay_stub: ['full_name', 'employee_address'],
  bank_statement: ['full_name', 'address'],
  utility_bill: ['full_name', 'address'],
  insurance_policy: ['insured_name', 'insured_address'],
};

/** The window of the envelope. */
export function recipient(composer: Composer, kind: string): string {
  const { style, world } = composer;
  const [name, address] = recipientFields[kind] ?? ['full_name', 'address'];
  const text = composer.text(name);
  const title = composer.random.chance(0.1)
    ? `${composer.random.pick(['Mr', 'Mrs', 'Herrn', 'Frau', 'Mme', 'M.'])} `
    : '';
  return composer.block(
    { text: title + text, field: name },
    style.placeLines(world.subject.home).map((line) => (style.upper ? line.toUpperCase() : line)),
    address,
  );
}

const partyCaptions: Record<string, readonly string[]> = {
  customer: [
    'bill to',
    'billed to',
    'sold to',
    'customer',
    'invoice to',
    'client',
    'billing address',
    'rechnungsadresse',
    'facturé à',
    'facturar a',
    'cliente',
    'factuuradres',
    'adresse de facturation',
  ],
  ship: [
    'ship to',
    'deliver to',
    'delivery address',
    'shipping address',
    'service address',
    'lieferadresse',
    'adresse de livraison',
    'enviar a',
    'bezorgadres',
  ],
  vendor: ['from', 'remit to', 'seller', 'vendor', 'supplier', 'payable to', 'lieferant', 'vendeur', 'proveedor'],
};

/** "Bill to" and its like: one caption, then a name and an address. */
export function party(composer: Composer, which: 'customer' | 'ship' | 'vendor'): string {
  const { random, sheet, style, world, look } = composer;
  const english = composer.language === 'en';
  const captions = partyCaptions[which]!;
  const wording = english ? random.pick(captions.slice(0, 5)) : random.pick(captions);
  const fields = {
    customer: ['customer_name', 'customer_address'],
    ship: [null, 'shipping_address'],
    vendor: ['vendor_name', 'vendor_address'],
  }[which] as [string | null, string];
  const { id, html } = sheet.caption(
    inCase(wording, look.captionCase) + (random.chance(look.colonShare) ? look.colon : ''),
    fields[0] ?? fields[1],
  );
  const place = which === 'vendor' ? world.vendor.place : which === 'ship' ? world.customer.place : world.subject.home;
  const name = which === 'ship' ? style.printName(world.subject) : composer.text(fields[0]!);
  return `<div>${html}</div>${composer.block({ text: name, field: fields[0] }, style.placeLines(place), fields[1], id)}`;
}

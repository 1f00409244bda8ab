// The QR code of Swiss bills (Swiss Implementation Guidelines QR-bill, SIX, version 2): one element a line, by position.
import { isValidIBAN } from 'ibantools';
import { join, type ReadPayload, state } from './payload.ts';

/** Positions of the elements, counted from 0. */
const account = 3;
const creditor = 4;
const amount = 18;
const debtor = 20;
const reference = 27;
const message = 29;
const trailer = 30;

export const readSwissBill: ReadPayload = ({ text }) => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '') || lines[trailer] !== 'EPD') return undefined;
  const iban = lines[account] ?? '';
  const [payee, payer] = [readParty(lines.slice(creditor)), readParty(lines.slice(debtor))];
  const sum = /^\d{1,9}\.\d{2}$/.exec(lines[amount] ?? '')?.[0];
  const due = /\/\/S1.*?\/40\/[^/]*?0:(\d{1,3})/.exec(lines[trailer + 1] ?? '');
  return {
    kind: 'swiss_bill',
    isProved: isValidIBAN(iban),
    facts: [
      ...state('iban', isValidIBAN(iban) ? iban : undefined, 'code'),
      ...state('vendor_name', payee.name, 'name'),
      ...state('vendor_address', payee.address, 'address'),
      ...state('customer_name', payer.name, 'name'),
      ...state('customer_address', payer.address, 'address'),
      ...state('total', sum, 'money'),
      ...state('currency', /^(?:CHF|EUR)$/.exec(lines[amount + 1] ?? '')?.[0], 'code'),
      ...state('payment_reference', lines[reference + 1], 'code'),
      ...state('payment_message', lines[message], 'string'),
      ...(due ? state('payment_terms', `${due[1]} days`, 'string') : []),
      ...readBillInformation(lines[trailer + 1]),
    ],
  };
};

/** `S`: street, number, code and town in lines of their own; `K`: two lines as printed. */
function readParty([kind, name = '', first = '', second = '', code = '', town = '', country = '']: readonly string[]): {
  name?: string;
  address?: string;
} {
  if (!name || (kind !== 'S' && kind !== 'K')) return {};
  const lines = kind === 'S' ? [join([first, second], ' '), join([code, town], ' ')] : [first, second];
  return { name, address: join([...lines, country === 'CH' ? '' : country], ', ') };
}

/** Swico S1: `//S1/10/10201409/11/190512/…`, where 10 is the number of the invoice and 11 its date. */
function readBillInformation(line = '') {
  if (!line.startsWith('//S1/')) return [];
  const tags = new Map([...line.matchAll(/\/(\d\d)\/((?:\\.|[^/\\])*)/g)].map(([, tag, value]) => [tag, value!]));
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(tags.get('11') ?? '') ?? [];
  return [
    ...state('invoice_number', tags.get('10')?.replace(/\\(.)/g, '$1'), 'code'),
    ...state('invoice_date', year && `20${year}-${month}-${day}`, 'date', tags.get('11')),
    ...state('customer_reference', tags.get('20')?.replace(/\\(.)/g, '$1'), 'code'),
  ];
}

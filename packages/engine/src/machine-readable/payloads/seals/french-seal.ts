// 2D-Doc, the seal on French bills, payslips, tax notices and bank details (France Titres, version 3): fields by two characters.
import type { FactType } from '#document/facts.ts';
import type { MachineFact } from '#document/machine-reading.ts';
import { isoDate } from '#values/normalise/resolve-date.ts';
import { join, type ReadPayload, state } from '../payload.ts';

const header = /^DC0([1-4])[A-Z\d]{8}([\dA-F]{4})[\dA-F]{4}[A-Z\d]{2}/;
/** Characters of the header: versions 3 and 4 add perimeter and country. */
const headerLength: Readonly<Record<string, number>> = { '1': 22, '2': 22, '3': 24, '4': 26 };
/** Terminator of a field without a fixed length; a field cut short ends in the other. */
const endOfField = '\u001d';
const cutField = '\u001e';
const endOfFields = '\u001f';

/** Only fields of no other meaning: length where it is fixed, and the fact where there is one. */
const fields: Readonly<Record<string, { readonly length?: number; readonly fact?: readonly [string, FactType] }>> = {
  '06': { length: 4 },
  '07': { length: 6 },
  '08': { length: 4 },
  '09': { length: 4 },
  '10': { fact: ['full_name', 'name'] },
  '12': { fact: ['given_names', 'name'] },
  '13': { fact: ['surname', 'name'] },
  '18': { fact: ['invoice_number', 'code'] },
  '19': { fact: ['customer_id', 'code'] },
  '1A': { fact: ['contract_number', 'code'] },
  '1C': { length: 8 },
  '1D': { fact: ['total', 'money'] },
  '24': { length: 5 },
  '26': { length: 2 },
  '2B': { length: 5 },
  '2D': { length: 2 },
  '30': { fact: ['full_name', 'name'] },
  '31': { fact: ['iban', 'code'] },
  '32': { fact: ['bic', 'code'] },
  '34': { length: 2 },
  '40': { length: 13 },
  '44': { length: 13 },
  '45': { length: 4, fact: ['tax_year', 'code'] },
  '46': { fact: ['full_name', 'name'] },
  '47': { length: 13, fact: ['tax_id', 'code'] },
  '48': { fact: ['spouse_name', 'name'] },
  '49': { length: 13 },
  '4A': { length: 8 },
  '50': { length: 14 },
};

export const readFrenchSeal: ReadPayload = ({ text }) => {
  const head = header.exec(text);
  if (!head) return undefined;
  const [message] = text.slice(headerLength[head[1]!]).split(endOfFields);
  const values = cutFields(message ?? '');
  const facts = [...values].flatMap(([id, value]): MachineFact[] => {
    const [name, kind] = fields[id]?.fact ?? [];
    return name && kind
      ? state(name, kind === 'money' ? value.replace(',', '.') : value.replaceAll('/', ' ').trim(), kind, value)
      : [];
  });
  return {
    kind: 'french_seal',
    // Signed, which is not checked here, and without a check digit: what the reader saw is right, who wrote it is not known.
    isProved: false,
    facts: [...facts, ...readAddress(values), ...state('issue_date', readHexDate(head[2]!), 'date', head[2])],
  };
};

function cutFields(message: string): Map<string, string> {
  const values = new Map<string, string>();
  for (let at = 0; at + 2 < message.length; ) {
    const id = message.slice(at, at + 2);
    const rest = message.slice(at + 2);
    const ends = [rest.indexOf(endOfField), rest.indexOf(cutField)].filter((end) => end >= 0);
    const length = fields[id]?.length ?? (ends.length > 0 ? Math.min(...ends) : rest.length);
    values.set(id, rest.slice(0, length).trim());
    const next = rest[length];
    at += 2 + length + (next === endOfField || next === cutField ? 1 : 0);
  }
  return values;
}

function readAddress(values: ReadonlyMap<string, string>): MachineFact[] {
  const lines = ['20', '21', '22', '23'].map((id) => values.get(id));
  const town = join([values.get('24'), values.get('25')], ' ');
  return town ? state('service_address', join([...lines, town], ', '), 'address') : [];
}

/** Days since 2000, hexadecimal; `FFFF` is no date. */
function readHexDate(hex: string): string | null {
  const days = Number.parseInt(hex, 16);
  if (days === 0xffff) return null;
  const day = new Date(Date.UTC(2000, 0, 1 + days));
  return isoDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

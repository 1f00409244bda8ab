// Vehicle registrations: the harmonised codes of directive 1999/37/EC, as printed in QR codes and in the compressed Aztec code of Poland.
import type { FactType } from '#document/facts.ts';
import type { MachineFact } from '#document/machine-reading.ts';
import { join, type ReadPayload, state } from '../payload.ts';
import { decompressNrv2e } from './nrv2e.ts';

const meanings: Readonly<Record<string, readonly [name: string, type: FactType]>> = {
  A: ['license_plate', 'code'],
  B: ['first_registration_date', 'date'],
  'C.1.1': ['full_name', 'name'],
  'C.1.3': ['address', 'address'],
  'D.1': ['vehicle_make', 'string'],
  'D.3': ['vehicle_model', 'string'],
  E: ['vin', 'code'],
  H: ['expiry_date', 'date'],
  I: ['issue_date', 'date'],
  'P.3': ['fuel_type', 'string'],
};

/**
 * Positions of the fields in the Polish code: in the format of 2005, and in that which begins with its own name, `XX…`.
 */
const places = {
  old: { A: 5, 'D.1': 6, 'D.3': 10, E: 11, I: 12, H: 13, 'C.1.1': 14, 'P.3': 34, B: 36, number: 0 },
  new: { A: 7, 'D.1': 8, 'D.3': 12, E: 13, I: 14, H: 15, 'C.1.1': 16, 'P.3': 50, B: 51, number: 1 },
} as const;

export const readVehicleRegistration: ReadPayload = (payload) => {
  const codes = readPolish(payload.text) ?? readWritten(payload.text);
  if (!codes) return undefined;
  const facts = [...codes].flatMap(([code, value]): MachineFact[] => {
    const [name, type] = meanings[code] ?? [];
    if (!name || !type || /^-*$/.test(value)) return [];
    return state(name, type === 'date' ? toDate(value) : value, type, value);
  });
  const number = codes.get('number');
  return {
    kind: 'vehicle_registration',
    documentType: 'vehicle_registration',
    isProved: true,
    facts: [...facts, ...state('document_number', number, 'code')],
  };
};

/** Base64 of four bytes of length and UTF-16 text, compressed; fields between bars. */
function readPolish(text: string): Map<string, string> | undefined {
  if (text.length < 200 || !/^[A-Za-z\d+/=\s]+$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const plain = decompressNrv2e(bytes.subarray(4), bytes.readUInt32LE(0));
  if (!plain) return undefined;
  const fields = Buffer.from(plain)
    .toString('utf16le')
    .split(/\||\r?\n/)
    .map((field) => field.trim());
  const at = places[fields[0]?.startsWith('XX') ? 'new' : 'old'];
  if (fields.length < 45) return undefined;
  const address =
    at === places.old
      ? join([fields[16], fields[17]], ', ')
      : join([join([fields[24], join([fields[25], fields[26]], '/')], ' '), join([fields[21], fields[22]], ' ')], ', ');
  return new Map([
    ...Object.entries(at).map(([code, place]) => [code, fields[place] ?? ''] as const),
    ['C.1.3', address],
  ]);
}

/** `A: KL-AB 123`, one code a line or between semicolons; A and E must be among them, as no other code begins so. */
function readWritten(text: string): Map<string, string> | undefined {
  const pairs = [...text.matchAll(/(?:^|[\n;|])\s*\(?([A-Z](?:\.\d){0,2})\)?\s*[:=]\s*([^\n;|]+)/g)];
  const codes = new Map(pairs.map(([, code, value]) => [code!, value!.trim()]));
  return codes.has('A') && /^[A-HJ-NPR-Z\d]{17}$/.test(codes.get('E') ?? '') ? codes : undefined;
}

function toDate(value: string): string | null {
  const iso = /^(\d{4})[-.](\d\d)[-.](\d\d)$/.exec(value);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const dayFirst = /^(\d\d)[./-](\d\d)[./-](\d{4})$/.exec(value);
  return dayFirst ? `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}` : null;
}

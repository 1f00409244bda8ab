// Seals as ICAO 9303 part 13 lays them out, written by the test.
import { expect, test } from 'vitest';
import { sealDocument } from '../../testing/seal-document.ts';
import { readPayload } from '../read-payload.ts';

const zone = (lines: readonly string[]) => lines.join('').replace(/<+$/, '');
const read = (bytes: Uint8Array) => {
  const { kind, isProved, documentType, facts } = readPayload({ text: Buffer.from(bytes).toString('latin1'), bytes });
  return { kind, isProved, documentType, facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])) };
};

test('a residence permit: zone, passport number and day of issue', () => {
  const lines = ['ARD<<LINDGREN<<MAYA<ELISE<<<<<<<<<<<', 'ABC1234560CAN9004126F3004124<<<<<<<0'];
  const seal = sealDocument({
    reference: 'fb06',
    issued: '03152026',
    messages: [
      [2, zone(lines)],
      [3, 'HK482915'],
    ],
  });
  expect(read(seal)).toEqual({
    kind: 'travel_document_seal',
    isProved: true,
    documentType: 'residence_permit',
    facts: {
      surname: 'LINDGREN',
      given_names: 'MAYA ELISE',
      document_number: 'ABC123456',
      nationality: 'Canada',
      country_code: 'DEU',
      date_of_birth: '1990-04-12',
      expiry_date: '2030-04-12',
      sex: 'F',
      passport_number: 'HK482915',
      issue_date: '2026-03-15',
    },
  });
});

test('a seal of a kind that is not known says who issued it, and when', () => {
  const seal = sealDocument({ reference: 'aaaa', issued: '01022026', messages: [[1, 'WHATEVER']] });
  expect(read(seal)).toMatchObject({ isProved: false, facts: { issue_date: '2026-01-02', country_code: 'D' } });
});

test('a seal that ends early is none', () => {
  const seal = sealDocument({ reference: 'fb06', issued: '03152026', messages: [[2, 'ARD']] });
  expect(read(seal.subarray(0, seal.length - 40)).kind).toBe('text');
});

import { expect, it } from 'vitest';
import type { Fact, UnderstoodDocument } from '#document/facts.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import { areSides } from './are-sides.ts';

const barcode: MachineReading = {
  kind: 'driving_licence',
  documentType: 'drivers_license',
  isProved: true,
  page: 1,
  raw: '@',
  facts: [],
};

function card(values: Readonly<Record<string, string>>, more: Partial<UnderstoodDocument> = {}): UnderstoodDocument {
  const facts = Object.entries(values).map(
    ([name, value]): Fact => ({
      name,
      value,
      raw: value,
      type: 'code',
      tier: 'read',
      confidence: 0.9,
      evidence: [{ page: 1, quote: value }],
    }),
  );
  return {
    type: 'drivers_license',
    confidence: 1,
    parts: [],
    people: [],
    facts,
    additionalFields: [],
    problems: [],
    engine: 'rules',
    ...more,
  };
}
const front = card({ license_number: 'D482-9150' });
const back = card({ license_number: 'D4829150' }, { machineReadings: [barcode] });
const maya = { surname: 'LINDGREN', given_names: 'MAYA ELISE', date_of_birth: '1990-04-12' };

it.each([
  ['the code and the print name one number', front, back, true],
  ['of two files in either order', back, front, true],
  ['the front did not tell what it is', card({ document_number: 'D4829150' }, { type: 'other' }), back, true],
  [
    'name and birth agree, the given names shortened',
    card({ ...maya, given_names: 'Maya' }),
    card(maya, { machineReadings: [barcode] }),
    true,
  ],
  [
    'a zone stands on the back',
    card({ document_number: 'L8988901C' }, { type: 'id_card' }),
    withZone('L8988901C'),
    true,
  ],
])('are sides: %s', (_name, a, b, expected) => {
  expect(areSides(a, b)).toBe(expected);
});

it.each([
  ['two scans of the back', back, back],
  ['two scans of the front', front, front],
  ['cards with two numbers', card({ license_number: 'X7714402' }), back],
  [
    'people of one name born on two days',
    card({ ...maya, date_of_birth: '1991-04-12' }),
    card(maya, { machineReadings: [barcode] }),
  ],
  ['a bill that names the licence', card({ license_number: 'D4829150' }, { type: 'utility_bill' }), back],
  [
    'a short number',
    card({ document_number: '4711' }),
    card({ document_number: '4711' }, { machineReadings: [barcode] }),
  ],
])('are none: %s', (_name, a, b) => {
  expect(areSides(a, b)).toBe(false);
});

function withZone(number: string): UnderstoodDocument {
  const { facts, ...rest } = card({ document_number: number }, { type: 'id_card' });
  const evidence = [{ page: 1, quote: `IDUTO${number}4<<<<<<<<<<<<<<<` }];
  return { ...rest, facts: facts.map((fact) => ({ ...fact, evidence })) };
}

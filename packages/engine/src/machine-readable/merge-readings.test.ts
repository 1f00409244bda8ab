import { describe, expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import { mergeReadings } from './merge-readings.ts';

const print = (name: string, value: string, more: Partial<Fact> = {}): Fact => ({
  name,
  value,
  raw: value,
  type: 'string',
  tier: 'read',
  confidence: 0.9,
  evidence: [{ page: 1, box: [0, 0, 0.5, 0.1], quote: value }],
  ...more,
});
const code = (
  name: string,
  value: string,
  type: Fact['type'],
  more: Partial<MachineReading> & { isCutShort?: boolean } = {},
): MachineReading => ({
  kind: 'driving_licence',
  isProved: true,
  page: 2,
  box: [0.1, 0.5, 0.9, 0.9],
  raw: value,
  facts: [{ name, value, raw: value, type, ...(more.isCutShort && { isCutShort: true }) }],
  ...more,
});
const merge = (fact: Fact, reading: MachineReading) => mergeReadings([fact], [reading]);

describe('mergeReadings', () => {
  it('proves what print and code agree on, with both places', () => {
    const [fact, ...rest] = merge(
      print('date_of_birth', '1990-04-12', { type: 'date' }),
      code('date_of_birth', '1990-04-12', 'date'),
    );
    expect(rest).toEqual([]);
    expect(fact).toMatchObject({ tier: 'proved', value: '1990-04-12' });
    expect(fact!.evidence.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('leaves what disagrees to the person: both values, both places, and not sure enough to be filled', () => {
    const [fact] = merge(
      print('date_of_birth', '1985-09-07', { type: 'date' }),
      code('date_of_birth', '1986-09-07', 'date'),
    );
    expect(fact).toMatchObject({
      value: '1986-09-07',
      alternatives: ['1985-09-07'],
      tier: 'read',
      confidence: 0.6,
      dispute: { kind: 'driving_licence', code: '1986-09-07', print: '1985-09-07' },
    });
    expect(fact!.evidence.map(({ page }) => page)).toEqual([2, 1]);
  });

  it('believes the code where the print was hardly legible', () => {
    const [fact] = merge(
      print('license_number', 'D48Z91S', { confidence: 0.5 }),
      code('license_number', 'D4829150', 'code'),
    );
    expect(fact).toMatchObject({ value: 'D4829150', tier: 'proved' });
    expect(fact).not.toHaveProperty('dispute');
  });

  it('adds what only the code says, proved only where the code proves itself', () => {
    expect(mergeReadings([], [code('license_number', 'D4829150', 'code')])).toMatchObject([{ tier: 'proved' }]);
    expect(mergeReadings([], [code('email', 'maya@example.org', 'email', { isProved: false })])).toMatchObject([
      { tier: 'read', evidence: [{ page: 2, box: [0.1, 0.5, 0.9, 0.9], quote: 'maya@example.org' }] },
    ]);
  });

  it.each([
    ['license_number', 'D482-9150', 'D4829150', 'code'],
    ['license_number', 'D4829I5O', 'D4829150', 'code'],
    ['given_names', 'MAYA E', 'MAYA ELISE', 'name'],
    ['full_name', 'Lindgren, Maya', 'MAYA ELISE LINDGREN', 'name'],
    ['height', '5\'-07"', '5\'-7"', 'string'],
    [
      'address',
      '2418 Southeast Alder Street, Portland OR 97214-0000',
      '2418 SE ALDER ST, PORTLAND, OR 97214',
      'address',
    ],
    ['total', '1,949.75'.replace(',', ''), '1949.75', 'money'],
    ['country_code', 'United States of America', 'USA', 'country'],
  ] as const)('takes %s %j and %j for the same', (name, printed, coded, type) => {
    expect(merge(print(name, printed, { type }), code(name, coded, type))).toMatchObject([{ tier: 'proved' }]);
  });

  it('lets print go on where the code was cut short', () => {
    const merged = merge(
      print('surname', 'LINDGREN-HOHENEGG', { type: 'name' }),
      code('surname', 'LINDGREN-HOH', 'name', { isCutShort: true }),
    );
    expect(merged).toMatchObject([{ value: 'LINDGREN-HOHENEGG', tier: 'proved' }]);
  });

  it('does not quarrel about names of firms', () => {
    const merged = merge(
      print('vendor_name', 'Alpenblick', { type: 'name' }),
      code('vendor_name', 'Treuhand Holding AG', 'name'),
    );
    expect(merged).toMatchObject([{ value: 'Alpenblick', tier: 'read' }]);
  });
});

import type { FieldDefinition } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

const field = (type: FieldDefinition['type'], name = 'anything') => ({ type, name, atomic: name });

describe('isSameValue', () => {
  it.each([
    [field('string', 'surname'), 'Müller', 'MUELLER', true],
    [field('string', 'surname'), 'Müller', 'MULLER', true],
    [field('string', 'full_name'), 'KELLER, ANNA', 'Anna Keller', true],
    [field('string', 'place_of_birth'), 'HALIFAX', 'Halifax', true],
    [field('string', 'place_of_birth'), 'DIYARBAKIR', 'Diyarbakır', true],
    [field('string', 'job_title'), 'Head of Sales', 'Sales of Head', false],
    [field('string', 'passport_number'), 'C01X00T47', 'c01 x00-t47', true],
    [field('string', 'passport_number'), 'C01X00T47', 'C01X00T4', false],
    [field('string', 'phone'), '+49 30 1234567', '030 1234567', true],
    [field('string', 'phone'), '+49 30 1234567', '+49 30 7654321', false],
    [field('string', 'account_number'), '1234567', '01234567', false],
    [field('number'), 1200, '1200.00', true],
    [field('number'), 1200, 1200.5, false],
    [field('date'), '2020-03-01', '2020-03-01', true],
    [field('date'), '2020-03-01', '2020-01-03', false],
    [field('boolean'), true, 'yes', true],
    [field('boolean'), false, true, false],
    [field('array'), ['German', 'English'], ['english', 'german'], true],
    [field('array'), ['German'], ['German', 'French'], false],
    [field('email'), 'Ada@Example.com', 'ada@example.com', true],
    [field('string'), '', null, true],
    [field('string'), '', 'x', false],
  ] as const)('%o: %j and %j → %s', (definition, a, b, same) => {
    expect(isSameValue(definition, a, b)).toBe(same);
    expect(isSameValue(definition, b, a)).toBe(same);
  });
});

import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition } from './field-definition.ts';
import { validateField } from './validate-field.ts';

const validate = (field: Partial<FieldDefinition>, value: unknown) =>
  validateField({ type: 'string', ...field }, value, undefined, '2026-11-02');

describe('the messages of the rules', () => {
  test.each<[Partial<FieldDefinition>, unknown, string[]]>([
    [{ type: 'email' }, 'anna@example.com', []],
    [{ type: 'email' }, 'anna.example.com', ['Please enter a valid email address']],
    [{ type: 'email' }, 'anna@example', ['Please enter a valid email address']],
    [{ type: 'number' }, 12.5, []],
    [{ type: 'number' }, '12.5', []],
    [{ type: 'number' }, 0, []],
    [{ type: 'number' }, 'twelve', ['Please enter a valid number']],
    [{ type: 'number' }, Number.NaN, ['Please enter a valid number']],
    [{ type: 'date' }, '2024-02-29', []],
    [{ type: 'date' }, '2023-02-29', ['Please enter a valid date (YYYY-MM-DD)']],
    [{ type: 'date' }, '17.04.1988', ['Please enter a valid date (YYYY-MM-DD)']],
    [{ type: 'formatted_date' }, '1988-4-17', ['Please enter a valid date (YYYY-MM-DD)']],
    [{ max_length: 5 }, 'abcde', []],
    [{ max_length: 5 }, 'abcdef', ['Maximum 5 characters allowed']],
    [{ regex: '[A-Z]{2}' }, 'IL', []],
    [{ regex: '[A-Z]{2}' }, 'ILL', ['Please enter a valid format']],
    [{ regex: '([' }, 'anything', []],
    [{ type: 'date', validations: ['after_1900'] }, '1899-12-31', ['Date must be after 1900']],
    [{ type: 'date', validations: ['after_1900'] }, '1901-01-01', []],
    [{ type: 'date', validations: ['date_in_past'] }, '2026-11-03', ['Date must be in the past']],
    [{ type: 'date', validations: ['date_in_past'] }, '2026-11-01', []],
    [{ type: 'date', validations: ['date_in_future'] }, '2026-11-01', ['Date must be in the future']],
    [{ type: 'date', validations: ['date_in_future'] }, '2026-11-03', []],
    [{ type: 'date', validations: ['date_in_past', 'date_in_future'] }, '2026-11-02', []],
    [
      { type: 'email', max_length: 3, regex: 'x+' },
      'abcd',
      ['Please enter a valid email address', 'Maximum 3 characters allowed', 'Please enter a valid format'],
    ],
  ])('%j with %j: %j', (field, value, messages) => {
    expect(validate(field, value)).toEqual(messages);
  });

  test.each(['', '   ', null, undefined, [], {}, [''], { _id: 'a', city: '' }])(
    'nothing to say of the empty value %j',
    (value) => {
      for (const type of ['string', 'email', 'number', 'date'] as const) {
        expect(validate({ type, regex: 'x', max_length: 1 }, value)).toEqual([]);
      }
    },
  );

  it('skips choices, which may be the person’s own, and yes/no', () => {
    expect(validate({ type: 'select', max_length: 1, regex: 'x' }, 'something else')).toEqual([]);
    expect(validate({ type: 'boolean', regex: 'x' }, false)).toEqual([]);
  });

  it('says only that a date is no date, not also that it is not in the past', () => {
    expect(validate({ type: 'date', validations: ['date_in_past'] }, '3000-13-01')).toHaveLength(1);
  });

  it('runs patterns on the engine it is given', () => {
    const asked: string[] = [];
    const matches = (pattern: string, text: string) => asked.push(`${pattern} ${text}`) > 0;
    expect(validateField({ type: 'string', regex: 'a+' }, 'b', matches)).toEqual([]);
    expect(asked).toEqual(['a+ b']);
  });
});

import { expect, test } from 'vitest';
import { defaultValue } from './default-value.ts';
import { inferType, inferTypeName } from './infer-type.ts';

test.each([
  ['contact_email', 'email'],
  ['issue_date', 'date'],
  ['account_number', 'number'],
  ['loan_amount', 'number'],
  ['boolean_flag', 'boolean'],
  ['is_adult', 'boolean'],
  ['has_pets', 'boolean'],
  ['profile_url', 'url'],
  ['download_link', 'url'],
  ['long_text', 'text'],
  ['job_description', 'text'],
  ['mobile_phone', 'string'],
  ['passport', 'passport'],
  ['select', 'select'],
])('%s hints at %s', (name, type) => {
  expect(inferTypeName(name)).toBe(type);
});

test('what stays unresolved is a string of the default length', () => {
  expect(inferType('passport')).toEqual({ type: 'string', max_length: 255 });
  expect(inferType('mobile_phone')).toEqual({ type: 'string', max_length: 255 });
  expect(inferType('issue_date')).toEqual({ type: 'date' });
});

test.each([
  ['string', ''],
  ['email', ''],
  ['url', ''],
  ['text', ''],
  ['date', ''],
  ['formatted_date', ''],
  ['select', ''],
  ['number', null],
  ['boolean', false],
  ['array', []],
  ['object', {}],
] as const)('an empty %s is %j', (type, value) => {
  expect(defaultValue(type)).toEqual(value);
});

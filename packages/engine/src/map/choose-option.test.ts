import { expect, it, test } from 'vitest';
import { chooseOption } from './choose-option.ts';

const sex = ['Male', 'Female', 'Other'];
const marital = ['Single', 'Married', 'Registered partnership', 'Separated', 'Divorced', 'Widowed', 'Other'];
const account = ['Checking', 'Savings', 'Money market', 'Retirement', 'Other'];

test.each([
  [sex, 'M', 'Male'],
  [sex, 'F', 'Female'],
  [sex, 'X', 'Other'],
  [marital, 'M', 'Married'],
  [marital, 'MAR', 'Married'],
  [marital, 'never married', 'Single'],
  [marital, 'verheiratet', 'Married'],
  [marital, 'divorced', 'Divorced'],
  [account, 'SC Savings Account', 'Savings'],
  [account, 'Premier Checking 4417', 'Checking'],
  [['Citizen', 'Permanent resident'], 'U.S. Citizen', 'Citizen'],
  [['Single entry', 'Two entries', 'Multiple entries'], 'MULT', 'Multiple entries'],
  [['Hispanic or Latino', 'Not Hispanic or Latino'], 'Not Hispanic or Latino', 'Not Hispanic or Latino'],
])('of %j, %s means %s', (options, text, option) => {
  expect(chooseOption(options, text)).toBe(option);
});

it('chooses nothing rather than guess', () => {
  expect(chooseOption(sex, 'unknown')).toBeUndefined();
  expect(chooseOption(marital, '')).toBeUndefined();
  expect(chooseOption(account, 'checking and savings')).toBeUndefined();
});

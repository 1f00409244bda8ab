import { expect, test } from 'vitest';
import { translateWith } from './translate-with.ts';

const translate = translateWith({
  Employer: 'Arbeitgeber',
  'As in the lease. Leave it empty otherwise.': 'Wie im Mietvertrag. Sonst leer lassen.',
  '"{}" is {}, before {}.': '„{1}“ ist der {2}, vor dem {3}.',
  'You set this paper aside.': 'Sie haben es beiseitegelegt.',
  '{} values were filled in.': '{1} Werte wurden eingetragen.',
});

test.each([
  ['Employer', 'Arbeitgeber'],
  ['Employer › Phone', 'Arbeitgeber › Phone'],
  ['As in the lease. Leave it empty otherwise.', 'Wie im Mietvertrag. Sonst leer lassen.'],
  ['"Employer" is 2027-01-02, before 2027-02-01.', '„Arbeitgeber“ ist der 2027-01-02, vor dem 2027-02-01.'],
  ['You set this paper aside. 3 values were filled in.', 'Sie haben es beiseitegelegt. 3 Werte wurden eingetragen.'],
  ['As in the lease. Leave it empty otherwise. Unknown.', 'Wie im Mietvertrag. Sonst leer lassen. Unknown.'],
])('%s', (english, german) => {
  expect(translate(english)).toBe(german);
});

test('what is not known has no words, whatever objects inherit', () => {
  expect(translate('Somebody wrote this.')).toBeUndefined();
  expect(translate('constructor')).toBeUndefined();
});

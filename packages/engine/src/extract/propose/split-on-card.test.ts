import { expect, it } from 'vitest';
import { splitOnCard } from './split-on-card.ts';

it.each([
  ['surname+given_names', 'GAUTHIER,\nNATALIE, MARIE', { surname: 'GAUTHIER', given_names: 'NATALIE MARIE' }],
  ['surname+given_names', 'KEITA\nFATOUMATA', { surname: 'KEITA', given_names: 'FATOUMATA' }],
  ['surname+given_names', 'SMITH, JR', {}],
  ['father_name+mother_name', 'VICENTE I AMPARO', { father_name: 'VICENTE', mother_name: 'AMPARO' }],
  ['visa_type+visa_category', 'R B1/B2', { visa_type: 'R', visa_category: 'B1/B2' }],
  [
    'place_of_birth+date_of_birth',
    'PADUA (PD) / 28.03.1987',
    { place_of_birth: 'PADUA (PD)', date_of_birth: '28.03.1987' },
  ],
  [
    'place_of_birth+date_of_birth',
    '14.07.1981 (Utopia City)',
    { place_of_birth: 'Utopia City', date_of_birth: '14.07.1981' },
  ],
  ['place_of_issue+issue_date', 'PARIS ON 12-01-20', { place_of_issue: 'PARIS', issue_date: '12-01-20' }],
])('%s: %j', (name, raw, parts) => {
  const told = splitOnCard(name, raw, 'day-first')?.filter(([, part]) => part !== undefined);
  expect(Object.fromEntries(told ?? [])).toEqual(parts);
});

it('leaves other compounds to others', () => {
  expect(splitOnCard('full_name+address', 'MARA ROE\n3 MILL LANE', 'day-first')).toBeUndefined();
});

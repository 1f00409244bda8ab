import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexPeople } from './index-people.ts';
import { isIdentified, isSamePerson, type KnownPerson } from './same-person.ts';

const given = ['Maya', 'Daniel', 'Daniela', 'Anne-Marie', 'Annemarie', 'M.', 'Мария'];
const surnames = ['Lindgren', 'Müller', 'MUELLER', 'Rosalez', 'Rosalex', 'de la Cruz', 'DELACRUZ', 'Doe Jr', 'Иванова'];
const name = fc.oneof(
  fc.tuple(fc.constantFrom(...given), fc.constantFrom(...surnames)).map((words) => words.join(' ')),
  fc.tuple(fc.constantFrom(...surnames), fc.constantFrom(...given)).map((words) => words.join(', ')),
  fc.constantFrom(...surnames, ''),
);
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const person: fc.Arbitrary<KnownPerson> = fc.record({
  full_name: name,
  surname: optional(fc.constantFrom(...surnames)),
  other_names: optional(fc.array(name, { maxLength: 2 })),
  date_of_birth: optional(fc.constantFrom('1970-09-21', '1988-04-17')),
  numbers: optional(fc.array(fc.constantFrom('111111', '222222'), { maxLength: 1 })),
  contacts: optional(fc.array(fc.constantFrom('maya@example.com', '217555014'), { maxLength: 1 })),
});

it('finds everybody whom a whole name may mean, in their order', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 12 }), person, (people, printed) => {
      fc.pre(isIdentified({ full_name: printed.full_name }));
      const index = indexPeople();
      for (const [at, one] of people.entries()) index.add(`${at}`, one);
      const likely = index.likely(printed);
      const meant = people.flatMap((one, at) => (isSamePerson(printed, one) === false ? [] : [`${at}`]));
      expect(likely.filter((id) => meant.includes(id))).toEqual(meant);
    }),
    { numRuns: 500 },
  );
});

it('finds whom a birth date, a number or a contact means where no name is printed', () => {
  const index = indexPeople();
  index.add('maya', { full_name: 'Maya Lindgren', date_of_birth: '1988-04-17' });
  index.add('daniel', { full_name: 'Daniel Lindgren', numbers: ['222222'] });
  expect(index.likely({ date_of_birth: '1988-04-17' })).toEqual(['maya']);
  expect(index.likely({ numbers: ['222222'] })).toEqual(['daniel']);
  expect(index.likely({})).toEqual([]);
});

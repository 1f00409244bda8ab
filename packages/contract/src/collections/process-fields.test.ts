import { expect, it } from 'vitest';
import { buildSection } from '../testing/build-sections.ts';
import { ProcessedField } from './collection-data.ts';
import { processSections } from './process-fields.ts';

const sections = [
  buildSection('work', {
    title: {
      required: true,
      max_length: 50,
      options: ['A'],
      validations: ['after_1900'],
      regex: 'x',
      placeholder: 'p',
    },
    adult: { type: 'boolean' },
    pay: { type: 'number' },
    skills: { type: 'array' },
    address: { fields: { city: {} } },
    jobs: { items: { employer: {} } },
  }),
];

it('joins every field with its value; what is empty has the empty value of its type, questions none', () => {
  const { work } = processSections(sections, {}, [], []);
  const values = Object.fromEntries(Object.entries(work!).map(([name, field]) => [name, field.value]));
  expect(values).toEqual({ title: '', adult: null, pay: null, skills: [], address: {}, jobs: [] });
  expect(work!.title).toMatchObject({
    required: true,
    max_length: 50,
    regex: 'x',
    placeholder: 'p',
    fieldPath: 'work.title',
  });
});

it('opens groups and items, each with its path', () => {
  const data = { work: { address: { city: 'Springfield' }, jobs: [{ _id: 'k3x9', employer: 'Lang' }] } };
  const { work } = processSections(sections, data, ['work.pay'], ['work.jobs.k3x9.employer']);
  expect(work!.address).toMatchObject({
    isStructural: true,
    properties: { city: { value: 'Springfield', fieldPath: 'work.address.city' } },
  });
  expect(work!.jobs).toMatchObject({
    isStructural: true,
    items: [
      {
        _id: 'k3x9',
        properties: { employer: { value: 'Lang', fieldPath: 'work.jobs.k3x9.employer', inferred: true } },
      },
    ],
  });
  expect(work!.pay).toMatchObject({ not_applicable: true });
  expect(work!.skills).toMatchObject({ isStructural: false });
});

it('gives what the API promises', () => {
  const { work } = processSections(sections, { work: { jobs: [{ employer: 'Lang' }] } }, [], []);
  for (const field of Object.values(work!)) expect(ProcessedField.safeParse(field).success).toBe(true);
});

import { expect, test } from 'vitest';
import { walkFields } from '../collections/walk-fields.ts';
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { Section } from '../templates/template.ts';
import { type FormSource, findOrigin, joinCollections } from './join-collections.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ name, label: name, type: 'string', description: '', required: false },
  ...more,
});
const section = (name: string, fields: FieldDefinition[], more: object = {}) =>
  ({ name, label: name, description: '', required: false, fields, ...more }) as Section;
const personal = section('personal', [field('surname'), field('given_names'), field('phone')]);
const collection = (values: Record<string, string>, ...more: Section[]): FormSource => ({
  sections: [personal, ...more],
  data: { personal: values, spouse: { surname: 'Nobody' }, job: { employer: 'Acme', title: 'Cook' } },
});
const said = ({ sections, data }: FormSource) =>
  [...walkFields(sections, data)].flatMap(({ path, value, section: { person } }) =>
    value === undefined ? [] : [`${path} = ${value}${person ? ` (${person})` : ''}`],
  );

const ada = collection({ surname: 'Byron', given_names: 'Ada', phone: '1' });

test('somebody else stands beside the first, with what is about themselves', () => {
  const spouse = collection(
    { surname: 'King', phone: '2' },
    section('spouse', [field('surname')], { person: 'spouse' }),
    section('job', [field('employer', { person: 'employer' }), field('title')]),
  );
  expect(said(joinCollections(ada, [{ ...spouse, person: 'spouse' }]))).toEqual([
    ...said(ada),
    '~spouse personal.surname = King (spouse)',
    '~spouse personal.phone = 2 (spouse)',
    '~spouse job.title = Cook (spouse)',
  ]);
});

test('of two of a kind each has names of its own', () => {
  const parents = ['Anne', 'George'].map((given_names) => ({
    ...collection({ given_names }),
    person: 'parent' as const,
  }));
  expect(said(joinCollections(ada, parents)).slice(3)).toEqual([
    '~parent personal.given_names = Anne (parent)',
    '~parent2 personal.given_names = George (parent)',
  ]);
});

test('children are the rows of one list', () => {
  const children = ['Ralph', 'Annabella'].map((given_names) => ({
    ...collection({ given_names }),
    person: 'child' as const,
  }));
  expect(said(joinCollections(ada, children)).slice(3)).toEqual([
    '~child.children.~1.personal.given_names = Ralph (child)',
    '~child.children.~2.personal.given_names = Annabella (child)',
  ]);
});

test('of the same person what the first does not say, and what it says otherwise, but no name', () => {
  const again = { ...collection({ surname: 'King', given_names: 'Ada', phone: '3' }), person: 'applicant' as const };
  expect(said(joinCollections(ada, [again])).slice(3)).toEqual(['~applicant personal.phone = 3']);
  const same = { ...collection({ phone: '1' }), person: 'applicant' as const };
  expect(said(joinCollections(ada, [same]))).toEqual(said(ada));
});

test('a path leads back to the collection that it came from', () => {
  const further = (['parent', 'child', 'parent', 'child'] as const).map((person, index) => ({ person, index }));
  const find = (path: string) =>
    findOrigin(path, further) && [findOrigin(path, further)?.source.index, findOrigin(path, further)?.path];
  expect(find('~parent personal.surname')).toEqual([0, 'personal.surname']);
  expect(find('~parent2 jobs.#0.employer')).toEqual([2, 'jobs.#0.employer']);
  expect(find('~child.children.~2.personal.surname')).toEqual([3, 'personal.surname']);
  expect([find('personal.surname'), find('~parent3 personal.surname')]).toEqual([undefined, undefined]);
});

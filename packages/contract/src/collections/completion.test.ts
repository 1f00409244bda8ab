import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSection } from '../testing/build-sections.ts';
import type { CollectionData } from './collection-data.ts';
import { measureCompletion, validateCollection } from './completion.ts';
import { setValueAt } from './value-at.ts';

const sections = [
  buildSection('person', {
    name: { required: true },
    nickname: {},
    adult: { type: 'boolean', required: true },
    address: { required: true, fields: { city: { required: true }, unit: {} } },
    second_home: { fields: { city: { required: true } } },
  }),
  buildSection('work', {
    jobs: {
      required: true,
      items: { employer: { required: true }, start: { required: true, type: 'date' }, pay: { type: 'number' } },
    },
  }),
  buildSection('extra', { hobby: { required: true }, club: {} }, false),
];
const validate = (data: CollectionData, notApplicable: string[] = []) =>
  validateCollection({ sections, data, notApplicable });
const required = [
  'person.name',
  'person.adult',
  'person.address.city',
  'work.jobs.new.employer',
  'work.jobs.new.start',
];

describe('completion', () => {
  it('walks from 0 to 100 over the required fields, never back', () => {
    let data: CollectionData = {};
    const seen = [validate(data).completion_percentage];
    const values = ['Anna', false, 'Springfield', 'Lang', '2017-09-01'];
    for (const [index, path] of required.entries()) {
      data = setValueAt(data, path.replace('.new.', '.a.'), values[index]!, sections);
      seen.push(validate(data).completion_percentage);
    }
    expect(seen).toEqual([0, 20, 40, 60, 80, 100]);
    expect(validate(data)).toMatchObject({ is_complete: true, missing_fields: [] });
  });

  it('lists what is missing, with the item to come as "new"', () => {
    const { missing_fields, completed_fields } = validate({ person: { name: 'Anna' } });
    expect(missing_fields.map(({ path }) => path)).toEqual(required.slice(1));
    expect(missing_fields[2]).toEqual({
      path: 'work.jobs.new.employer',
      field: 'employer',
      type: 'string',
      label: 'jobs › employer',
      section: 'work',
    });
    expect(completed_fields).toEqual(['person.name']);
  });

  it('counts the most complete item of a repeated group', () => {
    const data = {
      work: {
        jobs: [
          { _id: 'a', pay: 3 },
          { _id: 'b', employer: 'Lang', start: '2017-09-01' },
          { _id: 'c', employer: 'X' },
        ],
      },
    };
    expect(validate(data).completed_fields).toEqual(['work.jobs.b.employer', 'work.jobs.b.start']);
    expect(
      validate({ work: { jobs: [{ _id: 'c', employer: 'X' }] } }).missing_fields.map(({ path }) => path),
    ).toContain('work.jobs.c.start');
  });

  it('takes "does not apply" for completed: of a field, a group, a list, an item', () => {
    expect(validate({}, ['person.name', 'person.address', 'work.jobs']).completed_fields).toEqual([
      'person.name',
      'person.address.city',
      'work.jobs.new.employer',
      'work.jobs.new.start',
    ]);
    expect(
      validate({ work: { jobs: [{ _id: 'a', employer: 'Lang' }] } }, ['work.jobs.a.start']).completed_fields,
    ).toEqual(['work.jobs.a.employer', 'work.jobs.a.start']);
  });

  it('does not count what is optional, and takes "no" for an answer but nothing for none', () => {
    expect(
      validate({ extra: { hobby: 'chess' }, person: { second_home: { city: 'Zadar' } } }).completion_percentage,
    ).toBe(0);
    expect(validate({ person: { adult: false } }).completion_percentage).toBe(20);
    expect(validate({ person: { name: '  ', address: { city: '' } } }).completion_percentage).toBe(0);
  });

  it('is 100 only when nothing is missing, and never falls when more is filled', () => {
    const paths = [
      ...required.map((path) => path.replace('.new.', '.a.')),
      'person.nickname',
      'extra.hobby',
      'person.second_home.city',
      'work.jobs.b.pay',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(paths, { minLength: 0 }), (chosen) => {
        let data: CollectionData = {};
        let last = 0;
        for (const path of chosen) {
          const value = path.endsWith('.start') ? '2017-09-01' : path.endsWith('.pay') ? 3 : 'x';
          data = setValueAt(data, path, value, sections);
          const { completion_percentage, is_complete, missing_fields, completed_fields } = validate(data);
          expect(completion_percentage).toBeGreaterThanOrEqual(last);
          expect(is_complete).toBe(missing_fields.length === 0);
          expect(completed_fields.length + missing_fields.length).toBe(required.length);
          last = completion_percentage;
        }
      }),
    );
  });

  it('does not take for filled what breaks a rule of its field', () => {
    const rules = [
      buildSection('contact', {
        email: { type: 'email', required: true },
        since: { type: 'date', required: true, validations: ['date_in_past'] },
        sum: { type: 'number' },
      }),
    ];
    const wrong = { contact: { email: 'nope', since: '12.13.2027', sum: 'much' } };
    expect(validateCollection({ sections: rules, data: wrong, notApplicable: [] })).toMatchObject({
      completion_percentage: 0,
      completed_fields: [],
      missing_fields: [{ path: 'contact.email' }, { path: 'contact.since' }],
    });
    const right = setValueAt(wrong, 'contact.email', 'maya@example.com', rules);
    expect(validateCollection({ sections: rules, data: right, notApplicable: [] })).toMatchObject({
      completion_percentage: 50,
      sections_status: { contact: { completed: 1, completion_percentage: 50 } },
    });
    const excused = validateCollection({ sections: rules, data: right, notApplicable: ['contact.since'] });
    expect(excused.is_complete).toBe(true);
  });

  it('measured alone is the same number', () => {
    const rules = [
      ...sections,
      buildSection('contact', { email: { type: 'email', required: true }, since: { type: 'date', required: true } }),
    ];
    const byHand = [buildSection('notes', { a: { type: 'email' }, b: {}, list: { items: { c: {} } } }, false)];
    const paths = [...required.map((path) => path.replace('.new.', '.a.')), 'contact.email', 'contact.since'];
    const given = fc.dictionary(
      fc.constantFrom(...paths, 'work.jobs.b.start', 'work.jobs.b.employer', 'notes.a', 'notes.b', 'notes.list.x.c'),
      fc.constantFrom('maya@example.com', '2017-09-01', 'x', '', false),
    );
    const marks = fc.subarray([...paths, 'work.jobs', 'person.address', 'notes.b', 'notes.list']);
    fc.assert(
      fc.property(given, marks, (values, notApplicable) => {
        for (const shape of [rules, byHand]) {
          let data: CollectionData = {};
          for (const [path, value] of Object.entries(values)) data = setValueAt(data, path, value, shape);
          const input = { sections: shape, data, notApplicable };
          expect(measureCompletion(input)).toBe(validateCollection(input).completion_percentage);
        }
      }),
    );
  });

  it('rounds down', () => {
    const three = [buildSection('s', { a: { required: true }, b: { required: true }, c: { required: true } })];
    expect(
      validateCollection({ sections: three, data: { s: { a: 'x', b: 'y' } }, notApplicable: [] }).completion_percentage,
    ).toBe(66);
  });
});

describe('collections made by hand', () => {
  const free = [buildSection('notes', { a: {}, b: {}, list: { items: { c: {} } } }, false)];
  it('count what is filled of all there is', () => {
    const data = { notes: { a: 'x', list: [{ _id: '1', c: '' }] } };
    expect(validateCollection({ sections: free, data, notApplicable: ['notes.b'] })).toMatchObject({
      completion_percentage: 66,
      completed_fields: ['notes.a', 'notes.b'],
      missing_fields: [],
    });
  });

  it('do not count what breaks a rule either', () => {
    const sections = [buildSection('notes', { a: { type: 'email' }, b: {} }, false)];
    const data = { notes: { a: 'nope', b: 'x' } };
    expect(validateCollection({ sections, data, notApplicable: [] })).toMatchObject({ completion_percentage: 50 });
  });

  it('are empty, not complete, without fields', () => {
    expect(validateCollection({ sections: [], data: {}, notApplicable: [] })).toMatchObject({
      completion_percentage: 0,
      is_complete: false,
    });
  });
});

describe('sections', () => {
  it('have their own counts; those without required fields show how much is filled', () => {
    const { sections_status } = validate({ person: { name: 'Anna' }, extra: { club: 'Chess' } });
    expect(sections_status).toEqual({
      person: { completed: 1, total_required: 3, completion_percentage: 33 },
      work: { completed: 0, total_required: 2, completion_percentage: 0 },
      extra: { completed: 1, total_required: 0, completion_percentage: 50 },
    });
  });

  it('name fields that are filled against a rule, required or not', () => {
    const data = { work: { jobs: [{ _id: 'a', start: 'soon', pay: 'much' }] } };
    expect(validate(data).invalid_fields).toEqual([
      { path: 'work.jobs.a.start', messages: ['Please enter a valid date (YYYY-MM-DD)'] },
      { path: 'work.jobs.a.pay', messages: ['Please enter a valid number'] },
    ]);
  });
});

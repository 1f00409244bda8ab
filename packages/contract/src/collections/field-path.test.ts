import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildSection } from '../testing/build-sections.ts';
import { fieldAt, labelAt } from './field-at.ts';
import { isWithin, joinPath, newItemId, parsePath } from './field-path.ts';
import { removeValueAt, setValueAt, valueAt } from './value-at.ts';

const key = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('a.b', '\\', '__proto__', 'constructor', 'toString', '0', 'new', '$', '"'),
);
const sections = [
  buildSection('work', {
    jobs: {
      label: 'Jobs',
      items: { employer: { label: 'Employer' }, address: { label: 'Address', fields: { city: { label: 'City' } } } },
    },
    skills: { type: 'array' },
  }),
];

describe('paths', () => {
  it('come apart into the keys they were made of, whatever those are', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 8 }), (keys) => {
        expect(parsePath(joinPath(...keys))).toEqual(keys);
      }),
    );
  });

  it('join what is written plainly as it is', () => {
    expect(joinPath('employment', 'jobs', 'k3x9', 'employer_name')).toBe('employment.jobs.k3x9.employer_name');
  });

  test.each([
    ['a.b', 'a', true],
    ['a', 'a', true],
    ['ab', 'a', false],
    ['a', 'a.b', false],
  ])('%s within %s: %s', (path, ancestor, inside) => {
    expect(isWithin(path, ancestor)).toBe(inside);
  });

  it('give items names of their own', () => {
    expect(new Set(Array.from({ length: 1000 }, newItemId)).size).toBe(1000);
  });
});

describe('values at paths', () => {
  it('are read where they were written, for any keys', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 2, maxLength: 6 }), fc.string(), (keys, value) => {
        const path = joinPath(...keys);
        const data = setValueAt({}, path, value);
        expect(valueAt(data, path)).toBe(value);
        expect(valueAt(removeValueAt(data, path), path)).toBeUndefined();
      }),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('leave all other places, and the data given, as they were', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.dictionary(key, fc.string())),
        key,
        key,
        fc.string(),
        (data, section, field, value) => {
          const before = structuredClone(data);
          const after = setValueAt(data, joinPath(section, field), value);
          expect(data).toEqual(before);
          for (const [other, fields] of Object.entries(data)) {
            for (const [name, old] of Object.entries(fields)) {
              if (other !== section || name !== field) expect(valueAt(after, joinPath(other, name))).toBe(old);
            }
          }
        },
      ),
    );
  });

  it('find items by their id, wherever they stand', () => {
    const data = {
      work: {
        jobs: [
          { _id: 'b', employer: 'Two' },
          { _id: 'a', employer: 'One' },
        ],
      },
    };
    expect(valueAt(data, 'work.jobs.a.employer')).toBe('One');
    expect(valueAt(setValueAt(data, 'work.jobs.b.employer', 'Three'), 'work.jobs')).toEqual([
      { _id: 'b', employer: 'Three' },
      { _id: 'a', employer: 'One' },
    ]);
    expect(removeValueAt(data, 'work.jobs.b')).toEqual({ work: { jobs: [{ _id: 'a', employer: 'One' }] } });
  });

  it('find items that have no id yet by their position', () => {
    expect(valueAt({ work: { jobs: [{ employer: 'One' }] } }, 'work.jobs.0.employer')).toBe('One');
  });

  it('make lists and items that are missing, told by the sections', () => {
    const one = setValueAt({}, 'work.jobs.k3x9.address.city', 'Springfield', sections);
    expect(one).toEqual({ work: { jobs: [{ _id: 'k3x9', address: { city: 'Springfield' } }] } });
    const fresh = setValueAt(one, 'work.jobs.new.employer', 'Lang', sections).work!.jobs as readonly { _id: string }[];
    expect(fresh).toEqual([expect.anything(), { _id: expect.stringMatching(/^[a-z2-7]{8}$/), employer: 'Lang' }]);
  });

  it('set a plain list as a whole', () => {
    expect(setValueAt({}, 'work.skills', ['AutoCAD'], sections)).toEqual({ work: { skills: ['AutoCAD'] } });
  });

  it('do nothing where there is nothing to remove', () => {
    const data = { work: { jobs: [] } };
    expect(removeValueAt(data, 'work.jobs.x.employer')).toEqual(data);
    expect(removeValueAt(data, 'home.city')).toEqual(data);
  });
});

describe('definitions at paths', () => {
  it('are found through groups and items', () => {
    expect(fieldAt(sections, 'work.jobs.k3x9.address.city')?.name).toBe('city');
    expect(fieldAt(sections, 'work.jobs.k3x9')?.name).toBe('jobs');
    expect(fieldAt(sections, 'work.jobs.k3x9.salary')).toBeUndefined();
  });

  it('give labels with their groups in front', () => {
    expect(labelAt(sections, 'work.jobs.k3x9.address.city')).toBe('Jobs › Address › City');
    expect(labelAt(sections, 'elsewhere.own field')).toBe('own field');
  });
});

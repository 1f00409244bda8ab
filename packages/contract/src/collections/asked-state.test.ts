// Answers that ask for a field, and what becomes of fields that none asks for.
import { describe, expect, it } from 'vitest';
import { buildSection } from '../testing/build-sections.ts';
import { askedState } from './asked-state.ts';
import { measureCompletion, validateCollection } from './completion.ts';
import { withoutUnasked } from './without-unasked.ts';

const whenNo = [{ field: 'same', is: [false] }];

describe('a condition', () => {
  it('is open until its question is answered: "no" is an answer, an empty text is none', () => {
    expect(askedState({ asked_when: whenNo }, {}, {})).toBe('open');
    expect(askedState({ asked_when: whenNo }, { same: '' }, {})).toBe('open');
    expect(askedState({ asked_when: whenNo }, { same: false }, {})).toBe('asked');
    expect(askedState({ asked_when: whenNo }, { same: true }, {})).toBe('not_asked');
  });

  it('looks elsewhere by a path, and takes words without case and accents', () => {
    const us = { asked_when: [{ field: 'journey.country', is: ['États-Unis'] }] };
    expect(askedState(us, undefined, { journey: { country: ' etats-unis' } })).toBe('asked');
    expect(askedState(us, undefined, { journey: { country: 'France' } })).toBe('not_asked');
    expect(askedState(us, undefined, { journey: { countries: 'France' } })).toBe('open');
  });

  it('may name answers that do not ask', () => {
    const married = { asked_when: [{ field: 'status', is_not: ['Single'] }] };
    expect(askedState(married, { status: 'Married' }, {})).toBe('asked');
    expect(askedState(married, { status: 'single' }, {})).toBe('not_asked');
  });

  it('is one of several: any yes asks, only every no excludes', () => {
    const any = {
      asked_when: [
        { field: 'a', is: [true] },
        { field: 'b', is: [true] },
      ],
    };
    expect(askedState(any, { a: false, b: true }, {})).toBe('asked');
    expect(askedState(any, { a: false }, {})).toBe('open');
    expect(askedState(any, { a: false, b: false }, {})).toBe('not_asked');
  });
});

describe('a field that answers ask for', () => {
  const sections = [
    buildSection('contact', {
      email: { required: true },
      same: { type: 'boolean' },
      mail: { required: true, asked_when: whenNo, fields: { street: { required: true }, city: { required: true } } },
      homes: { items: { kind: {}, rent: { asked_when: [{ field: 'kind', is: ['Rent'] }] } } },
    }),
  ];
  const look = (contact: Record<string, unknown>) =>
    validateCollection({ sections, data: { contact } as never, notApplicable: [] });
  const missing = (contact: Record<string, unknown>) => look(contact).missing_fields.map(({ path }) => path);

  it('is required from that answer on, and counts nothing before', () => {
    expect(missing({})).toEqual(['contact.email']);
    expect(look({ email: 'a@b.example' }).completion_percentage).toBe(100);
    expect(missing({ email: 'a@b.example', same: true })).toEqual([]);
    expect(missing({ email: 'a@b.example', same: false })).toEqual(['contact.mail.street', 'contact.mail.city']);
    const data = { contact: { email: 'a@b.example', same: false, mail: { street: '1 Main Street' } } };
    expect(measureCompletion({ sections, data, notApplicable: [] })).toBe(66);
  });

  it('is left out of forms once another answer excludes it, in its own item, and stays in the collection', () => {
    const contact = (same?: boolean) => ({
      ...(same === undefined ? {} : { same }),
      mail: { street: '1 Main Street' },
      homes: [
        { _id: 'a', kind: 'Rent', rent: 900 },
        { _id: 'b', kind: 'Own', rent: 700 },
      ],
    });
    const homes = [
      { _id: 'a', kind: 'Rent', rent: 900 },
      { _id: 'b', kind: 'Own' },
    ];
    const data = { contact: contact(true) };
    expect(withoutUnasked(sections, data)).toEqual({ contact: { same: true, mail: {}, homes } });
    expect(data.contact.mail.street).toBe('1 Main Street');
    expect(withoutUnasked(sections, { contact: contact(false) }).contact).toHaveProperty('mail.street');
    expect(withoutUnasked(sections, { contact: contact() }).contact).toHaveProperty('mail.street');
  });

  it('is excluded with the section that it stands in', () => {
    const us = { ...buildSection('us', { name: {} }, false), asked_when: [{ field: 'contact.email', is: ['x'] }] };
    const data = { contact: { email: 'y' }, us: { name: 'Doe' } };
    expect(withoutUnasked([...sections, us], data).us).toEqual({});
  });
});

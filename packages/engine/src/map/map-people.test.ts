import { describe, expect, it } from 'vitest';
import type { Person } from '#document/facts.ts';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { address, buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
const map = (paper: Parameters<typeof mapFacts>[0], sections: ReturnType<typeof buildSection>[]) =>
  mapFacts(paper, { sections, data: {} });

describe('whose fact it is', () => {
  const people: readonly Person[] = [
    { id: 'p1', role: 'subject', full_name: 'Anna Novak' },
    { id: 'p2', role: 'spouse', full_name: 'Marko Novak' },
    { id: 'p3', role: 'other', full_name: 'Peter Lang' },
  ];
  const name = { full_name: {}, phone: {} };
  const sections = [buildSection('me', name), buildSection('partner', name, 'spouse')];
  const paper = buildPaper(
    'tax_return',
    {
      'full_name#1': { value: 'Anna Novak', person: 'p1' },
      'full_name#2': { value: 'Marko Novak', person: 'p2' },
      'phone#3': { value: '+12175550142', person: 'p3' },
    },
    { people },
  );

  it('gives each person of a paper the place of that person, and strangers none', () => {
    expect(valuesOf(map(paper, sections))).toEqual({
      'me.full_name': 'Anna Novak',
      'partner.full_name': 'Marko Novak',
    });
  });

  it("gives an employer's telephone to the job, and a bank's to nobody", () => {
    const fields = [buildSection('me', { phone: {}, employer_phone: { person: 'employer' } })];
    const printed = { full_name: 'Anna Novak', phone: { value: '+12175550142', isIssuers: true as const } };
    expect(valuesOf(map(buildPaper('pay_stub', printed), fields))).toEqual({ 'me.employer_phone': '+12175550142' });
    expect(valuesOf(map(buildPaper('bank_statement', printed), fields))).toEqual({});
  });

  it('cannot tell whose a lease is that names no tenant', () => {
    const fields = [buildSection('me', { full_name: {}, monthly_rent: {} })];
    const lease = buildPaper('lease', { monthly_rent: '900' });
    const judged = (paper: typeof lease) =>
      mapFacts(paper, { sections: fields, data: {}, subjects: [{ full_name: 'Anna Novak' }] })[0]?.sameSubject;
    expect([judged(lease), judged(buildPaper('receipt', { monthly_rent: '900' }))]).toEqual(['unknown', true]);
  });

  it("recognises the spouse's own papers by the name that the collection knows", () => {
    const data = { partner: { full_name: 'Marko Novak' } };
    const passport = buildPaper('passport', { full_name: 'NOVAK MARKO', phone: '+12175550199' });
    const proposed = mapFacts(passport, { sections, data, subjects: [{ full_name: 'Anna Novak' }] });
    expect(valuesOf(proposed)).toEqual({ 'partner.full_name': 'Novak Marko', 'partner.phone': '+12175550199' });
    expect(proposed.every((value) => value.sameSubject === true)).toBe(true);
  });

  it('says when the paper is about somebody else, about the subject, or leaves it open', () => {
    const passport = buildPaper('passport', { full_name: 'Anna M. Novak' });
    const judged = (full_name?: string) =>
      mapFacts(passport, { sections, data: {}, ...(full_name ? { subjects: [{ full_name }] } : {}) })[0]?.sameSubject;
    expect([judged('Anna Maria Novak'), judged('Peter Lang'), judged()]).toEqual([true, false, true]);
  });

  it("gives a co-borrower's employer to the co-borrower alone", () => {
    const jobs = [
      buildSection('mine', { employer_name: { person: 'employer' } }),
      buildSection('theirs', { employer_name: { person: 'employer' } }, 'co_applicant'),
    ];
    const both = buildPaper(
      'application_form',
      {
        'employer_name#1': { value: 'Ours Ltd', person: 'p1' },
        'employer_name#2': { value: 'Other Ltd', person: 'p2' },
      },
      { people: [people[0]!, { id: 'p2', role: 'co_applicant', full_name: 'Marko Novak' }] },
    );
    expect(valuesOf(map(both, jobs))).toEqual({
      'mine.employer_name': 'Ours Ltd',
      'theirs.employer_name': 'Other Ltd',
    });
  });
});

describe("a company's own papers", () => {
  it('speak of the company, not of the person who uploads them', () => {
    const sections = [
      buildSection('me', { address: { fields: address, facts: ['address'] } }),
      buildSection(
        'entity',
        { company_name: {}, ein: {}, office: { fields: address, facts: ['company_address', 'address'] } },
        'company',
      ),
    ];
    const letter = buildPaper('ein_letter', {
      company_name: 'Novak LLC',
      ein: '12-3456789',
      address: '12 Main St, Springfield, IL 62704',
    });
    expect(valuesOf(map(letter, sections))).toMatchObject({
      'entity.company_name': 'Novak LLC',
      'entity.ein': '12-3456789',
      'entity.office.city': 'Springfield',
    });
    expect(Object.keys(valuesOf(map(letter, sections))).filter((path) => path.startsWith('me.'))).toEqual([]);
  });
});

describe('what papers say of others beside their subject', () => {
  const people: readonly Person[] = [
    { id: 'p1', role: 'tenant', full_name: 'Anna Novak' },
    { id: 'p2', role: 'landlord', full_name: 'Harbour Lettings' },
  ];
  const lease = buildPaper(
    'lease',
    {
      tenant_name: { value: 'Anna Novak', person: 'p1' },
      landlord_name: { value: 'Harbour Lettings', person: 'p2' },
      landlord_phone: { value: '+12175550160', person: 'p2' },
      monthly_rent: '1250',
      property_address: '12 Main St, Springfield, IL 62704',
    },
    { people },
  );

  it("keeps a landlord's facts with the home they are about, as facts of the paper's subject", () => {
    const sections = [
      buildSection('history', {
        homes: {
          identity: ['address.street'],
          facts: ['addresses'],
          items: {
            address: { fields: address, facts: ['property_address@lease'] },
            landlord_name: {},
            landlord_phone: {},
            monthly_rent: { type: 'number' },
          },
        },
      }),
    ];
    const proposed = map(lease, sections);
    expect(proposed.map(({ path, value }) => [path.split('.').at(-1), value])).toEqual([
      ['street', '12 Main St'],
      ['city', 'Springfield'],
      ['state', 'IL'],
      ['postal_code', '62704'],
      ['country', 'United States of America'],
      ['landlord_name', 'Harbour Lettings'],
      ['landlord_phone', '+12175550160'],
      ['monthly_rent', 1250],
    ]);
    expect(new Set(proposed.map(({ person }) => person?.role))).toEqual(new Set(['subject']));
  });

  it('makes a reference of the one who recommends', () => {
    const sections = [
      buildSection('references', {
        list: { person: 'reference', identity: ['full_name'], items: { full_name: {}, phone: {} } },
      }),
      buildSection('me', { full_name: {}, phone: {} }),
    ];
    const letter = buildPaper(
      'recommendation_letter',
      {
        full_name: { value: 'Anna Novak', person: 'p1' },
        recommender_name: { value: 'Peter Lang', person: 'p2' },
        recommender_phone: { value: '+12175550191', person: 'p2' },
      },
      {
        people: [
          { id: 'p1', role: 'subject', full_name: 'Anna Novak' },
          { id: 'p2', role: 'reference', full_name: 'Peter Lang' },
        ],
      },
    );
    expect(map(letter, sections).map(({ path, value }) => [path.replace(/\.[0-9a-z]{8}\./, '.*.'), value])).toEqual([
      ['me.full_name', 'Anna Novak'],
      ['references.list.*.full_name', 'Peter Lang'],
      ['references.list.*.phone', '+12175550191'],
    ]);
  });

  it('puts a named spouse, parent or emergency contact where they are asked for', () => {
    const sections = [
      buildSection('family', {
        spouse: { person: 'spouse', facts: ['spouse_name'], fields: { surname: {}, given_names: {} } },
        mother: { person: 'parent', facts: ['mother_name'], fields: { surname: {} } },
      }),
      buildSection(
        'emergency',
        {
          contact: {
            facts: ['emergency_contact'],
            fields: { full_name: {}, phone: { facts: ['emergency_contact_phone', 'phone'] } },
          },
        },
        'other',
      ),
      buildSection('me', { full_name: {}, phone: {} }),
    ];
    const form = buildPaper(
      'application_form',
      {
        full_name: { value: 'Anna Novak', person: 'p1' },
        phone: { value: '+12175550142', person: 'p1' },
        spouse_name: { value: 'Marko Novak', person: 'p2' },
        mother_name: { value: 'Ivana Horvat', person: 'p3' },
        emergency_contact: { value: 'Peter Lang', type: 'name', person: 'p4' },
        emergency_contact_phone: { value: '+12175550191', person: 'p4' },
      },
      {
        people: [
          { id: 'p1', role: 'subject', full_name: 'Anna Novak' },
          { id: 'p2', role: 'spouse', full_name: 'Marko Novak' },
          { id: 'p3', role: 'parent', full_name: 'Ivana Horvat' },
          { id: 'p4', role: 'other', full_name: 'Peter Lang' },
        ],
      },
    );
    const proposed = map(form, sections);
    expect(valuesOf(proposed)).toEqual({
      'family.spouse.surname': 'Novak',
      'family.spouse.given_names': 'Marko',
      'family.mother.surname': 'Horvat',
      'emergency.contact.full_name': 'Peter Lang',
      'emergency.contact.phone': '+12175550191',
      'me.full_name': 'Anna Novak',
      'me.phone': '+12175550142',
    });
    expect(proposed.find(({ path }) => path.startsWith('family.spouse'))?.person?.role).toBe('spouse');
  });
});

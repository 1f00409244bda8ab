import { describe, expect, it } from 'vitest';
import type { Person } from '../facts.ts';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { address, buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
const map = (paper: Parameters<typeof mapFacts>[0], sections: ReturnType<typeof buildSection>[], more = {}) =>
  mapFacts(paper, { sections, data: {}, ...more });

describe('which address goes where', () => {
  const sections = [
    buildSection('home', {
      address: { fields: address, facts: ['address', 'employee_address', 'property_address@lease'] },
      mailing: { fields: address, facts: ['mailing_address'] },
      unnamed: { fields: address },
    }),
    buildSection('work', { employer: { fields: address, person: 'employer', facts: ['employer_address'] } }),
    buildSection('loan', { property: { fields: address, person: 'other' } }),
  ];

  it("keeps the employer's address out of the home address, and the other way round", () => {
    const values = valuesOf(
      map(
        buildPaper('pay_stub', {
          employee_address: '101 Main Street, Springfield, IL 62704',
          employer_address: '475 Any Avenue, Chicago, IL 60601',
        }),
        sections,
      ),
    );
    expect(values).toMatchObject({
      'home.address.street': '101 Main Street',
      'home.address.city': 'Springfield',
      'home.address.state': 'IL',
      'home.address.postal_code': '62704',
      'work.employer.street': '475 Any Avenue',
      'work.employer.city': 'Chicago',
    });
    expect(Object.keys(values).filter((path) => /mailing|unnamed|loan/.test(path))).toEqual([]);
  });

  it('lets single parts fill the home address alone', () => {
    const values = valuesOf(
      map(buildPaper('application_form', { street: '123 Main St', city: 'Averill Park' }), sections),
    );
    expect(values).toEqual({ 'home.address.street': '123 Main St', 'home.address.city': 'Averill Park' });
  });

  it('takes the leased home for the home only when a lease says so', () => {
    const facts = { property_address: '12345 NE 99th Ct, Miami, FL 33333' };
    expect(valuesOf(map(buildPaper('lease', facts), sections))['home.address.city']).toBe('Miami');
    expect(valuesOf(map(buildPaper('insurance_policy', facts), sections))).toEqual({});
  });
});

describe('facts of one paper only', () => {
  it("fills the passport's dates from passports and the licence's from licences", () => {
    const sections = [
      buildSection('papers', {
        passport_issued: { type: 'date', facts: ['issue_date@passport'] },
        license_issued: { type: 'date', facts: ['issue_date@drivers_license'] },
      }),
    ];
    expect(valuesOf(map(buildPaper('passport', { issue_date: '2021-06-15' }), sections))).toEqual({
      'papers.passport_issued': '2021-06-15',
    });
    expect(valuesOf(map(buildPaper('drivers_license', { issue_date: '2020-03-09' }), sections))).toEqual({
      'papers.license_issued': '2020-03-09',
    });
  });
});

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

  it("recognises the spouse's own papers by the name that the collection knows", () => {
    const data = { partner: { full_name: 'Marko Novak' } };
    const passport = buildPaper('passport', { full_name: 'NOVAK MARKO', phone: '+12175550199' });
    const proposed = mapFacts(passport, { sections, data, subject: { full_name: 'Anna Novak' } });
    expect(valuesOf(proposed)).toEqual({ 'partner.full_name': 'NOVAK MARKO', 'partner.phone': '+12175550199' });
    expect(proposed.every((value) => value.sameSubject === true)).toBe(true);
  });

  it('says when the paper is about somebody else, about the subject, or leaves it open', () => {
    const passport = buildPaper('passport', { full_name: 'Anna M. Novak' });
    const judged = (full_name?: string) =>
      mapFacts(passport, { sections, data: {}, ...(full_name ? { subject: { full_name } } : {}) })[0]?.sameSubject;
    expect([judged('Anna Maria Novak'), judged('Peter Lang'), judged()]).toEqual([true, false, 'unknown']);
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

describe('choosing among facts', () => {
  it("follows the field's order, and prefers what is written to what is inferred", () => {
    const sections = [buildSection('me', { phone: { facts: ['cell_phone', 'home_phone'] }, surname: {} })];
    const paper = buildPaper('application_form', {
      home_phone: '+12175550144',
      cell_phone: '+12175550143',
      full_name: 'Anna Novak',
      surname: 'Novak-Lang',
      given_names: 'Anna',
    });
    expect(valuesOf(map(paper, sections))).toEqual({ 'me.phone': '+12175550143', 'me.surname': 'Novak-Lang' });
  });

  it('joins the evidence of facts that agree and keeps the readings that do not', () => {
    const sections = [buildSection('me', { date_of_birth: { type: 'date' } })];
    const paper = buildPaper('passport', {
      'date_of_birth#1': { value: '1988-04-17', tier: 'proved', evidence: [{ page: 1, quote: '8804170' }] },
      'date_of_birth#2': { value: '1988-04-17', evidence: [{ page: 1, quote: '17 APR 1988' }] },
      'date_of_birth#3': { value: '1988-04-11', evidence: [{ page: 2, quote: '11 APR 1988' }] },
    });
    expect(map(paper, sections)).toMatchObject([
      {
        value: '1988-04-17',
        tier: 'proved',
        evidence: [{ quote: '8804170' }, { quote: '17 APR 1988' }],
        alternatives: ['1988-04-11'],
      },
    ]);
  });

  it('marks a name split by judgement as inferred and less sure than the whole', () => {
    const sections = [buildSection('me', { full_name: {}, surname: {}, given_names: {}, first_name: {} })];
    const proposed = map(buildPaper('bank_statement', { full_name: 'Anna Novak' }), sections);
    expect(proposed.map(({ path, value, tier }) => [path, value, tier])).toEqual([
      ['me.full_name', 'Anna Novak', 'read'],
      ['me.surname', 'Novak', 'inferred'],
      ['me.given_names', 'Anna', 'inferred'],
      ['me.first_name', 'Anna', 'inferred'],
    ]);
    expect(proposed[1]!.confidence).toBeLessThan(proposed[0]!.confidence);
  });

  it('leaves a field that names no facts to the person', () => {
    const sections = [buildSection('consent', { signature_name: { facts: [], synonyms: ['signature'] } })];
    const paper = buildPaper('lease', { signature_name: 'Anna Novak' }, { labels: { Signature: 'Anna Novak' } });
    expect(map(paper, sections)).toEqual([]);
  });
});

describe('labels that the vocabulary does not know', () => {
  const sections = [
    buildSection('work', {
      supervisor_phone: { synonyms: ['name of line manager'] },
      pay_grade: { synonyms: ['salary band'] },
    }),
    buildSection('host', { code: { synonyms: ['salary band'] } }, 'host'),
  ];

  it('fills the field that is known by that wording, less surely than by name', () => {
    const proposed = map(buildPaper('letter', {}, { labels: { 'Salary Band:': 'B7' } }), sections);
    expect(proposed).toMatchObject([{ path: 'work.pay_grade', value: 'B7', tier: 'read', fact: 'Salary Band:' }]);
    expect(proposed[0]!.confidence).toBeLessThan(0.9);
  });

  it('takes a ticked box for the choice that it stands beside', () => {
    const questions = [
      buildSection('me', {
        marital_status: { type: 'select', options: ['Single', 'Married', 'Other'] },
        housing: { type: 'select', options: ['Own', 'Rent', 'No primary housing expense', 'Other'] },
        adult: { type: 'boolean', synonyms: ['18 or older'] },
      }),
    ];
    const labels = {
      Married: 'Yes',
      'No primary housing expense': 'Yes',
      Single: 'No',
      Other: 'Yes',
      '18 or older': 'Yes',
    };
    expect(valuesOf(map(buildPaper('application_form', {}, { labels }), questions))).toEqual({
      'me.marital_status': 'Married',
      'me.housing': 'No primary housing expense',
      'me.adult': true,
    });
  });

  it('never takes a word beside another thing for a part of an address', () => {
    const home = [buildSection('home', { address: { fields: address, facts: ['address'] } })];
    expect(map(buildPaper('bank_statement', {}, { labels: { City: 'Light and Water' } }), home)).toEqual([]);
  });

  it('fills none when two different facts are known by it', () => {
    const two = [buildSection('a', { one: { synonyms: ['reference'] }, two: { synonyms: ['reference'] } })];
    expect(map(buildPaper('letter', {}, { labels: { Reference: 'X1' } }), two)).toEqual([]);
  });
});

describe('any file', () => {
  it('gives one value a path, and the same ones again', () => {
    const sections = [
      buildSection('jobs', { jobs: { identity: ['employer_name'], items: { employer_name: {}, job_title: {} } } }),
    ];
    const paper = buildPaper('resume', { employer_name: 'Lang Ltd', job_title: 'Engineer' });
    const first = map(paper, sections);
    expect(map(paper, sections)).toEqual(first);
    expect(new Set(first.map(({ path }) => path)).size).toBe(first.length);
  });

  it('never mixes two people of one file', () => {
    const sections = [buildSection('me', { full_name: {}, ssn: {}, date_of_birth: { type: 'date' } })];
    const paper = {
      ...buildPaper(
        'pay_stub',
        {
          'full_name#0': { value: 'Anna Novak', part: 0 },
          'ssn#0': { value: '123-45-6789', part: 0, confidence: 0.5 },
          'full_name#1': { value: 'Peter Lang', part: 1 },
          'ssn#1': { value: '987-65-4321', part: 1, tier: 'proved' },
          'date_of_birth#1': { value: '1970-01-01', part: 1 },
        },
        {
          people: [
            { id: 'd1p1', role: 'subject', full_name: 'Anna Novak' },
            { id: 'd2p1', role: 'subject', full_name: 'Peter Lang' },
          ],
        },
      ),
      parts: [0, 1].map((page) => ({ type: 'pay_stub' as const, confidence: 1, pages: [page + 1] })),
    };
    expect(
      map(paper, sections).map(({ path, value, sameSubject, alternatives }) => [
        path,
        value,
        sameSubject,
        alternatives,
      ]),
    ).toEqual([
      ['me.full_name', 'Anna Novak', 'unknown', undefined],
      ['me.ssn', '123-45-6789', 'unknown', undefined],
      ['me.date_of_birth', '1970-01-01', false, undefined],
    ]);
    const peters = mapFacts(paper, { sections, data: { me: { full_name: 'Peter Lang' } } });
    expect(peters.map(({ value, sameSubject }) => [value, sameSubject])).toEqual([
      ['Peter Lang', true],
      ['987-65-4321', true],
      ['1970-01-01', true],
    ]);
  });

  it('keeps the papers of one file apart', () => {
    const sections = [buildSection('papers', { passport_issued: { type: 'date', facts: ['issue_date@passport'] } })];
    const paper = {
      ...buildPaper('passport', {
        'issue_date#1': { value: '2001-01-01', part: 1 },
        'issue_date#2': { value: '2021-06-15', part: 0 },
      }),
      type: 'multiple' as const,
      parts: [
        { type: 'passport' as const, confidence: 1, pages: [1] },
        { type: 'drivers_license' as const, confidence: 1, pages: [2] },
      ],
    };
    expect(valuesOf(map(paper, sections))).toEqual({ 'papers.passport_issued': '2021-06-15' });
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

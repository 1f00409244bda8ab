import { describe, expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { address, buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
const map = (paper: Parameters<typeof mapFacts>[0], sections: ReturnType<typeof buildSection>[]) =>
  mapFacts(paper, { sections, data: {} });

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

  it('joins the evidence of facts that agree; other readings are those of the same print, never what stands elsewhere', () => {
    const sections = [buildSection('me', { date_of_birth: { type: 'date' } })];
    const paper = buildPaper('passport', {
      'date_of_birth#1': {
        value: '1988-04-17',
        tier: 'proved',
        alternatives: ['1988-04-12', '1988-04-17', 'smudge'],
        evidence: [{ page: 1, quote: '8804170' }],
      },
      'date_of_birth#2': { value: '1988-04-17', evidence: [{ page: 1, quote: '17 APR 1988' }] },
      'date_of_birth#3': { value: '1988-04-11', evidence: [{ page: 2, quote: '11 APR 1988' }] },
    });
    expect(map(paper, sections)).toMatchObject([
      {
        value: '1988-04-17',
        tier: 'proved',
        evidence: [{ quote: '8804170' }, { quote: '17 APR 1988' }],
        alternatives: ['1988-04-12'],
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

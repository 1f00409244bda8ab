import { describe, expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { findPeople } from './find-people.ts';

const fact = (name: string, value: string): Fact => ({
  name,
  value,
  raw: value,
  type: 'name',
  tier: 'read',
  confidence: 0.9,
  evidence: [],
});

describe('findPeople', () => {
  it('names the subject with what tells them apart', () => {
    const { people } = findPeople([
      fact('full_name', 'Mara Lindqvist'),
      fact('date_of_birth', '1990-04-12'),
      fact('passport_number', 'X123'),
    ]);
    expect(people).toEqual([
      { id: 'p1', role: 'subject', full_name: 'Mara Lindqvist', date_of_birth: '1990-04-12', document_number: 'X123' },
    ]);
  });

  it('gives landlord and tenant their own facts', () => {
    const { people, facts } = findPeople([
      fact('tenant_name', 'Mara Lindqvist'),
      fact('landlord_name', 'Paul Weber'),
      fact('landlord_phone', '+491234'),
      fact('monthly_rent', '900'),
    ]);
    expect(people.map(({ id, role, full_name }) => [id, role, full_name])).toEqual([
      ['p1', 'tenant', 'Mara Lindqvist'],
      ['p2', 'landlord', 'Paul Weber'],
    ]);
    expect(facts.map(({ name, person }) => [name, person])).toEqual([
      ['tenant_name', 'p1'],
      ['landlord_name', 'p2'],
      ['landlord_phone', 'p2'],
      ['monthly_rent', undefined],
    ]);
  });

  it('names both tenants of a lease', () => {
    const { people } = findPeople([
      fact('tenant_name', 'Alex Tenant'),
      fact('tenant_name_2', 'Joanna Tenant'),
      fact('landlord_name', 'Harbour Homes Ltd'),
    ]);
    expect(people.map(({ role, full_name }) => [role, full_name])).toEqual([
      ['tenant', 'Alex Tenant'],
      ['tenant', 'Joanna Tenant'],
    ]);
  });

  it('takes no company for a person, and binds nothing where there is one person only', () => {
    const { people, facts } = findPeople([
      fact('full_name', 'Mara Lindqvist'),
      fact('landlord_name', 'Harbour Homes Ltd'),
      fact('phone', '+46'),
    ]);
    expect(people).toHaveLength(1);
    expect(facts.every(({ person }) => person === undefined)).toBe(true);
  });

  it('keeps one who has two roles one person', () => {
    const { people } = findPeople([
      fact('full_name', 'Mara Lindqvist'),
      fact('tenant_name', 'MARA LINDQVIST'),
      fact('landlord_name', 'Paul Weber'),
    ]);
    expect(people).toHaveLength(2);
  });
});

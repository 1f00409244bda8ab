// Is a company's own paper about the company that the collection is about?
import { type FieldPerson, walkFields } from '@oneform/contract';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { MapTarget } from '../proposed-value.ts';
import { roleAround } from '../roles.ts';
import { isSameCompany } from '../same-company.ts';
import { partOf } from './subjects-of-paper.ts';

const COMPANY: FieldPerson = 'company';

/** Whether what a paper of the file says is about that company; true where either is not named. */
export function bindCompany({ facts }: UnderstoodDocument, { sections, data }: MapTarget): (part: number) => boolean {
  const known = [...walkFields(sections, data)].find(
    ({ section, field, groups, value }) =>
      (field.atomic ?? field.name) === 'company_name' &&
      roleAround(section, groups, field) === COMPANY &&
      typeof value === 'string' &&
      value.trim() !== '',
  );
  if (known === undefined) return () => true;
  return (part) => {
    const named = facts.find((fact) => fact.name === 'company_name' && partOf(fact) === part);
    return typeof named?.value !== 'string' || isSameCompany(named.value, String(known.value));
  };
}

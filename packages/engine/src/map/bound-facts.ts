// All facts of a file, each with its role and paper, and what follows from them for certain.

import { declarations, typesThat } from '#catalogue/document-types/declarations.ts';
import type { Fact, UnderstoodDocument } from '#document/facts.ts';
import { deriveBirthplace } from './derive-birthplace.ts';
import { deriveNames } from './derive-names.ts';
import { derivePay } from './derive-pay.ts';
import { deriveTenancy } from './derive-tenancy.ts';
import type { Bind, Binding } from './people/bind-people.ts';
import { partOf } from './people/subjects-of-paper.ts';
import type { BoundFact } from './proposed-value.ts';
import { holders, kindOf, prefixRoles } from './roles.ts';
import { splitComposites } from './split-composites.ts';

const companyPapers: ReadonlySet<string> = typesThat(({ isAboutCompany }) => isAboutCompany);

/** Derives further facts from those of one paper about one person. */
const derivations: readonly ((facts: readonly BoundFact[]) => BoundFact[])[] = [
  deriveNames,
  deriveBirthplace,
  derivePay,
  deriveTenancy,
];

export interface Binds {
  readonly person: Bind;
  /** Is that paper of the file about the company that the collection is about? */
  readonly company: (part: number) => boolean;
}

export function bindFacts(understood: UnderstoodDocument, binds: Binds): BoundFact[] {
  const bound = understood.facts
    .flatMap((fact) => asOfIssuer(fact, understood))
    .map((fact) => bindFact(fact, understood, binds));
  const renamed = bound.map((fact) => {
    const alias = declarations[fact.documentType].aliases?.[fact.name];
    const isTaken = bound.some((other) => other.name === alias && other.part === fact.part && other.role === fact.role);
    return alias === undefined || isTaken ? fact : { ...fact, name: alias };
  });
  return groupsOf(renamed.flatMap(asPersonal)).flatMap((facts) =>
    splitComposites(derivations.reduce((sofar, derive) => derive(sofar), facts)),
  );
}

function bindFact(fact: Fact, understood: UnderstoodDocument, binds: Binds): BoundFact {
  const part = partOf(fact);
  const type = understood.parts[part]?.type ?? understood.type;
  const { role, sameSubject, person } = ownerOf(fact, part, type, binds);
  return {
    name: fact.name,
    value: fact.value,
    type: fact.type,
    origin: fact.name,
    role,
    sameSubject,
    ...(person === undefined ? {} : { person }),
    documentType: type === 'multiple' ? 'other' : type,
    part,
    tier: fact.tier,
    confidence: fact.confidence,
    evidence: fact.evidence,
    ...(fact.alternatives === undefined ? {} : { alternatives: fact.alternatives }),
    ...(fact.dispute === undefined ? {} : { dispute: fact.dispute }),
  };
}

/** The telephone on a payslip is the employer's; that of a bank is nothing that a form asks for. */
function asOfIssuer(fact: Fact, { facts, parts, type }: UnderstoodDocument): Fact[] {
  if (!fact.isIssuers) return [fact];
  const part = partOf(fact);
  const paper = parts[part]?.type ?? type;
  const issuer = paper === 'multiple' ? undefined : declarations[paper].issuer;
  const attribute = /(?:^|_)(phone|email)$/.exec(fact.name)?.[1];
  if (issuer === undefined || attribute === undefined) return [];
  const name = `${issuer}_${attribute}`;
  return facts.some((other) => other.name === name && partOf(other) === part) ? [] : [{ ...fact, name }];
}

/** A landlord's name is a fact about the tenant's home; a spouse's employer is the spouse's. */
function ownerOf(fact: Fact, part: number, type: string, { person: bind, company }: Binds): Binding {
  if (fact.person === undefined && companyPapers.has(type)) return { role: 'company', sameSubject: company(part) };
  const kind = kindOf(fact.name);
  const bound = bind(fact.person, part, kind === 'personal');
  if (kind === 'personal' || (kind === 'owned' && bound.role !== undefined && holders.has(bound.role))) return bound;
  const { role, sameSubject, person } = bind(undefined, part, false);
  // A named person stays with the fact, so that facts about other people can be left out.
  const named = kind === 'self' ? (bound.person ?? person) : person;
  return { role, sameSubject, ...(named === undefined ? {} : { person: named }) };
}

/** `recommender_phone` once more as the phone of that person. */
function asPersonal(fact: BoundFact): BoundFact[] {
  const prefix = Object.keys(prefixRoles).find((start) => fact.name.startsWith(start));
  if (prefix === undefined) return [fact];
  const rest = fact.name.slice(prefix.length);
  const { person } = fact;
  return [
    fact,
    { ...fact, name: rest === 'name' ? 'full_name' : rest, role: prefixRoles[prefix], ...(person ? { person } : {}) },
  ];
}

/** Facts of one paper about one person: only these may be combined. */
function groupsOf(facts: readonly BoundFact[]): BoundFact[][] {
  return [...Map.groupBy(facts, groupOf).values()];
}

/** The applicant's facts belong together whether or not the paper says that they are his or hers; those of two others do not. */
export function groupOf({ part, role, person, sameSubject }: BoundFact): string {
  const isOne = role === 'applicant' && sameSubject !== false;
  return `${part}/${role ?? ''}/${sameSubject}/${isOne ? '' : (person?.id ?? '')}`;
}

// References of a field to facts, by name, paper and role.
import {
  type FactReference,
  type FieldDefinition,
  type FieldPerson,
  parseFactReference,
  type Section,
} from '@oneform/contract';
import { namesThat } from '#catalogue/facts/facts.ts';
import type { BoundFact } from './proposed-value.ts';
import { bearerAround, kindOf, roleAround } from './roles.ts';

/** Facts that a place accepts. */
export interface Slot {
  readonly field: FieldDefinition;
  /** Best first. */
  readonly references: readonly FactReference[];
  /** Person that personal facts (`phone`) must be about. */
  readonly role: FieldPerson;
  /** Person that facts with a subject of their own (`employer_phone`) must belong to. */
  readonly bearer: FieldPerson;
}

/** Fields that mean nothing without the address they are part of. */
export const addressParts: ReadonlySet<string> = new Set(namesThat(({ partOf }) => partOf === 'address'));

/** A field that names no facts at all (`facts: []`) is only ever filled by a person. */
export function toSlot(section: Section, groups: readonly FieldDefinition[], field: FieldDefinition): Slot {
  const role = roleAround(section, groups, field);
  return {
    field,
    references: referencesOf(groups, field, role),
    role,
    bearer: bearerAround(section, groups, field),
  };
}

function referencesOf(groups: readonly FieldDefinition[], field: FieldDefinition, role: FieldPerson): FactReference[] {
  const own = (field.facts ?? (field.atomic === undefined ? [] : [field.atomic])).map(parseFactReference);
  if (own.length === 0) return [];
  if (field.atomic !== undefined && own.every(({ name }) => name !== field.atomic)) own.push({ name: field.atomic });
  // A group inside a list is about the item's parts; the list's own facts say where items come from, not what is in them.
  const group = groups.at(-1);
  const composites = group?.type === 'object' ? (group.facts ?? []).map(parseFactReference) : [];
  const dotted = composites.flatMap((composite) =>
    own.map(({ name, documentType = composite.documentType }) => ({
      name: `${composite.name}.${name}`,
      ...(documentType === undefined ? {} : { documentType }),
    })),
  );
  const isHome = composites.some(({ name }) => name === 'address');
  if (group?.type === 'object' && role === 'applicant' && !isHome) {
    // A town beside nothing that says whose is the home's, so it may not fill any other address.
    const plain = own.filter(({ name }) => !addressParts.has(name));
    return composites.length > 0 ? dotted : plain;
  }
  return [...dotted, ...own];
}

/** The rank of a fact for a slot, 0 the best; undefined when it does not belong there. */
export function rankFact(slot: Slot, fact: BoundFact): number | undefined {
  const rank = slot.references.findIndex(
    ({ name, documentType }) =>
      name === fact.name && (documentType === undefined || documentType === fact.documentType),
  );
  return rank === -1 || !isTheirs(slot, fact) ? undefined : rank;
}

function isTheirs(slot: Slot, fact: BoundFact): boolean {
  const kind = kindOf(fact.name);
  if (kind === 'personal') return slot.role === fact.role;
  // A company's own papers speak of the company that the applicant registers.
  const holder = fact.role === 'company' ? 'applicant' : fact.role;
  return kind === 'self' ? holder === 'applicant' : slot.bearer === holder;
}

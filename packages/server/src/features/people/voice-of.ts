// May a paper speak in a collection, and who there is each of those whom it names?
import type { FieldPerson, Relation } from '@oneform/contract';
import { isIdentified, type KnownPerson, type MentionedAs } from '@oneform/engine';
import { isReservedElsewhere } from '../documents/reserved.ts';
import type { SettledPeople } from './settle-people.ts';

export interface Voice {
  /** People that the collection is about. */
  readonly subjects: readonly KnownPerson[];
  /** For each whom the paper is made out to, in the engine's order; absent: as the names say. */
  readonly mentions?: readonly MentionedAs[];
}

interface Audience {
  readonly id: string;
  readonly personId: string | null;
}
interface Speaker {
  readonly id: string;
  readonly targetCollectionId: string | null;
  readonly isOnlyForTarget: boolean;
}

/** Null: nothing of it is filled or offered there. */
export function voiceOf(
  { people, profiles, papers, isMeShown }: SettledPeople,
  document: Speaker,
  collection: Audience,
): Voice | null {
  const paper = papers.get(document.id);
  if (!paper || isReservedElsewhere(document, collection.id)) return null;
  if (paper.status === 'asks' || paper.status === 'nobodys' || paper.status === 'set_aside') return null;
  const { personId } = collection;
  const person = personId === null ? undefined : people.get(personId);
  const profile = profiles.get(personId ?? '') ?? {};
  const subjects = isIdentified(profile) ? [profile] : [];
  // Until somebody of their own is known, the owner looks at the house's papers as if they were theirs.
  if (paper.isSample && person?.relation === 'me' && !isMeShown) return { subjects: [] };
  if (!person) return paper.people.length === 0 && document.targetCollectionId === collection.id ? { subjects } : null;
  const roleOf = (other: string): FieldPerson | undefined =>
    other === person.id ? 'applicant' : roleBetween(person.relation, people.get(other)?.relation);
  if (!paper.people.some((one) => roleOf(one) !== undefined)) return null;
  const mentions = paper.mentions.map((one): MentionedAs => {
    if (one === undefined) return undefined;
    return one === null ? 'unknown' : (roleOf(one) ?? 'another');
  });
  return { subjects, mentions };
}

/**
 * Role of somebody for the person of a collection, from the relations of both to the owner. Undefined: a relation that
 * no form asks for.
 */
function roleBetween(person: Relation, other: Relation | undefined): FieldPerson | undefined {
  if (person === 'me') return other === 'spouse' || other === 'child' || other === 'parent' ? other : undefined;
  if (person === 'spouse') return other === 'me' ? 'spouse' : other === 'child' ? 'child' : undefined;
  if (person === 'child') return other === 'me' ? 'parent' : undefined;
  if (person === 'parent') return other === 'me' ? 'child' : undefined;
  return undefined;
}

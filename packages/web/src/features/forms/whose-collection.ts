// Relation of one person of the account to another, as a form asks for it.
import type { Collection, FormPerson, PersonBrief, Relation } from '@oneform/contract';

const toOwner: Readonly<Partial<Record<Relation, FormPerson>>> = { spouse: 'spouse', child: 'child', parent: 'parent' };
const ofOwner: Readonly<Partial<Record<Relation, FormPerson>>> = { spouse: 'spouse', child: 'parent', parent: 'child' };

/** `spouse` where the account does not say: what a form asks of them never goes into the applicant's places. */
export function roleTo(applicant: PersonBrief | null, other: PersonBrief | null): FormPerson {
  if (!applicant || !other || applicant.id === other.id) return 'spouse';
  const known = applicant.relation === 'me' ? toOwner[other.relation] : undefined;
  const turned = other.relation === 'me' ? ofOwner[applicant.relation] : undefined;
  return known ?? turned ?? ([applicant, other].some(isNobodySpecial) ? 'spouse' : 'other');
}

/** Papers and answers made them known; nobody has said who they are. */
const isNobodySpecial = ({ relation }: PersonBrief): boolean => relation === 'other';

/** With the person's name where that is somebody else, and the collection is not called after them. */
export function nameWithPerson(
  { collection_name: name, person }: Pick<Collection, 'collection_name' | 'person'>,
  applicant: PersonBrief | null,
): string {
  const isTold =
    person === null || person.id === applicant?.id || person.name.split(' ').some((one) => name.includes(one));
  return isTold ? name : `${name} – ${person.name}`;
}

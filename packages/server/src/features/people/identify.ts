// Identifying values of each person of an account, with their sources: the owner's word, their papers, and the data
// typed into their applications.
import { type IdentifyingValue, labelFromName, type Person, type PersonSource } from '@oneform/contract';
import { findSubjects, identifyingFacts, isSamePerson, writeFullName } from '@oneform/engine';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { NAMING } from './settle-people.ts';
import type { NamedPerson } from './store.ts';

type Identification = Person['identification'];
type Kind = keyof Identification;
interface Mark {
  readonly kind: Kind;
  readonly fact: string;
  readonly value: string;
  readonly source: PersonSource;
}

/** By person. */
export async function identifyPeople(
  tx: Queryable,
  userId: string,
  people: readonly NamedPerson[],
): Promise<Map<string, Identification>> {
  const printed = await readPapers(tx, userId, people);
  return new Map(people.map((person) => [person.id, gather([...toldOf(person), ...(printed.get(person.id) ?? [])])]));
}

function toldOf({ shownName, relation, name, marks, isNamed }: NamedPerson): Mark[] {
  const typed: PersonSource = { kind: 'typed', id: null, name: 'You' };
  const account: PersonSource = { kind: 'account', id: null, name: 'Your account' };
  const isAccounts = relation === 'me' && name === '';
  return [
    ...(isNamed || isAccounts
      ? [{ kind: 'names', fact: 'full_name', value: shownName, source: isAccounts ? account : typed } as const]
      : []),
    ...marks.names.map((value): Mark => ({ kind: 'names', fact: 'full_name', value, source: typed })),
    ...(marks.birthDate
      ? [{ kind: 'birth_dates', fact: 'date_of_birth', value: marks.birthDate, source: typed } as const]
      : []),
  ];
}

/** Of a paper of several people each has what stands with their name. */
async function readPapers(tx: Queryable, userId: string, people: readonly NamedPerson[]): Promise<Map<string, Mark[]>> {
  const { understood } = documentResults;
  const rows = await tx
    .select({
      id: documents.id,
      name: documents.displayName,
      whose: documents.whose,
      parts: sql<never>`${understood}->'parts'`,
      people: sql<never>`${understood}->'people'`,
      facts: sql<never>`jsonb_path_query_array(${understood}, ${sql.raw(`'$.facts[*] ? (@.name like_regex "${NAMING}")'`)})`,
    })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(eq(documents.userId, userId), inArray(documents.whose, ['decided', 'corrected', 'asks'])))
    .orderBy(documents.uploadedAt, documents.id);
  const owners = Map.groupBy(
    await tx.select().from(documentPeople).where(eq(documentPeople.userId, userId)),
    ({ documentId }) => documentId,
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const marks = new Map<string, Mark[]>();
  for (const { id, name, whose, ...paper } of rows) {
    // While it asks, those who are known are only whom it may mean.
    const theirs = (owners.get(id) ?? [])
      .flatMap(({ personId }) => byId.get(personId) ?? [])
      .filter(({ isProposed }) => isProposed || whose !== 'asks');
    const source: PersonSource = { kind: 'document', id, name };
    for (const subject of findSubjects(paper)) {
      const known = theirs.filter(
        (person) =>
          (theirs.length === 1 && whose !== 'asks') ||
          isSamePerson(subject, { full_name: person.shownName, other_names: person.marks.names }) === true,
      );
      // Several matches leave the person undecided.
      if (known.length !== 1) continue;
      const own = marks.get(known[0]!.id) ?? [];
      const printed = { kind: 'names', fact: 'full_name', value: writeFullName(subject.full_name), source } as const;
      own.push(printed, ...identifyingFacts(paper, subject).map((mark) => ({ ...mark, source })));
      marks.set(known[0]!.id, own);
    }
  }
  return marks;
}

function gather(marks: readonly Mark[]): Identification {
  const found: Record<Kind, IdentifyingValue[]> = { names: [], birth_dates: [], numbers: [], contacts: [] };
  for (const { kind, fact, value, source } of marks) {
    const known = found[kind].find((one) => one.value === value && (kind === 'names' || one.fact === fact));
    if (known && !known.sources.some(({ kind: from, id }) => from === source.kind && id === source.id))
      known.sources.push(source);
    if (!known) found[kind].push({ fact, label: labelOf(fact), value, sources: [source] });
  }
  return found;
}

const labelOf = (fact: string): string =>
  fact === 'full_name' ? 'Name' : fact === 'ssn' ? 'Social Security number' : labelFromName(fact);

// Keeps people and whose papers are in step with all that is there: papers, answers, collections. Under `lockPapers`, alone.
import {
  applicantOf,
  findSubjects,
  isIdentified,
  isIdentityPaper,
  isSamePerson,
  type KnownPerson,
  marksOf,
  writeFullName,
} from '@oneform/engine';
import { and, asc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { collections, collectionUpdates, documentResults, documents, people, users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { takeTurns } from '../../take-turns.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { isReplaced } from '../documents/replaced.ts';
import { withoutUntouched } from '../updates/without-untouched.ts';
import { type Decided, decideWhose, type PaperAsked, type PaperDecided, type PersonAsked } from './decide-whose.ts';
import { grow } from './profile.ts';
import { listPeople, type NamedPerson, requireMe } from './store.ts';

/** Everybody of an account and what is theirs, as mapping needs it. */
export interface SettledPeople {
  readonly people: ReadonlyMap<string, NamedPerson>;
  readonly profiles: ReadonlyMap<string, KnownPerson>;
  readonly papers: ReadonlyMap<string, PaperDecided & { readonly isSample: boolean }>;
  readonly isMeShown: boolean;
  /** Papers and collections that are somebody else’s now. */
  readonly changed: ReadonlySet<string>;
}

/** `arriving`: the paper whose last stage this is part of. */
export async function settlePeople(
  tx: Transaction,
  catalogue: Catalogue,
  userId: string,
  arriving?: string,
): Promise<SettledPeople> {
  await requireMe(tx, userId);
  const applications = await loadApplications(tx, catalogue, userId);
  const account = await findAccountHolder(tx, userId);
  await reassignTyped(tx, userId, { account, applications });
  const named = await listPeople(tx, userId);
  const papers = await loadPapers(tx, userId, { applications, arriving });
  const seeds = seedsOf(named, { account, applications });
  const known = named.filter(({ isProposed }) => !isProposed);
  const ask = () => known.map((person) => toAsked(person, seeds));
  let decided = await decideWhose(papers, ask());
  const awaited = listAwaited(applications, papers, decided);
  for (const { collectionId, mention } of awaited) {
    const found = decided.found.find(({ key }) => key === mention);
    const id = found ? await addPerson(tx, userId, writeFullName(found.profile.full_name ?? ''), false) : mention;
    if (found) {
      const [row] = (await listPeople(tx, userId)).filter((one) => one.id === id);
      known.push(row!);
      seeds.set(id, found.profile);
    }
    await tx
      .update(collections)
      .set({ personId: id, awaitsPerson: false })
      .where(and(eq(collections.id, collectionId), eq(collections.userId, userId)));
    decided = await decideWhose(papers, ask());
  }
  const idOf = await keepFound(tx, userId, decided, named);
  const settled = decided.papers.map((paper) => ({
    ...paper,
    nameOnPaper: paper.nameOnPaper && writeFullName(paper.nameOnPaper),
    people: paper.people.map(idOf),
    mentions: paper.mentions.map((one) => (typeof one === 'string' ? idOf(one) : one)),
  }));
  const changed = await keepWhose(tx, userId, settled);
  for (const { collectionId } of awaited) changed.add(collectionId);
  await nameByPapers(tx, userId, decided, idOf);
  const isSample = new Map(papers.map((paper) => [paper.id, paper.isSample]));
  return {
    people: new Map((await listPeople(tx, userId)).map((person) => [person.id, person])),
    profiles: new Map([...decided.profiles].map(([id, profile]) => [idOf(id), profile])),
    papers: new Map(settled.map((paper) => [paper.id, { ...paper, isSample: isSample.get(paper.id) ?? false }])),
    isMeShown: decided.isMeShown,
    changed,
  };
}

/** The same, told without changing anything. */
export async function loadSettledPeople(tx: Queryable, catalogue: Catalogue, userId: string): Promise<SettledPeople> {
  await requireMe(tx, userId);
  const applications = await loadApplications(tx, catalogue, userId);
  const account = await findAccountHolder(tx, userId);
  const named = await listPeople(tx, userId);
  const papers = await loadPapers(tx, userId, { applications, arriving: undefined });
  const seeds = seedsOf(named, { account, applications });
  const decided = await decideWhose(
    papers,
    named.filter(({ isProposed }) => !isProposed).map((person) => toAsked(person, seeds)),
  );
  const isSample = new Map(papers.map((paper) => [paper.id, paper.isSample]));
  return {
    people: new Map(named.map((person) => [person.id, person])),
    profiles: decided.profiles,
    papers: new Map(decided.papers.map((paper) => [paper.id, { ...paper, isSample: isSample.get(paper.id) ?? false }])),
    isMeShown: decided.isMeShown,
    changed: new Set(),
  };
}

interface Application {
  row: Pick<CollectionRow, 'id' | 'templateId' | 'personId' | 'awaitsPerson'>;
  /** People it names through the values that a person typed. */
  readonly typed: KnownPerson;
}

async function loadApplications(tx: Queryable, catalogue: Catalogue, userId: string): Promise<Application[]> {
  const rows = await tx
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id));
  const filled = await tx
    .select({
      collectionId: collectionUpdates.collectionId,
      entries: sql<
        { path: string; value: never; previous: never }[]
      >`jsonb_path_query_array(${collectionUpdates.fields}, '$.* ? (@.kind == "filled" && @.decision == "open")')`,
    })
    .from(collectionUpdates)
    .where(
      and(
        eq(collectionUpdates.userId, userId),
        inArray(collectionUpdates.reviewStatus, ['pending', 'requires_review']),
      ),
    );
  const byCollection = Map.groupBy(filled, ({ collectionId }) => collectionId);
  const turn = takeTurns();
  const applications: Application[] = [];
  for (const row of rows) {
    await turn();
    const entries = (byCollection.get(row.id) ?? []).flatMap((one) => one.entries);
    const sections = sectionsOf(catalogue, row);
    const data = withoutUntouched(row.data, entries, sections);
    applications.push({ row, typed: applicantOf(sections, data) });
  }
  return applications;
}

export const NAMING =
  '^(full_name|surname|given_names|tenant_name|other_names|date_of_birth|passport_number|document_number|license_number|national_id_number|ssn|tax_id|uscis_number|email|.*_?phone)$';

async function loadPapers(
  tx: Queryable,
  userId: string,
  { applications, arriving }: { applications: readonly Application[]; arriving: string | undefined },
): Promise<PaperAsked[]> {
  const { understood } = documentResults;
  const rows = await tx
    .select({
      id: documents.id,
      sha256: documents.sha256,
      uploadedAt: documents.uploadedAt,
      isSample: documents.isSample,
      whose: documents.whose,
      target: documents.targetCollectionId,
      parts: sql<never>`${understood}->'parts'`,
      people: sql<never>`${understood}->'people'`,
      facts: sql<never>`jsonb_path_query_array(${understood}, ${sql.raw(`'$.facts[*] ? (@.name like_regex "${NAMING}")'`)})`,
    })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        isNotNull(understood),
        not(isReplaced(arriving)),
        or(
          eq(documents.status, 'completed'),
          eq(documents.readsAgain, true),
          arriving ? eq(documents.id, arriving) : undefined,
        ),
      ),
    );
  const owners = await tx.select().from(documentPeople).where(eq(documentPeople.userId, userId));
  const ownersOf = Map.groupBy(owners, ({ documentId }) => documentId);
  const turn = takeTurns();
  const asked: PaperAsked[] = [];
  for (const { id, sha256, uploadedAt, isSample, whose, target, ...paper } of rows) {
    await turn();
    const { parts } = paper as { parts: readonly { type: string }[] };
    const mentions = findSubjects(paper).map(({ part: _part, person: _person, ...mention }) => mention);
    const into = applications.find(({ row }) => row.id === target)?.row;
    const isAnswered = whose === 'corrected' || whose === 'nobodys' || whose === 'set_aside';
    asked.push({
      id,
      sha256,
      uploadedAt: uploadedAt.getTime(),
      isSample,
      isIdentity: parts.some(({ type }) => isIdentityPaper(type)),
      mentions,
      marks: mentions.length > 0 ? {} : marksOf(paper, 0),
      putInto: into ? (into.awaitsPerson ? 'new' : into.personId) : null,
      isTakenAsItIs: into !== undefined && into.templateId === null,
      target,
      answer: isAnswered ? { status: whose, people: (ownersOf.get(id) ?? []).map(({ personId }) => personId) } : null,
    });
  }
  return asked;
}

interface Known {
  /** Null where the account has less than a whole name. */
  readonly account: KnownPerson | null;
  readonly applications: readonly Application[];
}

async function findAccountHolder(tx: Queryable, userId: string): Promise<KnownPerson | null> {
  const [row] = await tx.select({ full_name: users.fullName }).from(users).where(eq(users.id, userId));
  const holder = { full_name: row?.full_name ?? '' };
  return isIdentified(holder) ? holder : null;
}

/** Somebody who puts another name into an application of theirs fills it for that other person. */
async function reassignTyped(tx: Transaction, userId: string, { account, applications }: Known): Promise<void> {
  const named = await listPeople(tx, userId);
  const me = named.find(({ relation }) => relation === 'me')!;
  let mine = knownByOwner(me, account);
  for (const application of applications) {
    const { row, typed } = application;
    if (row.personId !== me.id || !isIdentified(typed)) continue;
    if (!isIdentified(mine) || isSamePerson(typed, mine) !== false) {
      mine = grow(mine, typed);
      continue;
    }
    const other = named.find((one) => one.id !== me.id && isSamePerson(typed, knownByOwner(one, null)) === true);
    const id = other?.id ?? (await addPerson(tx, userId, typed.full_name ?? '', false));
    if (!other) named.push({ ...me, id, name: typed.full_name ?? '', relation: 'other', marks: { names: [] } });
    application.row = { ...row, personId: id };
    await tx
      .update(collections)
      .set({ personId: id })
      .where(and(eq(collections.id, row.id), eq(collections.userId, userId)));
  }
}

/** Known values of a person, given by the owner of the account. */
function knownByOwner({ name, relation, marks, isNamed }: NamedPerson, account: KnownPerson | null): KnownPerson {
  const { names, birthDate } = marks;
  const own = relation === 'me' ? (account ?? {}) : {};
  const told = relation !== 'me' || isNamed ? [name, ...names] : names;
  return told
    .filter((one) => isIdentified({ full_name: one }))
    .reduce((sofar: KnownPerson, full_name) => grow(sofar, { full_name }), {
      ...own,
      ...(birthDate ? { date_of_birth: birthDate } : {}),
    });
}

function seedsOf(named: readonly NamedPerson[], { account, applications }: Known): Map<string, KnownPerson> {
  return new Map(
    named.map((person): [string, KnownPerson] => [
      person.id,
      applications
        .filter(({ row, typed }) => row.personId === person.id && isIdentified(typed))
        .reduce(
          (sofar, { typed }) =>
            isIdentified(sofar) && isSamePerson(typed, sofar) === false ? sofar : grow(sofar, typed),
          knownByOwner(person, account),
        ),
    ]),
  );
}

const toAsked = ({ id, relation, accountName }: NamedPerson, seeds: ReadonlyMap<string, KnownPerson>): PersonAsked => ({
  id,
  isMe: relation === 'me',
  seed: seeds.get(id) ?? {},
  calledBy: accountName,
});

/** Collections for somebody new, and whom the first paper that was put into each names: an identity paper before others. */
function listAwaited(applications: readonly Application[], papers: readonly PaperAsked[], decided: Decided) {
  return applications.flatMap(({ row }) => {
    if (!row.awaitsPerson) return [];
    const naming = papers
      .filter(({ target }) => target === row.id)
      .toSorted((a, b) => Number(b.isIdentity) - Number(a.isIdentity) || a.uploadedAt - b.uploadedAt)
      .flatMap(
        ({ id }) => decided.papers.find((one) => one.id === id)?.mentions.find((one) => typeof one === 'string') ?? [],
      );
    return naming.length > 0 ? [{ collectionId: row.id, mention: naming[0]! }] : [];
  });
}

async function addPerson(tx: Transaction, userId: string, name: string, isProposed: boolean): Promise<string> {
  const id = uuid();
  await tx.insert(people).values({ id, userId, name, relation: 'other', isProposed });
  return id;
}

/** Gives those whom papers propose a row each, the one that they had where they had one. Rows of whom no paper speaks any more go. */
async function keepFound(
  tx: Transaction,
  userId: string,
  { found, papers }: Decided,
  named: readonly NamedPerson[],
): Promise<(idOrKey: string) => string> {
  // Not taken by anybody yet, in order.
  const proposed = new Set(named.filter(({ isProposed }) => isProposed).map(({ id }) => id));
  const linked = await tx.select().from(documentPeople).where(eq(documentPeople.userId, userId));
  const ofPaper = Map.groupBy(linked, ({ documentId }) => documentId);
  const papersOf = Map.groupBy(
    papers.flatMap(({ id, people: all }) => all.map((key) => ({ id, key }))),
    ({ key }) => key,
  );
  const order = new Map(named.map(({ id }, index) => [id, index]));
  const ids = new Map<string, string>();
  for (const { key, profile, isSample } of found) {
    const [row] = (papersOf.get(key) ?? [])
      .flatMap(({ id }) => ofPaper.get(id) ?? [])
      .map(({ personId }) => personId)
      .filter((id) => proposed.has(id))
      .sort((a, b) => order.get(a)! - order.get(b)!);
    if (row) proposed.delete(row);
    ids.set(key, row ?? (await addPerson(tx, userId, writeFullName(profile.full_name ?? ''), !isSample)));
  }
  const gone = [...proposed];
  if (gone.length > 0) await tx.delete(people).where(and(eq(people.userId, userId), inArray(people.id, gone)));
  return (idOrKey) => ids.get(idOrKey) ?? idOrKey;
}

async function keepWhose(tx: Transaction, userId: string, papers: readonly PaperDecided[]): Promise<Set<string>> {
  const changed = new Set<string>();
  const rows = await tx
    .select({ id: documents.id, whose: documents.whose, nameOnPaper: documents.nameOnPaper })
    .from(documents)
    .where(eq(documents.userId, userId));
  const linked = Map.groupBy(
    await tx.select().from(documentPeople).where(eq(documentPeople.userId, userId)),
    ({ documentId }) => documentId,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const { id, status, nameOnPaper, people: wanted } of papers) {
    const row = rowOf.get(id);
    if (!row) continue;
    if (row.whose !== status || row.nameOnPaper !== nameOnPaper) {
      changed.add(id);
      await tx
        .update(documents)
        .set({ whose: status, nameOnPaper })
        .where(and(eq(documents.id, id), eq(documents.userId, userId)));
    }
    const present = (linked.get(id) ?? []).map(({ personId }) => personId);
    if (present.length === wanted.length && present.every((one) => wanted.includes(one))) continue;
    changed.add(id);
    await tx.delete(documentPeople).where(and(eq(documentPeople.documentId, id), eq(documentPeople.userId, userId)));
    if (wanted.length > 0)
      await tx.insert(documentPeople).values(wanted.map((personId) => ({ documentId: id, personId, userId })));
  }
  return changed;
}

/** People whom nobody named are called as their papers call them. */
async function nameByPapers(
  tx: Transaction,
  userId: string,
  { profiles }: Decided,
  idOf: (idOrKey: string) => string,
): Promise<void> {
  const named = new Map((await listPeople(tx, userId)).map((row) => [row.id, row]));
  for (const [key, { full_name: printed = '' }] of profiles) {
    const row = named.get(idOf(key));
    const name = writeFullName(printed);
    if (!row || row.isNamed || !name || row.name === name) continue;
    // The account's own name for its owner goes first, as long as it is a whole name.
    if (row.relation === 'me' && isIdentified({ full_name: row.shownName }) && row.name === '') continue;
    await tx
      .update(people)
      .set({ name })
      .where(and(eq(people.id, row.id), eq(people.userId, userId)));
  }
}

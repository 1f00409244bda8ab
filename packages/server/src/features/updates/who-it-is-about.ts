// Whom a collection may be about, as far as its own values do not say: the person whose account it is, or whom the person's other papers show.
import { applicantOf, findSubjects, isIdentified, isSamePerson, type KnownPerson } from '@oneform/engine';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collections, documentResults, documents, users } from '../../db/schema.ts';
import { type Catalogue, type Shape, sectionsOf } from '../collections/sections-of.ts';

export interface Subjects {
  readonly subjects: readonly KnownPerson[];
  /** It is known who it is: papers of others need not be asked about. */
  readonly isSettled: boolean;
}

type About = Shape & { readonly id: string };

export interface WhoItIsAbout {
  /** `paper`: the one that is to speak. */
  of(collection: About, paper: { readonly isSample: boolean }): Promise<Subjects>;
}

/** What is asked for is looked up once; nothing of it where the collections say themselves whom they are about. */
export function whoItIsAbout(tx: Queryable, catalogue: Catalogue, userId: string): WhoItIsAbout {
  const account = once(() => findAccountHolder(tx, userId));
  const isShown = once(async () => {
    const holder = await account();
    return (
      holder !== null && (await listSubjects(tx, userId)).some((subject) => isSamePerson(subject, holder) === true)
    );
  });
  const applicants = once(() => listApplicants(tx, catalogue, userId));
  return {
    async of(collection, { isSample }) {
      const holder = await account();
      const own = holder ? [holder] : [];
      const isKnown = isIdentified(applicantOf(sectionsOf(catalogue, collection), collection.data));
      if (isKnown) return { subjects: own, isSettled: true };
      if (await isShown()) return { subjects: own, isSettled: true };
      // Sample papers are brought in by somebody who knows that they are nobody's.
      if (isSample) return { subjects: [], isSettled: false };
      const others = (await applicants()).filter(({ id }) => id !== collection.id).map(({ applicant }) => applicant);
      const [first] = others;
      const isOne = first !== undefined && others.every((one) => isSamePerson(one, first) !== false);
      return { subjects: isOne ? [...own, first] : own, isSettled: false };
    },
  };
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/** Null where the account has less than a whole name. */
async function findAccountHolder(tx: Queryable, userId: string): Promise<KnownPerson | null> {
  const [row] = await tx.select({ full_name: users.fullName }).from(users).where(eq(users.id, userId));
  const holder = { full_name: row?.full_name ?? '' };
  return isIdentified(holder) ? holder : null;
}

/** So many of the newest papers are looked through for the account's name. */
const NEWEST = 50;

/** Whom the person's own papers are made out to. Only what tells that leaves the database. */
async function listSubjects(tx: Queryable, userId: string): Promise<KnownPerson[]> {
  const { understood } = documentResults;
  const naming = sql<unknown>`jsonb_path_query_array(${understood}, '$.facts[*] ? (@.name == "full_name" || @.name == "surname" || @.name == "given_names" || @.name == "tenant_name")')`;
  const rows = await tx
    .select({
      people: sql<unknown>`${understood}->'people'`,
      parts: sql<unknown>`${understood}->'parts'`,
      facts: naming,
    })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(eq(documents.userId, userId), eq(documents.isSample, false), isNotNull(understood)))
    .orderBy(desc(documents.uploadedAt))
    .limit(NEWEST);
  return rows.flatMap((row) => findSubjects(row as Parameters<typeof findSubjects>[0]));
}

async function listApplicants(tx: Queryable, catalogue: Catalogue, userId: string) {
  const rows = await tx
    .select({
      id: collections.id,
      templateId: collections.templateId,
      data: collections.data,
      customFields: collections.customFields,
    })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(desc(collections.updatedAt))
    .limit(NEWEST);
  return rows
    .map((row) => ({ id: row.id, applicant: applicantOf(sectionsOf(catalogue, row), row.data) }))
    .filter(({ applicant }) => isIdentified(applicant));
}

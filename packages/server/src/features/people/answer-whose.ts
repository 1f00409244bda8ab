// Records a person's answer about the owner of a paper, so that the same name and birth date need no second answer.
import type { AnswerWhose, WhoseStatus } from '@oneform/contract';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { documentPeople } from '../../db/document-people.ts';
import { documents, people } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { type DocumentRow, requireDocument, requireDocumentLocked } from '../documents/store.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { requireMe, requirePerson } from './store.ts';

export function answerWhose(deps: Deps, user: SignedIn, id: string, answer: AnswerWhose): Promise<DocumentRow> {
  const userId = user.id;
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, userId);
    const document = await requireDocumentLocked(tx, userId, id);
    if (document.status !== 'completed') throw new AppError('document_processing');
    await setOwners(tx, document, await ownersOf(tx, document, answer));
    await settleAccount(tx, deps, userId, { isEverything: true, author: byUser(user) });
    return requireDocument(tx, userId, id);
  });
}

interface Owners {
  readonly status: WhoseStatus;
  /** Undefined: as they are. */
  readonly ids?: readonly string[];
}

async function ownersOf(tx: Transaction, document: DocumentRow, answer: AnswerWhose): Promise<Owners> {
  const { userId } = document;
  switch (answer.answer) {
    case 'mine':
      return { status: 'corrected', ids: [(await requireMe(tx, userId)).id] };
    case 'people':
      for (const id of answer.person_ids) await requirePerson(tx, userId, id);
      return { status: 'corrected', ids: [...new Set(answer.person_ids)] };
    case 'new_person':
      return { status: 'corrected', ids: await makeKnown(tx, document, answer) };
    case 'nobodys':
      return { status: 'nobodys', ids: [] };
    case 'set_aside':
      return { status: 'set_aside' };
    case 'restore':
      return { status: 'decided' };
  }
}

type NewPerson = Extract<AnswerWhose, { answer: 'new_person' }>;

/**
 * Makes the people known that the paper proposes, all of them where it names several; a name that is given belongs to
 * one person.
 */
async function makeKnown(tx: Transaction, document: DocumentRow, { name, relation }: NewPerson): Promise<string[]> {
  const { id: documentId, userId, nameOnPaper } = document;
  const proposed = name === undefined ? await listProposed(tx, userId, documentId) : [];
  const first = proposed.find((person) => person.name === nameOnPaper);
  // Others are only those whom it may mean.
  if (!first) {
    const id = uuid();
    await tx
      .insert(people)
      .values({ id, userId, name: name ?? nameOnPaper ?? '', relation, isNamed: name !== undefined });
    return [id];
  }
  for (const person of proposed)
    await tx
      .update(people)
      .set({
        isProposed: false,
        relation: person === first ? relation : 'other',
        // Of several on one paper each is told by the name.
        marks: { names: proposed.length > 1 ? [person.name] : [] },
      })
      .where(and(eq(people.id, person.id), eq(people.userId, userId)));
  return [first, ...proposed.filter((person) => person !== first)].map(({ id }) => id);
}

async function listProposed(tx: Transaction, userId: string, documentId: string) {
  return tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .innerJoin(documentPeople, eq(documentPeople.personId, people.id))
    .where(and(eq(documentPeople.documentId, documentId), eq(people.userId, userId), eq(people.isProposed, true)))
    .orderBy(people.name, people.id);
}

async function setOwners(tx: Transaction, { id, userId }: DocumentRow, { status, ids }: Owners): Promise<void> {
  await tx
    .update(documents)
    .set({ whose: status })
    .where(and(eq(documents.id, id), eq(documents.userId, userId)));
  if (!ids) return;
  await tx.delete(documentPeople).where(and(eq(documentPeople.documentId, id), eq(documentPeople.userId, userId)));
  if (ids.length > 0)
    await tx.insert(documentPeople).values(ids.map((personId) => ({ documentId: id, personId, userId })));
}

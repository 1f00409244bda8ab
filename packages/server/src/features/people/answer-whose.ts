// What a person says about whose a paper is; remembered, so that the same name and birth date need no second answer.
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
    case 'new_person': {
      const id = uuid();
      const name = answer.name ?? document.nameOnPaper ?? '';
      const { relation } = answer;
      await tx.insert(people).values({ id, userId, name, relation, isNamed: answer.name !== undefined });
      return { status: 'corrected', ids: [id] };
    }
    case 'nobodys':
      return { status: 'nobodys', ids: [] };
    case 'set_aside':
      return { status: 'set_aside' };
    case 'restore':
      return { status: 'decided' };
  }
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

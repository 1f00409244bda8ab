// An export is read back into the account of whoever sends it, one at a time.
import { rm } from 'node:fs/promises';
import { type ImportMessage, ImportReport } from '@oneform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { answerByLines, type LineListener } from '../../http/answer-by-lines.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { requireConsent } from '../documents/require-consent.ts';
import { importAccount } from './import-account.ts';
import { type ReceivedImport, receiveImport } from './receive-import.ts';

/** Accounts that send or import just now. */
const sending = new Set<string>();
/** More than two would take turns with those who only want to save. */
const AT_ONCE = 2;
let working = 0;

/** Nothing when it has answered by itself. Throws `overloaded` while others import, and what `importAccount` throws. */
export async function takeImport(
  deps: Deps,
  user: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ImportReport | undefined> {
  await requireConsent(deps.db, user.id);
  if (sending.has(user.id)) throw busy();
  sending.add(user.id);
  try {
    const { path, owner } = await receiveImport(deps.config, request);
    try {
      return await answerByLines<ImportMessage, ImportReport>(request, reply, {
        work: (listener) => work(deps, user, { path, owner }, listener),
        present: (report) => ImportReport.parse(report),
      });
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    sending.delete(user.id);
  }
}

async function work(
  deps: Deps,
  user: SignedIn,
  { path, owner }: ReceivedImport,
  { onProgress, signal }: LineListener<ImportMessage>,
): Promise<ImportReport> {
  if (working >= AT_ONCE) throw busy();
  working += 1;
  try {
    return await importAccount(deps, path, {
      into: { userId: user.id, owner, author: byUser(user), catalogue: deps },
      onProgress: (step, done, total) => onProgress({ step, done, total }),
      signal,
    });
  } finally {
    working -= 1;
  }
}

const busy = () =>
  new AppError('overloaded', {
    detail: 'Another import is under way. Please try again when it is done.',
    headers: { 'retry-after': '30', connection: 'close' },
  });

// Fills a form in a child process and hands it back; neither the blank nor the filled one is kept.
import { readFile, rm } from 'node:fs/promises';
import { type FillProblemCode, type FormChoice, type FormReport, fillProblems } from '@oneform/contract';
import type { FilledForm } from '@oneform/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { requireCollection } from '../collections/store.ts';
import { requireConsent } from '../documents/require-consent.ts';
import { gatherValues } from './gather-values.ts';
import { receiveForm } from './receive-form.ts';
import { reportProgress } from './report-progress.ts';

/** Nothing when it has answered by itself. Throws `validation_failed` with the problem's code when the file is no form that can be filled. */
export async function fillPdf(
  deps: Deps,
  userId: string,
  { id, request, reply }: { readonly id: string; readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FormReport | undefined> {
  const collection = await requireCollection(deps.db, userId, id);
  await requireConsent(deps.db, userId);
  const { file, choices, further, makeFillable, settings } = await receiveForm(deps, request);
  const bytes = await readFile(file.path).finally(() => rm(file.path, { force: true }));
  const values = {
    ...(await gatherValues(deps, userId, collection, further)),
    choices: choices.map(toChoice),
  };
  return reportProgress(request, reply, async (listener) => {
    const task = { kind: 'fill', bytes, values, makeFillable, settings } as const;
    const filled = await deps.engine.run(task, { user: userId, ...listener });
    if (typeof filled === 'string') throw cannotFill(filled);
    return toReport(filled, file.filename);
  });
}

const toReport = (filled: FilledForm, filename: string): FormReport => ({
  places: filled.places,
  filename: `${filename.replace(/\.(?:pdf|jpe?g|png)$/i, '')} (filled).pdf`,
  fields: filled.fields.map(({ foundAt, ...field }) => ({
    ...field,
    options: field.options && [...field.options],
    ...(foundAt && { found_at: foundAt }),
  })),
  as_intended: filled.asIntended,
  to_check: filled.toCheck,
  left_blank: filled.leftBlank,
  notes: [...filled.notes],
  pages: [...filled.pages],
  print: filled.print,
  saved_form_id: filled.savedForm,
  pdf: Buffer.from(filled.bytes).toString('base64'),
});

function cannotFill(code: FillProblemCode): AppError {
  const message = fillProblems[code];
  return new AppError('validation_failed', { detail: message, errors: [{ path: 'file', code, message }] });
}

const toChoice = ({ name, path, text, box }: FormChoice) => ({
  name,
  ...(path === undefined ? {} : { path }),
  ...(text === undefined ? {} : { text }),
  ...(box === undefined ? {} : { box }),
});

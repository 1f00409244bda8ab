// Fills a form in a child process and hands it back; neither the blank nor the filled one is kept.
import { readFile, rm } from 'node:fs/promises';
import { type FillProblemCode, type FormReport, fillProblems } from '@oneform/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { requireCollection } from '../collections/store.ts';
import { requireConsent } from '../documents/require-consent.ts';
import { receiveForm } from './receive-form.ts';

/** Throws `validation_failed` with the problem's code when the file is no form that can be filled. */
export async function fillPdf(deps: Deps, userId: string, id: string, request: FastifyRequest): Promise<FormReport> {
  const collection = await requireCollection(deps.db, userId, id);
  await requireConsent(deps.db, userId);
  const { file, choices, makeFillable } = await receiveForm(deps, request);
  const bytes = await readFile(file.path).finally(() => rm(file.path, { force: true }));
  const values = { sections: sectionsOf(deps, collection), data: collection.data, choices: choices.map(toChoice) };
  const filled = await deps.engine.run({ kind: 'fill', bytes, values, makeFillable }, { user: userId });
  if (typeof filled === 'string') throw cannotFill(filled);
  const { bytes: pdf, fields, written, verified, places } = filled;
  return {
    places,
    filename: `${file.filename.replace(/\.(?:pdf|jpe?g|png)$/i, '')} (filled).pdf`,
    fields: fields.map((field) => ({ ...field, options: field.options && [...field.options] })),
    written,
    verified,
    pdf: Buffer.from(pdf).toString('base64'),
  };
}

function cannotFill(code: FillProblemCode): AppError {
  const message = fillProblems[code];
  return new AppError('validation_failed', { detail: message, errors: [{ path: 'file', code, message }] });
}

const toChoice = ({ name, path, text }: { name: string; path?: string | undefined; text?: string | undefined }) => ({
  name,
  ...(path === undefined ? {} : { path }),
  ...(text === undefined ? {} : { text }),
});

// Fills a form in a child process and hands it back; neither the blank nor the filled one is kept.
import { readFile, rm } from 'node:fs/promises';
import {
  type CollectionData,
  type FillProblemCode,
  type FormChoice,
  type FormReport,
  fillProblems,
  fromSavedPath,
  type SavedPlace,
} from '@oneform/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { requireCollection } from '../collections/store.ts';
import { requireConsent } from '../documents/require-consent.ts';
import { receiveForm } from './receive-form.ts';
import { findSavedForms } from './saved-forms.ts';

/** Throws `validation_failed` with the problem's code when the file is no form that can be filled. */
export async function fillPdf(deps: Deps, userId: string, id: string, request: FastifyRequest): Promise<FormReport> {
  const collection = await requireCollection(deps.db, userId, id);
  await requireConsent(deps.db, userId);
  const { file, choices, makeFillable } = await receiveForm(deps, request);
  const bytes = await readFile(file.path).finally(() => rm(file.path, { force: true }));
  const values = {
    sections: sectionsOf(deps, collection),
    data: collection.data,
    choices: choices.map(toChoice),
    savedForms: (await findSavedForms(deps.db, userId)).map((form) => toSavedForm(form, collection.data)),
  };
  const filled = await deps.engine.run({ kind: 'fill', bytes, values, makeFillable }, { user: userId });
  if (typeof filled === 'string') throw cannotFill(filled);
  const { bytes: pdf, fields, written, verified, places, pages, print, savedForm } = filled;
  return {
    places,
    filename: `${file.filename.replace(/\.(?:pdf|jpe?g|png)$/i, '')} (filled).pdf`,
    fields: fields.map(({ foundAt, ...field }) => ({
      ...field,
      options: field.options && [...field.options],
      ...(foundAt && { found_at: foundAt }),
    })),
    written,
    verified,
    pages: [...pages],
    print,
    saved_form_id: savedForm,
    pdf: Buffer.from(pdf).toString('base64'),
  };
}

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

const toSavedForm = (
  { id, print, places }: { id: string; print: string; places: SavedPlace[] },
  data: CollectionData,
) => ({
  id,
  print,
  places: places.map(({ page, box, asks, path, moved_to }) => ({
    ...{ page, box, asks },
    ...(path === undefined ? {} : { path: path === null ? null : fromSavedPath(data, path) }),
    ...(moved_to === undefined ? {} : { movedTo: moved_to }),
  })),
});

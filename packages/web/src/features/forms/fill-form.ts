// Filling a form: sent with what the person decided, answered with the finished file and what became of each of its fields.
import {
  api,
  type FillSettings,
  FORM_PROGRESS_TYPE,
  type FormChoice,
  type FormReport,
  type FurtherCollection,
} from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { readBody } from '#lib/http.ts';
import { receiveLines } from '#lib/receive-lines.ts';
import { sendForm } from '#lib/send-form.ts';

/** In pages. */
export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

export interface FormToFill {
  readonly file: File;
  readonly choices: readonly FormChoice[];
  readonly further: readonly FurtherCollection[];
  /** Of a form without fields: gives it fields. */
  readonly makeFillable?: boolean;
  readonly settings?: FillSettings;
  readonly onProgress?: (progress: FillProgress) => void;
  readonly signal: AbortSignal;
}

async function fillForm(collectionId: string, form: FormToFill): Promise<FormReport> {
  const { file, choices, further, makeFillable = false, settings = {}, onProgress, signal } = form;
  const path = api.forms.fill.path.replace(':id', encodeURIComponent(collectionId));
  const answer = await sendForm(api.forms.fill, path, {
    // Some systems leave the type out; what the file is, is told from its content anyway.
    file: new File([file], file.name, { type: file.type || 'application/pdf' }),
    fields: {
      choices: JSON.stringify(choices),
      further: JSON.stringify(further),
      make_fillable: String(makeFillable),
      settings: JSON.stringify(settings),
    },
    accept: `${FORM_PROGRESS_TYPE}, application/json`,
    signal,
  });
  const isToldByLines = answer.headers.get('content-type')?.startsWith(FORM_PROGRESS_TYPE) === true;
  return isToldByLines ? receiveLines(answer, onProgress) : ((await readBody(answer)) as FormReport);
}

export const useFillForm = (collectionId: string) =>
  useMutation({ mutationFn: (form: FormToFill) => fillForm(collectionId, form) });

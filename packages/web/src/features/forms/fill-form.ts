// Filling a form: sent with what the person decided, answered with the finished file and what was read back from it.
import { api, type FormChoice, type FormReport } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { readBody } from '#lib/http.ts';
import { sendForm } from './send-form.ts';

export interface FormToFill {
  readonly file: File;
  readonly choices: readonly FormChoice[];
}

async function fillForm(collectionId: string, { file, choices }: FormToFill): Promise<FormReport> {
  const path = api.forms.fill.path.replace(':id', encodeURIComponent(collectionId));
  const answer = await sendForm(api.forms.fill, path, {
    // Some systems leave the type out; what the file is, is told from its content anyway.
    file: new File([file], file.name, { type: file.type || 'application/pdf' }),
    fields: { choices: JSON.stringify(choices) },
    accept: 'application/json',
  });
  return (await readBody(answer)) as FormReport;
}

export const useFillForm = (collectionId: string) =>
  useMutation({ mutationFn: (form: FormToFill) => fillForm(collectionId, form) });

// Sends a blank form to be filled from a collection; the answer holds the finished file and what was read back from it.
import { api, type FormChoice, type FormReport } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { CSRF_HEADER, withCsrfToken } from '#lib/csrf.ts';
import { exchange, readBody } from '#lib/http.ts';
import { withSession } from '#lib/session.ts';

export interface FormToFill {
  readonly file: File;
  readonly choices: readonly FormChoice[];
}

async function fillForm(collectionId: string, { file, choices }: FormToFill): Promise<FormReport> {
  const { method, path } = api.forms.fill;
  const send = (token: string) => {
    const body = new FormData();
    body.append('choices', JSON.stringify(choices));
    // Some systems leave the type out; what the file is, is told from its content anyway.
    body.append('file', new File([file], file.name, { type: file.type || 'application/pdf' }));
    const headers = { Accept: 'application/json', [CSRF_HEADER]: token };
    return exchange(path.replace(':id', encodeURIComponent(collectionId)), { method, headers, body });
  };
  return (await readBody(await withSession(() => withCsrfToken(send)))) as FormReport;
}

export const useFillForm = (collectionId: string) =>
  useMutation({ mutationFn: (form: FormToFill) => fillForm(collectionId, form) });

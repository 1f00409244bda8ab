// English texts of the import.
import type { ImportMessage, ImportReport } from '@oneform/contract';
import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

type ImportProgress = Extract<ImportMessage, { step: string }>;

const things = ({ collections, documents, saved_forms }: ImportReport['added']): string[] =>
  [
    collections > 0 ? count(collections, 'collection') : '',
    documents > 0 ? count(documents, 'document') : '',
    saved_forms > 0 ? count(saved_forms, 'remembered form') : '',
  ].filter(Boolean);

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const t = inLanguage('account/import', {
  importData: 'Import Data',
  explanation:
    'Takes a ZIP file that OneForm exported, from this computer or another. What you don’t have yet is added; nothing that is here changes.',
  choose: 'Choose an export',
  hint: 'A ZIP file of up to 2 GB',
  anotherFile: 'Choose another file',
  whose: 'Whose export is it?',
  mine: 'Mine',
  mineHint: 'Its owner and you are the same person, under whatever name.',
  another: 'Somebody else’s',
  anotherHint: 'Its owner becomes one of the people of your account. Nothing of theirs fills your own applications.',
  cancel: 'Cancel',
  close: 'Close',
  start: 'Import',
  failed: 'Nothing was imported.',
  sending: 'Sending the file',
  progress: ({ step, done, total }: ImportProgress): string =>
    ({
      checking: total > 0 ? `Checking the documents: ${done} of ${total}` : 'Checking the file',
      storing: `Storing the documents: ${done} of ${total}`,
      writing: 'Adding everything to your account',
    })[step],
  imported: ({ added }: ImportReport): string => {
    const parts = things(added);
    return parts.length > 0 ? `${list(parts)} imported.` : 'There was nothing to import.';
  },
  from: ({ name, email }: ImportReport): string => `From the account of ${name ? `${name} (${email})` : email}.`,
  present: ({ present }: ImportReport): string => {
    const parts = things(present);
    return parts.length > 0 ? `${list(parts)} you had already. They stay as they are.` : '';
  },
});

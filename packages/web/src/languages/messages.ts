// The shape of a language: the texts of every place, as its English ones are. The compiler finds what a language lacks.

import type { t as accountImport } from '#features/account/import/messages.ts';
import type { t as account } from '#features/account/messages.ts';
import type { t as auth } from '#features/auth/messages.ts';
import type { t as collectionsAssist } from '#features/collections/assist/messages.ts';
import type { t as collectionsCopy } from '#features/collections/copy/messages.ts';
import type { t as collectionsDetail } from '#features/collections/detail/messages.ts';
import type { t as collectionsDialogs } from '#features/collections/dialogs/messages.ts';
import type { t as collectionsEditor } from '#features/collections/editor/messages.ts';
import type { t as collectionsFields } from '#features/collections/fields/messages.ts';
import type { t as collectionsHistory } from '#features/collections/history/messages.ts';
import type { t as collectionsList } from '#features/collections/list/messages.ts';
import type { t as collections } from '#features/collections/messages.ts';
import type { t as credits } from '#features/credits/messages.ts';
import type { t as documentsFilters } from '#features/documents/filters/messages.ts';
import type { t as documents } from '#features/documents/messages.ts';
import type { t as documentsRemake } from '#features/documents/remake/messages.ts';
import type { t as documentsSelection } from '#features/documents/selection/messages.ts';
import type { t as documentsUpload } from '#features/documents/upload/messages.ts';
import type { t as documentsWatcher } from '#features/documents/watcher/messages.ts';
import type { t as evidence } from '#features/evidence/messages.ts';
import type { t as forms } from '#features/forms/messages.ts';
import type { t as formsSubmission } from '#features/forms/submission/messages.ts';
import type { t as legal } from '#features/legal/messages.ts';
import type { t as overview } from '#features/overview/messages.ts';
import type { t as people } from '#features/people/messages.ts';
import type { t as templates } from '#features/templates/messages.ts';
import type { t as updates } from '#features/updates/messages.ts';
import type { t as lib } from '#lib/messages.ts';
import type { t as ui } from '#ui/messages.ts';
import type { t as app } from '../app/messages.ts';
import type { t as appPages } from '../app/pages/messages.ts';
import type { t as appShell } from '../app/shell/messages.ts';
import type { t as appShellPalette } from '../app/shell/palette/messages.ts';

export interface Messages {
  readonly app: typeof app;
  readonly 'app/pages': typeof appPages;
  readonly 'app/shell': typeof appShell;
  readonly 'app/shell/palette': typeof appShellPalette;
  readonly account: typeof account;
  readonly 'account/import': typeof accountImport;
  readonly auth: typeof auth;
  readonly 'collections/assist': typeof collectionsAssist;
  readonly 'collections/copy': typeof collectionsCopy;
  readonly 'collections/detail': typeof collectionsDetail;
  readonly 'collections/dialogs': typeof collectionsDialogs;
  readonly 'collections/editor': typeof collectionsEditor;
  readonly 'collections/fields': typeof collectionsFields;
  readonly 'collections/history': typeof collectionsHistory;
  readonly 'collections/list': typeof collectionsList;
  readonly collections: typeof collections;
  readonly credits: typeof credits;
  readonly 'documents/filters': typeof documentsFilters;
  readonly documents: typeof documents;
  readonly 'documents/remake': typeof documentsRemake;
  readonly 'documents/selection': typeof documentsSelection;
  readonly 'documents/upload': typeof documentsUpload;
  readonly 'documents/watcher': typeof documentsWatcher;
  readonly evidence: typeof evidence;
  readonly forms: typeof forms;
  readonly 'forms/submission': typeof formsSubmission;
  readonly legal: typeof legal;
  readonly overview: typeof overview;
  readonly people: typeof people;
  readonly templates: typeof templates;
  readonly updates: typeof updates;
  readonly lib: typeof lib;
  readonly ui: typeof ui;
}

/** Those of one feature, with the folders in it. */
export type MessagesOf<Feature extends string> = Pick<
  Messages,
  Extract<keyof Messages, Feature | `${Feature}/${string}`>
>;

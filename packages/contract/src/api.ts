// The table of contents of the whole API.
import { accountApi } from './account/account.ts';
import { webhooksApi } from './account/webhook.ts';
import { authApi } from './auth/auth.ts';
import { collectionsApi } from './collections/collections-api.ts';
import { creditsApi } from './credits/credits.ts';
import { documentsApi } from './documents/document.ts';
import { extensionApi } from './extension/extension.ts';
import { formsApi } from './forms/form.ts';
import { savedFormsApi } from './forms/saved-form.ts';
import { healthApi } from './health/health.ts';
import { modelsApi } from './models/model.ts';
import { overviewApi } from './overview/overview.ts';
import { peopleApi } from './people/people-api.ts';
import { searchApi } from './search/search.ts';
import { templatesApi } from './templates/template.ts';
import { updatesApi } from './updates/update.ts';

export const api = {
  auth: authApi,
  account: accountApi,
  webhooks: webhooksApi,
  templates: templatesApi,
  collections: collectionsApi,
  documents: documentsApi,
  overview: overviewApi,
  people: peopleApi,
  forms: formsApi,
  savedForms: savedFormsApi,
  updates: updatesApi,
  credits: creditsApi,
  extension: extensionApi,
  models: modelsApi,
  search: searchApi,
  health: healthApi,
} as const;

// German.
import type { Language } from '#lib/language.ts';
import type { Messages } from '../messages.ts';
import { translateWith } from '../translate-with.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { collections } from './collections.ts';
import { contract } from './contract.ts';
import { credits } from './credits.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { factNames } from './fact-names.ts';
import { fieldLabels } from './field-labels.ts';
import { forms } from './forms.ts';
import { helpTexts } from './help-texts.ts';
import { legal } from './legal.ts';
import { lib } from './lib.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { problems } from './problems.ts';
import { server } from './server.ts';
import { templates } from './templates.ts';
import { ui } from './ui.ts';
import { updates } from './updates.ts';

const messages: Messages = {
  ...account,
  ...app,
  ...auth,
  ...collections,
  ...credits,
  ...documents,
  ...evidence,
  ...forms,
  ...legal,
  ...lib,
  ...overview,
  ...people,
  ...templates,
  ...ui,
  ...updates,
};

const german: Language = {
  code: 'de',
  messages: { ...messages },
  problems,
  translate: translateWith(factNames, fieldLabels, helpTexts, contract, server),
};

export default german;

// A model behind the one door, as an instance is configured to use it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './call/ask-model.ts';
import { baseUrlOf } from './call/load-provider.ts';
import type { DocumentModel } from './document-model.ts';
import { completeSettings, type ModelClock, type ModelSettings } from './model-settings.ts';

const systemClock: ModelClock = {
  now: Date.now,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal ? { signal } : {}),
  random: Math.random,
};

/**
 * Loads nothing and asks nothing until it is first used. One per instance: what it has learnt of the provider (the circuit) is for all.
 * Throws when the base URL is missing or is none.
 */
export function createModel(given: ModelSettings, clock: ModelClock = systemClock): DocumentModel {
  const settings = completeSettings(given);
  baseUrlOf(settings);
  let asking: Promise<Ask> | undefined;
  const ask: Ask = async (question) => {
    asking ??= import('./call/ask-model.ts').then(({ createAsk }) => createAsk(settings, clock));
    return (await asking)(question);
  };
  const newMask = async () => (await import('./mask/mask-identifiers.ts')).createMask(settings.maskIdentifiers);
  return {
    provider: settings.provider,
    name: settings.model,
    async understand(read, understood, options) {
      const { understandDocument } = await import('./understand/understand-document.ts');
      return understandDocument(ask, await newMask(), settings, read, understood, options);
    },
    async propose(understood, target, present, options) {
      const { proposeValues } = await import('./propose/propose-values.ts');
      return proposeValues(ask, await newMask(), understood, target, present, options);
    },
    async clarify(question, options) {
      const { clarifyField } = await import('./clarify/clarify-field.ts');
      return clarifyField(ask, await newMask(), question, options);
    },
  };
}

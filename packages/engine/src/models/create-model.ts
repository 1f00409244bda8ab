// A model behind the one door, as an instance is configured to use it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './call/ask-model.ts';
import { baseUrlOf } from './call/load-provider.ts';
import { clarifyField } from './clarify/clarify-field.ts';
import type { DocumentModel } from './document-model.ts';
import { createMask } from './mask/mask-identifiers.ts';
import { completeSettings, type ModelClock, type ModelSettings } from './model-settings.ts';
import { proposeValues } from './propose/propose-values.ts';
import { understandDocument } from './understand/understand-document.ts';

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
  const newMask = () => createMask(settings.maskIdentifiers);
  return {
    provider: settings.provider,
    name: settings.model,
    understand: (read, understood, options) => understandDocument(ask, newMask(), settings, read, understood, options),
    propose: (understood, target, present, options) =>
      proposeValues(ask, newMask(), understood, target, present, options),
    clarify: (question, options) => clarifyField(ask, newMask(), question, options),
  };
}

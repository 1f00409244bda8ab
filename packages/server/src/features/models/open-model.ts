// Opens the model of an instance from its settings.
import { createModel } from '@oneform/engine/models';
import { hostOf, type ModelSettings } from '../../model-settings.ts';
import type { ModelOffer } from './model-offer.ts';

/** Nothing is sent before somebody's document is read. */
export function openModel(settings: ModelSettings): ModelOffer {
  const { provider, name, apiKey, baseUrl, seesImages, masksIdentifiers, timeoutMs, budgetMs } = settings;
  const open = (masked: boolean) =>
    createModel({
      provider,
      model: name,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(baseUrl === undefined ? {} : { baseUrl }),
      seesImages,
      maskIdentifiers: masked,
      timeoutMs,
    });
  const models = { masked: open(true), plain: open(false) };
  return {
    provider,
    name,
    host: hostOf(settings),
    seesImages,
    masksIdentifiers,
    budgetMs,
    open: ({ masked }) => (masked ? models.masked : models.plain),
  };
}

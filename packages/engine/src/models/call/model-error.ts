// A failure in our own words: what a provider said stays where it was heard.
import type { ModelFailure } from '../document-model.ts';

export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure) {
    super(`The model call failed: ${failure}`);
    this.failure = failure;
  }
}

// The AI model that an instance has, and the one door through which features come to it.
import type { DocumentModel, ModelProvider } from '@oneform/engine';

export interface ModelOffer {
  readonly provider: ModelProvider;
  readonly name: string;
  /** Host that receives requests; shown to people. */
  readonly host: string;
  readonly seesImages: boolean;
  /** Identifiers are masked for everybody. */
  readonly masksIdentifiers: boolean;
  /** Milliseconds for one document or one action, all requests together. */
  readonly budgetMs: number;
  /** The same object each time, so that what it learns of the provider's health is kept. */
  readonly open: (options: { masked: boolean }) => DocumentModel;
}

/** Identity of the model in logs and answers. */
export type ModelIdentity = Pick<ModelOffer, 'provider' | 'name' | 'host'>;

export const identityOf = ({ provider, name, host }: ModelOffer): ModelIdentity => ({ provider, name, host });

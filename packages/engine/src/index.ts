// The engine: what a document is, what it says, and which fields of a collection that fills. Everything another package may use.
export type * from './facts.ts';
export { mapFacts } from './map/map-facts.ts';
export type { MapTarget, ProposedValue } from './map/proposed-value.ts';
export { createModel } from './models/create-model.ts';
export type * from './models/document-model.ts';
export type { ModelClock, ModelSettings } from './models/model-settings.ts';
export {
  categorise,
  extractFacts,
  type UnderstandOptions,
  type UnderstandProgress,
  understandFile,
} from './pipeline.ts';
export { renderPage } from './read/render-page.ts';
export { sniffMediaType } from './read/sniff-media-type.ts';
export type * from './read-document.ts';
export { createEnginePool, type EnginePool } from './sandbox/engine-pool.ts';

// Entry of the models alone: loads no provider until one is asked.
export { createModel } from './src/models/create-model.ts';
export type * from './src/models/document-model.ts';
export type { CircuitSettings, ModelClock, ModelSettings } from './src/models/model-settings.ts';

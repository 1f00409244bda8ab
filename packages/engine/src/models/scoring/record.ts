// A model's standing over time, as a feature.
import type { ModelRecord } from '../model-record.ts';
import type { ModelWeights } from './weigh.ts';

/** Log odds that it is right. Of a model nobody has decided about yet: those of the models that the weights were fitted with. */
export const oddsOfRecord = ({ kept, corrected }: ModelRecord, { record }: Pick<ModelWeights, 'record'>): number =>
  Math.log((kept + record.right) / (corrected + record.wrong));

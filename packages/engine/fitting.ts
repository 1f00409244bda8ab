// Entry for the scripts that fit weights; nothing of it runs when documents are read.
export {
  chooseTerms,
  encodePages,
  fitKinds,
  vocabularyOf,
} from './src/categorise/fitting/fit-kinds.ts';
export { inventPages, paperPages } from './src/categorise/fitting/invent-pages.ts';
export { countBins, leaveOut, type Verdict } from './src/categorise/fitting/measure-kinds.ts';
export { labelPages, loadReadings } from './src/categorise/fitting/readings.ts';
export { toWeightsFile } from './src/categorise/fitting/write-weights.ts';
export { getKindWeights } from './src/categorise/kind-weights.ts';

// Entry for the scripts that fit weights; nothing of it runs when documents are read.

export { categorise } from './src/categorise/categorise.ts';
export {
  chooseTerms,
  encodePages,
  fitKinds,
  vocabularyOf,
} from './src/categorise/fitting/fit-kinds.ts';
export { inventPages, paperPages } from './src/categorise/fitting/invent-pages.ts';
export { countBins, leaveOut, type Verdict } from './src/categorise/fitting/measure-kinds.ts';
export { nextLikeliestKind } from './src/categorise/fitting/next-likeliest-kind.ts';
export { labelPages, loadReadings, type Reading } from './src/categorise/fitting/readings.ts';
export { toWeightsFile } from './src/categorise/fitting/write-weights.ts';
export { getKindWeights, type KindWeightsFile, setKindWeights } from './src/categorise/kind-weights.ts';
export type { CategorisedPart, Fact } from './src/document/facts.ts';
export type { ReadDocument } from './src/document/read-document.ts';
export { declarations } from './src/document-types/declarations.ts';
export { uncaptionedFields } from './src/document-types/uncaptioned-fields.ts';
export { captions } from './src/lexicon/captions.ts';
export { shapeAnywhere, shapeOf } from './src/lexicon/find-captions.ts';
export { settleParts } from './src/machine-readable/settle-parts.ts';
export { assignClaims } from './src/match/assign-claims.ts';
export { type BoostedTrees, scoreRow, sigmoid, type TreeNode, unpackTree } from './src/match/boosted-trees.ts';
export { type Calibration, confidenceOf, legibilityOf } from './src/match/calibration.ts';
export { describeClaims, featureNames } from './src/match/describe-claims.ts';
export { extractFacts } from './src/match/extract-facts.ts';
export type { Claim } from './src/match/gather-claims.ts';
export { getLimits, type Limits } from './src/match/limits.ts';
export { pairFeatureNames } from './src/match/pairs/describe-pairs.ts';
export { choosePairs, openPairs, type WeighablePairs } from './src/match/pairs/find-pairs.ts';
export type { ChosenPair } from './src/match/pairs/pair.ts';
export { answerOf, labelOf } from './src/match/pairs/tell-additional.ts';
export { propose } from './src/match/propose.ts';
export { createValueModel, looksOf, type TraitCounts, type ValueLikeness, wordsOf } from './src/match/value-model.ts';
export { type MatchFile, setMatchWeights } from './src/match/weights.ts';
export { type DocumentContext, extractByRules, openDocument } from './src/readers/extract-by-rules.ts';
export { inventedPapers, officePages } from './src/testing/invented-papers.ts';
export { readShape } from './src/values/read-shape.ts';

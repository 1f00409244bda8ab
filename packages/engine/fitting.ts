// Entry for the scripts that fit weights; nothing of it runs when documents are read.

export { declarations } from '#catalogue/document-types/declarations.ts';
export { uncaptionedFields } from '#catalogue/document-types/uncaptioned-fields.ts';
export { factOf } from '#catalogue/facts/facts.ts';
export { captions } from '#catalogue/lexicon/captions.ts';
export { shapeAnywhere, shapeOf } from '#catalogue/lexicon/find-captions.ts';
export type { Claim } from '#extract/claims/gather-claims.ts';
export { extractFacts } from '#extract/extract-facts.ts';
export { type DocumentContext, extractByRules, openDocument } from '#extract/lists/extract-by-rules.ts';
export { propose } from '#extract/propose/propose.ts';
export { pairFeatureNames } from '#extract/unnamed-fields/describe-pairs.ts';
export { choosePairs, findPairs, openPairs, type WeighablePairs } from '#extract/unnamed-fields/find-pairs.ts';
export type { ChosenPair } from '#extract/unnamed-fields/pair.ts';
export { answerOf, labelOf } from '#extract/unnamed-fields/tell-additional.ts';
export { assignClaims } from '#extract/weigh/assign-claims.ts';
export { type BoostedTrees, scoreRow, sigmoid, type TreeNode, unpackTree } from '#extract/weigh/boosted-trees.ts';
export { type Calibration, confidenceOf, legibilityOf } from '#extract/weigh/calibration.ts';
export { describeClaims, featureNames } from '#extract/weigh/describe-claims.ts';
export {
  createValueModel,
  looksOf,
  type TraitCounts,
  type ValueLikeness,
  wordsOf,
} from '#extract/weigh/value-model.ts';
export { type MatchFile, setMatchWeights } from '#extract/weigh/weights.ts';
export { analysePage } from '#layout/analyse-page.ts';
export { getLimits, type Limits, setLimits } from '#layout/limits.ts';
export { inventedPapers, officePages } from '#testing/invented-papers.ts';
export { drawPaper } from '#testing/paper.ts';
export { allPapers } from '#testing/papers/all-papers.ts';
export { squash } from '#values/normalise/fold-text.ts';
export { categorise, categoriseBy } from './src/categorise/categorise.ts';
export { describeBoundary } from './src/categorise/describe-boundary.ts';
export { encodePage, type Features, makeVocabulary, type Vocabulary } from './src/categorise/encode-page.ts';
export {
  getKindWeights,
  type KindWeights,
  type KindWeightsFile,
  setKindWeights,
} from './src/categorise/kind-weights.ts';
export { layoutNames } from './src/categorise/layout-features.ts';
export { findTerms } from './src/categorise/page-terms.ts';
export { type Scores, scorePage, seenAs, toProbabilities } from './src/categorise/score-page.ts';
export { boundaryOf, type ScoredPage } from './src/categorise/split-parts.ts';
export type { CategorisedPart, Fact } from './src/document/facts.ts';
export type { ReadDocument } from './src/document/read-document.ts';
export { settleParts } from './src/machine-readable/settle-parts.ts';
export { readShape } from './src/values/read-shape.ts';

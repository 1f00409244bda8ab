// The fitted weights by which claims are judged; `training/matching` writes the file.
import type { DocumentType } from '@oneform/contract';
import { type BoostedTrees, unpackTree } from './boosted-trees.ts';
import type { Calibration } from './calibration.ts';
import { featureNames } from './describe-claims.ts';
import { createValueModel, type TraitCounts, type ValueLikeness } from './value-model.ts';
import shipped from './weights.json' with { type: 'json' };

interface MatchWeights {
  readonly trees: BoostedTrees;
  readonly calibration: Calibration;
  /** Pairs of fields that never say the same, `a b` in alphabetical order. */
  readonly exclusive: ReadonlySet<string>;
  /** Share of papers of a kind that state a fact. */
  readonly priorOf: (type: DocumentType) => (name: string) => number;
  /** Likeness of a value to those of the field. */
  readonly likenessOf: (name: string, value: string) => ValueLikeness;
}

let weights: MatchWeights | undefined;

export function getMatchWeights(): MatchWeights {
  weights ??= open(shipped);
  return weights;
}

/** For fitting alone: weights that do not know the papers at hand; null for those that ship. */
export function setMatchWeights(file: MatchFile | null): void {
  weights = file === null ? undefined : open(file);
}

export type MatchFile = typeof shipped;

function open(file: MatchFile): MatchWeights {
  if (file.features.join() !== featureNames.join())
    throw new Error('The weights of matching were fitted to other features: run the fitting again');
  const priors = file.priors as Readonly<Record<string, Readonly<Record<string, number>>>>;
  return {
    trees: { base: file.base, trees: (file.trees as number[][]).map(unpackTree) },
    calibration: file.calibration as [number, number, number],
    exclusive: new Set(file.exclusive),
    likenessOf: createValueModel(file.traits as unknown as TraitCounts),
    priorOf: (type) => (name) => priors[type]?.[name] ?? 0,
  };
}

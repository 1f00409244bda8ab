// What stands under a known label becomes a draft of the fact the label names.
import type { DocumentType } from '@oneform/contract';
import { shapeOf } from '#lexicon/find-captions.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { readShape } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { ExtractContext, KeyValuePair } from '../extractor.ts';
import { type Draft, draftFromPair } from './draft.ts';
import { isCompound, splitCompound } from './split-compound.ts';

/** Below this a pairing is a guess. */
const FLOOR = 0.45;

export function draftLabelled(context: ExtractContext): Draft[] {
  return context.pairs.flatMap((pair) => draftPair(pair, context));
}

export function draftPair(pair: KeyValuePair, context: ExtractContext): Draft[] {
  if (pair.confidence < FLOOR) return [];
  const name = bestName(pair, context.type);
  if (!name) return [];
  if (isCompound(name))
    return splitCompound(pair.value, name, context).map(({ name: part, raw, shaped: read }) => ({
      ...draftFromPair(pair, part, read, pair.confidence * 0.97),
      raw,
    }));
  const shape = shapeOf(name, context.type);
  const shaped = shape && readShape(shape, pair.value, context);
  return shaped ? [draftFromPair(pair, name, shaped)] : [];
}

/** Of several facts a label may name, the one whose shape the value has. */
function bestName(pair: KeyValuePair, type: DocumentType): string | undefined {
  const fit = (name: string): number =>
    fitsShape(shapeOf(name, type) ?? ('text' satisfies Shape), pair.value.replaceAll('\n', ' '));
  return [...pair.names].sort((a, b) => fit(b) - fit(a))[0];
}

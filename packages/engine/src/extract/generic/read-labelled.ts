// Facts of a document by its labels alone.
import type { Fact } from '#document/facts.ts';
import { isSpecialTo } from '#lexicon/find-captions.ts';
import type { ExtractContext } from '../extractor.ts';
import { settleDrafts } from './draft.ts';
import { draftLabelled } from './draft-labelled.ts';

/** `special`: only facts whose wordings are told for this type of document, not those that any paper may carry about anybody. */
export function readLabelled(context: ExtractContext, scope: 'all' | 'special' = 'all'): Fact[] {
  const drafts = draftLabelled(context).filter(({ name }) => scope === 'all' || isSpecialTo(name, context.type));
  return settleDrafts(drafts, context.pages);
}

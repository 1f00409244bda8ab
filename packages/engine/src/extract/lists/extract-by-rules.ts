// Extracts facts of a document by the readers of its kinds of paper, before anything is proved or chosen.
import type { CategorisedPart, Fact } from '#document/facts.ts';
import { partOfPage } from '#document/part-of-page.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { shortenPage } from '#document/shorten-page.ts';
import { completeFacts } from '../settle/complete-facts.ts';
import { proveFacts } from '../settle/prove/prove-facts.ts';
import { buildContext } from './build-context.ts';
import type { ExtractContext, Extraction } from './extractor.ts';
import { extractors } from './types/registry.ts';
import { withoutPhantomTicks } from './without-phantom-ticks.ts';

/** One document of a file with its kind decided. */
export interface DocumentContext extends ExtractContext {
  readonly typeConfidence: number;
}

export function openDocument(read: ReadDocument, part: CategorisedPart): DocumentContext {
  const pages = read.pages
    .filter((page) => part.pages.includes(page.number))
    .map((page) => shortenPage(withoutPhantomTicks(partOfPage(page, part.region), part.type)));
  return { ...buildContext(pages, part.type), typeConfidence: part.confidence };
}

/** Facts as read and as derived from each other; check digits and sums are already weighed. */
export function extractByRules(context: ExtractContext): Fact[] {
  return proveFacts(completeFacts(readByRules(context).facts, context.country));
}

/** Finds the facts of the kind's own reader; the matcher weighs them beside its own. */
export function readByRules(context: ExtractContext): Extraction {
  return extractors[context.type]?.(context) ?? { facts: [] };
}

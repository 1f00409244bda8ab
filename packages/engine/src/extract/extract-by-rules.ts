// What the readers of each kind of paper make of a document, before anything is proved or chosen.
import type { CategorisedPart, Fact } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { shortenPage } from '#document/shorten-page.ts';
import { subjectNames } from '#settle/people/roles.ts';
import { proveFacts } from '#settle/prove/prove-facts.ts';
import { buildContext } from './build-context.ts';
import type { ExtractContext, Extraction } from './extractor.ts';
import { completeFacts } from './generic/complete-facts.ts';
import { findAddressed } from './generic/find-addressed.ts';
import { readLabelled } from './generic/read-labelled.ts';
import { readPersonal } from './generic/read-personal.ts';
import { extractors } from './types/registry.ts';

/** One document of a file with its kind decided. */
export interface DocumentContext extends ExtractContext {
  readonly typeConfidence: number;
}

export function openDocument(read: ReadDocument, part: CategorisedPart): DocumentContext {
  const pages = read.pages.filter((page) => part.pages.includes(page.number)).map(shortenPage);
  return { ...buildContext(pages, part.type), typeConfidence: part.confidence };
}

/** Facts as read and as derived from each other; check digits and sums are already weighed. */
export function extractByRules(context: ExtractContext): Fact[] {
  return proveFacts(completeFacts(readByRules(context).facts));
}

export function readByRules(context: ExtractContext): Omit<Extraction, 'settled'> {
  const own = extractors[context.type]?.(context);
  const labelled = own ? [...own.facts, ...supplement(context, own)] : readLabelled(context);
  const facts = labelled.some(({ name }) => subjectNames.includes(name))
    ? labelled
    : [...labelled, ...findAddressed(context)];
  return {
    facts,
    ...(own?.people && { people: own.people }),
    ...(own?.additionalFields && { additionalFields: own.additionalFields }),
  };
}

/** What labels say beyond what the extractor of the type looked for, where the wording belongs to this type of document. */
function supplement(context: ExtractContext, { facts, settled }: Extraction): Fact[] {
  const names = new Set([...facts.map((fact) => fact.name), ...(settled ?? [])]);
  if (facts.some(({ name }) => name === 'full_name'))
    for (const part of ['surname', 'given_names', 'middle_name']) names.add(part);
  const special = readLabelled(context, 'special');
  const personal = readPersonal(context).filter((fact) => special.every(({ name }) => name !== fact.name));
  return [...special, ...personal].filter((fact) => !names.has(fact.name));
}

// Whom a paper is made out to when no label and no block of an address says so: the first line in its upper half with a title and a name.
import type { Fact } from '#document/facts.ts';
import { declarations } from '#document-types/declarations.ts';
import { normaliseName } from '#normalise/normalise-name.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import type { ExtractContext } from '../extractor.ts';
import { makeFacts } from '../find/make-facts.ts';
import { openPaper } from '../find/read-paper.ts';

const titled = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Sr|Sra|Sig|Sig\.ra|Shri|Smt)\.?\s+/u;

export function findAddressed(context: ExtractContext): Fact[] {
  if (!declarations[context.type].isAddressed) return [];
  const paper = openPaper(context);
  for (const segment of paper.sheets[0]?.segments ?? []) {
    const [head = ''] = segment.text.split(',');
    if (segment.top > 0.5 || !titled.test(head)) continue;
    const name = head.replace(titled, '');
    if (!looksLikePerson(name)) continue;
    const tokens = segment.tokens.filter((token) => name.includes(token.text.replace(/,$/, '')));
    const value = normaliseName(name)?.value ?? name;
    return makeFacts(context, [{ name: 'full_name', value, type: 'name', confidence: 0.78, tokens, anchor: 'title' }]);
  }
  return [];
}

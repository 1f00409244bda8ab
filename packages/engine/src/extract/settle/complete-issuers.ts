// The issuer of a paper is named in full in its letterhead or footer where a logo says the name in short: `PNC Bank` is PNC Bank, National
// Association. Where nothing was told, a line that says the domain of the paper's only website names a bank, a utility or an insurer.
import type { DocumentType } from '@oneform/contract';
import type { Fact } from '#document/facts.ts';
import type { Line, Page } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { hasLegalForm } from '#values/recognise-party.ts';

const issuerNames = /^(?:bank|vendor|merchant|insurer|lender|company|utility|provider|employer)_(?:name|provider)$/;
/** Words of a name behind what a logo says. */
const maxFurtherWords = 6;

export function completeIssuers(facts: readonly Fact[], pages: readonly Page[], type: DocumentType): Fact[] {
  const whole = facts.map((fact) => (issuerNames.test(fact.name) ? withLegalName(fact, pages) : fact));
  return [...whole, ...nameByDomain(whole, pages, type)];
}

function withLegalName(fact: Fact, pages: readonly Page[]): Fact {
  if (typeof fact.value !== 'string' || hasLegalForm(fact.value)) return fact;
  const short = squash(fact.value);
  if (short.length < 3) return fact;
  const found = pages.flatMap((page) =>
    page.lines.flatMap((line) => legalNamesIn(line, short).map((name) => ({ name, page, line }))),
  );
  const [first] = found;
  if (!first || found.some(({ name }) => squash(name) !== squash(first.name))) return fact;
  const place = { page: first.page.number, box: first.line.box, quote: first.name };
  return { ...fact, value: first.name, evidence: first.page.width > 0 ? [...fact.evidence, place] : fact.evidence };
}

/** Runs of words that begin with the name and go on to a legal form. */
function legalNamesIn({ words }: Line, short: string): string[] {
  const texts = words.map(({ text }) => text);
  for (let from = 0; from < texts.length; from++) {
    const end = texts.findIndex((_, at) => at >= from && squash(texts.slice(from, at + 1).join('')) === short);
    // `Liberty National Bank, N.A.`: a form behind a comma adds nothing to a name of several words.
    if (end < 0 || (end > from && texts[end]!.endsWith(','))) continue;
    for (let to = end + 1; to < Math.min(texts.length, end + 1 + maxFurtherWords); to++) {
      if (!isOfName(texts[to]!)) break;
      const name = texts
        .slice(from, to + 1)
        .join(' ')
        .replace(/[,;]$/, '');
      if (hasLegalForm(name)) return [name.replace(/(?<=\p{L}{3})\.$/u, '')];
    }
  }
  return [];
}

const isOfName = (word: string): boolean =>
  /^(?:[\p{Lu}(&–-]|and$|of$|de$|e\.?[GV]|und$|et$|y$)/u.test(word) && !/\d/.test(word);

const byDomain: Partial<Record<DocumentType, string>> = {
  bank_statement: 'bank_name',
  utility_bill: 'utility_provider',
  insurance_policy: 'insurer_name',
};
const domain = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+)(?:\.[\p{L}\d-]+)+/giu;
const mailProviders = /^(?:gmail|outlook|hotmail|live|yahoo|icloud|gmx|aol|proton|protonmail|web|mail|msn)$/;
/** A name that nothing but its domain speaks for is worth a look, not a place in a form. */
const confidence = 0.6;

function nameByDomain(facts: readonly Fact[], pages: readonly Page[], type: DocumentType): Fact[] {
  const name = byDomain[type];
  if (!name || facts.some((fact) => fact.name === name)) return [];
  const labels = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(domain)].map((match) => squash(match[1] ?? ''))),
  );
  const [label, ...others] = [...labels].filter((one) => one.length > 2 && !mailProviders.test(one));
  if (!label || others.length > 0) return [];
  for (const page of pages)
    for (const { text, box } of page.lines)
      if (squash(text) === label && /\p{Lu}/u.test(text) && page.width > 0)
        return [
          {
            name,
            value: text,
            raw: text,
            type: 'string',
            tier: 'read',
            confidence,
            evidence: [{ page: page.number, box, quote: text }],
          },
        ];
  return [];
}

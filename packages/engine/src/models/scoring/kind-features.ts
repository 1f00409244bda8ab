// Figures for and against a kind of paper that a model claims and the classifier does not.
import { type DocumentType, documentTypes } from '@oneform/contract';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { likenessToKind } from '../engine-port.ts';
import type { JudgedPaper } from './judge-claims.ts';
import type { Features } from './weigh.ts';
import { oddsOf } from './weigh.ts';

/** A name that is none of ours means no kind of ours; undefined: several papers, without the beginning of each. */
export const kindSaid = (said: string): DocumentType | undefined =>
  said === 'multiple' ? undefined : (documentTypes.find((known) => known === said) ?? 'other');

interface Reading {
  readonly byRules: UnderstoodDocument;
  readonly parts: readonly { readonly judged: JudgedPaper }[];
}

/** `record`: log odds of the model's standing over time. */
export function kindFeatures(
  { pages }: ReadDocument,
  said: DocumentType,
  asClassified: Reading,
  asSaid: Reading,
  record: number,
): Features {
  const { type, parts } = asClassified.byRules;
  const confidence = Math.max(...parts.map((part) => part.confidence));
  // The claims' evidence about the model does not depend on their part.
  const [largest] = asClassified.parts.toSorted((a, b) => b.judged.claims.length - a.judged.claims.length);
  return {
    // `other` is what the classifier says when it cannot tell.
    classifier: type === 'other' ? 0 : -oddsOf(confidence),
    classifier_other: type === 'other' ? 1 : 0,
    said_other: said === 'other' ? 1 : 0,
    likeness: likenessToKind(pages, said),
    split: parts.length > 1 ? 1 : 0,
    // Read as what it is, a paper says more of what the model has read too.
    agreement: Math.log((agreementOf(asSaid) + 0.5) / (agreementOf(asClassified) + 0.5)),
    paper_found: largest?.judged.odds.found ?? 0,
    paper_fits: largest?.judged.odds.fits ?? 0,
    paper_captions: largest?.judged.odds.captions ?? 0,
    paper_rules: largest?.judged.odds.rules ?? 0,
    paper_proved: largest?.judged.odds.proved ?? 0,
    record,
  };
}

const agreementOf = ({ parts }: Reading): number =>
  parts.flatMap(({ judged }) => judged.claims).filter(({ rules }) => rules.same !== undefined).length;

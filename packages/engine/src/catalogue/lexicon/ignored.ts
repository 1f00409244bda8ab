// Captions whose value is no fact.
import type { DocumentType } from '@oneform/contract';
import file from './ignored.json' with { type: 'json' };

interface Ignored {
  /** Only there; everywhere where it is missing. */
  readonly on?: readonly DocumentType[];
  /** It asks for a value all the same, although no fact has such a caption: the number that an office gave its form. */
  readonly isCaption?: boolean;
  readonly wordings: Readonly<Record<string, readonly string[]>>;
}

/** Captions of no fact, on whatever document. */
export const captionsOfNothing = (): string[] =>
  reasons.filter(({ isCaption }) => isCaption).flatMap(({ wordings }) => Object.values(wordings).flat());

const reasons = Object.values(file as unknown as Readonly<Record<string, Ignored>>);

/** Those that such a document may have, in all languages. */
export function ignoredWordings(type: DocumentType): string[] {
  return reasons.filter(({ on }) => !on || on.includes(type)).flatMap(({ wordings }) => Object.values(wordings).flat());
}

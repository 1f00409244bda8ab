// Captions whose value is no fact.
import type { DocumentType } from '@oneform/contract';
import file from './ignored.json' with { type: 'json' };

interface Ignored {
  readonly on?: readonly DocumentType[];
  readonly not?: readonly DocumentType[];
  readonly wordings: Readonly<Record<string, readonly string[]>>;
}

const reasons = Object.values(file as unknown as Readonly<Record<string, Ignored>>);

/** Those that such a document may have, in all languages: what is ignored on a few documents only, or on nearly all. */
export function ignoredWordings(type: DocumentType, where: 'here' | 'anywhere'): string[] {
  return reasons
    .filter(({ on, not }) => (where === 'here' ? on?.includes(type) : !on && !not?.includes(type)))
    .flatMap(({ wordings }) => Object.values(wordings).flat());
}

// A source in words, and as the sign that stands after its value.
import type { ValueSource } from '@oneform/contract';
import { t } from './messages.ts';

type Spoken = Pick<ValueSource, 'kind' | 'tier' | 'by' | 'document_id' | 'document_name'>;

export const sourceState = ({ kind, tier }: Pick<Spoken, 'kind' | 'tier'>) =>
  kind === 'typed' ? 'typed' : (tier ?? 'read');

const verbs = {
  proved: t.sourceWords.readAndVerified,
  read: t.sourceWords.read,
  inferred: t.sourceWords.inferred,
} as const;

/** `Read on passport.jpg, page 1`; `Typed by Ana Silva`. */
export const sourceSentence = (source: Spoken & Pick<ValueSource, 'evidence'>): string =>
  labelSource(source, source.evidence[0]?.page);

export function labelSource(source: Spoken, page: number | undefined): string {
  if (source.kind === 'typed') return t.sourceWords.typedBy(source.by);
  const verb = verbs[source.tier ?? 'read'];
  const name = source.document_name ?? source.by;
  if (source.document_id === null) return t.sourceWords.onSinceDeleted(verb, name);
  return page === undefined ? t.sourceWords.on(verb, name) : t.sourceWords.onPage(verb, name, page);
}

// Source of a value; shared by facts, updates and collections.
import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

/** Page-relative 0–1, origin top left of the upright page: [x0, y0, x1, y1]. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

export const Evidence = z.object({
  /** 1-based. */
  page: z.number().int(),
  box: Box.optional(),
  /** Character offsets in the page's text, for plain text documents. */
  range: z.tuple([z.number().int(), z.number().int()]).readonly().optional(),
  /** The words as printed. */
  quote: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** proved: check digits, arithmetic or two places agree; read: stands under its label; inferred: derived. */
export const Tier = z.enum(['proved', 'read', 'inferred']);
export type Tier = z.infer<typeof Tier>;

/** The source of a value that stands in a collection. `typed`: a person wrote it; `document`: it was read (document_id null: since deleted). */
export const ValueSource = z.object({
  path: z.string(),
  kind: z.enum(['typed', 'document']),
  document_id: Id.nullable(),
  document_name: z.string().nullable(),
  document_type: z.string().nullable(),
  tier: Tier.nullable(),
  /** 0–1, null when typed. */
  confidence: z.number().nullable(),
  evidence: z.array(Evidence),
  /** The value this source speaks for, as text; differs from what stands there when a conflict was kept. */
  value: z.string(),
  /** False: the source says otherwise and lost; kept as history. */
  supports: z.boolean(),
  /** Author of the value: a full name, or the document's name. */
  by: z.string(),
  at: Timestamp,
});
export type ValueSource = z.infer<typeof ValueSource>;

const loudness = { proved: 0, read: 1, typed: 2, inferred: 3 } as const;

/** Papers by which people prove who they are. */
const identityPapers: ReadonlySet<string> = new Set(['passport', 'id_card', 'residence_permit', 'drivers_license']);

/** A source as the API shows it or as it is kept. */
type Ranked = Pick<ValueSource, 'tier'> & {
  readonly document_type?: string | null;
  readonly documentType?: string | null;
};

/**
 * Of sources that agree, newest first, the one that speaks for the value: proof before print, print before a person's word, all before
 * derivation. Of print that on an identity paper comes first.
 */
export function strongestSource<Source extends Ranked>(sources: readonly Source[]): Source | undefined {
  const isIdentity = ({ document_type, documentType }: Source) =>
    identityPapers.has(document_type ?? documentType ?? '');
  const rank = (source: Source) =>
    loudness[source.tier ?? 'typed'] - (source.tier === 'read' && isIdentity(source) ? 0.5 : 0);
  return sources.reduce<Source | undefined>(
    (best, source) => (best === undefined || rank(source) < rank(best) ? source : best),
    undefined,
  );
}

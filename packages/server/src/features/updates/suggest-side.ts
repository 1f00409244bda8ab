// A reasoned hint for a conflict: which side the papers speak for, and why.
import type { Tier } from '@oneform/contract';

export interface Side {
  /** `typed`: a person's word. */
  readonly kind: 'typed' | 'document';
  readonly tier: Tier | null;
  /** Name of the paper. */
  readonly name: string;
  /** ISO day that the paper bears. */
  readonly date: string | null;
  /** Number of papers with this value. */
  readonly papers: number;
}

/** One sentence, or '' when nothing speaks for either side. */
export function suggestSide(present: Side | null, offered: Side): string {
  const isProved = offered.tier === 'proved';
  const wasProved = present?.tier === 'proved';
  if (isProved && !wasProved) {
    const proof = `"${offered.name}" confirms its value with check digits, totals or a second mention`;
    if (!present) return `${proof}.`;
    return `${proof}; the current value ${present.kind === 'typed' ? 'was typed' : 'was only read'}.`;
  }
  if (wasProved && !isProved)
    return `"${present.name}" confirms the current value with check digits, totals or a second mention; the new one was only read.`;
  if (offered.papers > 1 && offered.papers > (present?.papers ?? 0))
    return `${number(offered.papers)} documents agree on the new value.`;
  if (present && present.papers > 1 && present.papers > offered.papers)
    return `${number(present.papers)} documents agree on the current value.`;
  if (present?.date && offered.date && present.date !== offered.date) return newer(present, offered);
  if (present?.kind === 'typed') return `The current value was typed; compare it with "${offered.name}".`;
  return '';
}

function newer(a: Side, b: Side): string {
  const [old, recent] = a.date! < b.date! ? [a, b] : [b, a];
  return `"${recent.name}" is newer (${recent.date} against ${old.date}).`;
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const number = (count: number) => words[count] ?? String(count);

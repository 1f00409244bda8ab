import type { FittingPaper } from './papers.ts';

/** Papers of one source know each other's values and fields. */
export function groupOf({ origin, family, name }: FittingPaper): string {
  return origin === 'real' ? family : name;
}

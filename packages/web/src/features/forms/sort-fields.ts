// The fields of a filled form by what a person does about them.
import type { FormField, FormReport } from '@oneform/contract';
import { formatNumber } from '#lib/format.ts';

export interface SortedFields {
  /** Left out because it was not sure, or not as it should be. */
  readonly look: readonly FormField[];
  readonly written: readonly FormField[];
  readonly blank: readonly FormField[];
}

/** Nothing stands there although there is something to say. */
const needsLook: ReadonlySet<FormField['reason']> = new Set(['no_letters', 'no_choice']);

export function sortFields(fields: FormReport['fields']): SortedFields {
  const kinds = Map.groupBy(fields, ({ status, reason }): keyof SortedFields => {
    if (status === 'verified' || status === 'overflow') return 'written';
    return status === 'blank' && !needsLook.has(reason) ? 'blank' : 'look';
  });
  return { look: kinds.get('look') ?? [], written: kinds.get('written') ?? [], blank: kinds.get('blank') ?? [] };
}

export function byPage(fields: readonly FormField[]): [page: number, fields: FormField[]][] {
  return [...Map.groupBy(fields, ({ page }) => page)].sort(([a], [b]) => a - b);
}

/** "2 to check, 12 blank." */
export function restInWords({ look, blank }: SortedFields): string {
  const parts = [
    ...(look.length > 0 ? [`${formatNumber(look.length)} to check`] : []),
    ...(blank.length > 0 ? [`${formatNumber(blank.length)} blank`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

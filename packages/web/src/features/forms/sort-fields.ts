// The fields of a filled form by what a person does about them.
import { type FillOutcome, type FormField, type FormReport, outcomeOf } from '@oneform/contract';
import { formatNumber } from '#lib/numbers.ts';
import { t } from './messages.ts';

export interface SortedFields {
  /** Left out because it was not sure, not as it should be, or on the added page. */
  readonly look: readonly FormField[];
  readonly written: readonly FormField[];
  readonly blank: readonly FormField[];
}

const kindOf: Readonly<Record<FillOutcome, keyof SortedFields>> = {
  as_intended: 'written',
  to_check: 'look',
  left_blank: 'blank',
};

export function sortFields(fields: FormReport['fields']): SortedFields {
  const kinds = Map.groupBy(fields, (field) => kindOf[outcomeOf(field)]);
  return { look: kinds.get('look') ?? [], written: kinds.get('written') ?? [], blank: kinds.get('blank') ?? [] };
}

export function byPage(fields: readonly FormField[]): [page: number, fields: FormField[]][] {
  return [...Map.groupBy(fields, ({ page }) => page)].sort(([a], [b]) => a - b);
}

/** "17 written as intended, 2 to check" */
export function outcomeInWords({ look, written }: SortedFields): string {
  const parts = [
    ...(written.length > 0 ? [t.sortFields.writtenAsIntended(formatNumber(written.length))] : []),
    ...(look.length > 0 ? [t.sortFields.toCheck(formatNumber(look.length))] : []),
  ];
  return parts.length === 0 ? t.sortFields.nothingCouldBeFilled : parts.join(', ');
}

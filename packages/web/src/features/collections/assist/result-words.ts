// Result of autofill, in sentences.
import type { api, EndpointResponse } from '@oneform/contract';
import { t } from './messages.ts';

type Result = Pick<
  EndpointResponse<typeof api.collections.mapFields>,
  'filled' | 'suggested' | 'conflicts' | 'credits'
>;

export function resultWords({ filled, suggested, conflicts, credits }: Result): string {
  const found = filled + suggested + conflicts > 0;
  return [
    filled > 0
      ? t.resultWords.filled(filled)
      : found
        ? t.resultWords.noFieldsFilled
        : t.resultWords.yourDocumentsHaveNothingNew,
    suggested > 0 && t.resultWords.yourDecision(suggested),
    conflicts > 0 && t.resultWords.fromTheCurrentValue(conflicts),
    credits > 0 ? t.resultWords.used(credits) : t.resultWords.noCreditsUsed,
  ]
    .filter(Boolean)
    .join(' ');
}

// Result of autofill, in sentences.
import type { api, EndpointResponse } from '@oneform/contract';
import { count } from '#lib/format.ts';

type Result = Pick<
  EndpointResponse<typeof api.collections.mapFields>,
  'filled' | 'suggested' | 'conflicts' | 'credits'
>;

export function resultWords({ filled, suggested, conflicts, credits }: Result): string {
  const found = filled + suggested + conflicts > 0;
  return [
    filled > 0
      ? `${count(filled, 'field')} filled.`
      : found
        ? 'No fields filled.'
        : 'Your documents have nothing new to add.',
    suggested > 0 &&
      `${count(suggested, 'value')} ${suggested === 1 ? 'is uncertain and needs' : 'are uncertain and need'} your decision.`,
    conflicts > 0 &&
      `${count(conflicts, 'value')} ${conflicts === 1 ? 'differs' : 'differ'} from the current value and ${conflicts === 1 ? 'needs' : 'need'} your decision.`,
    credits > 0 ? `${count(credits, 'credit')} used.` : 'No credits used.',
  ]
    .filter(Boolean)
    .join(' ');
}

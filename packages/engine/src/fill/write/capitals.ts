// Forms that are read by machines ask for capital letters; what a person typed themselves stays as it is.
import type { PlannedField } from './planned-field.ts';

const asks =
  /\b(?:use|print|write|type|in|complete|fill)\b[^.\n]{0,40}\b(?:uppercase|upper case|all caps|block capitals|block letters|capital letters|capitals|blockschrift|grossbuchstaben|großbuchstaben|majuscules|may[uú]sculas)\b/i;

export const asksForCapitals = (text: string) => asks.test(text);

export function inCapitals(plan: PlannedField): PlannedField {
  const { slot, write, path } = plan;
  if (slot.kind !== 'text' || write === undefined || path === undefined || write.includes('@')) return plan;
  return { ...plan, write: write.toUpperCase(), value: write.toUpperCase() };
}

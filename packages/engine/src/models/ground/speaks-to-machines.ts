// Print that tells its reader what to do is no reading of the paper, whoever it names.
import type { Print, Run } from './print.ts';

const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|prior)|\b(?:system|developer)\s?(?:prompt|message|note|instruction)|\blanguage model|\bA\.?I\.?\s+(?:assistant|model|system|reader|agent)|\b(?:you|assistant)\s+(?:are now|must|shall|should|will)\b|\b(?:set|change|replace|update|overwrite)\b.{0,40}\b(?:to|with)\b|\b(?:assistant|system|user)\s*:|"(?:document_type|facts|placements|value|quote)"\s*:|<\/?(?:data|system|assistant)\b|\binstructions? (?:for|to) (?:the )?(?:model|reader|assistant|ai)\b/i;

/** Whether the line a stretch stands on, or one beside it, gives orders. */
export function speaksToMachines({ words, wordAt }: Print, { from, to }: Run): boolean {
  const first = words[wordAt[from]!]!.line - 1;
  const last = words[wordAt[to - 1]!]!.line + 1;
  const around = words.filter(({ line }) => line >= first && line <= last).map(({ text }) => text);
  return orders.test(around.join(' ').replace(/\p{Cf}/gu, ''));
}

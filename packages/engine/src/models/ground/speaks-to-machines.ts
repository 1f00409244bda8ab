// Print that tells its reader what to do is no reading of the paper, whoever it names.
import type { Print, Run } from './print.ts';

// Leases and letters tell their reader what to do as well: only what is said to a machine counts, or in the words of one.
const orders = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override)\\b.{0,40}\\b(?:instruction|prompt|rule|previous|prior)',
    '\\b(?:system|developer)\\s?(?:prompt|message|instruction)',
    '\\blanguage model|\\bA\\.?I\\.? (?:assistant|model|system|reader|agent)|\\binstructions? (?:for|to) (?:the )?(?:model|assistant|ai)\\b',
    '\\byou are (?:now|an? (?:ai|assistant|model|helpful))\\b',
    '\\b(?:set|overwrite|replace) (?:the )?[\\w-]+ (?:to|with)\\b',
    '\\b(?:assistant|system)\\s*:',
    '"(?:document_type|facts|placements|value|quote)"\\s*:',
    '</?(?:data|system|assistant)\\b',
  ].join('|'),
  'i',
);

/** Whether the line a stretch stands on, or one beside it, gives orders. */
export function speaksToMachines({ words, wordAt }: Print, { from, to }: Run): boolean {
  const first = words[wordAt[from]!]!.line - 1;
  const last = words[wordAt[to - 1]!]!.line + 1;
  const around = words.filter(({ line }) => line >= first && line <= last).map(({ text }) => text);
  return orders.test(around.join(' ').replace(/\p{Cf}/gu, ''));
}

// Print that gives orders to whoever reads it by machine: what stands in it is no reading of the paper, whoever it names.
import { factNames } from '../engine-port.ts';
import { type Print, type PrintedWord, type Run, wordsOfRun } from './print.ts';

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
    // Words for an extraction that its operators use, and nobody else who writes a paper.
    '\\bOCR (?:correction|result|output|text)\\b|\\b(?:values?|text|data|fields?) to (?:be )?extract(?:ed)?\\b|\\bextracted (?:value|field|text|data)\\b',
    '\\bground[- ]truth\\b|\\b(?:quote|evidence|page|value)\\s*[:=]\\s*["“]',
  ].join('|'),
  'i',
);

/** Our own names of facts: no paper for people prints `date_of_birth`. */
const isOurs = (word: string): boolean =>
  word.includes('_') && factNames.has(word.toLowerCase().replace(/^\W+|\W+$/g, ''));

/** Whether the line a stretch stands on, or one beside it, gives orders. */
export function isInInstructions(print: Print, run: Run): boolean {
  const lines = wordsOfRun(print, run).map(({ line }) => line);
  const [first, last] = [Math.min(...lines) - 1, Math.max(...lines) + 1];
  return hasOrders(print.words.filter(({ line }) => line >= first && line <= last));
}

/** Whether anything on the page does. */
export const hasInstructions = ({ words }: Print): boolean => hasOrders(words);

function hasOrders(words: readonly PrintedWord[]): boolean {
  const plain = words.map(({ text }) => text.replace(/\p{Cf}/gu, ''));
  return orders.test(plain.join(' ')) || plain.some((word) => word.split(/[:=|"]/).some(isOurs));
}

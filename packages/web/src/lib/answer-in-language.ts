// Puts what the server says in English into the language of the page, where an answer comes in: labels, help texts, sentences. What a
// person or a paper says is left alone, and so is everything for which the language has no words.
import { isTranslated, translate } from './language.ts';

/** Members of answers that hold words of the server. */
const spoken: ReadonlySet<string> = new Set([
  'because',
  'description',
  'detail',
  'error_message',
  'explanation',
  'label',
  'message',
  'messages',
  'notice',
  'placeholder',
  'reason',
  'section',
  'sentence',
  'suggestion',
  'template_description',
  'template_name',
  'topic',
  'where_to_find',
]);

/** Members whose contents are values, however they are called inside. */
const values: ReadonlySet<string> = new Set([
  'after',
  'before',
  'collection_data',
  'evidence',
  'existing_data',
  'new_data',
  'pages',
  'value',
  'values',
]);

export function translateAnswer(answer: unknown): unknown {
  return isTranslated() ? walk(answer, false) : answer;
}

function walk(node: unknown, isSpoken: boolean): unknown {
  if (typeof node === 'string') return isSpoken ? translate(node) : node;
  if (Array.isArray(node)) return node.map((one) => walk(one, isSpoken));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, values.has(key) ? child : walk(child, spoken.has(key))]),
  );
}

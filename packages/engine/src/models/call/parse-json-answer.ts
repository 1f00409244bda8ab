// The answer of a server that knows no schemas: one JSON object, bare or in one code block, and nothing around it.
import type { ZodType } from 'zod';
import { ModelError } from './model-error.ts';

/** Thinking aloud before the answer is skipped. Throws `bad_answer`. */
export function parseJsonAnswer<T>(text: string, schema: ZodType<T>): T {
  const parsed = schema.safeParse(parse(unwrap(skipThinking(text))));
  if (!parsed.success) throw new ModelError('bad_answer');
  return parsed.data;
}

function skipThinking(text: string): string {
  const spoken = text.trim();
  const end = spoken.startsWith(thinking.begin) ? spoken.indexOf(thinking.end) : -1;
  return end === -1 ? spoken : spoken.slice(end + thinking.end.length).trim();
}
const thinking = { begin: '<think>', end: '</think>' };

/** By its first and last line, not by a pattern: one that looks for both tries every pair of them. */
function unwrap(spoken: string): string {
  if (!spoken.startsWith(fence) || !spoken.endsWith(`\n${fence}`)) return spoken;
  const first = spoken.indexOf('\n');
  const isFence = ['', 'json'].includes(spoken.slice(fence.length, first).trim());
  return isFence ? spoken.slice(first + 1, -fence.length) : spoken;
}
const fence = '```';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelError('bad_answer');
  }
}

// The answer of a server that knows no schemas: one JSON object, bare or in one code block, and nothing around it.
import type { ZodType } from 'zod';
import { ModelError } from './model-error.ts';

/** Thinking aloud before the answer is skipped. Throws `bad_answer`. */
export function parseJsonAnswer<T>(text: string, schema: ZodType<T>): T {
  const spoken = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
  const json = /^```(?:json)?\s*\n([\s\S]*)\n```$/.exec(spoken)?.[1] ?? spoken;
  const parsed = schema.safeParse(parse(json));
  if (!parsed.success) throw new ModelError('bad_answer');
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelError('bad_answer');
  }
}

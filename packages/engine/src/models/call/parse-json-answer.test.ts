import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJsonAnswer } from './parse-json-answer.ts';

const schema = z.object({ surname: z.string() });

test.each([
  '{"surname": "Keller"}',
  '  {"surname": "Keller"}\n',
  '```json\n{"surname": "Keller"}\n```',
  '```\n\n{"surname": "Keller"}\n```',
  '<think>{"surname": "Nobody"}</think>\n{"surname": "Keller"}',
  ' <think>\nSo …\n</think>\n```json\n{"surname": "Keller"}\n```\n',
])('takes one object, bare or in one code block: %j', (text) => {
  expect(parseJsonAnswer(text, schema)).toEqual({ surname: 'Keller' });
});

test.each([
  'Here it is: {"surname": "Keller"}',
  '```json {"surname": "Keller"} ```',
  '```js\n{"surname": "Keller"}\n```',
  '<think>{"surname": "Keller"}',
  '{"surname": 12}',
  '```',
  // A pattern that looks for the end of the block at every line break of it would not come back.
  `\`\`\`${'\n'.repeat(500_000)}x`,
  `<think>${'<think>'.repeat(70_000)}`,
])('takes nothing else', (text) => {
  expect(() => parseJsonAnswer(text, schema)).toThrow(expect.objectContaining({ failure: 'bad_answer' }));
});

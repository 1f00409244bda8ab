import { expect, test } from 'vitest';
import { receiveLines } from './receive-lines.ts';

const answer = (...chunks: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );
const told: object[] = [];
const hear = (...chunks: readonly string[]) => receiveLines(answer(...chunks), (progress) => told.push(progress));

test('hears of each page, however the lines are cut, and then the report', async () => {
  const report = await hear('{"done":0,"to', 'tal":2}\n{"done":1,"total":2}\n{"rep', 'ort":{"filename":"ü.pdf"}}\n');
  expect(report).toEqual({ filename: 'ü.pdf' });
  expect(told).toEqual([
    { done: 0, total: 2 },
    { done: 1, total: 2 },
  ]);
});

test('a problem in the last line, and an answer that breaks off, are failures', async () => {
  const problem = { code: 'validation_failed', detail: 'This is no form.', status: 422 };
  await expect(hear(`{"done":1,"total":2}\n${JSON.stringify({ problem })}\n`)).rejects.toMatchObject(problem);
  await expect(hear('{"done":1,"total":2}\n')).rejects.toMatchObject({ code: 'unreachable' });
  await expect(hear('{"done":1,"to')).rejects.toMatchObject({ code: 'unreachable' });
});

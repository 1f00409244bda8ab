// From bytes to facts: what is left out on the way is told.
import { expect, it } from 'vitest';
import { understandFile } from './pipeline.ts';

const textOf = (lines: number) => Buffer.from(Array.from({ length: lines }, (_, n) => `Entry ${n}\n`).join(''));

it('says of which pages the middle was not searched', async () => {
  const { understood } = await understandFile(textOf(2000));
  expect(understood.problems).toEqual([{ code: 'page_shortened', page: 1 }]);
  expect((await understandFile(textOf(200))).understood.problems).toEqual([]);
});

it('says that a text of one endless word was not searched', async () => {
  const { understood } = await understandFile(Buffer.from('P<UTO<<<<<'.repeat(1000)));
  expect(understood.problems).toEqual([{ code: 'page_shortened', page: 1 }]);
});

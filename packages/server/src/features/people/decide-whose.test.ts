import { setImmediate as others } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { decideWhose, type PaperAsked } from './decide-whose.ts';

const paperOf = (n: number): PaperAsked => ({
  id: `paper ${n}`,
  sha256: `hash ${n}`,
  uploadedAt: n,
  isSample: false,
  isIdentity: n % 3 === 0,
  mentions: [{ full_name: `${'ABCDEFGHIJKLMNOPQRST'[n % 20]}${'aeiou'[n % 5]}${'lmnrst'[n % 6]}o${n} Lindgren` }],
  marks: {},
  putInto: null,
  answer: null,
});

it('lets requests through while everybody of one surname is held against everybody else', async () => {
  const papers = Array.from({ length: 200 }, (_, n) => paperOf(n));
  let looks = 0;
  let isOver = false;
  const look = async () => {
    for (; !isOver; looks += 1) await others();
  };
  const looking = look();
  const { papers: decided } = await decideWhose(papers, [{ id: 'me', isMe: true, seed: {} }]);
  isOver = true;
  await looking;
  expect(decided).toHaveLength(200);
  expect(looks).toBeGreaterThan(10);
});

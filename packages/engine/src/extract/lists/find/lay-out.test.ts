import { expect, it } from 'vitest';
import { rightOf, type Sheet, topOf } from './lay-out.ts';

it('measures a page of more segments than a call takes arguments', () => {
  const box = [0.1, 0.2, 0.4, 0.21] as const;
  const segment = {
    left: 0.1,
    right: 0.4,
    top: 0.2,
    bottom: 0.21,
    height: 0.01,
    text: 'Rent',
    tokens: [],
    page: 1,
    box,
  };
  const segments: Sheet['segments'] = Array.from({ length: 300_000 }, (_, at) => ({ ...segment, top: 0.2 + at }));
  const sheet: Sheet = { page: 1, segments, lineHeight: 0.01, isPlain: true, isPicture: false };
  expect([topOf(sheet), rightOf(sheet)]).toEqual([0.2, 0.4]);
});

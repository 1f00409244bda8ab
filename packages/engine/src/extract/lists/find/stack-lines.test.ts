import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, layOutAs } from '#testing/draw-page.ts';
import { layOut } from './lay-out.ts';
import { stackLines } from './stack-lines.ts';

const body = drawBlock(40, 160, ['Policy number 12', 'Group 7', 'Copay 20', 'Office visit 30', 'Specialist 50']);
const stacksOf = (...head: Drawn[]): string[] => {
  const [sheet] = layOut([layOutAs(drawPage([...head, ...body]))]);
  return sheet ? stackLines(sheet, 0.2).map((stack) => stack.text) : [];
};

describe('stackLines', () => {
  it('joins a name set in large type over two lines', () => {
    expect(stacksOf([40, 50, 'Lakeland', 22], [40, 74, 'Health Partners', 22])).toEqual(['Lakeland Health Partners']);
  });

  it('leaves a whole name over a title alone', () => {
    expect(stacksOf([40, 50, 'Lakeland Foods Ltd', 22], [40, 74, 'Wholesale', 22])).toEqual([]);
    expect(stacksOf([40, 50, 'Lakeland', 22], [40, 74, 'Account Statement', 22])).toEqual([]);
  });

  it('joins neither lines of different size nor lines of the text', () => {
    expect(stacksOf([40, 50, 'Lakeland', 26], [40, 74, 'Health Partners', 16])).toEqual([]);
    expect(stacksOf([40, 50, 'Lakeland', 10], [40, 62, 'Health Partners', 10])).toEqual([]);
  });
});

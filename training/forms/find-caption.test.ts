import type { Word } from '@oneform/engine/page-model';
import { expect, it } from 'vitest';
import { findCaption } from './find-caption.ts';

const unit = 0.01;
const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 0.008 * text.length, y + unit],
  confidence: 1,
});
const blank = [0.3, 0.2, 0.5, 0.215] as const;

it('takes the words that end where the blank begins', () => {
  expect(findCaption([word('Last', 0.21, 0.202), word('name:', 0.25, 0.202)], blank, unit)).toEqual([0, 1]);
});

it('takes one line above the blank', () => {
  expect(findCaption([word('Employer', 0.3, 0.19)], blank, unit)).toEqual([0]);
});

it('makes no claim where two sides could ask, or the caption has two lines', () => {
  expect(findCaption([word('City', 0.26, 0.202), word('Employer', 0.3, 0.19)], blank, unit)).toBeNull();
  expect(findCaption([word('Name', 0.3, 0.178), word('Employer', 0.3, 0.19)], blank, unit)).toBeNull();
});

import { expect, it } from 'vitest';
import { joinWords } from '#document/layout.ts';
import { drawPage } from '#testing/draw-page.ts';
import { findCaptions } from './find-captions.ts';
import { gridOf } from './page-grid.ts';

const captionsOf = (text: string): string[] =>
  findCaptions(gridOf(drawPage([[40, 80, text]])), 'application_form')
    .flat()
    .map(({ segment, from, to }) => joinWords(segment.words.slice(from, to)));

it.each([
  ['Position: Data Analyst', ['Position:']],
  ['Data Analyst', []],
  ['Préfecture de Lille', []],
  ['22 Rue des Lilas, 59000 Lille', []],
  ['Address: 410 Court Street, Keene', ['Address:']],
])('%s: a word of a value is no caption', (text, captions) => {
  expect(captionsOf(text)).toEqual(captions);
});

it.each([
  ['Date 04/17/1991', ['Date']],
  ['12. Street', ['Street']],
  ['Place of birth', ['Place of birth']],
  ['Name of employer', ['Name of employer']],
])('%s: what asks stays a caption', (text, captions) => {
  expect(captionsOf(text)).toEqual(captions);
});

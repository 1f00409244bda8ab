import { expect, it } from 'vitest';
import type { Page } from '#document/read-document.ts';
import type { PageView, Role } from '#page-model/page-view.ts';
import { pictureOf } from '#testing/draw-page.ts';
import { splitGlued } from './split-glued.ts';
import { withoutGluedCaptions } from './without-glued-captions.ts';

const card = pictureOf([
  [40, 40, 'LNHALVORSEN'],
  [40, 60, 'FNTESSA MAE'],
]);
const cut = splitGlued(card, {
  type: 'drivers_license',
  typeConfidence: 1,
  country: 'US',
  dates: { order: 'month-first' },
});

const viewOf = ({ lines }: Page, role: Role): PageView => ({
  spans: lines.map(({ words, text, box }) => ({
    ...{ role, probability: 1, words, text, box },
    ...{ fields: [], aboutOther: 0, captions: [] },
  })),
  kinds: [],
  firstPage: 1,
});
const textsOf = ({ spans }: PageView): string[] => spans.map(({ text }) => text);

it('leaves the caption off a value that begins with it', () => {
  const view = withoutGluedCaptions(viewOf(card, 'value'), card, cut);
  expect(textsOf(view)).toEqual(['HALVORSEN', 'TESSA MAE']);
  expect(view.spans[0]!.words[0]!.box[0]).toBeGreaterThan(card.lines[0]!.words[0]!.box[0]);
});

it('leaves captions, and values that stand alone, as they were seen', () => {
  expect(textsOf(withoutGluedCaptions(viewOf(card, 'caption'), card, cut))).toEqual(['LNHALVORSEN', 'FNTESSA MAE']);
  const alone = pictureOf([[40, 40, 'HALVORSEN']]);
  expect(withoutGluedCaptions(viewOf(alone, 'value'), alone, alone)).toEqual(viewOf(alone, 'value'));
});

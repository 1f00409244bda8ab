// The kind of a visa where its heading says it: `IMMIGRANT VISA`, `TOURIST VISA`.

import { joinWords, unionOfBoxes } from '#document/layout.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';

const heading =
  /^(?:(?:non-?\s?)?immigrant|tourist|business|student|work|employment|visitor|transit|entry|residence|diplomatic|official|courtesy|medical|spouse|short[- ]stay|long[- ]stay|national|e-?tourist|e-?business)\s+visa$/i;

export function readVisaHeading({ page, card, drafts }: PrintedPage): Draft[] {
  const run = freeRuns({ card, drafts }).find(({ words }) => heading.test(joinWords(words)));
  if (!run) return [];
  const value = joinWords(run.words);
  const box = unionOfBoxes(run.words.map((word) => word.box));
  return [
    {
      name: 'visa_type',
      value,
      raw: value,
      type: 'string',
      confidence: 0.8,
      places: [{ page: page.number, box, quote: value }],
    },
  ];
}

// The state or province in the heading of a licence or state card: `WASHINGTON`, `State of Illinois`, `MASSACHUSETTS DRIVER`.

import { joinWords, unionOfBoxes } from '#document/layout.ts';
import { auStates, caProvinces, usStates } from '#normalise/regions.ts';
import type { Draft } from '#readers/generic/draft.ts';
import type { PrintedPage } from '../read-printed.ts';
import { freeRuns } from './read-name-and-address.ts';

const byCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: usStates,
  CA: caProvinces,
  AU: auStates,
};
/** What else a heading says beside the state. */
const heading =
  /^(?:usa|u\.s\.a\.?|united|states|state|of|the|commonwealth|province|driver|driver'?s|drivers|license|licence|permis|de|conduire|identification|card|id|dl|canada|australia|department|government|transportation|limited|term|not|for|real|enhanced|operator'?s?|commercial|class|ca|[a-z]{2})$/i;

/** At most one; the largest heading wins. */
export function readIssuingState(printed: PrintedPage, country: string | undefined): Draft[] {
  const names = Object.values(byCountry[country ?? 'US'] ?? {}).map((name) => name.split(' '));
  const found = freeRuns(printed)
    .flatMap((run) => {
      const texts = run.words.map(({ text }) => text.replace(/[^\p{L}'.]/gu, '').toLowerCase());
      for (const name of names) {
        const at = texts.findIndex((_, i) => name.every((part, j) => texts[i + j] === part.toLowerCase()));
        const rest = texts.filter((_, i) => at < 0 || i < at || i >= at + name.length);
        if (at >= 0 && rest.every((word) => heading.test(word))) return [run.words.slice(at, at + name.length)];
      }
      return [];
    })
    .sort((a, b) => b[0]!.y1 - b[0]!.y0 - (a[0]!.y1 - a[0]!.y0));
  const [words] = found;
  if (!words) return [];
  const value = joinWords(words).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [
    {
      name: 'state',
      value,
      raw: value,
      type: 'string',
      confidence: 0.85,
      places: [{ page: printed.page.number, box: unionOfBoxes(words.map((word) => word.box)), quote: value }],
    },
  ];
}

// Looks for the numbers of national cards among the words nobody else has claimed.
import type { Draft } from '../../../generic/draft.ts';
import { joinWords, unionOfBoxes } from '../../../key-values/layout.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import { knownNumbers } from './known-numbers.ts';

/** By pattern alone; a number whose check character fails is left out. */
export function readKnownNumbers(printed: PrintedPage, country: string | undefined): Draft[] {
  const told = new Set(printed.drafts.map((draft) => draft.name));
  const rules = knownNumbers.filter((rule) => rule.country === country && rule.names.some((name) => !told.has(name)));
  return freeRuns(printed).flatMap((run) =>
    rules.flatMap(({ names, pattern, check }) => {
      const text = joinWords(run.words).replace(/^(?:no|nr|n°|id)?[.:\s]*/i, '');
      const bare = text.replace(/[^A-Z\d]/g, '');
      if (!pattern.test(text) || (check && !check(bare)) || !/\d/.test(bare)) return [];
      return names
        .filter((name) => !told.has(name))
        .map((name) => ({
          name,
          value: text,
          raw: text,
          type: 'code' as const,
          confidence: check ? 0.97 : 0.8,
          places: [
            {
              page: printed.page.number,
              box: unionOfBoxes(run.words.map((word) => word.box)),
              quote: joinWords(run.words),
            },
          ],
          ...(check && { isProved: true }),
        }));
    }),
  );
}

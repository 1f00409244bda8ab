// Looks for the numbers of national cards among the words nobody else has claimed.

import { joinWords, unionOfBoxes } from '#document/layout.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import { knownNumbers } from './known-numbers.ts';
import type { Run } from './marked-card.ts';

/** EU residence permits print their number in the upper right corner without a caption (regulation 1030/2002, annex). */
export function readPermitNumber(printed: PrintedPage): Draft[] {
  const found = freeRuns(printed).filter(({ words }) => /^[A-Z]{1,3}[A-Z\d]?\d{6,8}$/.test(joinWords(words)));
  const [run] = found;
  return run && found.length === 1 ? [toDraft('document_number', run, joinWords(run.words), 0.72, printed)] : [];
}

function toDraft(name: string, run: Run, value: string, confidence: number, printed: PrintedPage): Draft {
  const box = unionOfBoxes(run.words.map((word) => word.box));
  const places = [{ page: printed.page.number, box, quote: joinWords(run.words) }];
  return { name, value, raw: value, type: 'code', confidence, places };
}

/** By pattern alone; a number whose check character fails is left out. */
export function readKnownNumbers(printed: PrintedPage, country: string | undefined): Draft[] {
  const knownNames = new Set(printed.drafts.map((draft) => draft.name));
  const rules = knownNumbers.filter(
    (rule) => rule.country === country && rule.names.some((name) => !knownNames.has(name)),
  );
  return freeRuns(printed).flatMap((run) =>
    rules.flatMap(({ names, pattern, check }) => {
      const text = joinWords(run.words).replace(/^(?:no|nr|n°|id)?[.:\s]*/i, '');
      const bare = text.replace(/[^A-Z\d]/g, '');
      if (!pattern.test(text) || (check && !check(bare)) || !/\d/.test(bare)) return [];
      return names
        .filter((name) => !knownNames.has(name))
        .map((name) => ({
          ...toDraft(name, run, text, check ? 0.97 : 0.8, printed),
          ...(check && { isProved: true }),
        }));
    }),
  );
}

// Name and sex of a card that captions neither, as Indian residents' cards: the name stands right over the birthday, the sex is a word.

import { joinWords, overlapX, unionOfBoxes } from '#document/layout.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { freeRuns } from '../licence/read-name-and-address.ts';
import type { PrintedPage } from '../read-printed.ts';
import type { Run } from './marked-card.ts';

/** Lines, of the birthday's height, from the name's foot to the birthday's head. */
const NEAR = 1.6;
const given = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?){1,3}$/u;
const sexWord = /^[\P{L}]*((?:fe)?male)$/iu;

export function readUncaptioned(printed: PrintedPage): Draft[] {
  const { page, card, drafts } = printed;
  const has = (...names: string[]): boolean => drafts.some(({ name }) => names.includes(name));
  const free = freeRuns({ card, drafts });
  const draft = (name: string, run: Run, value: string, type: Draft['type']): Draft => {
    const box = unionOfBoxes(run.words.map((word) => word.box));
    const quote = joinWords(run.words);
    return { name, value, raw: quote, type, confidence: 0.8, places: [{ page: page.number, box, quote }] };
  };
  const sex = has('sex') ? undefined : free.find(({ words }) => sexWord.test(joinWords(words)));
  const birth = card.captions.find(({ entries }) => entries.some(({ name }) => name === 'date_of_birth'));
  const name =
    birth && !has('full_name', 'surname', 'given_names')
      ? free.find(
          (run) =>
            run.y1 < birth.y1 &&
            birth.y0 - run.y1 < NEAR * (birth.y1 - birth.y0) &&
            overlapX(run, birth.segment) > 0 &&
            given.test(joinWords(run.words)),
        )
      : undefined;
  return [
    ...(sex ? [draft('sex', sex, /^\P{L}*f/iu.test(joinWords(sex.words)) ? 'F' : 'M', 'code')] : []),
    ...(name ? [draft('full_name', name, joinWords(name.words), 'name')] : []),
  ];
}

// Names and address of a licence by their places, where no number or word says which they are: two lines over the street, the town under it.

import { boundsOf, joinWords, type PlacedWord, type Rect, unionOfBoxes } from '#document/layout.ts';
import { matchCityLine } from '#normalise/match-city-line.ts';
import { isStreet, normaliseAddress } from '#normalise/normalise-address.ts';
import { unitStart } from '#normalise/street-words.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { fitsField } from '../captions/fit-field.ts';
import type { PrintedPage } from '../read-printed.ts';
import type { MarkedCard, Run } from '../values/marked-card.ts';

const PLACED = 0.8;

export function readNameAndAddress({ card, drafts, page }: PrintedPage): Draft[] {
  const has = (name: string): boolean => drafts.some((draft) => draft.name === name);
  const free = freeRuns({ card, drafts });
  const draft = (
    name: string,
    words: readonly PlacedWord[],
    value: string,
    type: Draft['type'],
    sureness = PLACED,
  ): Draft => ({
    name,
    value,
    raw: joinWords(words),
    type,
    confidence: sureness * Math.min(...words.map((word) => word.confidence), 1),
    places: [{ page: page.number, box: unionOfBoxes(words.map((word) => word.box)), quote: joinWords(words) }],
  });
  const named = (name: string, run: Run, text = joinWords(run.words)): Draft =>
    draft(name, run.words, text.replace(/[\s,]+$/, ''), 'name', PLACED * 0.92);
  const found: Draft[] = [];
  /** Given names on two lines, the second without a number of its own, the address right under them. */
  const secondLine = (): Draft[] => {
    const first = drafts.find((one) => one.name === 'given_names');
    const box = drafts.find((one) => one.name === 'address')?.places[0]?.box;
    const addressTop = box?.[1] ?? 0;
    const run = placeOf(card, drafts, 'given_names');
    const next = run && nearest(free.filter((one) => isName(one) && isRightUnder(run, one)));
    const gap = next ? (addressTop - next.y1) / (next.y1 - next.y0) : 0;
    if (!first || !run || !next || next.words.length > 2 || gap < -0.5 || gap > 1.4) return [];
    const words = [...run.words.filter((word) => first.raw.split(/\s+/).includes(word.text)), ...next.words];
    return [draft('given_names', words, joinWords(words), 'name', Math.min(0.96, first.confidence + 0.02))];
  };
  const block = has('address') ? undefined : findAddressBlock(free, card);
  if (block) found.push(draft('address', block.words, block.value, 'address'));
  if (has('surname') && has('given_names')) return [...found, ...secondLine()];
  if (has('full_name')) return found;
  const given = placeOf(card, drafts, 'given_names');
  const surname = placeOf(card, drafts, 'surname');
  if (given && !surname) {
    const above = nearest(free.filter((run) => isName(run) && isRightUnder(run, given)));
    return above ? [...found, named('surname', above, withoutMark(above, card))] : found;
  }
  if (surname && !given) {
    const under = nearest(free.filter((run) => isName(run) && isRightUnder(surname, run)));
    return under ? [...found, named('given_names', under)] : found;
  }
  const second = block && nearest(free.filter((run) => isName(run) && isRightUnder(run, block)));
  if (!second) return found;
  const first = nearest(free.filter((run) => isName(run) && isRightUnder(run, second)));
  if (first) return [...found, named('surname', first), named('given_names', second)];
  const text = joinWords(second.words);
  const [surnamePart, givenPart] = text.split(/,\s*/);
  return surnamePart && givenPart
    ? [...found, named('surname', second, surnamePart), named('given_names', second, givenPart)]
    : [...found, named('full_name', second)];
}

/** Runs that are nobody's value yet. */
export function freeRuns({ card, drafts }: Pick<PrintedPage, 'card' | 'drafts'>): Run[] {
  const taken = drafts.flatMap((draft) => draft.places.map((place) => place.box));
  return card.runs.filter(
    (run) =>
      !taken.some((box) => {
        const own = unionOfBoxes(run.words.map((word) => word.box));
        const width = Math.min(own[2], box[2]) - Math.max(own[0], box[0]);
        const height = Math.min(own[3], box[3]) - Math.max(own[1], box[1]);
        return width > 0 && height > 0.3 * (own[3] - own[1]);
      }),
  );
}

interface Block extends Rect {
  readonly words: readonly PlacedWord[];
  readonly value: string;
}

/** A town with its code, and the street over it; the number of the field may be glued to the house number. */
function findAddressBlock(free: readonly Run[], card: MarkedCard): Block | undefined {
  for (const town of free) {
    const text = joinWords(town.words).replace(/\s+,/g, ',');
    const line = matchCityLine(text);
    if (!line?.postal_code || !line.city || !(line.state || line.country)) continue;
    if (line.before && isStreet(line.before)) return { ...boundsOf(town.words), words: town.words, value: text };
    const above = nearest(free.filter((run) => isRightUnder(run, town)));
    if (!above) continue;
    // `APT. 1` on a line of its own: the street stands over it.
    const first = unitStart.test(joinWords(above.words)) && nearest(free.filter((run) => isRightUnder(run, above)));
    const street = first ? { ...boundsOf([first, above]), words: [...first.words, ...above.words] } : above;
    const printed = first ? `${joinWords(first.words)}\n${joinWords(above.words)}` : joinWords(above.words);
    const isGlued =
      /^8\d/.test(printed) &&
      street.x0 < town.x0 - 0.25 * (town.y1 - town.y0) &&
      card.captions.some(({ isNumbered }) => isNumbered);
    const value = normaliseAddress(`${isGlued ? printed.slice(1) : printed}\n${text}`)?.value;
    if (value && /\d|box/i.test(printed))
      return { ...boundsOf([...street.words, ...town.words]), words: [...street.words, ...town.words], value };
  }
  return undefined;
}

function placeOf(card: MarkedCard, drafts: readonly Draft[], name: string): Run | undefined {
  const box = drafts.find((draft) => draft.name === name)?.places[0]?.box;
  return (
    box &&
    card.runs.find((run) =>
      run.words.some(
        (word) =>
          word.box === box || (word.box[0] === box[0] && word.box[1] >= box[1] - 0.002 && word.box[1] <= box[3]),
      ),
    )
  );
}

function isRightUnder(upper: Rect, lower: Rect): boolean {
  const height = Math.max(upper.y1 - upper.y0, lower.y1 - lower.y0);
  const gap = lower.y0 - upper.y1;
  return (
    gap > -0.5 * height &&
    gap < 0.95 * height &&
    upper.y0 < lower.y0 - 0.3 * height &&
    Math.abs(upper.x0 - lower.x0) < 1.6 * height
  );
}

/** `ISAMPLE` on the edge where the other numbers stand is a 1 and a name. */
function withoutMark(run: Run, card: MarkedCard): string {
  const text = joinWords(run.words);
  const height = run.y1 - run.y0;
  const isOnEdge = card.captions.some(
    ({ isNumbered, x0, x1, segment, to }) =>
      isNumbered && Math.abs(x0 - run.x0) < 0.3 * height && (segment.words[to]?.x0 ?? 1) - x1 < 0.1 * height,
  );
  return isOnEdge ? text.replace(/^[Il|](?=\p{Lu}{2})/u, '') : text;
}

const isName = (run: Run): boolean => {
  const text = joinWords(run.words);
  return fitsField({ name: 'surname', shape: 'person_name', wordings: [] }, text) > 0.5 && text.length > 1;
};

/** The lowest of those above, the first of those under: candidates all touch, so any one is near. */
const nearest = (runs: readonly Run[]): Run | undefined => runs[0];

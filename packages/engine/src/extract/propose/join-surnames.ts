// The two surnames of Spanish and Latin American forms, each under a caption of its own: one surname in all.
import type { Candidate } from '../claims/candidate.ts';
import { isSamePlace } from '../claims/is-same-place.ts';
import type { AskedPlace } from './compose-wholes.ts';

/** Squashed wordings. */
const first = /primerapellido|1erapellido|apellidopaterno|primercognom/;
const second = /segundoapellido|2oapellido|2doapellido|apellidomaterno|segoncognom/;
/** Rows from the caption of the one to that of the other. */
const maxRows = 4;

/** The first goes on with the second where both are filled in; the second is nobody's surname by itself. */
export function joinSurnames(asked: readonly AskedPlace[]): AskedPlace[] {
  const seconds = asked.filter(isSecond);
  if (seconds.length === 0) return [...asked];
  return asked.flatMap((place): AskedPlace[] => {
    if (isSecond(place)) return [];
    return isFirst(place) ? [joinWith(place, seconds)] : [place];
  });
}

const isSecond = ({ caption, entry }: AskedPlace): boolean => entry.name === 'surname' && second.test(caption.wording);

const isFirst = ({ caption, entry }: AskedPlace): boolean => entry.name === 'surname' && first.test(caption.wording);

function joinWith(place: AskedPlace, seconds: readonly AskedPlace[]): AskedPlace {
  const distance = ({ row, caption }: AskedPlace): number =>
    100 * Math.abs(row - place.row) + Math.abs(caption.rect.x0 - place.caption.rect.x0);
  const other = seconds
    .filter(({ region, candidates }) => region.relation === place.region.relation && candidates.length > 0)
    .filter(({ row }) => row >= place.row && row - place.row <= maxRows)
    .sort((a, b) => distance(a) - distance(b))[0]?.candidates[0];
  if (!other) return place;
  const candidates = place.candidates.map((one) => ({
    ...one,
    value: `${one.value} ${other.value}`,
    raw: `${one.raw} ${other.raw}`,
    evidence: [...one.evidence, ...other.evidence],
    legibility: Math.min(one.legibility, other.legibility),
  }));
  return { ...place, candidates };
}

/** A reader that saw the first surname alone, under captions for both, saw the beginning of the value. */
export function followJoined(candidates: readonly Candidate[]): Candidate[] {
  const joined = candidates.filter(
    ({ name, source, evidence }) => name === 'surname' && source === 'caption' && evidence.length === 2,
  );
  return candidates.map((one) => {
    if (one.name !== 'surname' || one.evidence.length !== 1) return one;
    const whole = joined.find(({ evidence: [place] }) => isSamePlace(place!, one.evidence[0]!));
    return whole ? { ...one, value: whole.value, raw: whole.raw, evidence: whole.evidence } : one;
  });
}

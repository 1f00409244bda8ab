// The score that a match needs before its value is written onto a blank that was found on the page. Below it the value is offered.
import { FILL_FLOOR } from '../write/planned-field.ts';
import type { Match } from './match.ts';

/**
 * Measured on forms with maps that the rules were not made for (docs/decisions/077): the lowest scores at and above which more than nine of
 * ten values are right. Fields of a form reach that at `FILL_FLOOR`. Blanks do in its first section, which is about the applicant more
 * often than those that follow, and where the value is asked once: a form that asks twice often asks two people.
 */
const floors = { plain: 0.84, other: 0.94 };

export function setFloors(matches: readonly Match[]): Match[] {
  const first = matches[0]?.asked.heading;
  const times = Map.groupBy(matches.filter(isLikely), keyOf);
  return matches.map((match) => {
    const { slot, heading } = match.asked;
    if (!slot.isFound || !isLikely(match)) return match;
    const isPlain = heading === first && times.get(keyOf(match))!.length === 1;
    return { ...match, writeFloor: isPlain ? floors.plain : floors.other };
  });
}

const isLikely = ({ candidates: [best] }: Match) => best !== undefined && best.score >= FILL_FLOOR;
/** Parts of a value that is split over several places are asked once each. */
const keyOf = ({ candidates: [best] }: Match) => `${best!.offer.path} ${best!.offer.fact} ${best!.offer.value}`;

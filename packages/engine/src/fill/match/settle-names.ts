// "Name" means the surname where the given names have a field of their own beside it, and "First name" means the first of the given names where the middle one, or its initial, has a field of its own beside it.
import type { Offer } from '../offers/offer.ts';
import type { Match } from './match.ts';

const middles: ReadonlySet<string> = new Set(['middle_name', 'middle_initial']);
export function settleNames(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  return matches.map((match, index) => {
    const [best, ...others] = match.candidates;
    const surname = best?.offer.fact === 'full_name' ? surnameFor(match, matches, offers) : undefined;
    if (best !== undefined && surname !== undefined)
      return {
        ...match,
        candidates: [{ ...best, offer: surname }, ...others.filter(({ offer }) => offer.group !== surname.group)],
      };
    if (best === undefined || best.offer.fact !== 'given_names' || /middle|initial/i.test(best.words)) return match;
    const { group } = best.offer;
    const hasMiddle = matches.some(({ asked, candidates: [other] }, at) => {
      return (
        at !== index &&
        isBeside(match, asked) &&
        other !== undefined &&
        other.offer.group === group &&
        middles.has(other.offer.fact)
      );
    });
    const first = offers.find((offer) => offer.group === group && offer.fact === 'first_name');
    return hasMiddle && first !== undefined
      ? { ...match, candidates: [{ ...best, offer: first }, ...others.filter(({ offer }) => offer.group !== group)] }
      : match;
  });
}

const givens: ReadonlySet<string> = new Set(['given_names', 'first_name', 'initials']);
/** Of the page's height. */
const nextRow = 0.05;

/** Alone, the word for a whole name is in many languages that for the surname. */
function surnameFor(match: Match, matches: readonly Match[], offers: readonly Offer[]): Offer | undefined {
  const best = match.candidates[0]!;
  const { group } = best.offer;
  const [own] = match.asked.slot.widgets;
  const facts = matches
    .filter(({ asked: { slot } }) => {
      const [other] = slot.widgets;
      return other!.page === own!.page && Math.abs(other!.box[1] - own!.box[1]) < nextRow;
    })
    .map(({ candidates: [other] }) => other)
    .filter((other) => other !== undefined && other.score >= SURE && other.offer.group === group)
    .map((other) => other!.offer.fact);
  const isAlone = best.words.trim().split(/\s+/).length === 1 && !facts.includes('surname');
  return isAlone && facts.some((fact) => givens.has(fact))
    ? offers.find((offer) => offer.group === group && offer.fact === 'surname')
    : undefined;
}

/** Of the scores of matching. */
const SURE = 0.7;

/** On its row or the next ones. */
function isBeside(match: Match, other: Match['asked']): boolean {
  const [one, two] = [match.asked.slot.widgets[0]!, other.slot.widgets[0]!];
  return one.page === two.page && Math.abs(one.box[1] - two.box[1]) < 0.09;
}

// Words that many parts of a form use, "City", "Date of birth", "Last name": written unasked only where the fields beside them are about the same.
import { addressFacts, addressLines, type Offer } from '../offers/offer.ts';
import type { Description } from './describe-slot.ts';
import type { Match } from './match.ts';

/** Enough to leave it to the person. */
const STRAY = 0.75;
/** Of the scores of matching. */
const SURE = 0.78;
/** Fields of one address stand within so many of each other, those of an account within fewer. */
const reach = 8;
const nearReach = 4;

const personal: ReadonlySet<string> = new Set(
  'ssn date_of_birth first_name given_names middle_name middle_initial first_and_initial surname sex'.split(' '),
);
const ofAccount: ReadonlySet<string> = new Set(['account_number', 'routing_number', 'iban', 'bic', 'account_type']);
const ofBank: ReadonlySet<string> = new Set(['bank_name', 'routing_number', 'iban', 'bic', 'account_type']);
const speaksOfBank = ({ text }: Description) => /\b(?:banks?|deposit|routing|checking|savings|transit)\b/i.test(text);
const isYours = /\byour?\b|\bshown on\b/i;

export function settleStrays(matches: readonly Match[]): Match[] {
  const settled: Match[] = [];
  const strays = new Map<number, Offer>();
  const met = new Set<string>();
  /** Groups whose name is on a page. */
  const metOn = new Set<string>();
  /** Groups whose whole name is on a page. */
  const wholeOn = new Set<string>();
  for (const [index, match] of matches.entries()) {
    const best = match.candidates[0];
    // "Child 2" says whose it is.
    const isTold = match.asked.told.item !== undefined && best?.offer.item === match.asked.told.item;
    const isStray = best !== undefined && !isTold && !isYours.test(best.words) && isAlone(best.offer, index);
    if (isStray) strays.set(index, best.offer);
    const kept = isStray ? { ...match, candidates: match.candidates.map(lower) } : match;
    settled.push(kept);
    const sure = sureOf(kept);
    if (sure !== undefined) for (const question of questionsOf(sure)) met.add(question);
    if (sure !== undefined && names.has(sure.fact)) metOn.add(`${sure.group}|${pageOf(kept)}`);
    if (sure?.fact === 'full_name') wholeOn.add(`${sure.group}|${pageOf(kept)}`);
  }
  return settled;

  function isAlone(offer: Offer, index: number): boolean {
    const first = Math.max(0, index - reach);
    const before = settled.slice(first, index).map(sureOf);
    if (addressFacts.has(offer.fact) && rowOf(matches, index).some(asksOfCertainPlace)) return true;
    // A whole name above is not asked for again in parts.
    if (halves.has(offer.fact) && wholeOn.has(`${offer.group}|${pageOf(matches[index]!)}`)) return true;
    // Half of somebody's name, of whom a list has several, is nobody's.
    if (offer.item !== undefined && halves.has(offer.fact) && !hasOtherHalf(matches, index, offer)) return true;
    if (addressFacts.has(offer.fact) && !addressLines.has(offer.fact))
      return before.length > 0 && !before.some((other) => other?.group === offer.group && addressFacts.has(other.fact));
    // "List account numbers here": those that somebody else keeps, where nothing speaks of a bank.
    if (offer.fact === 'account_number') {
      const around = matches.slice(Math.max(0, index - reach), index + reach + 1);
      return !around.some(
        (match) => ofBank.has(sureOf(match)?.fact ?? '') || match.asked.descriptions.some(speaksOfBank),
      );
    }
    if (offer.fact === 'bank_name') {
      const around = matches.slice(Math.max(0, index - nearReach), index + nearReach + 1).map(sureOf);
      return !around.some((other) => other !== undefined && ofAccount.has(other.fact));
    }
    if (offer.fact === 'full_name' && isBareName(matches[index]!))
      return metOn.has(`${offer.group}|${pageOf(matches[index]!)}`);
    if (apart.has(offer.fact) && isFarFromName(matches, index, offer)) return true;
    if (!personal.has(offer.fact) || before.slice(-2).some((other) => other?.group === offer.group)) return false;
    // Asked once more it is somebody else's, and so is what stands beside it.
    const isBesideStray = [1, 2, 3, 4].some((back) => {
      const stray = strays.get(index - back);
      return stray !== undefined && stray.group === offer.group && personal.has(stray.fact);
    });
    return isBesideStray || questionsOf(offer).some((question) => met.has(question));
  }
}

/** "The complete address of the home where you installed the property": which, only the person knows. */
const certainPlace = /\b(?:home|house|place|property|building|premises)\b.{0,40}\b(?:where|that|which)\b/i;
const asksOfCertainPlace = ({ asked }: Match) => asked.descriptions.some(({ text }) => certainPlace.test(text));

function rowOf(matches: readonly Match[], index: number): Match[] {
  const [own] = matches[index]!.asked.slot.widgets;
  return matches.filter(({ asked: { slot } }) => {
    const [other] = slot.widgets;
    return other!.page === own!.page && Math.min(other!.box[3], own!.box[3]) > Math.max(other!.box[1], own!.box[1]);
  });
}

const halves: ReadonlySet<string> = new Set(['surname', 'given_names', 'first_name']);

function hasOtherHalf(matches: readonly Match[], index: number, offer: Offer): boolean {
  const beside = [...rowOf(matches, index), ...matches.slice(Math.max(0, index - 1), index + 2)];
  return beside.some((match) => {
    const other = sureOf(match);
    return other !== undefined && other.group === offer.group && other.fact !== offer.fact && names.has(other.fact);
  });
}

const pageOf = ({ asked }: Match) => asked.slot.widgets[0]!.page;
/** "Name" alone; whose, a box around it or words beside it may say. */
const isBareName = ({ candidates: [best] }: Match) => /^\W*names?\W*$/i.test(best?.words ?? '');

/** Questions that forms ask about many people. */
const apart: ReadonlySet<string> = new Set(['date_of_birth', 'sex', 'place_of_birth']);

/** The form asks for their name, and this nowhere near it or anything else of theirs. */
function isFarFromName(matches: readonly Match[], index: number, offer: Offer): boolean {
  const theirs = matches.filter((match) => isOfSamePerson(sureOf(match), offer));
  const around = matches.slice(Math.max(0, index - reach), index + reach + 1);
  const isNear = around.some((match) => theirs.includes(match) && pageOf(match) === pageOf(matches[index]!));
  return !isNear && theirs.some((match) => names.has(sureOf(match)!.fact));
}

const isOfSamePerson = (other: Offer | undefined, offer: Offer) =>
  other !== undefined &&
  (other.group === offer.group || other.group.startsWith(offer.group) || (isOwn(other) && isOwn(offer))) &&
  other.fact !== offer.fact;

const isOwn = ({ topics, item }: Offer) => topics.size === 0 && item === undefined;

const lower = <One extends { readonly score: number }>(one: One): One => ({ ...one, score: one.score * STRAY });
const names: ReadonlySet<string> = new Set(
  'full_name first_name given_names surname first_and_initial name_last_first name_first_last'.split(' '),
);

/** Somebody's whole name answers for its parts. */
const questionsOf = ({ fact, path, group }: Offer): string[] => [
  `${fact}|${path}`,
  ...(fact === 'full_name' || names.has(fact) ? [`name|${group}`] : []),
];

function sureOf({ candidates: [best] }: Match): Offer | undefined {
  return best !== undefined && best.score >= SURE ? best.offer : undefined;
}

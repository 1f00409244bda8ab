// Hints of a field besides its caption: the person, by the name its maker gave it, and the row of a list, by numbers in
// its words.
import type { FormSlot } from '../form/form-slot.ts';
import { tokenise } from '../offers/tokenise.ts';
import { addressKinds, bearerTopics, isLaterPerson, topicsOf } from '../offers/topics.ts';

export interface ToldBeside {
  /** Person in its internal name, where its words name nobody. */
  readonly whose: ReadonlySet<string>;
  /** Kinds of address or name, as mailing or maiden, in its internal name; empty where its words speak of them. */
  readonly kinds: ReadonlySet<string>;
  /** Index of the list item it asks for, from 0. */
  readonly item?: number;
  /** It goes on with a list that had too few rows elsewhere. */
  readonly isContinued: boolean;
}

/** @param before words left of it, however near its own words stand */
export function toldBeside(
  { name, tooltip }: FormSlot,
  words: readonly string[],
  before: readonly string[] = [],
): ToldBeside {
  const own = name.split('.').at(-1)!;
  const said = [tooltip, ...words].flatMap(namedIn);
  // Words that name an employer do not say whose it is.
  const named = namedIn(own).filter((topic) => said.length === 0 || bearerTopics.has(topic));
  // "users2_address": its maker counted those whom the form is about.
  if (said.length === 0 && (laterUser.test(own) || before.some(isLaterPerson))) named.push('relative');
  const item = [tooltip, ...words, own].map(itemIn).find((found) => found !== undefined);
  return {
    whose: new Set(said.some((topic) => bearerTopics.has(topic)) ? [] : named),
    kinds: new Set(said.length > 0 || [tooltip, ...words].some((text) => kindsIn(text).length > 0) ? [] : kindsIn(own)),
    ...(item === undefined ? {} : { item }),
    isContinued: /\bcontinued\s+(?:from|on)\b/i.test(tooltip),
  };
}

/** Of names only those that speak of people whom a collection knows: "court" and "petitioner" stand in names of any field of a court's form. */
const naming: ReadonlySet<string> = new Set(
  [...bearerTopics, 'employer', 'school', 'previous'].filter((topic) => topic !== 'stranger'),
);
const laterUser = /(?:^|[_\s])(?:users?|persons?|members?)_?[2-9](?=[_\s]|$)/i;
const namedIn = (text: string) => [...topicsOf(tokenise(text))].filter((topic) => naming.has(topic));

const kindsIn = (text: string) => [...topicsOf(tokenise(text))].filter((topic) => addressKinds.has(topic));

const people =
  '(?:dependent|dependant|child|sibling|spouse|person|applicant|traveller|employer|job|reference|vehicle|account|row)';
const numbered = new RegExp(`${people}(?:['’]?s)?[\\s_:#]*(\\d{1,2})(?!\\d)`, 'i');
const counted = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)\\s+(?:\\p{L}+\\s+)?${people}`, 'iu');

function itemIn(text: string): number | undefined {
  const found = (numbered.exec(text) ?? counted.exec(text))?.[1];
  return found === undefined || Number(found) === 0 ? undefined : Number(found) - 1;
}

// On a form about a child whoever has the child is its "Parent/Guardian": what is asked of them is asked of the applicant.
import type { Heading } from '../form/find-headings.ts';
import type { Offer } from '../offers/offer.ts';
import { tokenise } from '../offers/tokenise.ts';
import { bearerTopics, topicsIn } from '../offers/topics.ts';
import type { AskedSlot, Description } from './describe-slot.ts';

const parents =
  'parents?|elternteile?|eltern|rodzic(?:a|e|ów|om)?|genitor[ei]|padres?|pais?|mãe|madre|mère|père|ouders?|rodiče?|föräldrar?|vårdnadshavare|foreldre|forældre|szülő|părinte(?:le)?|roditelj';
/** They stand for the parents of a minor. */
const guardians =
  '(?:legal |other authorized )?(?:guardians?|custodians?|individual)|erziehungsberechtigten?(?:\\/n|\\/r|r)?|sorgeberechtigten?(?:\\/r|r)?|vormund|opiekun(?:a|owie|ów)?(?: prawn\\p{L}+)?|tutor(?:e|es|a|as)?|tuteurs?|responsables?(?: légal| legal)?|responsável|encarregado de educação|représentants? léga\\p{L}+|voogd|verzorgers?|zákonn\\p{L}+ zástupc\\p{L}+|målsman|foresatt[e]?|gondviselő|tutorele|skrbnik';
const someone = `(?<!\\p{L})(?:${parents}|${guardians})(?:\\(s\\)|'s|’s)?(?!\\p{L})`;
const joint = '[\\s/,()&-]*(?:or|and|oder|und|bzw\\.?|lub|o|e|ou|et|y|of|en|eller|nebo|i|vagy|sau|ili)?[\\s/,(&-]*';
const bothOrMore = new RegExp(`${someone}(?:${joint}${someone})+\\)?`, 'giu');
const ofMinor = new RegExp(`(?<!\\p{L})(?:${guardians})`, 'iu');
/** The second of two is somebody else. */
const isSecond = /^\s*(?:no\.?|n[°ro]\.?|#)?\s*(?:[2-9]|II)\b/iu;

/** @returns the same where the form is not about a child of the collection, or speaks of a parent alone, who may be that of an adult */
export function asParent(slots: readonly AskedSlot[], offers: readonly Offer[]): readonly AskedSlot[] {
  const isOfFamily = offers.some(({ topics }) => topics.has('child'));
  const knowsParents = offers.some(({ topics }) => topics.has('parent') || topics.has('guardian'));
  if (!isOfFamily || knowsParents || !slots.some(asksOfChild)) return slots;
  const headings = new Map<Heading, Heading>();
  const headingOf = (heading: Heading | undefined) => {
    if (heading === undefined) return undefined;
    const text = asApplicant(heading.text);
    const made = headings.get(heading) ?? (text === heading.text ? heading : { ...heading, ...said(text) });
    headings.set(heading, made);
    return made;
  };
  return slots.map((asked) => ({
    ...asked,
    heading: headingOf(asked.heading),
    descriptions: asked.descriptions.map(descriptionOf),
  }));
}

function descriptionOf(description: Description): Description {
  const text = asApplicant(description.text);
  if (text === description.text) return description;
  return { ...description, text, tokens: tokenise(text), printed: description.printed ?? description.text };
}

const said = (text: string) => ({ text, tokens: tokenise(text), topics: topicsIn(text) });

const asApplicant = (text: string) =>
  text.replace(bothOrMore, (found, at: number) =>
    ofMinor.test(found) && !isSecond.test(text.slice(at + found.length)) ? 'applicant' : found,
  );

/** A place is for the name or the birth of a child, or stands in a section of theirs. */
const asksOfChild = ({ slot, descriptions, heading }: AskedSlot) =>
  slot.kind === 'text' &&
  (heading?.topics.has('child') === true ||
    descriptions.some(({ text, weight }) => weight > near && speaksOfChild(text)));

const near = 0.8;
const speaksOfChild = (text: string) => {
  const topics = [...topicsIn(text)].filter((topic) => bearerTopics.has(topic));
  return topics.length === 1 && topics[0] === 'child';
};

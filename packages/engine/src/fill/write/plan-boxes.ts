// Chooses the box of a question that means the collection's value.
import { chooseOption } from '#map/choose-option.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { FormLocale } from '../language/form-locale.ts';
import { wordsFor } from '../language/value-words.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { BoxMember } from '../match/find-units.ts';
import type { Match } from '../match/match.ts';
import { rivalsOf } from '../match/match-slots.ts';
import type { Offer } from '../offers/offer.ts';
import { chooseLabel } from './choose-for-slot.ts';
import { FILL_FLOOR, type PlanContext, type PlannedField, SUGGEST_FLOOR } from './planned-field.ts';

/** Boxes that bear the choices of one field of ours and of no other need no question beside them. */
const BY_CHOICES = 0.85;

export function planBoxes(members: readonly BoxMember[], match: Match, context: PlanContext): PlannedField[] {
  const found = findAnswer(members, match, context);
  const chosen = found?.member;
  // The few words of a lone box do not name one of several jobs or loans.
  const isOfMany = members.length === 1 && found?.offer.item !== undefined;
  const isSure = found !== undefined && found.score >= FILL_FLOOR && !found.isTied && !isOfMany;
  const slots = [...Map.groupBy(members, ({ slot }) => slot.name).values()];
  return slots.map((own): PlannedField => {
    const { slot } = own[0]!;
    const isAlone = own.length === 1;
    const question = isAlone ? own[0]!.label : match.asked.label;
    const label =
      isAlone && match.asked.label !== question && members.length > 1 ? `${match.asked.label}: ${question}` : question;
    const about = { slot, label, options: isAlone ? ['Yes', 'No'] : own.map((member) => member.label) };
    const standing = own.find(({ option }) => option === slot.value)?.label ?? '';
    if (slot.isReadOnly) return { ...about, value: standing, reason: 'read_only' };
    const choice = context.choices.get(slot.name);
    if (choice?.text !== undefined) return { ...about, ...decide(own, choice.text) };
    if (choice?.path !== undefined) return { ...about, ...decideByPath(members, own, choice.path, context) };
    const mine = chosen === undefined ? undefined : own.find((member) => member === members[chosen]);
    if (found === undefined || mine === undefined) {
      return {
        ...about,
        value: standing,
        ...(found === undefined ? { reason: standing === '' ? 'not_recognised' : 'already_filled' } : {}),
      };
    }
    const { path } = found.offer;
    const value = isAlone ? 'Yes' : mine.label;
    const isOtherTicked = members.some((member) => member !== mine && member.slot.value === member.option);
    if ((standing !== '' && slot.value !== mine.option) || isOtherTicked)
      return { ...about, value, path, reason: 'already_filled', isUnsure: true };
    if (!isSure) return { ...about, value, path, reason: found.isTied ? 'several' : 'not_sure', isUnsure: true };
    return { ...about, value, path, write: mine.option };
  });
}

/** The box that says what stands there in the collection is ticked, and no other of its question. */
function decideByPath(
  members: readonly BoxMember[],
  own: readonly BoxMember[],
  path: string,
  { offers, locale }: PlanContext,
): Pick<PlannedField, 'value' | 'path' | 'write' | 'reason'> {
  const offer = offers.find((one) => one.path === path);
  if (offer === undefined) return { value: '', path, reason: 'no_value' };
  const chosen = memberFor(
    members.map(({ label }) => label),
    offer,
    locale,
  );
  const mine = chosen === undefined ? undefined : own.find((member) => member === members[chosen]);
  if (mine !== undefined) return { value: own.length === 1 ? 'Yes' : mine.label, path, write: mine.option };
  return chosen === undefined && members.length > 1 && own.length === members.length
    ? { value: offer.value, path, reason: 'no_choice' }
    : { value: '', path, reason: 'left_blank' };
}

function decide(own: readonly BoxMember[], text: string): Pick<PlannedField, 'value' | 'write' | 'reason'> {
  const wanted = text.trim();
  if (wanted === '') return { value: '', reason: 'left_blank' };
  const chosen =
    own.length === 1
      ? answerOf(['Yes', 'No'], wanted)
      : answerOf(
          own.map(({ label }) => label),
          wanted,
        );
  if (own.length === 1 && chosen === 'No') return { value: '', reason: 'left_blank' };
  const member = own.length === 1 ? (chosen === 'Yes' ? own[0] : undefined) : own.find(({ label }) => label === chosen);
  if (member === undefined) return { value: wanted, reason: 'no_choice' };
  return { value: own.length === 1 ? 'Yes' : member.label, write: member.option };
}

const answerOf = (labels: readonly string[], text: string) => chooseOption(labels, text);

interface Answer {
  readonly offer: Offer;
  readonly score: number;
  /** Index of the box; undefined when the answer is that none is ticked. */
  readonly member: number | undefined;
  readonly isTied: boolean;
}

/** The filing status is a choice of its own: a single person may be the head of a household. */
const asksFiling = /\bfiling\b|\bhead of household\b|\bjointly\b/i;

function findAnswer(members: readonly BoxMember[], match: Match, context: PlanContext): Answer | undefined {
  const { offers, locale } = context;
  const labels = members.map(({ label }) => label);
  if (labels.length > 1 && labels.some((label) => asksFiling.test(label))) return undefined;
  const asked = match.candidates.filter(
    ({ offer, score }) => score >= SUGGEST_FLOOR && canAnswer(labels, offer, locale),
  );
  const best = asked[0];
  if (best !== undefined) {
    const isTied = rivalsOf({ ...match, candidates: asked }).length > 0;
    return { offer: best.offer, score: best.score, member: memberFor(labels, best.offer, locale), isTied };
  }
  const known = byChoices(labels, offers, locale) ?? byQuestion(members, match.asked, context);
  return known === undefined
    ? undefined
    : { offer: known.offer, score: BY_CHOICES, member: memberFor(labels, known.answer, locale), isTied: false };
}

/** A lone box is a question by itself; of several, one must say what we have. */
function canAnswer(labels: readonly string[], offer: Offer, locale: FormLocale): boolean {
  return labels.length === 1 ? offer.shape === 'boolean' : memberFor(labels, offer, locale) !== undefined;
}

function memberFor(labels: readonly string[], offer: Answered, locale: FormLocale): number | undefined {
  const { shape, value } = offer;
  if (labels.length === 1) return shape === 'boolean' && value === 'Yes' ? 0 : undefined;
  const chosen = chooseLabel(labels, offer, locale);
  if (chosen === undefined) return undefined;
  const index = labels.indexOf(chosen);
  // "Married filing jointly" and "separately" both say married: which of them is not for us to say.
  const isShared = labels.some((label, other) => other !== index && hasWord(label, value));
  return isShared && squash(chosen) !== squash(value) ? undefined : index;
}

const hasWord = (label: string, word: string) => ` ${label.toLowerCase()} `.includes(` ${word.toLowerCase()} `);

type Answered = Pick<Offer, 'value' | 'shape' | 'fact'>;

interface Known {
  readonly offer: Offer;
  readonly answer: Answered;
}

function byChoices(labels: readonly string[], offers: readonly Offer[], locale: FormLocale): Known | undefined {
  if (labels.length < 2) return undefined;
  const fitting = offers.filter((offer) => {
    const { shape, field, fact, topics } = offer;
    if (shape !== 'choice' || topics.has('spouse') || topics.has('relative')) return false;
    const options = field.options ?? [];
    const shared = options.filter((value) => chooseLabel(labels, { value, shape, fact }, locale) !== undefined);
    return shared.length >= 2 && shared.length >= labels.length / 2 && chooseLabel(labels, offer, locale) !== undefined;
  });
  const [only, ...others] = fitting;
  return only === undefined || others.some(({ value }) => value !== only.value)
    ? undefined
    : { offer: only, answer: only };
}

/** "Are you married?" with yes and no: whoever is separated or has a partner is asked what only they can say. */
function byQuestion(
  members: readonly BoxMember[],
  { descriptions, heading }: AskedSlot,
  { offers, locale }: PlanContext,
): Known | undefined {
  const labels = members.map(({ label }) => label);
  const yesNo = (['Yes', 'No'] as const).map((value) =>
    chooseLabel(labels, { value, shape: 'boolean', fact: '' }, locale),
  );
  if (labels.length !== 2 || yesNo.includes(undefined) || (heading?.topics.size ?? 0) > 0) return undefined;
  const offer = offers.find(({ fact, topics }) => fact === 'marital_status' && topics.size === 0);
  if (offer === undefined || !/^(?:single|married|divorced|widowed)$/i.test(offer.value)) return undefined;
  const married = wordsFor({ ...offer, value: 'Married' }, locale).filter((word) => word.length > 3);
  const near = descriptions.filter(({ weight }) => weight > QUESTION).map(({ text }) => text);
  if (![...near, members[0]!.question ?? ''].some((text) => asksOnly(text, married))) return undefined;
  const value = /^married$/i.test(offer.value) ? 'Yes' : 'No';
  return { offer, answer: { value, shape: 'boolean', fact: '' } };
}

const QUESTION = 0.8;
/** Words: "Are you married?", "Sind Sie verheiratet?", "Married". */
const longestQuestion = 4;

const asksOnly = (text: string, words: readonly string[]) =>
  text.trim().split(/\s+/).length <= longestQuestion &&
  words.some((word) => hasWord(text.replace(/[^\p{L}\s]/gu, ' '), word));

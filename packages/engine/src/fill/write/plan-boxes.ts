// Which of the boxes of a question is ticked: the one that says what the collection says.
import { chooseOption } from '#map/choose-option.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { BoxMember } from '../match/find-units.ts';
import type { Match } from '../match/match.ts';
import { rivalsOf } from '../match/match-slots.ts';
import type { Scored } from '../match/score-offer.ts';
import type { Offer } from '../offers/offer.ts';
import { FILL_FLOOR, type PlanContext, type PlannedField, SUGGEST_FLOOR } from './planned-field.ts';

/** Boxes that bear the choices of one field of ours and of no other need no question beside them. */
const BY_CHOICES = 0.85;

export function planBoxes(members: readonly BoxMember[], match: Match, context: PlanContext): PlannedField[] {
  const labels = members.map(({ label }) => label);
  const found = findAnswer(labels, match, context.offers);
  const chosen = found?.member;
  // Which of several jobs or loans a lone box asks about, its few words do not say.
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
    if (standing !== '' && slot.value !== mine.option)
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
  { offers }: PlanContext,
): Pick<PlannedField, 'value' | 'path' | 'write' | 'reason'> {
  const offer = offers.find((one) => one.path === path);
  if (offer === undefined) return { value: '', path, reason: 'no_value' };
  const chosen = memberFor(
    members.map(({ label }) => label),
    offer,
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

/** How one files is a choice of its own: whoever is single may be the head of a household. */
const asksFiling = /\bfiling\b|\bhead of household\b|\bjointly\b/i;

function findAnswer(labels: readonly string[], match: Match, offers: readonly Offer[]): Answer | undefined {
  if (labels.length > 1 && labels.some((label) => asksFiling.test(label))) return undefined;
  const asked = match.candidates.filter(({ offer, score }) => score >= SUGGEST_FLOOR && canAnswer(labels, offer));
  const best = asked[0];
  if (best !== undefined) {
    const isTied = rivalsOf({ ...match, candidates: asked }).length > 0;
    return { offer: best.offer, score: best.score, member: memberFor(labels, best.offer), isTied };
  }
  const known = byChoices(labels, offers);
  return known === undefined ? undefined : { ...known, member: memberFor(labels, known.offer), isTied: false };
}

/** A lone box is a question by itself; of several, one must say what we have. */
function canAnswer(labels: readonly string[], offer: Offer): boolean {
  return labels.length === 1 ? offer.shape === 'boolean' : memberFor(labels, offer) !== undefined;
}

function memberFor(labels: readonly string[], { shape, value }: Offer): number | undefined {
  if (labels.length === 1) return shape === 'boolean' && value === 'Yes' ? 0 : undefined;
  const chosen = chooseOption(labels, value);
  if (chosen === undefined) return undefined;
  const index = labels.indexOf(chosen);
  // "Married filing jointly" and "separately" both say married: which of them is not for us to say.
  const isShared = labels.some((label, other) => other !== index && hasWord(label, value));
  return isShared && squash(chosen) !== squash(value) ? undefined : index;
}

const hasWord = (label: string, word: string) => ` ${label.toLowerCase()} `.includes(` ${word.toLowerCase()} `);

function byChoices(labels: readonly string[], offers: readonly Offer[]): Pick<Scored, 'offer' | 'score'> | undefined {
  if (labels.length < 2) return undefined;
  const fitting = offers.filter(({ shape, field, topics, value }) => {
    if (shape !== 'choice' || topics.has('spouse') || topics.has('relative')) return false;
    const shared = labels.filter((label) => chooseOption(field.options ?? [], label) !== undefined);
    return shared.length >= 2 && shared.length >= labels.length / 2 && chooseOption(labels, value) !== undefined;
  });
  const [only, ...others] = fitting;
  return only === undefined || others.some(({ value }) => value !== only.value)
    ? undefined
    : { offer: only, score: BY_CHOICES };
}

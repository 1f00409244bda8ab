// Scores how well the words beside a field ask for one value of the collection.
import type { Heading } from '../form/find-headings.ts';
import { addressFacts, addressLines, type Offer, type Wording } from '../offers/offer.ts';
import { tokenise } from '../offers/tokenise.ts';
import { APPLICANT, addressKinds, bearerTopics, personTopics, STRANGER, topicsIn, topicsOf } from '../offers/topics.ts';
import { asksToSign } from './asks-to-sign.ts';
import { asksWholeName } from './asks-whole-name.ts';
import type { AskedSlot, Description } from './describe-slot.ts';

export interface Context {
  /** Topics of the fields just before, on the same row or the next: a name's phone follows it. */
  readonly before: ReadonlySet<string>;
  readonly isSameRow: boolean;
  /** Before it stands the name or address of whose collection it is: the heading is that of the form, and speaks of nobody else. */
  readonly isOwn: boolean;
  /** The group of the value just before. */
  readonly group?: string;
}

export interface Scored {
  readonly offer: Offer;
  /** 0–1. */
  readonly score: number;
  readonly isGeneric: boolean;
  /** The words that asked for it. */
  readonly words: string;
}

/** A heading that speaks of something else, and words that alone fit anything. */
const ELSEWHERE = 0.6;
const BESIDE = 0.7;
const FIRST_PART = 0.98;
const LATER_PART = 0.95;
/** In a long text a few words in the middle say little of what is asked. */
const MIDDLE_PART = 0.7;
const ASIDE = 0.8;
const longText = 12;
/** Rows of a table ask for the items of a list. */
const TABLE = 0.5;
/** The label says with more words what a value's own group says already. */
const IMPLIED = 0.985;
/** An item of a list, where nothing speaks of the list. */
const ONE_OF_MANY = 0.9;
/** A sum for a month, where nothing speaks of months. */
const ANOTHER_SPAN = 0.75;
/** In brackets stands what explains. */
const BRACKETS = 0.8;

/** The best of all readings; undefined below anything worth showing. */
export function scoreOffer(
  { slot, descriptions, heading: over, isTable, told: { whose, kinds } }: AskedSlot,
  offer: Offer,
  surroundings: Context,
): Scored | undefined {
  let best: Scored | undefined;
  if (isSum(slot) && offer.field.type !== 'number') return undefined;
  const theirs = new Set([...offer.topics, ...offer.ownTopics]);
  if (whose.size > 0 && ![...whose].some((topic) => theirs.has(topic))) return undefined;
  // The spouse's employer is not one's own.
  if ([...whose].some((topic) => bearerTopics.has(topic) && !theirs.has(topic))) return undefined;
  const isOfHome = addressFacts.has(offer.fact) || nameParts.has(offer.fact);
  if (isOfHome && kinds.size > 0 && ![...kinds].some((kind) => theirs.has(kind))) return undefined;
  // "Place", and beside it the line to sign on: where it is signed.
  if (offer.fact === 'city' && descriptions.some(({ text }) => asksToSign(text))) return undefined;
  const isToldOther = speaksOfOther(descriptions, offer, theirs);
  const heading = whose.size > 0 ? undefined : over;
  const context = whose.size > 0 ? { ...surroundings, before: whose } : surroundings;
  for (const description of descriptions) {
    if (isToldOther && description.source !== 'tooltip') continue;
    if (offer.shape === 'date' && (asksWhere.test(description.text) || bornWhere.test(description.text))) continue;
    if (offer.fact === 'place_of_birth' && bornWhen.test(description.text)) continue;
    // "Via ______ n° ____ CAP ______": several captions, each with a line of its own.
    if (description.source === 'inside' && ofSeveralLines.test(description.text)) continue;
    if (ofAnother.test(description.text) || asksToGoOn.test(description.text)) continue;
    // The number of a business is another one than that of a person.
    if (offer.fact === 'ssn' && asksEin.test(description.text)) continue;
    if (nameParts.has(offer.fact) && asksWholeName(description.text)) continue;
    // The filing status is a choice of its own.
    if (offer.fact === 'marital_status' && asksFiling.test(description.text)) continue;
    const isRow = isTable || ofRow.test(description.text);
    const isOfFiler = asksFiler(description);
    if (isOfFiler && [...offer.topics].some((topic) => bearerTopics.has(topic))) continue;
    if (offer.fact === 'bank_name' && asksHolder.test(description.text)) continue;
    const around = isOfFiler ? { heading: undefined, context: { ...context, before: none } } : { heading, context };
    for (const { tokens, weight } of readingsOf(description)) {
      for (const wording of offer.wordings) {
        const score = weight * scoreWording({ tokens, whole: description.tokens, ...around }, wording, offer);
        const sure = isRow && offer.item === undefined ? score * TABLE : score;
        if (sure > (best?.score ?? weakest))
          best = { offer, score: sure, isGeneric: wording.isGeneric, words: description.printed ?? description.text };
      }
    }
  }
  return best;
}

/** By the name its maker gave it: over a column of sums stands what the rows are about. */
const isSum = ({ name, kind }: AskedSlot['slot']) =>
  kind === 'text' && /(?:^|[._])(?:wages|amount|income|balance|total|payment|expenses?)(?:[._]|$)/i.test(name);

/** The words around the place speak of the person of the tool tip too. */
function speaksOfOther(descriptions: readonly Description[], offer: Offer, theirs: ReadonlySet<string>): boolean {
  const tip = descriptions.find(({ source }) => source === 'tooltip');
  const told = [...topicsIn(tip?.text ?? '')].filter((topic) => personTopics.has(topic) && topic !== ALIAS);
  const isPast = told.includes('previous') && offer.item !== undefined;
  return told.length > 0 && !isPast && !told.some((topic) => theirs.has(topic));
}

const ALIAS = 'alias';
const FOREIGN = 'foreign';
const weakest = 0.4;
/** "Born in" wants a place, "born on" a day. */
const asksWhere = /\b(?:born|geboren)\s+(?:in|at)\b(?!.*\b(?:on|am|date|day)\b)/i;

/** The last word of "nato a", "né le", "geboren am" says what of a birth is meant. */
const born = String.raw`(?<!\p{L})(?:nat[oa]|née?|nacid[oa]|nascid[oa]|geboren)(?!\p{L}).*\s`;
const bornWhere = new RegExp(`${born}(?:a|ad|à|en|in|te)\\W*$`, 'iu');
const bornWhen = new RegExp(`${born}(?:il|le|el|em|am|op)\\W*$`, 'iu');

const nameParts: ReadonlySet<string> = new Set(['surname', 'given_names', 'first_name']);
const ofSeveralLines = /\p{L}.*(?:_{3,}|[.…]{4,}).*\p{L}{2}/u;
/** "Row: 1. Column: Date of birth": a table, in the words of its tool tip. */
const ofRow = /\brow\b[\s:]*\d+.*\bcolumn\b/i;
const asksFiling = /\bfiling status\b/i;
/** Room for what had none where it was asked. */
const asksToGoOn = /\bif you are continuing\b/i;
const asksEin = /\bemployer (?:identification|id)\b|\bEIN\b/i;
const ofAnother = /\bthat person\b/i;
/** The name that an account is in is not the bank's. */
const asksHolder = /\bnames?\b.*\bon\b.*\baccount\b/i;
const ofFiler = /\byour?\b|\bshown on\b.*\b(?:return|form)\b/i;

/** "Your", "shown on your return": who files the form, whatever its title and headings speak of. */
const asksFiler = ({ text, tokens }: Description) =>
  ofFiler.test(text) && ![...topicsOf(tokens)].some((topic) => personTopics.has(topic));

interface Reading {
  readonly tokens: readonly string[];
  readonly weight: number;
}

const readings = new WeakMap<Description, Reading[]>();

/** The label whole, then its parts: "1.a. Family name (last name). Enter …", "Surname / Nom". */
function readingsOf(description: Description): readonly Reading[] {
  const known = readings.get(description);
  if (known) return known;
  const { text, tokens, weight } = description;
  const parts = partsOf(text);
  const made = [
    { tokens, weight },
    ...(parts.length > 1
      ? parts.map((part, index) => ({
          tokens: part.tokens,
          weight: weight * weightOfPart(part, index, parts.length, tokens.length),
        }))
      : []),
  ];
  readings.set(description, made);
  return made;
}

interface Part {
  readonly tokens: readonly string[];
  readonly isBracketed: boolean;
}

const abbreviated = /(?:^|[\s.])(?:apt|no|nr|tel|ste|st|soc|sec|ext|bldg|rm|dept|addr|yr|mo|\p{L})$/iu;

function partsOf(text: string): Part[] {
  let depth = 0;
  const parts: { text: string; isBracketed: boolean }[] = [{ text: '', isBracketed: false }];
  for (const letter of text) {
    if (/[([]/.test(letter)) depth++;
    if (/[)\]]/.test(letter)) depth = Math.max(0, depth - 1);
    if (/[.;:()[\]–—•|/?]/.test(letter) && !(letter === '.' && abbreviated.test(parts.at(-1)!.text)))
      parts.push({ text: '', isBracketed: depth > 0 });
    else parts.at(-1)!.text += letter;
  }
  return parts
    .map(({ text: part, isBracketed }) => ({ tokens: tokenise(part), isBracketed }))
    .filter((part) => part.tokens.length > 0);
}

function weightOfPart({ tokens, isBracketed }: Part, index: number, count: number, length: number): number {
  if (index === 0) return FIRST_PART;
  if (isBracketed) return BRACKETS;
  // The rest of the label is more than a number and another name.
  if (length - tokens.length > 3) return length > longText && index < count - 1 ? MIDDLE_PART : ASIDE;
  return LATER_PART;
}

/** Words of headings that say nothing of what is below. */
const none: ReadonlySet<string> = new Set();
const vague: ReadonlySet<string> = new Set(
  'information details personal other general about address contact name data'.split(' '),
);

/** Words that say nothing without another that says of what. */
const hollow: ReadonlySet<string> = new Set(
  'number date title type from to until start end status class amount value place description initial contact year position issue issued valid kind details other yes no total amount explain specify'.split(
    ' ',
  ),
);

interface Asked {
  readonly tokens: readonly string[];
  /** Those of the whole label, of which `tokens` may be a part. */
  readonly whole: readonly string[];
  readonly heading: Heading | undefined;
  readonly context: Context;
}

function scoreWording(asked: Asked, { tokens: wanted, weight, isGeneric }: Wording, offer: Offer): number {
  const { tokens, whole, heading, context } = asked;
  if (wanted.length > tokens.length || !wanted.every((token) => tokens.includes(token))) return 0;
  const rest = tokens.filter((token) => !wanted.includes(token));
  const elsewhere = whole.filter((token) => !tokens.includes(token));
  const said = topicsOf(wanted);
  const beside = topicsOf([...rest, ...elsewhere]);
  const own = new Set([...offer.topics, ...offer.ownTopics, ...said]);
  const above = heading?.topics ?? none;
  const isUnder = heading?.tokens.some((token) => offer.around.has(token) && !vague.has(token)) ?? false;

  // Papers call the given names "other names" too; a form that says so means another name.
  if (said.has(ALIAS) && !offer.ownTopics.has(ALIAS) && !offer.topics.has(ALIAS)) return 0;
  // "Foreign country name" is asked of addresses abroad, and a collection that knows of none has nothing to say.
  if (said.has(FOREIGN) && !offer.ownTopics.has(FOREIGN) && !offer.topics.has(FOREIGN)) return 0;
  // A number of people is not their name.
  if (offer.field.type === 'number' && whole.includes('name')) return 0;
  if (!isAboutThem({ beside, said, own, above }, offer, context, isGeneric)) return 0;
  const near = new Set([...said, ...beside, ...above, ...context.before]);
  // Rows of a list are about the people in it, or else about the list.
  const isOfPerson = [...offer.topics].some((topic) => personTopics.has(topic));
  const things = [...offer.topics, ...offer.ownTopics].filter(
    (topic) => !personTopics.has(topic) && !(isOfPerson && topic.startsWith('list:')),
  );
  const isLoose = isGeneric || addressFacts.has(offer.fact);
  if (isLoose && things.length > 0 && !isUnder && !things.some((topic) => near.has(topic))) return 0;
  // "Address of employer" is not the employer's name, though both begin alike.
  const isOtherKind = !addressFacts.has(offer.fact) && !offer.fact.endsWith('address') && !wanted.includes('email');
  if (isOtherKind && rest.includes('address')) return 0;
  // "I was born in", below it "City".
  if (addressFacts.has(offer.fact) && beside.has('birth') && !own.has('birth')) return 0;
  if (wanted.every((token) => hollow.has(token)) && !isGoingOn(offer, context, near)) return 0;

  const isTheirs = (topic: string) => own.has(topic) || (topic === APPLICANT && !isOfPerson);
  const isOwn = (token: string) => offer.around.has(token) || [...topicsOf([token])].some(isTheirs);
  const strange = rest.filter((token) => !isOwn(token));
  const coverage = wanted.length / (wanted.length + strange.length);
  const isOfOther = hasThing(above) && ![...above].some((topic) => own.has(topic));
  const isElsewhere = isGeneric && !isUnder && isOfOther && !(context.isOwn && offer.topics.size === 0);
  const isWithThem = addressFacts.has(offer.fact) || contactFacts.has(offer.fact) || nameFacts.has(offer.fact);
  const isOfFirm =
    isWithThem &&
    !isUnder &&
    ![...above].some((topic) => own.has(topic)) &&
    [...above].some((topic) => firms.has(topic));
  const isOfThing = isGeneric && [...topicsOf(elsewhere)].some((topic) => isThing(topic) && !own.has(topic));
  // The kind of address does not limit the phone beside it.
  const isPlace = addressFacts.has(offer.fact);
  const before = [...context.before].filter((topic) => isPlace || !addressKinds.has(topic));
  const isBeside = isGeneric && context.isSameRow && before.length > 0 && !before.some((topic) => own.has(topic));
  const isNear = isUnder || [...offer.topics].some((topic) => near.has(topic));
  return (
    coverage *
    weight *
    (isElsewhere || isOfThing || (isOfFirm && !context.isOwn) ? ELSEWHERE : 1) *
    (isBeside ? BESIDE : 1) *
    (rest.length > strange.length ? IMPLIED : 1) *
    (offer.item !== undefined && !isNear ? ONE_OF_MANY : 1) *
    (isMonthly.test(offer.field.name) && !isMonthly.test(whole.join(' ')) ? ANOTHER_SPAN : 1)
  );
}

/** They have a name, an address and a phone of their own, which a section of theirs asks for. */
const firms: ReadonlySet<string> = new Set(['employer', 'company', 'school', 'bank']);
const contactFacts: ReadonlySet<string> = new Set(['phone', 'cell_phone', 'home_phone', 'email', 'fax', 'website']);
const nameFacts: ReadonlySet<string> = new Set(['full_name', 'name_first_last', 'name_last_first']);

const isMonthly = /month|monat|mensuel|mensual/;

const isThing = (topic: string) => topic !== APPLICANT && !personTopics.has(topic);
const hasThing = (topics: ReadonlySet<string>) => [...topics].some(isThing);

/** Requires that label, heading or earlier fields name the person, and that none of them contradicts. */
function isAboutThem(
  { beside, said, own, above }: Readonly<Record<'beside' | 'said' | 'own' | 'above', ReadonlySet<string>>>,
  offer: Offer,
  { before }: Context,
  isGeneric: boolean,
): boolean {
  if (beside.has(STRANGER) || above.has(STRANGER)) return false;
  for (const topic of beside) if (personTopics.has(topic) && !own.has(topic)) return false;
  const isNamed = [...beside, ...said].some((topic) => personTopics.has(topic));
  // Past jobs and homes are recognised by their dates.
  const asked = [...above].filter(
    (topic) => personTopics.has(topic) && !(topic === 'previous' && offer.item !== undefined),
  );
  if (asked.length > 0 && !isNamed && !asked.some((topic) => own.has(topic))) return false;
  const bearers = [...before].filter((topic) => bearerTopics.has(topic));
  if (isGeneric && bearers.length > 0 && !isNamed && !bearers.some((topic) => own.has(topic))) return false;
  const kinds = [...before].filter((topic) => addressKinds.has(topic));
  if (isGeneric && !isNamed && addressFacts.has(offer.fact) && kinds.length > 0 && !kinds.some((kind) => own.has(kind)))
    return false;
  const person = [...offer.topics].filter((topic) => personTopics.has(topic));
  // A new address begins here: which one, only its own words can tell.
  const near = addressLines.has(offer.fact) && !person.some((topic) => bearerTopics.has(topic)) ? [] : before;
  return person.length === 0 || [...said, ...beside, ...above, ...near].some((topic) => person.includes(topic));
}

/** From and to, number and date: of what the field before was about. */
function isGoingOn(offer: Offer, { group }: Context, near: ReadonlySet<string>): boolean {
  const things = [...offer.ownTopics].filter((topic) => !personTopics.has(topic));
  return offer.group === group || things.some((topic) => near.has(topic));
}

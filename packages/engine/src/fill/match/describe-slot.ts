// All words that may say what a field asks for, each with how much it counts.
import type { Heading } from '../form/find-headings.ts';
import type { FormSlot } from '../form/form-slot.ts';
import type { PrintedLabel, Side } from '../form/printed-words.ts';
import { tokenise } from '../offers/tokenise.ts';
import { type ToldBeside, toldBeside } from './told-beside.ts';

export interface Description {
  readonly text: string;
  /** As printed, where the form calls who fills it in otherwise. */
  readonly printed?: string;
  readonly tokens: readonly string[];
  readonly weight: number;
  readonly source: Side | 'tooltip' | 'name';
}

export interface AskedSlot {
  readonly slot: FormSlot;
  readonly descriptions: readonly Description[];
  readonly heading: Heading | undefined;
  /** A cell of a table, whose words are those of its column. */
  readonly isTable: boolean;
  readonly told: ToldBeside;
  /** The word or sign for a number, alone, stands right before it. */
  readonly isNumbered?: boolean;
  /** Caption of the field for a person. */
  readonly label: string;
}

const TOOLTIP = 1;
/** Field names are for programs: telling when they are words, and sometimes left over from another form. */
const NAME = 0.9;
const sides: Readonly<Record<Side, number>> = { left: 0.98, inside: 0.98, right: 0.7, above: 0.96, below: 0.9 };
/** Factor for farther labels beside a nearer one: they belong to other fields. */
const OUTDONE = 0.7;
/** Under a place that has words of its own begins the next line. */
const OF_NEXT = 0.4;
const isNextNumber = ({ side, text }: PrintedLabel) => side === 'below' && /^\d{1,2}[a-z]?[.)]?\s/.test(text);
/** The form's maker knew better than the neighbourhood tells. */
const UNDER_TOOLTIP = 0.9;

export function describeSlot(
  slot: FormSlot,
  around: readonly PrintedLabel[],
  heading: Heading | undefined,
  isTable = false,
): AskedSlot {
  // The number of a line names nothing, and stands nearer than what does.
  const printed = around.filter(({ text }) => tokenise(text).length > 0);
  const tooltip = slot.tooltip === '' ? [] : [describe(slot.tooltip, TOOLTIP, 'tooltip')];
  const isCaptioned = printed.some(({ side, nearness }) => (side === 'above' || side === 'inside') && nearness > 0.8);
  const isLed = slot.isFound && printed.some(({ side, nearness }) => side === 'left' && nearness > 0.9);
  const strengthOf = (label: PrintedLabel) =>
    sides[label.side] *
    label.nearness *
    (isCaptioned ? asideOf(label) : 1) *
    (isRunningOn(label) ? RUNNING_ON : 1) *
    (isLed && isNextLine(label) ? OUTDONE : 1);
  // "Address:" before a place leads to it, whatever stands over it.
  const led = printed.some(isLead) ? printed.filter((label) => isLead(label) || endsInColon(label)) : printed;
  const best = Math.max(0, ...led.map(strengthOf));
  const told = printed.map((label) => {
    const strength = strengthOf(label) * (tooltip.length > 0 ? UNDER_TOOLTIP : 1);
    if (led.includes(label) && (isLead(label) || strengthOf(label) >= best - 0.01))
      return describe(label.text, strength, label.side);
    return describe(label.text, strength * (isNextNumber(label) ? OF_NEXT : OUTDONE), label.side);
  });
  const name = readableName(slot.name);
  const telling = [...tooltip, ...told].filter(({ tokens }) => tokens.length > 0);
  // The words state a condition, the name none.
  const isConditional = telling.some(({ text, weight }) => weight > CONDITION / 2 && isOnCondition(text));
  const words = telling.toSorted((a, b) => b.weight - a.weight)[0]?.text;
  return {
    slot,
    descriptions: [
      ...telling,
      ...(name === '' || saysLess(name, telling)
        ? []
        : [describe(name, isConditional ? NAME * CONDITION : NAME, 'name')]),
    ],
    heading,
    isTable,
    told: toldBeside(
      slot,
      telling.filter(({ weight }) => weight > nearest).map(({ text }) => text),
      telling.filter(({ source }) => source === 'left').map(({ text }) => text),
    ),
    label: shorten(words ?? (name === '' ? slot.name : name)),
  };
}

const endsInColon = ({ text }: PrintedLabel) => /:\s*$/.test(text);
const isLead = (label: PrintedLabel) => label.side === 'left' && label.nearness > 0.9 && endsInColon(label);

/** Words of less weight may be a neighbour's. */
const nearest = 0.8;
/** A paragraph beside a field explains; what it is called stands over it. */
const longestAside = 8;
const ASIDE = 0.8;
const asideOf = ({ side, text }: PrintedLabel) =>
  side === 'left' && text.split(' ').length > longestAside ? ASIDE : 1;
/** Words in the middle of a sentence: "…, in the state of ____, before me". */
const RUNNING_ON = 0.75;
const isRunningOn = ({ side, text }: PrintedLabel) =>
  side === 'left' && /^[,;]?\s*\p{Ll}.*\P{P}$/u.test(text) && !lettered.test(text);
/** "b Routing number": the letter of its line. */
const lettered = /^\p{Ll}\s+\p{Lu}/u;
/** Under a line within a sentence the sentence goes on. */
const isNextLine = ({ side, text }: PrintedLabel) => side === 'below' && /^\p{Ll}/u.test(text);
const describe = (text: string, weight: number, source: Description['source']): Description => ({
  text,
  source,
  tokens: tokenise(text),
  weight: isOnCondition(text) ? weight * CONDITION : weight,
});
/** "If you checked the box, …", "Yes. Name of person": whether it applies is for the person to say. */
const conditional = /^(?:\d+[a-z]?[.)]?\s+)?if\s|^yes[.,:]?\s|,\s*if different|\(\s*if\s+(?:not|outside)\b/i;
const CONDITION = 0.75;
/** "If a joint return, spouse's first name": who has a spouse in the collection is asked for that spouse's. */
const forSpouse = /^(?:\d+[a-z]?[.)]?\s+)?if\s(?:(?:a|filing|married)\s)*joint(?:ly)?\b[^,]*,\s*(?:your\s)?spouse/i;
const isOnCondition = (text: string) => conditional.test(text) && !forSpouse.test(text);

/** The last part of the name in words; `f1_04[0]` and `Text12` are none. */
function readableName(name: string): string {
  const last = name
    .split('.')
    .at(-1)!
    .replace(/\[\d+\]$/, '')
    .replace(/#\d+$/, '');
  const words = last.replace(/[_-]+/g, ' ').replace(/\d+$/, '').trim();
  if (
    /\d/.test(words) ||
    /^(?:text|field|fill|check ?box|untitled|undefined|radio|group|button|form|dropdown|combo ?box)\b/i.test(words)
  )
    return '';
  return /\p{L}{3}/u.test(words) ? words : '';
}

/** "City", where the words are "I was born in: City". */
function saysLess(name: string, telling: readonly Description[]): boolean {
  const own = tokenise(name);
  return telling.some(({ text, tokens }) => /^(?:i|we)\s/i.test(text) && own.every((token) => tokens.includes(token)));
}

export const longestLabel = 120;
export const shorten = (text: string, longest = longestLabel) => {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > longest ? `${clean.slice(0, Math.max(0, longest - 1))}…` : clean;
};

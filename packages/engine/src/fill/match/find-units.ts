// Units of a form's questions: one field, a date or number cut into several fields, or boxes of which one is ticked.
import { chooseOption } from '#map/choose-option.ts';
import type { FormSlot } from '../form/form-slot.ts';
import type { PrintedLabel } from '../form/printed-words.ts';
import { answers, areWordedAs, civilStates, sexes } from '../language/value-words.ts';
import type { Offer } from '../offers/offer.ts';
import { tokenise } from '../offers/tokenise.ts';
import { type AskedSlot, describeSlot } from './describe-slot.ts';

export interface BoxMember {
  readonly slot: FormSlot;
  /** The state that ticks it. */
  readonly option: string;
  /** Meaning of a tick. */
  readonly label: string;
  /** Question of its row, however far before it. */
  readonly question?: string;
}

export type DatePart = 'day' | 'month' | 'year';

export type Unit =
  | { readonly kind: 'field'; readonly asked: AskedSlot }
  | {
      readonly kind: 'run';
      readonly asked: AskedSlot;
      readonly slots: readonly FormSlot[];
      readonly dateParts?: readonly DatePart[];
    }
  | { readonly kind: 'boxes'; readonly asked: AskedSlot; readonly members: readonly BoxMember[] };

export interface LabelledSlot {
  readonly asked: AskedSlot;
  /** By widget. */
  readonly printed: readonly (readonly PrintedLabel[])[];
  /** Of a box to tick: what its row asks before it. */
  readonly question?: string;
}

/** @param offers tell which boxes are choices of one and the same question */
export function findUnits(labelled: readonly LabelledSlot[], offers: readonly Offer[]): Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < labelled.length; ) {
    const found = findBoxes(labelled, index, offers) ?? findRun(labelled, index);
    const count = found?.count ?? 1;
    units.push(found?.unit ?? { kind: 'field', asked: labelled[index]!.asked });
    index += count;
  }
  return units;
}

interface Found {
  readonly unit: Unit;
  readonly count: number;
}

const isTick = ({ slot }: AskedSlot) => slot.kind === 'checkbox' || slot.kind === 'radio';
const stemOf = (name: string) => name.replace(/\[\d+\]$/, '');

function findBoxes(labelled: readonly LabelledSlot[], start: number, offers: readonly Offer[]): Found | undefined {
  const first = labelled[start]!;
  if (!isTick(first.asked)) return undefined;
  const group = [first];
  // `c1_01[0]`, `c1_01[1]`: one question in the manner of XFA; otherwise neighbours that say Yes and No.
  for (const next of labelled.slice(start + 1)) {
    const { slot } = next.asked;
    const isSibling = /\[\d+\]$/.test(slot.name) && stemOf(slot.name) === stemOf(first.asked.slot.name);
    if (!isTick(next.asked) || !(isSibling || isYesNoPair(group, next) || areChoices([...group, next], offers))) break;
    group.push(next);
  }
  const members = group.flatMap(membersOf);
  // Beside the first of several boxes stands the question.
  const printed = first.printed[0]!.filter(
    ({ side, text }) => side !== 'right' && !members.some(({ label }) => label === text),
  ).map((label) => (label.side === 'left' ? { ...label, nearness: 1 } : label));
  const { slot, heading } = first.asked;
  const named = {
    ...slot,
    tooltip: members.some(({ label }) => label === slot.tooltip) && group.length > 1 ? '' : slot.tooltip,
  };
  const asks = members.length > 1 ? describeSlot(named, printed, heading) : first.asked;
  return { unit: { kind: 'boxes', asked: asks, members }, count: group.length };
}

function isYesNoPair(group: readonly LabelledSlot[], next: LabelledSlot): boolean {
  const [only, ...others] = group;
  if (others.length > 0 || only === undefined) return false;
  const [a, b] = [only.asked.slot.widgets, next.asked.slot.widgets];
  if (a.length !== 1 || b.length !== 1 || a[0]!.page !== b[0]!.page) return false;
  const near = Math.abs(a[0]!.box[1] - b[0]!.box[1]) < 0.04;
  return (
    near &&
    areWordedAs(
      answers,
      [only, next].map((one) => membersOf(one)[0]!.label),
    )
  );
}

/** Neighbours whose words are different choices of one field of ours: Male, Female. */
function areChoices(group: readonly LabelledSlot[], offers: readonly Offer[]): boolean {
  const places = group.map(({ asked: { slot } }) => slot.widgets);
  const [first, ...others] = places.map(([widget]) => widget!);
  if (places.some((widgets) => widgets.length !== 1) || others.some(({ page }) => page !== first!.page)) return false;
  const labels = group.map((one) => membersOf(one)[0]!.label);
  if (labels.length > 1 && (areWordedAs(sexes, labels) || areWordedAs(civilStates, labels))) return true;
  return offers.some(({ shape, field }) => {
    const chosen = shape === 'choice' ? labels.map((label) => chooseOption(field.options ?? [], label)) : [];
    return chosen.length > 1 && !chosen.includes(undefined) && new Set(chosen).size === chosen.length;
  });
}

function membersOf({ asked: { slot }, printed, question }: LabelledSlot): BoxMember[] {
  return slot.widgets.map((widget, index) => {
    const right = printed[index]?.find(({ side }) => side === 'right')?.text;
    const single = slot.widgets.length === 1 ? slot.tooltip : '';
    const below = printed[index]?.find(({ side, nearness }) => side !== 'right' && nearness > 0.9)?.text;
    const label =
      right ?? (single === '' ? undefined : single) ?? (isWord(widget.option) ? widget.option : below) ?? widget.option;
    return { slot, option: widget.option, label, ...(question === undefined ? {} : { question }) };
  });
}

const isWord = (option: string) => /\p{L}{2}/u.test(option) && !/^(?:on|off|choice\d*)$/i.test(option);

const parts: Readonly<Record<DatePart, ReadonlySet<string>>> = {
  day: new Set(['day', 'dd', 'd', 'tag', 'tt', 'jour', 'jj', 'dia', 'giorno']),
  month: new Set(['month', 'mm', 'm', 'monat', 'mois', 'mes', 'mese']),
  year: new Set(['year', 'yyyy', 'yy', 'y', 'jahr', 'jjjj', 'annee', 'aaaa', 'ano', 'anno']),
};

/** Figures of one of the groups of a number, where only the drawing tells of them. */
const longestGroup = 8;

function findRun(labelled: readonly LabelledSlot[], start: number): Found | undefined {
  const first = labelled[start]!;
  const run = [first];
  for (const next of labelled.slice(start + 1))
    if (!isNextOnRow(run.at(-1)!, next) || beginsAnother(run, next) || run.push(next) > 12) break;
  const slots = run.map(({ asked }) => asked.slot);
  const dates = run.slice(0, 3).map((one) => datePartOf(one));
  if (new Set(dates.filter((part) => part !== undefined)).size === 3) {
    return { unit: toRun(run.slice(0, 3), dates as DatePart[]), count: 3 };
  }
  // A comb of nine is a number whole; the groups of one are shorter.
  const limited = slots.findIndex(
    ({ maxLength, isFound }) => maxLength === undefined || maxLength > (isFound ? longestGroup : 9),
  );
  const count = limited === -1 ? slots.length : limited;
  if (count < 2) return undefined;
  // A place with words of its own begins a new unit.
  const isOther = (text: string) =>
    first.printed[0]!.some(({ side, text: own }) => (side === 'above' || side === 'inside') && own !== text);
  const own = run
    .slice(1, count)
    .findIndex(({ printed }) =>
      printed[0]!.some(
        ({ side, nearness, text }) =>
          nearness > 0.9 &&
          /\p{L}{3}/u.test(text) &&
          (side === 'left' || ((side === 'above' || side === 'inside') && isOther(text))),
      ),
    );
  const length = own === -1 ? count : own + 1;
  return length < 2 ? undefined : { unit: toRun(run.slice(0, length)), count: length };
}

function isNextOnRow({ asked: a }: LabelledSlot, { asked: b }: LabelledSlot): boolean {
  if (a.slot.kind !== 'text' || b.slot.kind !== 'text' || a.slot.widgets.length > 1 || b.slot.widgets.length > 1)
    return false;
  const [one, two] = [a.slot.widgets[0]!, b.slot.widgets[0]!];
  const shared = Math.min(one.box[3], two.box[3]) - Math.max(one.box[1], two.box[1]);
  return (
    one.page === two.page &&
    shared > 0.6 * (one.box[3] - one.box[1]) &&
    two.box[0] >= one.box[2] - 0.005 &&
    two.box[0] - one.box[2] < 0.05
  );
}

/** `PrimarySSN3`, then `SpouseSSN1`: who counts the parts of one number calls them alike. */
function beginsAnother([first, second]: readonly LabelledSlot[], next: LabelledSlot): boolean {
  const stem = ({ asked: { slot } }: LabelledSlot) => /^(.*\p{L})\d+$/u.exec(slot.name)?.[1];
  const own = first === undefined ? undefined : stem(first);
  return own !== undefined && second !== undefined && stem(second) === own && stem(next) !== own;
}

function datePartOf({ printed, asked: { slot } }: LabelledSlot): DatePart | undefined {
  const texts = [slot.tooltip, ...(printed[0] ?? []).map(({ text }) => text), slot.name.split(/[._]/).at(-1)!];
  for (const text of texts) {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    const found =
      words.length > 2
        ? undefined
        : (Object.keys(parts) as DatePart[]).find((part) => words.some((word) => parts[part].has(word)));
    if (found !== undefined) return found;
  }
  return undefined;
}

function toRun(run: readonly LabelledSlot[], dateParts?: readonly DatePart[]): Unit {
  const first = run[0]!;
  const { slot, heading } = first.asked;
  const around = run.flatMap(({ printed }, index) =>
    (printed[0] ?? []).filter(({ side }) => index === 0 || side === 'above' || side === 'below'),
  );
  const telling = around.filter(({ text }) =>
    tokenise(text).some((token) => !Object.values(parts).some((words) => words.has(token))),
  );
  const isPart = dateParts !== undefined;
  const asked = describeSlot(isPart ? { ...slot, tooltip: '' } : slot, telling.length > 0 ? telling : around, heading);
  const slots = run.map((one) => one.asked.slot);
  return { kind: 'run', asked, slots, ...(dateParts === undefined ? {} : { dateParts }) };
}

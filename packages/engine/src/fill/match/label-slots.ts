// Each field with the words around it, its heading, and for the cells of tables the words of their column.
import type { Box, Page } from '#document/read-document.ts';
import { findHeadings, headingOver, isPetition } from '../form/find-headings.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { planPage } from '../form/plan-page.ts';
import { type PrintedLabel, printedAround, printedInCell } from '../form/printed-words.ts';
import { titleOf } from '../form/row-title.ts';
import { isNumbered, leadOf, questionOf } from '../form/row-words.ts';
import { tokenise } from '../offers/tokenise.ts';
import { topicsOf } from '../offers/topics.ts';
import { captionOf } from './caption-of.ts';
import { describeSlot } from './describe-slot.ts';
import { findColumns, isRightAbove, type Printed } from './find-columns.ts';
import { findPersonColumns } from './find-person-columns.ts';
import type { LabelledSlot } from './find-units.ts';
import { settleSides } from './settle-sides.ts';

/** @param rules the upright ones of each page, where its fields were found by what is drawn */
export function labelSlots(
  slots: readonly FormSlot[],
  pages: readonly Page[],
  rules: ReadonlyMap<number, readonly Box[]> = new Map(),
): LabelledSlot[] {
  const plans = new Map(pages.map((page) => [page.number, planPage(page, rules.get(page.number))]));
  const around = slots.map((slot) => {
    const isTick = slot.kind === 'checkbox' || slot.kind === 'radio';
    return slot.widgets.map((widget) => {
      const plan = plans.get(widget.page);
      if (plan === undefined) return [];
      const own = slot.cell === undefined ? [] : printedInCell(widget, slot.cell, plan);
      return own.length > 0 ? own : printedAround(widget, plan, isTick);
    });
  });
  const isBelow = isCaptionedBelow(slots, around);
  const printed = isBelow ? around : settleSides(slots, around);
  // Words right under a line are its own, and not those of the next one.
  const taken = new Set(
    printed.flatMap(([around], index) =>
      slots[index]!.isCaptionedBelow
        ? (around ?? []).filter(({ side }) => side === 'below').map(({ text }) => text)
        : [],
    ),
  );
  const leads = slots.map(({ widgets: [widget], isCaptionedBelow: isCaptioned }) => {
    const plan = isCaptioned || isBelow ? plans.get(widget!.page) : undefined;
    return plan === undefined ? '' : leadOf(widget!.box, plan);
  });
  const styled = printed.map((places, index) => {
    if (slots[index]!.isCaptionedBelow)
      return places.map((around) => around.map((label) => onlyBelow(label, leads[index]!)));
    if (slots[index]!.isFound)
      return places.map((around) => around.filter(({ side, text }) => side !== 'above' || !taken.has(text)));
    return isBelow ? places.map((around) => preferBelow(around, leads[index]!)) : places;
  });
  // A label over a line that has words below names nothing and may be a heading.
  const labelling = printed.flatMap((places, index) =>
    places.flat().filter(({ side }) => {
      if (slots[index]!.isCaptionedBelow) return side === 'below';
      return !isBelow || side !== 'above';
    }),
  );
  const people = findPersonColumns(slots, styled, plans);
  const columns = findColumns(slots, styled, plans);
  const labels = new Set([...labelling, ...columns.values()].map(({ text }) => text));
  const headings = findHeadings(pages, labels);
  const labelled = slots.map((slot, index) => {
    const person = people.get(index);
    const head = person === undefined ? columns.get(index) : undefined;
    const own = head === undefined ? person : ({ ...head, side: 'above' } satisfies PrintedLabel);
    const around = own === undefined ? styled[index]! : [[own]];
    const heading = headingOver(slot.widgets[0]!, headings);
    const asked = describeSlot(
      sayOnce(slot, around[0] ?? [], leads[index]!),
      around[0] ?? [],
      heading,
      head !== undefined && isOneOfRows(slot, slots, (other) => columns.get(other)?.text === head.text),
    );
    const [widget] = slot.widgets;
    const drawn = plans.get(widget!.page);
    const plan = slot.isFound ? drawn : undefined;
    const isTick = slot.kind === 'checkbox' || slot.kind === 'radio';
    const numbered =
      slot.kind === 'text' && drawn !== undefined && isNumbered(widget!.box, drawn) ? { isNumbered: true } : {};
    const question = isTick && drawn !== undefined ? { question: questionOf(widget!.box, drawn) } : {};
    if (plan === undefined) return { asked: { ...asked, ...numbered }, printed: around, ...question };
    const { box } = widget!;
    const label = captionOf(asked, around[0] ?? [], { row: questionOf(box, plan), title: titleOf(box, plan) });
    return { asked: { ...asked, ...numbered, label }, printed: around, ...question };
  });
  const named = isPetition(pages) ? labelled.map(asPetitioner) : labelled;
  return named.map((one, index) => goOn(one, named.slice(Math.max(0, index - nearby), index)));
}

/** "Petitioner's name" asks for that of whoever fills the petition in; the second of two petitioners is somebody else. */
function asPetitioner(one: LabelledSlot): LabelledSlot {
  const descriptions = one.asked.descriptions.map((description) => {
    const text = description.text.replace(petitioner, 'Applicant');
    if (text === description.text) return description;
    return { ...description, text, tokens: tokenise(text), printed: description.text };
  });
  return { ...one, asked: { ...one.asked, descriptions } };
}

const petitioner = /\bpetitioner(?![\p{L}\p{N}_]|\s*(?:\d|[B-Z]\b))/giu;

/** One place under a head is its own and no table. */
const isOneOfRows = (slot: FormSlot, slots: readonly FormSlot[], isUnderHead: (index: number) => boolean) =>
  slots.some(
    (other, index) => other !== slot && isUnderHead(index) && (isRightAbove(other, slot) || isRightAbove(slot, other)),
  );

/** So many places before the next line of the same text. */
const nearby = 4;

/** A line that has no words of its own is called what the one right above it is: the text goes on. */
function goOn(one: LabelledSlot, before: readonly LabelledSlot[]): LabelledSlot {
  const { slot, label } = one.asked;
  if (!slot.isFound || slot.kind !== 'text' || label !== slot.name) return one;
  const above = before.findLast(({ asked }) => asked.slot.kind === 'text' && isRightAbove(asked.slot, slot));
  return above === undefined ? one : { ...one, asked: { ...one.asked, label: above.asked.label } };
}

/** A tool tip that repeats the words below a line says less than these with what leads up to them. */
function sayOnce(slot: FormSlot, around: readonly PrintedLabel[], lead: string): FormSlot {
  const said = tokenise(slot.tooltip);
  const isRepeated = around.some(({ side, text }) => {
    const words = new Set(tokenise(text));
    return side === 'below' && lead !== '' && text.startsWith(lead) && said.every((token) => words.has(token));
  });
  return isRepeated ? { ...slot, tooltip: '' } : slot;
}

/** Words under a line to write on, as courts have them: told by field names that repeat the words below them and not those above or before them. */
function isCaptionedBelow(slots: readonly FormSlot[], printed: Printed): boolean {
  let votes = 0;
  for (const [index, { name, kind, isFound }] of slots.entries()) {
    if (kind !== 'text' || isFound) continue;
    const around = printed[index]![0] ?? [];
    const said = (side: PrintedLabel['side']) =>
      around.some((label) => label.side === side && repeats(name, label.text));
    votes += Number(said('below')) - Number(said('above') || said('left'));
  }
  return votes > 1;
}

/** By the last part of its name: "topmostSubform" and "Page1" around it repeat the "form" and "page" of any sentence. */
function repeats(name: string, text: string): boolean {
  const letters = name
    .split('.')
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && letters.includes(word));
}

/** Prefers the words below a line; the words before it name their topic: "I was born in", under it "City". */
function preferBelow(around: readonly PrintedLabel[], lead: string): PrintedLabel[] {
  const hasBelow = around.some(({ side, nearness }) => side === 'below' && nearness > 0.9);
  return around.map((label) => {
    if (label.side === 'above') return { ...label, nearness: label.nearness * 0.6 };
    if (label.side === 'left' && hasBelow) return { ...label, nearness: label.nearness * 0.8 };
    return label.side === 'below' ? { ...onlyBelow(label, hasBelow ? lead : ''), nearness: 1 } : label;
  });
}

/** Counts the words before the line only as a topic: "I was born in", and under it "City". */
function onlyBelow(label: PrintedLabel, lead: string): PrintedLabel {
  if (label.side !== 'below') return { ...label, nearness: label.nearness * 0.6 };
  const says = topicsOf(tokenise(lead)).size > 0;
  return { ...label, nearness: 1, text: says ? `${lead} ${label.text}` : label.text };
}

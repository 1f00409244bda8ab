// Each field with the words around it, its heading, and for the cells of tables the words of their column.
import type { Page } from '#document/read-document.ts';
import { findHeadings, headingOver } from '../form/find-headings.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { planPage } from '../form/plan-page.ts';
import { leadOf, type PrintedLabel, printedAround, printedInCell } from '../form/printed-words.ts';
import { tokenise } from '../offers/tokenise.ts';
import { topicsOf } from '../offers/topics.ts';
import { describeSlot } from './describe-slot.ts';
import type { LabelledSlot } from './find-units.ts';

export function labelSlots(slots: readonly FormSlot[], pages: readonly Page[]): LabelledSlot[] {
  const plans = new Map(pages.map((page) => [page.number, planPage(page)]));
  const printed = slots.map((slot) => {
    const isTick = slot.kind === 'checkbox' || slot.kind === 'radio';
    return slot.widgets.map((widget) => {
      const plan = plans.get(widget.page);
      if (plan === undefined) return [];
      const own = slot.cell === undefined ? [] : printedInCell(widget, slot.cell, plan);
      return own.length > 0 ? own : printedAround(widget, plan, isTick);
    });
  });
  const isBelow = isCaptionedBelow(slots, printed);
  const leads = slots.map(({ widgets: [widget], isCaptionedBelow: isCaptioned }) => {
    const plan = isCaptioned || isBelow ? plans.get(widget!.page) : undefined;
    return plan === undefined ? '' : leadOf(widget!.box, plan);
  });
  const styled = printed.map((places, index) => {
    if (slots[index]!.isCaptionedBelow)
      return places.map((around) => around.map((label) => onlyBelow(label, leads[index]!)));
    return isBelow ? places.map((around) => preferBelow(around, leads[index]!)) : places;
  });
  // What stands over a line with its words below is nobody's label and may be a heading.
  const labelling = printed.flatMap((places, index) =>
    places.flat().filter(({ side }) => {
      if (slots[index]!.isCaptionedBelow) return side === 'below';
      return !isBelow || side !== 'above';
    }),
  );
  const labels = new Set(labelling.map(({ text }) => text));
  const headings = findHeadings(pages, labels);
  const columns = findColumns(slots, styled);
  return slots.map((slot, index) => {
    const head = columns.get(index);
    const around = head === undefined ? styled[index]! : [[{ ...head, side: 'above' } satisfies PrintedLabel]];
    const heading = headingOver(slot.widgets[0]!, headings);
    const asked = describeSlot(
      sayOnce(slot, around[0] ?? [], leads[index]!),
      around[0] ?? [],
      heading,
      head !== undefined,
    );
    return { asked, printed: around };
  });
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

/** Words under a line to write on, as courts have them: told by field names that repeat the words below them and not those above. */
function isCaptionedBelow(slots: readonly FormSlot[], printed: Printed): boolean {
  let votes = 0;
  for (const [index, { name, kind }] of slots.entries()) {
    if (kind !== 'text') continue;
    const around = printed[index]![0] ?? [];
    const said = (side: PrintedLabel['side']) =>
      around.some((label) => label.side === side && repeats(name, label.text));
    votes += Number(said('below')) - Number(said('above'));
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

/** What leads up to a line with words under it says of what: "I was born in", under it "City". */
function preferBelow(around: readonly PrintedLabel[], lead: string): PrintedLabel[] {
  const hasBelow = around.some(({ side, nearness }) => side === 'below' && nearness > 0.9);
  return around.map((label) => {
    if (label.side === 'above') return { ...label, nearness: label.nearness * 0.6 };
    if (label.side === 'left' && hasBelow) return { ...label, nearness: label.nearness * 0.8 };
    return label.side === 'below' ? { ...onlyBelow(label, hasBelow ? lead : ''), nearness: 1 } : label;
  });
}

/** What leads up to the line counts where it says of what: "I was born in", and under it "City". */
function onlyBelow(label: PrintedLabel, lead: string): PrintedLabel {
  if (label.side !== 'below') return { ...label, nearness: label.nearness * 0.6 };
  const says = topicsOf(tokenise(lead)).size > 0;
  return { ...label, nearness: 1, text: says ? `${lead} ${label.text}` : label.text };
}

type Printed = readonly (readonly (readonly PrintedLabel[])[])[];

/** The head of the column by the index of each cell: fields that touch, one below the other, of which only the first has words. */
function findColumns(slots: readonly FormSlot[], printed: Printed): Map<number, PrintedLabel> {
  const heads = new Map<number, PrintedLabel>();
  for (const [index, slot] of slots.entries()) {
    if (slot.kind !== 'text' || slot.tooltip !== '' || printed[index]?.[0]?.some(isOwn)) continue;
    const above = slots.findIndex((other) => other !== slot && other.kind === 'text' && isRightAbove(other, slot));
    if (above === -1) continue;
    const head = heads.get(above) ?? printed[above]?.[0]?.find(({ side }) => side === 'above' || side === 'inside');
    if (head === undefined || (!heads.has(above) && printed[above]?.[0]?.some(({ side }) => side === 'left'))) continue;
    heads.set(above, head).set(index, head);
  }
  return heads;
}

const isOwn = ({ side, nearness }: PrintedLabel) =>
  (side === 'left' || side === 'inside' || side === 'above') && nearness > 0.6;

function isRightAbove(upper: FormSlot, lower: FormSlot): boolean {
  const [a, b] = [upper.widgets[0]!, lower.widgets[0]!];
  const height = b.box[3] - b.box[1];
  return (
    a.page === b.page &&
    Math.abs(a.box[0] - b.box[0]) < 0.006 &&
    Math.abs(a.box[2] - b.box[2]) < 0.006 &&
    Math.abs(b.box[1] - a.box[3]) < 0.6 * height
  );
}

// Cells of tables that have no words of their own: what the head of their column says.

import type { FormSlot } from '../form/form-slot.ts';
import type { PagePlan } from '../form/plan-page.ts';
import { headOver, type PrintedLabel } from '../form/printed-words.ts';
import { questionOf, says } from '../form/row-words.ts';
import { tokenise } from '../offers/tokenise.ts';

/** By slot and widget. */
export type Printed = readonly (readonly (readonly PrintedLabel[])[])[];

/** The head of the column by the index of each cell: fields that touch, one below the other, of which only the first has words. */
export function findColumns(
  slots: readonly FormSlot[],
  printed: Printed,
  plans: ReadonlyMap<number, PagePlan>,
): Map<number, PrintedLabel> {
  const heads = new Map<number, PrintedLabel>();
  for (const [index, slot] of slots.entries()) {
    const around = printed[index]?.[0] ?? [];
    if (slot.tooltip !== '' || slot.isCaptionedBelow || around.some(isOwn)) continue;
    if (slot.kind !== 'text' && !slot.isFound) continue;
    const above = slots.findIndex((other) => other !== slot && other.kind === slot.kind && isRightAbove(other, slot));
    const near = above === -1 ? undefined : (heads.get(above) ?? headOf(printed[above]?.[0] ?? []));
    const isAlone = slot.isFound && !around.some(({ nearness }) => nearness > 0.6);
    const head = near ?? (isAlone ? farHead(slot, plans) : undefined);
    if (head === undefined) continue;
    if (above !== -1) heads.set(above, head);
    heads.set(index, head);
  }
  return heads;
}

/** Words left of the first cell would be its own, and say nothing of those below. */
function headOf(around: readonly PrintedLabel[]): PrintedLabel | undefined {
  if (around.some(({ side }) => side === 'left')) return undefined;
  return around.find(({ side }) => side === 'above' || side === 'inside');
}

function farHead({ widgets: [widget] }: FormSlot, plans: ReadonlyMap<number, PagePlan>): PrintedLabel | undefined {
  const plan = plans.get(widget!.page);
  // The sentence before a place describes it, not the head above the sentence.
  const text = plan === undefined || questionOf(widget!.box, plan) !== '' ? undefined : headOver(widget!, plan);
  return text === undefined || tokenise(text).length === 0 ? undefined : { side: 'above', text, nearness: 1 };
}

const isOwn = ({ side, nearness, text }: PrintedLabel) =>
  side !== 'below' && nearness > 0.6 && (side !== 'right' || says({ text }));

export function isRightAbove(upper: FormSlot, lower: FormSlot): boolean {
  const [a, b] = [upper.widgets[0]!, lower.widgets[0]!];
  const height = b.box[3] - b.box[1];
  const gap = upper.kind !== 'text' ? 2.5 : upper.isFound ? 1.2 : 0.6;
  return (
    a.page === b.page &&
    Math.abs(a.box[0] - b.box[0]) < 0.006 &&
    Math.abs(a.box[2] - b.box[2]) < 0.006 &&
    b.box[1] > a.box[1] &&
    Math.abs(b.box[1] - a.box[3]) < gap * height
  );
}

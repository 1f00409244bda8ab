// Tables with a column a person: "Child 1 | Child 2" over "First name", "Date of birth". A cell is asked by its row, of whom the column names.
import type { FormSlot } from '../form/form-slot.ts';
import type { PagePlan } from '../form/plan-page.ts';
import type { PrintedLabel } from '../form/printed-words.ts';
import { onRow, questionOf } from '../form/row-words.ts';
import { tokenise } from '../offers/tokenise.ts';
import { APPLICANT, bearerTopics, topicsIn, topicsOf } from '../offers/topics.ts';
import { isRightAbove, type Printed } from './find-columns.ts';

/** Words: the row of such a table is called shortly. */
const longestRow = 8;

/** @returns what each cell is asked by, by its index */
export function findPersonColumns(
  slots: readonly FormSlot[],
  printed: Printed,
  plans: ReadonlyMap<number, PagePlan>,
): Map<number, PrintedLabel> {
  const heads = new Map<number, string>();
  const found = new Map<number, PrintedLabel>();
  for (const [index, slot] of slots.entries()) {
    const [widget] = slot.widgets;
    const plan = plans.get(widget!.page);
    if (slot.kind !== 'text' || slot.tooltip !== '' || plan === undefined) continue;
    const above = slots.findIndex((other) => other !== slot && other.kind === slot.kind && isRightAbove(other, slot));
    const own = printed[index]?.[0]?.find(({ side, nearness }) => side === 'above' && nearness > near)?.text;
    const head = own !== undefined && isPerson(own) ? own : heads.get(above);
    if (head === undefined) continue;
    heads.set(index, head);
    const row = questionOf(widget!.box, plan);
    const isRow = tokenise(row).length > 0 && row.split(' ').length <= longestRow && !isPerson(row);
    if (isRow) found.set(index, { side: 'left', text: `${row} (${head})`, nearness: 1 });
  }
  // One person over one place is a line of text: "Il sottoscritto ____", under it "Nato a ____".
  const isBesideOther = (index: number) =>
    [...heads].some(([other, head]) => head !== heads.get(index) && isOnRow(slots[other]!, slots[index]!));
  return new Map([...found].filter(([index]) => isBesideOther(index)));
}

function isOnRow({ widgets: [one] }: FormSlot, { widgets: [other] }: FormSlot): boolean {
  return one!.page === other!.page && onRow(one!.box, other!.box);
}

/** Words of less may be the neighbour's. */
const near = 0.6;

/** "(ii) Child 2", "Spouse": a person and nothing about them. */
function isPerson(heading: string): boolean {
  const text = heading.replace(/\((?:[ivx]+|\d+|\p{L})\)/giu, '');
  const isBearer = (topic: string) => topic === APPLICANT || bearerTopics.has(topic);
  return [...topicsIn(text)].some(isBearer) && tokenise(text).every((token) => [...topicsOf([token])].some(isBearer));
}

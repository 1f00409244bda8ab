// Drafts the map of a form for a person to write: every place numbered, with the words around it, and nothing guessed.
import type { Page } from '#document/read-document.ts';
import { findHeadings, headingOver } from '../form/find-headings.ts';
import { printOf } from '../form/form-print.ts';
import type { FormSlot, Widget } from '../form/form-slot.ts';
import { type PagePlan, planPage } from '../form/plan-page.ts';
import { headOver, type PrintedLabel, printedAround, printedInCell } from '../form/printed-words.ts';
import type { FormPlaces } from '../form/read-places.ts';
import { titleOf } from '../form/row-title.ts';
import { questionOf } from '../form/row-words.ts';
import { type MapPlace, writePlace } from './form-map.ts';

export interface DraftPlace extends Omit<MapPlace, 'ask'> {
  readonly around: readonly PrintedLabel[];
  readonly tooltip: string;
  readonly heading: string;
  /** Words of its row before it, and head of its column. */
  readonly row: string;
  readonly head: string;
  /** Capacity: the file's own options, room in letters, combs, an on-state. */
  readonly holds: string;
}

export function draftPlaces({ pages, slots, rules }: FormPlaces): DraftPlace[] {
  const plans = new Map(pages.map((page) => [page.number, planPage(page, rules?.get(page.number))]));
  const around = new Map(
    slots.flatMap((slot) => slot.widgets.map((widget) => [widget, wordsAround(slot, widget, plans)] as const)),
  );
  const labels = new Set([...around.values()].flat().map(({ text }) => text));
  const headings = findHeadings(pages, labels);
  const places = slots.flatMap((slot) => slot.widgets.map((widget) => ({ slot, widget })));
  return places.map(({ slot, widget }, index): DraftPlace => {
    const plan = plans.get(widget.page);
    return {
      number: index + 1,
      page: widget.page,
      box: widget.box,
      kind: kindOf(slot),
      ...(slot.isFound ? {} : { name: slot.name }),
      around: around.get(widget) ?? [],
      tooltip: slot.tooltip,
      heading: headingOver(widget, headings)?.text ?? '',
      row:
        plan === undefined ? '' : [titleOf(widget.box, plan), questionOf(widget.box, plan)].filter(Boolean).join(' / '),
      head: plan === undefined ? '' : (headOver(widget, plan) ?? ''),
      holds: holdsOf(slot, widget, pages),
    };
  });
}

function wordsAround(slot: FormSlot, widget: Widget, plans: ReadonlyMap<number, PagePlan>): PrintedLabel[] {
  const plan = plans.get(widget.page);
  if (plan === undefined) return [];
  const own = slot.cell === undefined ? [] : printedInCell(widget, slot.cell, plan);
  return [...own, ...printedAround(widget, plan, kindOf(slot) === 'tick')];
}

function kindOf({ kind }: FormSlot): MapPlace['kind'] {
  return kind === 'checkbox' || kind === 'radio' ? 'tick' : kind;
}

/** Points: an average letter of what is written on forms. */
const letterWidth = 5;
const maxOptions = 40;

function holdsOf(slot: FormSlot, { page, box, option }: Widget, pages: readonly Page[]): string {
  const kind = kindOf(slot);
  if (kind === 'tick') return slot.widgets.length > 1 ? `one of ${slot.widgets.length}, “${option}”` : `“${option}”`;
  const width = pages.find(({ number }) => number === page)?.width ?? 0;
  return [
    `${Math.max(1, Math.round(((box[2] - box[0]) * width) / letterWidth))} letters wide`,
    ...(slot.isComb ? [`comb of ${slot.maxLength}`] : slot.maxLength === undefined ? [] : [`max ${slot.maxLength}`]),
    ...(slot.isMultiline ? ['several lines'] : []),
    ...(slot.dateFormat === undefined ? [] : [`date ${slot.dateFormat}`]),
    ...(slot.isReadOnly ? ['read-only'] : []),
    ...(slot.value === '' ? [] : [`holds “${slot.value.slice(0, 40)}”`]),
    ...(slot.options.length === 0
      ? []
      : [
          `choices: ${slot.options
            .slice(0, maxOptions)
            .map(({ label }) => label)
            .join(' · ')}`,
        ]),
  ].join(', ');
}

/** The map to be written: a line a place, with the words that name it as a comment. */
export function writeDraft(form: string, { pages }: FormPlaces, places: readonly DraftPlace[]): string {
  const lines = places.map((place, index) => {
    const before = places[index - 1];
    const isNewPage = before?.page !== place.page;
    const isNewHeading = isNewPage || before?.heading !== place.heading;
    return [
      ...(isNewPage ? [`  # ---- page ${place.page}`] : []),
      ...(isNewHeading && place.heading !== '' ? [`  # -- ${oneLine(place.heading, 110)}`] : []),
      `  ${`${place.number}:`.padEnd(28)} # ${place.kind === 'text' ? '' : `[${place.kind}] `}${nameOf(place)}`,
    ].join('\n');
  });
  return [
    `form: ${form}`,
    `title: ''`,
    `language: ''`,
    'country:',
    'authority:',
    'purpose:',
    `print: ${printOf(pages)}`,
    'places:',
    ...lines,
    'where:',
    ...places.map((place) => `  ${place.number}: ${JSON.stringify(writePlace(place))}`),
    '',
  ].join('\n');
}

function nameOf({ kind, around, tooltip, head, name = '' }: DraftPlace): string {
  const order: readonly PrintedLabel['side'][] =
    kind === 'tick' ? ['right', 'left', 'above'] : ['inside', 'left', 'above', 'right', 'below'];
  const said = order.flatMap((side) => around.filter((one) => one.side === side));
  const text = [...new Set([said[0]?.text, tooltip, head].filter((one) => one !== undefined && one !== ''))].join(
    ' | ',
  );
  return oneLine(text || name, 120);
}

/** Everything that stands around each place, for whoever writes the map. */
export function describeDraft(places: readonly DraftPlace[]): string {
  return places
    .map((place) =>
      [
        `${place.number}  page ${place.page}  ${place.kind}  at ${at(place)}  ${place.holds}`,
        ...place.around.map(({ side, text }) => `    ${side.padEnd(8)} ${oneLine(text, 200)}`),
        ...told('tool tip', place.tooltip),
        ...told('row', place.row),
        ...told('column', place.head),
        ...told('heading', place.heading),
        ...told('name', place.name ?? ''),
      ].join('\n'),
    )
    .join('\n\n');
}

const at = ({ box }: DraftPlace) => `${Math.round(box[0] * 100)}%,${Math.round(box[1] * 100)}%`;
const told = (what: string, text: string) => (text === '' ? [] : [`    ${what.padEnd(8)} ${oneLine(text, 300)}`]);

function oneLine(text: string, longest: number): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
}

// Candidates from the page model: spans that it takes for values, under the fields that it likes best.

import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import { evenOdds } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import { isSameRow, type PlacedWord } from '#layout/segments.ts';
import type { Likely, PageView, ViewSpan } from '#page-model/page-view.ts';
import type { Shape } from '#values/shape.ts';
import type { ByPageModel, Candidate } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { composeSpans, type SeenPart } from './compose-spans.ts';
import { followAccount } from './follow-account.ts';
import { readRegion } from './read-region.ts';
import { toCandidate } from './to-candidate.ts';

/** Fields of a span that are followed up. */
const maxFields = 4;

/** On a bill the VAT number without more words is the supplier's. */
const toldAs: Readonly<Record<string, string>> = { vendor_vat_number: 'vat_number' };

export function proposeByPageModel(page: Page, view: PageView, context: MatchContext): Candidate[] {
  const values = view.spans.filter(({ role }) => role === 'value');
  return [
    ...values.flatMap((span) => proposeSpan(page, view, span, context)),
    ...composeSpans(
      page,
      values.flatMap((span) => likeliestPart(view, span) ?? []),
    ),
  ];
}

function likeliestPart(view: PageView, span: ViewSpan): SeenPart | undefined {
  const [field] = span.fields;
  return field && { span, field: field.name, by: seenBy(span, field, fieldsAsked(view, span), 0) };
}

function seenBy(span: ViewSpan, field: Likely, asked: ReadonlyMap<string, number>, rank: number): ByPageModel {
  return {
    field: field.probability,
    role: span.probability,
    caption: asked.get(field.name) ?? 0,
    aboutOther: span.aboutOther,
    rank,
    parts: 1,
  };
}

function proposeSpan(page: Page, view: PageView, span: ViewSpan, context: MatchContext): Candidate[] {
  const asked = fieldsAsked(view, span);
  const likely = span.fields.filter(({ name }) => name !== '-');
  const lines = linesOf(span);
  return likely.slice(0, maxFields).flatMap((field, rank) => {
    const name = toldAs[field.name] ?? field.name;
    const shape = shapeAnywhere(name, context.type) ?? 'text';
    const by = seenBy(span, field, asked, rank);
    return readRegion(isAccount(shape) ? followAccount(lines, page) : lines, shape, context)
      .slice(0, 2)
      .map((reading) => ({
        ...toCandidate(page, name, reading, { source: 'page-model', by }),
        ...captionOf(view, span),
      }));
  });
}

/** The caption that the value most likely belongs to. */
function captionOf(view: PageView, { captions: [likeliest] }: ViewSpan): Pick<Candidate, 'caption'> {
  if (!likeliest || likeliest.probability < evenOdds) return {};
  const text = view.spans[likeliest.span]!.text.replace(/[\s:：.·_]+$/, '');
  return text === '' ? {} : { caption: text };
}

const isAccount = (shape: Shape): boolean => shape === 'iban' || shape === 'identifier';

/** Fields that the captions of a value ask for, by name. */
function fieldsAsked(view: PageView, span: ViewSpan): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { span: at, probability } of span.captions)
    for (const field of view.spans[at]!.fields)
      asked.set(field.name, Math.max(asked.get(field.name) ?? 0, probability * field.probability));
  return asked;
}

/** The words of a span by lines; on paper one scale holds in both directions only after the page's own is applied, so heights are compared alone. */
function linesOf({ words }: ViewSpan): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const { text, box, confidence } of words) {
    const placed = { text, confidence, box, x0: box[0], y0: box[1], x1: box[2], y1: box[3] };
    const last = lines.at(-1)?.at(-1);
    if (last && isSameRow(last, placed)) lines.at(-1)!.push(placed);
    else lines.push([placed]);
  }
  return lines;
}

// The page model's view of one of several papers on a page.
import { type Box, isCentredIn } from '#document/box.ts';
import type { PageView, PageViews } from './page-view.ts';

export function viewsWithin(views: PageViews, region: Box): PageViews {
  return new Map([...views].map(([page, view]) => [page, viewWithin(view, region)]));
}

/** Captions are named by their place in the list. */
function viewWithin(view: PageView, region: Box): PageView {
  const kept = view.spans.flatMap((span, at) => (isCentredIn(span.box, region) ? [at] : []));
  const numberOf = new Map(kept.map((at, number) => [at, number]));
  const spans = kept.map((at) => {
    const span = view.spans[at]!;
    const captions = span.captions.flatMap(({ span: caption, probability }) => {
      const number = numberOf.get(caption);
      return number === undefined ? [] : [{ span: number, probability }];
    });
    return { ...span, captions };
  });
  return { ...view, spans };
}

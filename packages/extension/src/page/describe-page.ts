// Describes the controls of a page for `POST /api/collections/:id/fill-page`: their words and shape, never what stands in them.
import { MAX_PAGE_CONTROLS, type PageControl, type PageDescription } from '@oneform/contract';
import { describeControl } from './describe-control.ts';
import { type FoundControl, findControls } from './find-controls.ts';
import { formOf } from './form-of.ts';
import { outlineOf } from './outline.ts';
import { findUnfillable } from './unfillable.ts';
import { clean } from './words.ts';

export { isSeen } from './is-seen.ts';

export interface DescribedPage {
  readonly description: PageDescription;
  /** Elements by the id of their control; radio buttons in the order of the options. */
  readonly elements: ReadonlyMap<string, FoundControl>;
}

/** Controls that must never be filled, and those that nobody sees, are left out. */
export function describePage(page: Document): DescribedPage {
  const outlines = new Map<Document, ReturnType<typeof outlineOf>>();
  const outlineFor = (of: Document) => {
    const known = outlines.get(of) ?? outlineOf(of);
    outlines.set(of, known);
    return known;
  };
  const found = findControls(page);
  const forms = [...new Set(found.map(({ first }) => formOf(first)).filter((form) => form !== null))];
  const described = found.map((control) => describeControl(control, outlineFor(control.first.ownerDocument), forms));
  const unfillable = findUnfillable(found, described);
  const kept = found
    .map((control, index) => ({ control, words: described[index]! }))
    .filter(({ control }) => !unfillable.has(control))
    .slice(0, MAX_PAGE_CONTROLS)
    .map(({ control, words }, index) => ({ control, words: { ...words, id: `c${index + 1}` } satisfies PageControl }));
  const { origin, pathname } = page.defaultView!.location;
  const language = page.documentElement.lang.slice(0, 35);
  const title = clean(page.title);
  return {
    description: {
      address: `${origin}${pathname}`.slice(0, 2000),
      ...(language === '' ? {} : { language }),
      ...(title === '' ? {} : { title }),
      controls: kept.map(({ words }) => words),
    },
    elements: new Map(kept.map(({ control, words }) => [words.id, control])),
  };
}

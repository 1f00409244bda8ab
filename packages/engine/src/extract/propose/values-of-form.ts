// Finds the values of a form's own captions: they are no facts of the paper, whatever they look like.

import { captionsOfNothing } from '#catalogue/lexicon/ignored.ts';
import { type Box, isCentredIn } from '#document/box.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import { findRegions } from '#layout/find-regions.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Candidate } from '../claims/candidate.ts';

const wordings = captionsOfNothing().map(squashLabel);

/** Leaves out what is read in the place of the form's own number or expiry. */
export function withoutValuesOfForm(
  candidates: readonly Candidate[],
  pages: readonly AnalysedPage[],
): readonly Candidate[] {
  const taken = new Map(pages.map((page) => [page.page.number, placesOn(page)]));
  return candidates.filter(
    ({ evidence }) =>
      !evidence.some(({ page, box }) => box && taken.get(page)?.some((place) => isCentredIn(box, place))),
  );
}

function placesOn(analysed: AnalysedPage): Box[] {
  const text = squashLabel(analysed.page.text);
  if (!wordings.some((wording) => text.includes(wording))) return [];
  const { grid, captions } = analysed;
  return captions
    .flat()
    .filter(({ isOfForm }) => isOfForm)
    .flatMap((caption) => findRegions(caption, grid, captions)[0]?.lines[0]?.map(({ box }) => box) ?? []);
}

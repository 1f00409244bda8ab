// Drops candidates for somebody else, under a heading of their own (`Co-applicant information`) or by a caption that
// names them.
import { isCentredIn, unionOfBoxes } from '#document/box.ts';
import type { Box } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import { findRegions } from '#layout/find-regions.ts';
import type { Candidate } from '../claims/candidate.ts';
import { subjectFacts } from '../settle/people/roles.ts';

/** Parties that answer the same questions as the subject does, or have an address and a telephone as well. */
const others: ReadonlySet<string> = new Set(
  'co_applicant co_borrower guarantor spouse former_spouse father mother relative emergency_contact reference landlord previous_employer school physician official'.split(
    ' ',
  ),
);

/** Leaves out what only its looks speak for, where a caption outside such a section asks for the same. */
export function withoutFactsOfOthers(
  candidates: readonly Candidate[],
  pages: readonly AnalysedPage[],
): readonly Candidate[] {
  const known = new Map<number, readonly Box[]>();
  /** Looked for where something stands that may be somebody else's. */
  const placesOn = (number: number): readonly Box[] => {
    const page = pages.find((one) => one.page.number === number);
    const places = known.get(number) ?? (page ? placesOfOthers(page) : []);
    known.set(number, places);
    return places;
  };
  const asked = new Set(candidates.filter(({ source }) => source === 'caption').map(({ name }) => name));
  return candidates.filter(
    ({ name, source, evidence }) =>
      (source !== 'looks' && source !== 'page-model') ||
      !subjectFacts.has(name) ||
      !asked.has(name) ||
      !evidence.some(({ page, box }) => box && placesOn(page).some((place) => isCentredIn(box, place))),
  );
}

function placesOfOthers({ grid, sections, captions }: AnalysedPage): Box[] {
  const inSections = grid.segments.flatMap(({ index, words }) => {
    const section = sections[index];
    return section?.isAlone && others.has(section.role) ? [unionOfBoxes(words.map(({ box }) => box))] : [];
  });
  const underCaptions = captions.flat().flatMap((caption) => {
    if (!caption.role || !others.has(caption.role)) return [];
    const [nearest] = findRegions(caption, grid, captions);
    return nearest ? [unionOfBoxes(nearest.lines[0]!.map(({ box }) => box))] : [];
  });
  return [...inSections, ...underCaptions];
}

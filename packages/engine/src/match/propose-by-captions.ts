// Candidates from captions: what stands where the value of a known caption may stand.
import { evidenceOf } from '#document/evidence-of.ts';
import type { PlacedWord } from '#document/layout.ts';
import type { FormField, Page } from '#document/read-document.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { findLabels, shapeOf } from '#lexicon/find-captions.ts';
import { isSubjectRole, roleOfWording } from '#lexicon/roles.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { subjectFacts } from '#settle/people/roles.ts';
import type { ByCaption, Candidate } from './candidate.ts';
import { type AskedPlace, composeWholes } from './compose-wholes.ts';
import { type Caption, findCaptions } from './find-captions.ts';
import { findRegions, type Region } from './find-regions.ts';
import type { MatchContext } from './match-context.ts';
import { gridOf, type PageGrid } from './page-grid.ts';
import { type Reading, readRegion } from './read-region.ts';
import { splitReading } from './split-reading.ts';

export function proposeByCaptions(page: Page, context: MatchContext): Candidate[] {
  const grid = gridOf(page);
  const captions = findCaptions(grid, context.type);
  const others = findOthersSections(grid);
  const asked = captions.flat().flatMap((caption): AskedPlace[] => {
    const row = grid.rowOf[caption.segment.index]!;
    const isAboutOther = others[row] ?? false;
    return findRegions(caption, grid, captions).flatMap((region) =>
      caption.entries
        .filter(({ name }) => !isAboutOther || !subjectFacts.has(name))
        .map((entry) => {
          const candidates = proposeAt(page, caption, entry, region, isAboutOther, context);
          return { caption, row, entry, region, candidates };
        }),
    );
  });
  return [
    ...asked.flatMap(({ candidates }) => candidates),
    ...composeWholes(page, asked),
    ...page.fields.flatMap((field) => proposeForField(page, field, context)),
  ];
}

function proposeAt(
  page: Page,
  caption: Caption,
  entry: CaptionEntry,
  region: Region,
  isAboutOther: boolean,
  context: MatchContext,
): Candidate[] {
  return readRegion(region.lines, entry.shape, context).flatMap((reading) => {
    const by: ByCaption = {
      relation: region.relation,
      exactness: caption.exactness,
      length: caption.wording.length,
      isWhole: caption.isWhole,
      hasColon: caption.hasColon,
      isWeak: entry.weak ?? false,
      isSpecial: entry.only !== undefined,
      meanings: caption.entries.length,
      gap: region.gap,
      fit: reading.fit,
      share: reading.share,
      rank: region.rank,
      isAboutOther,
      parts: 1,
    };
    return toCandidates(page, entry.name, reading, by, context);
  });
}

function toCandidates(page: Page, name: string, reading: Reading, by: ByCaption, context: MatchContext): Candidate[] {
  const { raw, box, words } = reading;
  const common = {
    raw,
    evidence: [evidenceOf(page, box, raw.replaceAll('\n', ' '))],
    legibility: legibilityOf(words),
    by,
    source: 'caption' as const,
  };
  return splitReading(name, reading, context).map(({ isProved, isDoubtful, ...part }) => ({
    ...part,
    ...common,
    ...((isProved || isDoubtful) && { check: isProved ? ('passed' as const) : ('failed' as const) }),
  }));
}

const legibilityOf = (words: readonly PlacedWord[]): number =>
  Math.min(1, ...words.map(({ confidence }) => confidence));

/** Rows that stand under a heading about somebody else, until a heading about the subject or another role. */
function findOthersSections(grid: PageGrid): boolean[] {
  let isOther = false;
  return grid.rows.map((row) => {
    const [first] = row;
    if (row.length === 1 && first && first.words.length <= 6) {
      const role = roleOfWording(first.words.map(({ text }) => text).join(' '));
      if (role) isOther = !isSubjectRole(role);
    }
    return isOther;
  });
}

function proposeForField(page: Page, field: FormField, context: MatchContext): Candidate[] {
  if (field.kind !== 'text' && field.kind !== 'choice') return [];
  const { value, label, box } = field;
  if (value.trim() === '' || label.trim() === '') return [];
  const wording = squashLabel(label);
  const { entries } = findLabels(wording, context.type, false);
  const word: PlacedWord = { text: value, confidence: 1, box, x0: box[0], y0: box[1], x1: box[2], y1: box[3] };
  return entries.flatMap((entry) =>
    readRegion([[word]], shapeOf(entry.name, context.type) ?? entry.shape, context).flatMap((reading) =>
      toCandidates(
        page,
        entry.name,
        reading,
        {
          relation: 'field',
          exactness: 1,
          length: wording.length,
          isWhole: true,
          hasColon: false,
          isWeak: entry.weak ?? false,
          isSpecial: entry.only !== undefined,
          meanings: entries.length,
          gap: 0,
          fit: reading.fit,
          share: 1,
          rank: 0,
          isAboutOther: false,
          parts: 1,
        },
        context,
      ),
    ),
  );
}

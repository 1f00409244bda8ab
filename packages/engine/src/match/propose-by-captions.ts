// Candidates from captions: what stands where the value of a known caption may stand.

import type { DocumentType } from '@oneform/contract';
import { evidenceOf } from '#document/evidence-of.ts';
import { joinWords, type PlacedWord } from '#document/layout.ts';
import type { FormField, Page } from '#document/read-document.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { findLabels, shapeOf } from '#lexicon/find-captions.ts';
import { asksOfParty, isFactOf, nameAndAddressOf } from '#lexicon/party-facts.ts';
import { isSubjectRole, roleOfWording } from '#lexicon/roles.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { subjectFacts } from '#settle/people/roles.ts';
import type { ByCaption, Candidate } from './candidate.ts';
import { type AskedPlace, composeWholes } from './compose-wholes.ts';
import { type Caption, findCaptions } from './find-captions.ts';
import { findRegions, type Region } from './find-regions.ts';
import { findSections, type Section } from './find-sections.ts';
import type { MatchContext } from './match-context.ts';
import { gridOf } from './page-grid.ts';
import { type Reading, readRegion } from './read-region.ts';
import { splitReading } from './split-reading.ts';

export function proposeByCaptions(page: Page, context: MatchContext): Candidate[] {
  const grid = gridOf(page);
  const captions = findCaptions(grid, context.type);
  const sections = findSections(grid);
  const asked = captions.flat().flatMap((caption): AskedPlace[] => {
    const section = sections[caption.segment.index];
    const asks = asksOf(caption, section, context.type);
    return findRegions(caption, grid, captions).flatMap((region) =>
      asks.map(({ entry, ...of }) => {
        const candidates = proposeAt(page, { ...of, caption, entry, count: asks.length }, region, context);
        return { caption, row: grid.rowOf[caption.segment.index]!, entry, region, candidates };
      }),
    );
  });
  return [
    ...asked.flatMap(({ candidates }) => candidates),
    ...composeWholes(page, asked),
    ...page.fields.flatMap((field) => proposeForField(page, field, context)),
  ];
}

type Ask = Pick<ByCaption, 'party' | 'section' | 'isAboutOther'> & { readonly entry: CaptionEntry };

/** What a caption may ask for where it stands: what its words say, and what they ask of the party whose section it is. */
function asksOf(
  { entries, role, segment, from, to }: Caption,
  section: Section | undefined,
  type: DocumentType,
): Ask[] {
  const isAboutOther = section !== undefined && !isSubjectRole(section.role);
  const toAsk = (entry: CaptionEntry, party: ByCaption['party']): Ask => ({
    entry,
    party,
    isAboutOther,
    section: !section ? 'none' : isFactOf(entry.name, section.role) ? 'own' : 'another',
  });
  // Under a heading of its own nothing is the subject's; what stands beside a party's name may be.
  const own = entries
    .filter(({ name }) => !(isAboutOther && section.isAlone && subjectFacts.has(name)))
    .map((entry) => toAsk(entry, role ? 'caption' : 'none'));
  if (role) return own;
  const words = segment.words.slice(from, to);
  const named = roleOfWording(joinWords(words));
  const whole = named && !entries.some(({ name }) => name.includes('+')) ? nameAndAddressOf(named, type) : undefined;
  const names = new Set(entries.map(({ name }) => name));
  const ofParty = section ? asksOfParty(entries, section.role, type).filter(({ name }) => !names.has(name)) : [];
  return [...own, ...(whole ? [toAsk(whole, 'caption')] : []), ...ofParty.map((entry) => toAsk(entry, 'section'))];
}

interface AskAt extends Ask {
  readonly caption: Caption;
  readonly count: number;
}

function proposeAt(page: Page, ask: AskAt, region: Region, context: MatchContext): Candidate[] {
  const { caption, entry, count, party, section, isAboutOther } = ask;
  return readRegion(region.lines, entry.shape, context).flatMap((reading) => {
    const by: ByCaption = {
      relation: region.relation,
      exactness: caption.exactness,
      length: caption.wording.length,
      isWhole: caption.isWhole,
      hasColon: caption.hasColon,
      isWeak: entry.weak ?? false,
      isSpecial: entry.only !== undefined,
      meanings: count,
      gap: region.gap,
      fit: reading.fit,
      share: reading.share,
      rank: region.rank,
      isAboutOther,
      party,
      section,
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
          party: 'none',
          section: 'none',
          parts: 1,
        },
        context,
      ),
    ),
  );
}

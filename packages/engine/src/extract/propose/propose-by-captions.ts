// Candidates from captions: what stands where the value of a known caption may stand.

import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import { factOf } from '#catalogue/facts/facts.ts';
import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';
import { findLabels, shapeOf } from '#catalogue/lexicon/find-captions.ts';
import {
  asksOfParty,
  findPartyCaption,
  isFactOf,
  isOfSomeParty,
  nameAndAddressOf,
} from '#catalogue/lexicon/party-facts.ts';
import { isSubjectRole, roleOfWording } from '#catalogue/lexicon/roles.ts';
import { isCentredIn } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import type { Box, FormField, Page } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import { type Caption, printedCaption } from '#layout/caption.ts';
import { findRegions, type Region } from '#layout/find-regions.ts';
import type { Section } from '#layout/find-sections.ts';
import { leftOf, type PageGrid } from '#layout/page-grid.ts';
import { joinWords, type PlacedWord } from '#layout/segments.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { ByCaption, Candidate, CandidateFrom } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { subjectFacts } from '../settle/people/roles.ts';
import { asksOnCards } from './ask-on-cards.ts';
import { type AskedPlace, composeWholes, partsOfWholes } from './compose-wholes.ts';
import { joinSurnames } from './join-surnames.ts';
import { type Reading, readRegion } from './read-region.ts';
import { endsOf } from './split-period.ts';
import { splitReading } from './split-reading.ts';

export function proposeByCaptions(
  { page, grid, captions, sections }: AnalysedPage,
  context: MatchContext,
): Candidate[] {
  const isCard = declarations[context.type].isIdentityPaper ?? false;
  const isSurnameApart = asksForGivenNamesAlone(captions.flat());
  const places = captions.flat().flatMap((caption): AskedPlace[] => {
    const section = sections[caption.segment.index];
    const all = asksOf(isSurnameApart ? withSurname(caption, context.type) : caption, section, context.type);
    const asks = standsBesideOthersName(caption, grid, captions) ? all.map(asPartOfName) : all;
    const party = section && !isSubjectRole(section.role) ? section.role : undefined;
    const [role, namedAbove] = section?.isAlone ? [party, undefined] : [undefined, party];
    return findRegions(caption, grid, captions, isCard).flatMap((region) =>
      asks.map(({ entry, isOfWhole, ...of }) => {
        const candidates = proposeAt(page, { ...of, caption, entry, count: asks.length }, region, context);
        const row = grid.rowOf[caption.segment.index]!;
        return { caption, row, entry, region, candidates, role, namedAbove, isOfWhole };
      }),
    );
  });
  const asked = joinSurnames(places);
  return [
    ...asked.flatMap(({ candidates, isOfWhole }) => (isOfWhole ? [] : candidates)),
    ...composeWholes(page, asked, context.type),
    ...page.fields.flatMap((field) => proposeForField(page, field, sectionAt(field.box, grid, sections), context)),
  ];
}

/** Of the answer in a box; of an empty one nothing is told. */
function sectionAt(box: Box, grid: PageGrid, sections: readonly (Section | undefined)[]): Section | undefined {
  const inside = grid.segments.find(({ words }) => words.some((word) => isCentredIn(word.box, box)));
  return inside && sections[inside.index];
}

type Ask = Pick<ByCaption, 'party' | 'section' | 'isAboutOther' | 'isForeign'> & {
  readonly entry: CaptionEntry;
  /** A part of a party's name or address that is no fact by itself. */
  readonly isOfWhole: boolean;
};

/** The party of sections `For office use only`: only a fact that names a party of its own is taken from there. */
const office = 'official';
/** Meanings on other kinds of paper; a wording with more, or of a few letters (`CAN`), tells nothing. */
const maxElsewhere = 6;
const minElsewhere = 6;
/** From and until when, which mean nothing but under the heading of a job. */
const spans: ReadonlySet<string> = new Set(['span_start', 'span_end']);

/** Meanings of a caption at its place: those of its words, and those for the party of its section. */
function asksOf(
  { entries: meant, elsewhere, role, segment, from, to, wording, isWhole, hasColon }: Caption,
  above: Section | undefined,
  type: DocumentType,
): Ask[] {
  // `Employee name` asks for the subject's, whatever the heading over it speaks of.
  const isSubjects = isSubjectRole(findPartyCaption(wording, type)?.role ?? '');
  const section = isSubjects ? undefined : above;
  const isAboutOther = section !== undefined && !isSubjectRole(section.role);
  const isForeign =
    (isWhole || hasColon) && wording.length >= minElsewhere && elsewhere.length > 0 && elsewhere.length <= maxElsewhere;
  const entries = asksOnCards(isForeign ? elsewhere : meant, wording, type).flatMap((entry) =>
    endsOf[entry.name] ? [entry, { ...entry, name: endsOf[entry.name]! }] : [entry],
  );
  const toAsk = (entry: CaptionEntry, party: ByCaption['party']): Ask => ({
    entry,
    party,
    isAboutOther,
    section: !section ? 'none' : isFactOf(entry.name, section.role) ? 'own' : 'another',
    isForeign,
    isOfWhole: false,
  });
  // Under a heading of its own nothing is the subject's; what stands beside a party's name may be, but for where that party is.
  const isNotSubjects = isAboutOther && section.isAlone;
  const isBesideName = isAboutOther && section.rows === 0;
  const own = entries
    .filter(
      ({ name }) =>
        !spans.has(name) &&
        !(isNotSubjects && (asksOfSubject(name) || (section.role === office && !isOfSomeParty(name)))) &&
        !(isBesideName && isOfHome(name)),
    )
    .map((entry) => toAsk(entry, role ? 'caption' : 'none'));
  if (role) return own;
  const parts = isNotSubjects
    ? entries
        .filter(({ name, shape }) => partsOfWholes.has(name) || shape === 'town_line')
        .map((entry) => ({ ...toAsk(entry, 'section'), section: 'own' as const, isOfWhole: true }))
    : [];
  const words = segment.words.slice(from, to);
  const named = roleOfWording(joinWords(words));
  const whole = named && !entries.some(({ name }) => name.includes('+')) ? nameAndAddressOf(named, type) : undefined;
  const names = new Set(own.map(({ entry }) => entry.name));
  const ofParty = section ? asksOfParty(entries, section.role, type).filter(({ name }) => !names.has(name)) : [];
  return [
    ...own,
    ...(whole ? [toAsk(whole, 'caption')] : []),
    ...ofParty.map((entry) => toAsk(entry, 'section')),
    ...parts,
  ];
}

/** `city+state`: what a caption asks of the subject at once. */
const asksOfSubject = (name: string): boolean => name.split('+').every((one) => subjectFacts.has(one));

/** Facts of the subject’s home and telephone: beside `Employer` or `School` it is the employer's, the school's. */
const isOfHome = (name: string): boolean =>
  name.split('+').every((one) => {
    const fact = factOf(one);
    return fact?.isSubjects && (fact.isHome || fact.partOf === 'address' || fact.attribute === 'phone');
  });

/** `Spouse's first name and initial   Last name`: the second caption asks for the spouse's as well. */
function standsBesideOthersName(
  { segment }: Caption,
  grid: PageGrid,
  captions: readonly (readonly Caption[])[],
): boolean {
  const left = leftOf(grid, segment);
  const [before] = left ? captions[left.index]! : [];
  return before?.entries.some(({ name }) => /^\w+_given_names$/.test(name)) ?? false;
}

const asPartOfName = (ask: Ask): Ask =>
  ask.entry.name === 'surname' || ask.entry.name === 'middle_name' ? { ...ask, isOfWhole: true } : ask;

/** Forms that have `Name` beside `Vorname` or `Prénom` ask for the surname by it. */
function asksForGivenNamesAlone(captions: readonly Caption[]): boolean {
  const isAsked = (name: string): boolean => captions.some(({ entries }) => entries.some((one) => one.name === name));
  return isAsked('given_names') && !isAsked('surname');
}

function withSurname(caption: Caption, type: DocumentType): Caption {
  const name = caption.entries.find((entry) => entry.name === 'full_name');
  const shape = shapeOf('surname', type);
  return name && shape ? { ...caption, entries: [...caption.entries, { ...name, name: 'surname', shape }] } : caption;
}

interface AskAt extends Omit<Ask, 'isOfWhole'> {
  readonly caption: Caption;
  readonly count: number;
}

function proposeAt(page: Page, ask: AskAt, region: Region, context: MatchContext): CandidateFrom<'caption'>[] {
  const { caption, entry, count, party, section, isAboutOther, isForeign } = ask;
  return readRegion(region.lines, entry.shape, context).flatMap((reading) => {
    const by: ByCaption = {
      relation: region.relation,
      exactness: caption.exactness,
      length: caption.wording.length,
      isWhole: caption.isWhole,
      hasColon: caption.hasColon,
      isNumbered: caption.isNumbered ?? false,
      isWeak: entry.weak ?? false,
      isSpecial: entry.only !== undefined && !isForeign,
      isForeign,
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
    const printed = printedCaption(caption.segment.words.slice(caption.from, caption.to), caption.tail?.words);
    return toCandidates(page, entry.name, reading, by, context).map((one) => ({ ...one, caption: printed }));
  });
}

function toCandidates(
  page: Page,
  name: string,
  reading: Reading,
  by: ByCaption,
  context: MatchContext,
): CandidateFrom<'caption'>[] {
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

function proposeForField(
  page: Page,
  field: FormField,
  section: Section | undefined,
  context: MatchContext,
): Candidate[] {
  if (field.kind !== 'text' && field.kind !== 'choice') return [];
  const { value, label, box } = field;
  if (value.trim() === '' || label.trim() === '') return [];
  const wording = squashLabel(label);
  const { entries } = findLabels(wording, context.type, false);
  const word: PlacedWord = { text: value, confidence: 1, box, x0: box[0], y0: box[1], x1: box[2], y1: box[3] };
  const isAboutOther = section !== undefined && !isSubjectRole(section.role);
  const isNotSubjects =
    isAboutOther && section.isAlone && !isSubjectRole(findPartyCaption(wording, context.type)?.role ?? '');
  return entries
    .filter(({ name }) => !(isNotSubjects && subjectFacts.has(name)))
    .flatMap((entry) =>
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
            isNumbered: false,
            isWeak: entry.weak ?? false,
            isSpecial: entry.only !== undefined,
            isForeign: false,
            meanings: entries.length,
            gap: 0,
            fit: reading.fit,
            share: 1,
            rank: 0,
            isAboutOther,
            party: 'none',
            section: !section ? 'none' : isFactOf(entry.name, section.role) ? 'own' : 'another',
            parts: 1,
          },
          context,
        ).map((one) => ({ ...one, caption: label.trim() })),
      ),
    );
}

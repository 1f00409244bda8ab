// The third stage: of all that might be a fact of a document, what is one.

import { declarations } from '#catalogue/document-types/declarations.ts';
import { factOf } from '#catalogue/facts/facts.ts';
import type {
  AdditionalField,
  CategorisedDocument,
  CategorisedPart,
  Fact,
  Person,
  UnderstoodDocument,
} from '#document/facts.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import { tellingPages } from '#document/telling-pages.ts';
import { getLimits } from '#layout/limits.ts';
import { proveNumbers } from '#machine-readable/check-digits/prove-numbers.ts';
import { isSameValue } from '#machine-readable/is-same-value.ts';
import { mergeReadings } from '#machine-readable/merge-readings.ts';
import { readingsOf } from '#machine-readable/readings-of.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { viewsWithin } from '#page-model/views-within.ts';
import type { Shape } from '#values/shape.ts';
import type { Claim } from './claims/gather-claims.ts';
import { markIssuers, markIssuersOfLabels } from './contacts/mark-issuers.ts';
import { preferSubjects } from './contacts/prefer-subjects.ts';
import { type DocumentContext, openDocument, readByRules } from './lists/extract-by-rules.ts';
import { propose } from './propose/propose.ts';
import { completeFacts } from './settle/complete-facts.ts';
import { completeFromLists } from './settle/complete-from-lists.ts';
import { completeIssuers } from './settle/complete-issuers.ts';
import { inferConfidence } from './settle/infer-confidence.ts';
import { findPeople } from './settle/people/find-people.ts';
import { subjectFacts } from './settle/people/roles.ts';
import { calibrate } from './settle/prove/calibrate.ts';
import { proveFacts } from './settle/prove/prove-facts.ts';
import { refuteFacts } from './settle/prove/refute-facts.ts';
import { settlePeriods } from './settle/settle-periods.ts';
import { findPairs } from './unnamed-fields/find-pairs.ts';
import { tellAdditional } from './unnamed-fields/tell-additional.ts';
import { type ChosenClaim, chooseClaims } from './weigh/choose-claims.ts';
import { toFacts } from './weigh/to-facts.ts';

/** `views`: what the page model saw, by page number; none where there is no model. */
export function extractFacts(categorised: CategorisedDocument, views: PageViews = new Map()): UnderstoodDocument {
  const { read, type, confidence, parts } = categorised;
  const results = parts.map((part) => extractPart(categorised, part, views));
  const isSplit = parts.length > 1;
  return {
    type,
    confidence,
    parts,
    people: results.flatMap(({ people }, part) =>
      people.map((person) => ({ ...person, id: nameInFile(person.id, part, isSplit) })),
    ),
    facts: results.flatMap(({ facts }, part) => facts.map((fact) => (isSplit ? placeInFile(fact, part) : fact))),
    additionalFields: results.flatMap(({ additionalFields }) => additionalFields),
    problems: read.problems,
    ...(read.machineReadings && { machineReadings: read.machineReadings }),
    engine: 'rules',
  };
}

interface ExtractedPart {
  readonly facts: readonly Fact[];
  readonly people: readonly Person[];
  readonly additionalFields: readonly AdditionalField[];
}

function extractPart({ read }: CategorisedDocument, part: CategorisedPart, all: PageViews): ExtractedPart {
  const views = part.region ? viewsWithin(all, part.region) : all;
  const context = openDocument(read, part);
  const own = readByRules(context);
  const readings = readingsOf(read, part);
  const settled = settleDocument(context, own.facts, readings, views);
  const completed = completeFacts(proveFacts(settled), context.country);
  const proved = proveNumbers(
    mergeReadings(proveFacts(completeIssuers(completed, context.pages, context.type)), readings),
    context.country,
  ).filter(isTold);
  const facts = markIssuers(refuteFacts(settlePeriods(proved, context.pages), context.pages), context);
  const found = own.people ? { people: own.people, facts } : findPeople(facts);
  return {
    ...found,
    additionalFields: markIssuersOfLabels(
      [...(own.additionalFields ?? []), ...findAdditional(context, views, found.facts)],
      found.facts,
      context,
    ),
  };
}

/** A fact that follows from one that is told is told with it, a step less sure. */
function isTold({ tier, confidence }: Fact): boolean {
  const { floor } = getLimits();
  return confidence >= (tier === 'inferred' ? inferConfidence([{ confidence: floor }]) : floor);
}

/** No more than somebody looks through. */
const maxAdditional = 200;

function findAdditional({ analysed }: DocumentContext, views: PageViews, facts: readonly Fact[]): AdditionalField[] {
  return tellingPages(analysed)
    .flatMap((one) => tellAdditional(one.page, findPairs(one, views.get(one.page.number)), facts))
    .slice(0, maxAdditional);
}

/** Lists, and what is told of other people by name, have no rivals: they are taken as read. */
function settleDocument(
  context: DocumentContext,
  read: readonly Fact[],
  readings: readonly MachineReading[],
  views: PageViews,
): Fact[] {
  const apart = read.filter(({ value, person }) => typeof value !== 'string' || person !== undefined).map(calibrate);
  const own = new Map([...views].filter(([page]) => context.pages.some(({ number }) => number === page)));
  const claims = propose(context.analysed, context, proveFacts(completeFacts(read, context.country)), own);
  const stated = readings.flatMap(({ facts }) => facts);
  const isZone = declarations[context.type].isIdentityPaper;
  const weighedOn = { ...context, source: context.pages[0]?.source ?? 'text', hasPageModel: own.size > 0 } as const;
  const isStated = ({ name, value }: Claim): boolean =>
    stated.some((fact) => fact.name === name && isSameValue(fact, value));
  const tell = (from: readonly Claim[]): Fact[] => {
    const chosen = chooseClaims(from, weighedOn, isStated);
    return toFacts(context.type === 'other' ? chosen.filter(isAskedFor) : chosen, proveFacts(read), isZone);
  };
  return [...completeFromLists(preferSubjects(tell(claims), claims, tell, context), read), ...apart];
}

const places: ReadonlySet<Shape | undefined> = new Set<Shape>(['address', 'street', 'city', 'state', 'postal_code']);

/** On a paper of unknown kind a name or a birthday that only looks like one may be anybody's: something has to ask for it. */
function isAskedFor({ name, captions, pageModel, rules }: ChosenClaim): boolean {
  const isPersonal = subjectFacts.has(name) && !places.has(factOf(name)?.shape);
  return !isPersonal || captions.length > 0 || rules !== undefined || (pageModel?.caption ?? 0) >= 0.5;
}

/** Persons are numbered within their document; in a file of several the document's number goes before. */
function nameInFile(id: string, part: number, isSplit: boolean): string {
  return isSplit ? `d${part + 1}${id}` : id;
}

function placeInFile(fact: Fact, part: number): Fact {
  return { ...fact, part, ...(fact.person && { person: nameInFile(fact.person, part, true) }) };
}

// The third stage: each document of the file is read by the extractor of its type; labels give the rest.
import type {
  AdditionalField,
  CategorisedDocument,
  CategorisedPart,
  Fact,
  Person,
  UnderstoodDocument,
} from '#document/facts.ts';
import { proveNumbers } from '#machine-readable/check-digits/prove-numbers.ts';
import { mergeReadings } from '#machine-readable/merge-readings.ts';
import { readingsOf } from '#machine-readable/readings-of.ts';
import { findPeople } from '#settle/people/find-people.ts';
import { subjectNames } from '#settle/people/roles.ts';
import { calibrate } from '#settle/prove/calibrate.ts';
import { proveFacts } from '#settle/prove/prove-facts.ts';
import { buildContext } from './build-context.ts';
import type { ExtractContext, Extraction } from './extractor.ts';
import { collectAdditional } from './generic/collect-additional.ts';
import { completeFacts } from './generic/complete-facts.ts';
import { findAddressed } from './generic/find-addressed.ts';
import { readLabelled } from './generic/read-labelled.ts';
import { readPersonal } from './generic/read-personal.ts';
import { extractors } from './types/registry.ts';

/** Facts below this confidence are not told at all: the paper says something else as likely. */
const FLOOR = 0.3;

export function extractFacts(categorised: CategorisedDocument): UnderstoodDocument {
  const { read, type, confidence, parts } = categorised;
  const results = parts.map((part) => extractPart(categorised, part));
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

function extractPart({ read }: CategorisedDocument, part: CategorisedPart): Required<Omit<Extraction, 'settled'>> {
  const pages = read.pages.filter((page) => part.pages.includes(page.number));
  const context = buildContext(pages, part.type);
  const own = extractors[part.type]?.(context);
  const labelled = own ? [...own.facts, ...supplement(context, own)] : readLabelled(context);
  const drafts = labelled.some(({ name }) => subjectNames.includes(name))
    ? labelled
    : [...labelled, ...findAddressed(context)];
  const readings = readingsOf(read, part);
  const told = proveNumbers(mergeReadings(proveFacts(completeFacts(drafts)), readings), context.country)
    .filter((fact) => fact.confidence >= FLOOR)
    .map(calibrate);
  const found = own?.people ? { people: own.people, facts: told } : findPeople(told);
  const { people, facts }: { people: readonly Person[]; facts: readonly Fact[] } = found;
  const additionalFields: readonly AdditionalField[] = [
    ...(own?.additionalFields ?? []),
    ...collectAdditional(context, facts),
  ];
  return { facts, people, additionalFields };
}

/** What labels say beyond what the extractor of the type looked for, where the wording belongs to this type of document. */
function supplement(context: ExtractContext, { facts, settled }: Extraction): Fact[] {
  const names = new Set([...facts.map((fact) => fact.name), ...(settled ?? [])]);
  if (facts.some(({ name }) => name === 'full_name'))
    for (const part of ['surname', 'given_names', 'middle_name']) names.add(part);
  const special = readLabelled(context, 'special');
  const personal = readPersonal(context).filter((fact) => special.every(({ name }) => name !== fact.name));
  return [...special, ...personal].filter((fact) => !names.has(fact.name));
}

/** Persons are numbered within their document; in a file of several the document's number goes before. */
function nameInFile(id: string, part: number, isSplit: boolean): string {
  return isSplit ? `d${part + 1}${id}` : id;
}

function placeInFile(fact: Fact, part: number): Fact {
  return { ...fact, part, ...(fact.person && { person: nameInFile(fact.person, part, true) }) };
}

// Settles the documents of a file by their codes: the kind of paper that carries them, and whether front and back are
// one paper.
import type { CategorisedDocument, CategorisedPart } from '#document/facts.ts';
import type { MachineFact, MachineReading } from '#document/machine-reading.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { readingsOf } from './readings-of.ts';

/** Confidence in the kind of paper, given a code that only this kind carries. */
const sure = 0.97;
/** Facts that identify one paper among all. */
const numbers: ReadonlySet<string> = new Set([
  'license_number',
  'document_number',
  'passport_number',
  'visa_number',
  'vin',
  'license_plate',
]);
/** Fewer characters stand on any page by chance. */
const minNumberLength = 5;

export function settleParts(categorised: CategorisedDocument): CategorisedDocument {
  const { read } = categorised;
  if (!read.machineReadings) return categorised;
  const apart = categorised.parts.flatMap((part) => splitOffStrangers(part, read));
  const parts = joinSides(
    apart.map((part) => nameByCodes(part, readingsOf(read, part))),
    read,
  );
  const [first] = parts;
  if (!first) return categorised;
  const isOne = parts.every(({ type }) => type === first.type);
  const confidence = Math.min(...parts.map((part) => part.confidence));
  return { read, parts, type: isOne ? first.type : 'multiple', confidence };
}

/** A page whose code names another paper and another person than its neighbours do was put beside them by whoever scanned them. */
function splitOffStrangers(part: CategorisedPart, read: ReadDocument): CategorisedPart[] {
  const strangers = part.pages.filter((page) => {
    const facts = provedFacts(read, [page]).filter(({ name }) => numbers.has(name) || name === 'surname');
    const text = textOf(
      read,
      part.pages.filter((other) => other !== page),
    );
    return facts.length > 1 && text !== '' && !facts.some(({ value }) => text.includes(squash(value)));
  });
  if (strangers.length === 0 || strangers.length === part.pages.length) return [part];
  const rest = part.pages.filter((page) => !strangers.includes(page));
  return [{ ...part, pages: rest }, ...strangers.map((page) => ({ ...part, pages: [page] }))];
}

function nameByCodes(part: CategorisedPart, readings: readonly MachineReading[]): CategorisedPart {
  const type = readings.find(
    ({ isProved, documentType = 'other' }) => isProved && documentType !== 'other',
  )?.documentType;
  return type ? { ...part, type, confidence: Math.max(sure, part.type === type ? part.confidence : 0) } : part;
}

/** The side with the code and the side with the print lie next to each other in the file. */
function joinSides(parts: readonly CategorisedPart[], read: ReadDocument): CategorisedPart[] {
  const joined: CategorisedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const coded = last && [last, part].find((one) => isOtherSide(one, one === last ? part : last, read));
    if (last && coded) joined[joined.length - 1] = { ...coded, pages: [...last.pages, ...part.pages] };
    else joined.push(part);
  }
  return joined;
}

/** A code on one names the paper, and the other says the same in print. */
function isOtherSide(coded: CategorisedPart, other: CategorisedPart, read: ReadDocument): boolean {
  const facts = provedFacts(read, coded.pages);
  const text = textOf(read, other.pages);
  const says = (value: string) => text.includes(squash(value));
  const isNumber = ({ name, value }: MachineFact) => numbers.has(name) && squash(value).length >= minNumberLength;
  if (facts.some((fact) => isNumber(fact) && says(fact.value))) return true;
  const value = (name: string) => facts.find((fact) => fact.name === name)?.value;
  const [surname, given, birth] = [value('surname'), value('given_names'), value('date_of_birth')];
  return Boolean(surname && given && birth && [surname, given.split(' ')[0]!, birth.slice(0, 4)].every(says));
}

const provedFacts = ({ machineReadings = [] }: ReadDocument, pages: readonly number[]): MachineFact[] =>
  machineReadings.flatMap(({ isProved, page, facts }) => (isProved && pages.includes(page ?? 1) ? facts : []));

const textOf = ({ pages }: ReadDocument, numbersOfPages: readonly number[]): string =>
  squash(pages.flatMap(({ number, text }) => (numbersOfPages.includes(number) ? [text] : [])).join(' '));

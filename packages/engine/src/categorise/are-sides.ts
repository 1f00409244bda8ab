// Whether two files are front and back of one card: one has the code, the other has not, and both name the same paper or person.
import type { DocumentType } from '@oneform/contract';
import { typesThat } from '#catalogue/document-types/declarations.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';

/** Papers whose back says what the front says, for machines. */
export const sidedTypes: readonly DocumentType[] = [...typesThat(({ isTwoSided }) => isTwoSided)];

/** The two sides may name the number of one paper differently. */
const numbers: ReadonlySet<string> = new Set([
  'license_number',
  'document_number',
  'national_id_number',
  'license_plate',
  'vin',
]);
/** Fewer characters may be the same on two papers by chance. */
const minNumberLength = 5;

/** False for two scans of one side, for copies, and for cards of two people. */
export function areSides(a: UnderstoodDocument, b: UnderstoodDocument): boolean {
  if (!isSided(a) || !isSided(b) || isCoded(a) === isCoded(b)) return false;
  const [mine, theirs] = [numbersOf(a), numbersOf(b)];
  return mine.some((number) => theirs.includes(number)) || isSamePerson(a, b);
}

const isSided = ({ type }: UnderstoodDocument): boolean => sidedTypes.some((known) => known === type);

/** A code that belongs to the paper, or a machine readable zone, whose lines are quoted with their fillers. */
function isCoded({ machineReadings = [], facts }: UnderstoodDocument): boolean {
  return (
    machineReadings.some(
      ({ isProved, documentType, page }) => isProved && documentType !== undefined && page !== undefined,
    ) || facts.some(({ evidence }) => evidence.some(({ quote }) => quote.includes('<<')))
  );
}

const numbersOf = ({ facts }: UnderstoodDocument): string[] =>
  facts.flatMap(({ name, value }) =>
    numbers.has(name) && typeof value === 'string' && squash(value).length >= minNumberLength ? [squash(value)] : [],
  );

function isSamePerson(a: UnderstoodDocument, b: UnderstoodDocument): boolean {
  const same = (name: string, part: (text: string) => string = squash): boolean => {
    const [mine, theirs] = [a, b].map(({ facts }) => facts.find((fact) => fact.name === name)?.value);
    return typeof mine === 'string' && typeof theirs === 'string' && mine !== '' && part(mine) === part(theirs);
  };
  return same('surname') && same('date_of_birth') && same('given_names', (text) => squash(text.split(/\s/)[0] ?? ''));
}

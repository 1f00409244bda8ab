// Random households and their papers: people who share a surname, an initial or half a name, and papers that name one, several or nobody.
import type { DocumentType } from '@oneform/contract';
import type { Fact, Person, UnderstoodDocument } from '@oneform/engine';
import fc from 'fast-check';

export interface Member {
  readonly index: number;
  readonly given: string;
  readonly middle: string;
  readonly surname: string;
  readonly maiden: string;
  readonly born: string;
}

/** Spellings of a name on papers; all but the last two identify the member of the household. */
const spellings = {
  plain: (one: Member) => `${one.given} ${one.surname}`,
  whole: (one: Member) => `${one.given} ${one.middle} ${one.surname}`,
  turned: (one: Member) => `${one.surname}, ${one.given}`,
  capitals: (one: Member) => `${one.surname} ${one.given}`.toUpperCase(),
  zone: (one: Member) => plainLetters(`${one.given} ${one.surname}`).toUpperCase(),
  titled: (one: Member) => `Ms ${one.given} ${one.middle[0]}. ${one.surname}`,
  initial: (one: Member) => `${one.given[0]}. ${one.surname}`,
  maiden: (one: Member) => `${one.given} ${one.maiden}`,
};
export type Spelling = keyof typeof spellings;
export const isAmbiguous = (spelling: Spelling): boolean => spelling === 'initial' || spelling === 'maiden';

const plainLetters = (text: string) => text.replaceAll('ü', 'ue').normalize('NFD').replace(/\p{M}/gu, '');

export interface Page {
  /** The person of the values in it. */
  readonly owner: number;
  /** Undefined: the page names nobody. */
  readonly spelling?: Spelling;
  readonly isDated: boolean;
  readonly type: DocumentType;
}

export interface Household {
  readonly members: readonly Member[];
  /** Papers in the order of their upload, each of one or more pages that are papers of their own. */
  readonly papers: readonly (readonly Page[])[];
}

// Alike on purpose: an initial, a letter or a middle name is all that tells some of them apart.
const givenNames = ['Maya', 'Mattias', 'Maria', 'Daniel', 'Daniela', 'Jürgen', 'Zoë'];
const surnames = ['Lindgren', 'Núñez', 'Müller'];

const member = (index: number, given: string) =>
  fc
    .record({ middle: fc.constantFrom('Maria', 'Elise', 'Jon'), surname: fc.constantFrom(...surnames) })
    .map(({ middle, surname }): Member => {
      const born = `19${60 + index * 7}-0${index + 1}-1${index}`;
      return {
        index,
        given,
        middle: middle === given ? 'Elise' : middle,
        surname,
        maiden: `Okafor${'abcd'[index]}`,
        born,
      };
    });

const page = (count: number) =>
  fc.record({
    owner: fc.integer({ min: 0, max: count - 1 }),
    spelling: fc.option(fc.constantFrom(...(Object.keys(spellings) as Spelling[])), { nil: undefined, freq: 4 }),
    isDated: fc.boolean(),
    type: fc.constantFrom('passport', 'pay_stub', 'bank_statement', 'application_form', 'other'),
  }) as fc.Arbitrary<Page>;

/** The first member is the one whose collection it is. */
export const householdOf = (minPapers: number, maxPapers: number): fc.Arbitrary<Household> =>
  fc.shuffledSubarray(givenNames, { minLength: 2, maxLength: 4 }).chain((names) =>
    fc.record({
      members: fc.tuple(...names.map((name, index) => member(index, name))),
      papers: fc
        .array(
          fc.oneof(
            { weight: 3, arbitrary: page(names.length).map((one) => [one]) },
            { weight: 1, arbitrary: fc.array(page(names.length), { minLength: 2, maxLength: 3 }) },
          ),
          { minLength: minPapers, maxLength: maxPapers },
        )
        .map((papers) => papers.map(belonging)),
    }),
  );

export const household = householdOf(1, 6);

/**
 * A page without a name belongs to somebody whom the file names elsewhere; where it names nobody at all, to the one who brings it. More
 * cannot be known of it.
 */
function belonging(pages: readonly Page[]): Page[] {
  const named = pages.filter(({ spelling }) => spelling).map(({ owner }) => owner);
  return pages.map((one) => (one.spelling ? one : { ...one, owner: named[one.owner % named.length] ?? 0 }));
}

/** Everything that only this member has, by fact. */
export function valuesOf({ index }: Member): Readonly<Record<string, string>> {
  const letter = 'ABCD'[index]!;
  return {
    ssn: `12${index}-45-678${index}`,
    passport_number: `P${index}3456789`,
    place_of_birth: `Birthtown ${letter}`,
    phone: `+1217555${index}14${index}`,
    email: `member-${letter.toLowerCase()}@example.com`,
    employer_name: `Employer ${letter} Ltd`,
  };
}

/** Words by which a value of this member is known wherever it stands. */
export const tracesOf = (one: Member): string[] => [...Object.values(valuesOf(one)), one.born, one.maiden];

/** As the engine gives it: a person for each page that names one, numbered by page where there are several. */
export function toPaper(pages: readonly Page[], members: readonly Member[]): UnderstoodDocument {
  const isSplit = pages.length > 1;
  const people = pages.flatMap(({ owner, spelling, isDated }, part): Person[] => {
    const one = members[owner]!;
    if (!spelling) return [];
    const id = isSplit ? `d${part + 1}p1` : 'p1';
    return [
      { id, role: 'subject', full_name: spellings[spelling](one), ...(isDated ? { date_of_birth: one.born } : {}) },
    ];
  });
  return {
    type: isSplit ? 'multiple' : pages[0]!.type,
    confidence: 1,
    parts: pages.map(({ type }, index) => ({ type, confidence: 1, pages: [index + 1] })),
    people,
    facts: pages.flatMap((one, part) => factsOf(one, members[one.owner]!).map((fact) => ({ ...fact, part }))),
    additionalFields: pages.map(({ owner }, part) => ({
      label: 'Alternate phone',
      value: valuesOf(members[owner]!).phone!,
      confidence: 1,
      evidence: [{ page: part + 1, quote: 'Alternate phone' }],
    })),
    problems: [],
    engine: 'rules',
  };
}

function factsOf({ spelling, isDated }: Page, one: Member): Fact[] {
  const named = spelling ? { full_name: spellings[spelling](one), given_names: one.given } : {};
  const texts = { ...valuesOf(one), ...named, ...(isDated ? { date_of_birth: one.born } : {}) };
  return Object.entries(texts).map(([name, value]) => ({
    name,
    value,
    raw: value,
    type: name === 'date_of_birth' ? 'date' : 'string',
    tier: 'read',
    confidence: 0.95,
    evidence: [{ page: 1, quote: value }],
  }));
}

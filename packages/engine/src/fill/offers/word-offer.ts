// The wordings under which forms ask for a field: its own label and synonyms, and what papers call the facts that fill it.
import type { FieldDefinition } from '@oneform/contract';
import { captions } from '#catalogue/lexicon/captions.ts';
import type { ValuePart, WordedFact } from '#catalogue/wordings/facts.ts';
import { type WordedLanguage, wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import type { Wording } from './offer.ts';
import { tokenise } from './tokenise.ts';
import { isTopicWord } from './topics.ts';

const LABEL = 1;
const SYNONYM = 0.98;
const NAME = 0.95;
const PAPERS = 0.95;
const WEAK = 0.92;

/** Alone these words fit many things. */
const generic: ReadonlySet<string> = new Set(
  `mi m i name first last given middle family maiden initial suffix title date number street unit apt suite city town state province region zip postal code
country county address phone email fax cell home day evening contact position kind type from until start end issue issued expiry
expires expiration valid amount value balance year make model sex age relationship occupation authority place status class
nationality citizenship language description details explanation relation issuing printed post office village territory house area daytime including`.split(
    /\s+/,
  ),
);

/** Wordings of forms, where papers and our own labels are shorter. */
const asForms: Readonly<Record<string, string>> = {
  city: 'city, town, or post office|city or town|town or city|city/village',
  street:
    'home address number and street|home address number and street rural route|street number and name|street name and number|number and street name|house number and street',
  full_name: 'names shown on return|name shown on return',
  ssn: 'identifying number',
  surname: 'family name last name|surname family name|surname or family name',
  given_names: 'given name first name|first name given name|first names given names|first and middle names',
  postal_code: 'zip or postal code|postal or zip code|zip+4|zip/postal code',
  state: 'state or territory|province or state|us state',
  phone:
    'daytime telephone number|contact telephone number|telephone number daytime|phone number with area code|telephone number including area code|area code and phone number',
  place_of_birth: 'city of birth|city or town of birth|born in city|born in city town|birthplace city|birth city',
  date_of_birth: 'date of birth month day year|birth date month day year',
};

/** Words that mean the bearer's own fact on papers, and somebody else's, or nothing known, on forms. */
const ofPapersAlone: ReadonlySet<string> = new Set(
  'account ending|account number ending|business name|service date|owner|owner name|name of owner|name of registered owner|registered owner|registered keeper|subscriber|subscriber name|claimant|claimant name|participant name|client name|patient name|customer name|until|to|from|first|last|issued|expires|born|st|type of work|work type|line of work|home e-mail address|home email|home email address'.split(
    '|',
  ),
);

/** Papers name a thing and mean its bearer or its number ("Account", "Certificate"); on a form the same word asks of the thing. */
const things: ReadonlySet<string> = new Set(
  'account accounts acct card record certificate policy order pay paid life attention issued primary first ending number'.split(
    ' ',
  ),
);

/** Words for parts of a name ask for all of it only where they name both ends. */
const ends = [
  ['last', 'family'],
  ['first', 'given'],
];
const partsOfName: ReadonlySet<string> = new Set([
  ...ends.flat(),
  'name',
  'names',
  'middle',
  'initial',
  'mi',
  'suffix',
]);

function isOfPaperAlone(fact: string, { tokens }: Wording): boolean {
  if (fact.endsWith('_number')) return !tokens.includes('number') && tokens.every((token) => things.has(token));
  if (fact !== 'full_name') return false;
  if (tokens.every((token) => things.has(token))) return true;
  const isOfParts =
    tokens.some((token) => ends.flat().includes(token)) && tokens.every((token) => partsOfName.has(token));
  return isOfParts && !ends.every((words) => words.some((word) => tokens.includes(word)));
}

/** A box for both is no box for one of them. */
const asksForTwo = /\b(?:names?|address)\s*(?:and|&|\+)\s*(?:e-?mail|address|phone|telephone)/i;

/**
 * Wordings for a part of a value in all languages. Words are compared in any order, so that "street number" cannot be
 * distinguished from "number and street": wordings with the street are left out as well, and so are words that number
 * anything.
 */
export function wordPart(part: ValuePart): string {
  const known = wordedParts.get(part) ?? listPart(part);
  wordedParts.set(part, known);
  return known;
}

const wordedParts = new Map<ValuePart, string>();

function listPart(part: ValuePart): string {
  return wordedLanguages
    .flatMap((language) => {
      const { parts } = readWordings(language);
      const street = new Set(parts.street.flatMap(tokenise));
      return parts[part].filter((phrase) => {
        const tokens = tokenise(phrase);
        const isTelling = tokens.some((token) => token.length > 3 && token !== 'number');
        return isTelling && !tokens.some((token) => street.has(token));
      });
    })
    .join('|');
}

const captionsByFact = Map.groupBy(captions, ({ name }) => name);

const wordedFacts = new Map<string, readonly Wording[]>();

export function wordFact(fact: string): readonly Wording[] {
  // Fields that people named are no facts, and more than can be kept.
  if (!captionsByFact.has(fact) && asForms[fact] === undefined) return [];
  const known = wordedFacts.get(fact) ?? listWordings(fact);
  wordedFacts.set(fact, known);
  return known;
}

function listWordings(fact: string): Wording[] {
  const ofForms = (asForms[fact]?.split('|') ?? []).flatMap((phrase) => toWording(phrase, PAPERS));
  const ofPapers = (captionsByFact.get(fact) ?? []).flatMap(({ wordings, weak }) =>
    wordings
      .filter((phrase) => !ofPapersAlone.has(phrase.trim()) && !asksForTwo.test(phrase))
      .flatMap((phrase) => toWording(phrase, weak ? WEAK : PAPERS))
      .filter((wording) => !isOfPaperAlone(fact, wording)),
  );
  return [...ofForms, ...ofPapers];
}

/** "Year of birth", "birth month": what takes a part of it, a list of years or two cells, is told by the place. */
export function wordDateParts(wordings: readonly Wording[]): Wording[] {
  const whole = wordings.filter(({ tokens }) => tokens.length > 1 && tokens.includes('date'));
  const parts = ['day', 'month', 'year'].flatMap((part) =>
    whole.map((wording) => ({ ...wording, tokens: wording.tokens.map((token) => (token === 'date' ? part : token)) })),
  );
  return unique([...wordings, ...parts]);
}

export function wordField(field: FieldDefinition): Wording[] {
  const facts = new Set([field.atomic ?? field.name, ...(field.facts ?? []).map((fact) => fact.split('@')[0]!)]);
  const wordings = [
    ...toWording(field.label, LABEL),
    ...(field.synonyms ?? []).flatMap((synonym) => toWording(synonym, SYNONYM)),
    ...toWording(field.name.replaceAll('_', ' '), NAME),
    ...[...facts].flatMap(wordFact),
  ];
  return unique(wordings.filter((wording) => !isOfPaperAlone(field.atomic ?? field.name, wording)));
}

/** Facts that anybody and anything may have: what asks for them, alone, fits many things in every language. */
const ofAnybody = [
  'full_name',
  'surname',
  'given_names',
  'first_name',
  'middle_name',
  'address',
  'street',
  'unit',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
  'cell_phone',
  'home_phone',
  'fax',
  'sex',
  'occupation',
  'relationship',
] as const satisfies readonly WordedFact[];

const genericIn = new Map<WordedLanguage, ReadonlySet<string>>();

function genericWords(language: WordedLanguage): ReadonlySet<string> {
  const known = genericIn.get(language);
  if (known) return known;
  const { captions: worded } = readWordings(language);
  const words = new Set(ofAnybody.flatMap((fact) => worded[fact]).flatMap(tokenise));
  genericIn.set(language, words);
  return words;
}

/** Asked for together, in either order. */
const together: Readonly<Record<string, readonly (readonly [WordedFact, WordedFact])[]>> = {
  postal_code_city: [['postal_code', 'city']],
  full_name: [
    ['surname', 'given_names'],
    ['full_name', 'given_names'],
  ],
};

function phrasesOf(fact: string, language: WordedLanguage): readonly string[] {
  const { captions: worded, values } = readWordings(language);
  // "Man / woman" may be the answers to tick.
  const answers = new Set([...values.male, ...values.female, ...values.x].flatMap(tokenise));
  if (fact === 'sex') return worded.sex.filter((phrase) => !tokenise(phrase).every((token) => answers.has(token)));
  const plain = (phrases: readonly string[] = []) =>
    distinct(phrases.flatMap((phrase) => [phrase, withoutBrackets(phrase)]));
  const pairs = (together[fact] ?? []).flatMap(([one, other]) =>
    plain(worded[one]).flatMap((phrase) => plain(worded[other]).map((second) => `${phrase} ${second}`)),
  );
  return [...plain(worded[fact as WordedFact]), ...pairs];
}

/** "Imię (imiona)" is often printed as "Imię" alone. */
const withoutBrackets = (phrase: string) => phrase.replace(/\s*\([^)]*\)/g, '');
const distinct = (phrases: readonly string[]) => [...new Set(phrases)];

const inLanguage = new Map<string, Wording[]>();

/** The wordings of a fact in the language of the form, where a word means one thing. */
export function wordIn(fact: string, language: WordedLanguage): Wording[] {
  const key = `${language} ${fact}`;
  const known = inLanguage.get(key);
  if (known) return known;
  const words = genericWords(language);
  const made = phrasesOf(fact, language)
    // Of "2. Vorname" the number would be lost.
    .filter((phrase) => !asksForTwo.test(phrase) && !/\d/.test(phrase))
    .flatMap((phrase) => toWording(phrase, PAPERS))
    .map((wording) => ({
      ...wording,
      isGeneric: wording.isGeneric || wording.tokens.every((token) => words.has(token) && !isTopicWord(token)),
    }));
  inLanguage.set(key, made);
  return made;
}

export function toWording(phrase: string, weight: number): Wording[] {
  const tokens = tokenise(phrase);
  // One letter, or none of ours: too little to know a field by.
  if (tokens.join('').length < 2) return [];
  return [{ tokens, weight, isGeneric: tokens.every((token) => generic.has(token) && !isTopicWord(token)) }];
}

export function unique(wordings: readonly Wording[]): Wording[] {
  const byText = new Map<string, Wording>();
  for (const wording of wordings) {
    const key = wording.tokens.join(' ');
    if ((byText.get(key)?.weight ?? 0) < wording.weight) byText.set(key, wording);
  }
  return [...byText.values()];
}

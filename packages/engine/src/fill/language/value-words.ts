// A value of the collection in the words of the form's language: a country, a sex, a civil status, yes and no.
import { type Choice, choices } from '#catalogue/wordings/facts.ts';
import { type WordedLanguage, wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import type { Offer } from '../offers/offer.ts';
import { type FormLocale, tagOf } from './form-locale.ts';
import genders from './genders.json' with { type: 'json' };

export type Sex = 'male' | 'female';
type Worded = Pick<Offer, 'value' | 'shape' | 'fact'>;

/** Words a value for a text field. Unchanged where the form is in English or the value is no word. */
export function wordValue(offer: Worded, { languages: [language] }: FormLocale, sex?: Sex): string {
  if (language === 'en') return offer.value;
  if (offer.shape === 'country') return countryName(offer.value, language) ?? offer.value;
  const choice = choiceOf(offer);
  return choice === undefined || !isWrittenOut(choice) ? offer.value : wordFor(choice, language, sex);
}

/** All words that say it, those of the form's own languages first, English after them; letters only whole. */
export function wordsFor(offer: Worded, { languages }: FormLocale): string[] {
  const all = [...languages.filter((language) => language !== 'en'), 'en' as const];
  if (offer.shape === 'country') return all.flatMap((language) => countryName(offer.value, language) ?? []);
  const choice = choiceOf(offer);
  return choice === undefined ? [] : all.flatMap((language) => readWordings(language).values[choice]);
}

const isChoiceFact = /(?:^|_)(?:sex|gender|marital_status|civil_status)$/;

/** Choice that a value means, in any language. */
function choiceOf({ value, shape, fact }: Worded): Choice | undefined {
  if (shape === 'boolean') return value === 'Yes' ? 'yes' : 'no';
  if (shape !== 'choice' && !isChoiceFact.test(fact)) return undefined;
  const wanted = squash(value);
  const among = isChoiceFact.test(fact) ? choices.filter((choice) => choice !== 'yes' && choice !== 'no') : choices;
  for (const language of ['en' as const, ...wordedLanguages]) {
    const { values } = readWordings(language);
    const found = among.filter((choice) => values[choice].some((word) => word.length > 1 && squash(word) === wanted));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

export const answers: readonly Choice[] = ['yes', 'no'];
export const sexes: readonly Choice[] = ['male', 'female', 'x'];
export const civilStates: readonly Choice[] = choices.slice(
  choices.indexOf('single'),
  choices.indexOf('civil_partnership') + 1,
);

/** Each label is another of these choices, all in one language. */
export function areWordedAs(among: readonly Choice[], labels: readonly string[]): boolean {
  return wordedLanguages.some((language) => {
    const { values } = readWordings(language);
    const said = labels.map((label) =>
      among.find((choice) => values[choice].some((word) => squash(word) === squash(label))),
    );
    return !said.includes(undefined) && new Set(said).size === said.length;
  });
}

/** Choices that are written out in the form's language; an occupation stays in the person's own words. */
const writtenOut: ReadonlySet<Choice> = new Set([...answers, 'male', 'female', ...civilStates]);
const isWrittenOut = (choice: Choice) => writtenOut.has(choice);

/** Order of the first two words, a man's and a woman's; where none is named one word serves both. */
type Gendered = Readonly<Partial<Record<WordedLanguage, Readonly<Partial<Record<Choice, 'mf' | 'fm'>>>>>>;

function wordFor(choice: Choice, language: WordedLanguage, sex: Sex | undefined): string {
  const words = readWordings(language).values[choice];
  const order = (genders as Gendered)[language]?.[choice];
  if (order === undefined) return words[0]!;
  const both = words.find((word) => /[/(]/.test(word));
  if (sex === undefined) return both ?? words.slice(0, 2).join('/');
  return words[order.startsWith(sex[0]!) ? 0 : 1]!;
}

function countryName(value: string, language: WordedLanguage): string | undefined {
  const code = normaliseCountry(value)?.alpha2;
  const name = code === undefined ? undefined : new Intl.DisplayNames([tagOf(language)], { type: 'region' }).of(code);
  return name === code ? undefined : name;
}

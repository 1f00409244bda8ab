// The language and country that a form is written in, which say how its values are written.
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { usStates } from '#values/normalise/regions.ts';
import { languagesOf } from '../match/form-languages.ts';

export interface FormLocale {
  /** Those that the form speaks, the first one most; English alone where nothing tells. */
  readonly languages: readonly [WordedLanguage, ...WordedLanguage[]];
  /** ISO 3166-1 alpha-2, where the form's words tell. */
  readonly country?: string;
}

/** Words that only forms of one country use. A form of two of them is of neither. */
const countryWords: readonly (readonly [country: string, words: RegExp])[] = [
  ['GB', /\b(?:HMRC|HM Revenue|GOV\.UK|National Insurance|UKVI|Home Office|United Kingdom|Acas|Employment Tribunal)\b/],
  ['DE', /\b(?:Jobcenter|Familienkasse|Bundesagentur|Finanzamt|Sozialamt|Wohnungsamt|SGB|WoFG|Deutschland)\b/],
  ['IE', /\b(?:Eircode|PPS (?:Number|No))/],
  ['CA', /\b(?:Canada|Québec|Ontario|IRCC|Social Insurance Number)\b/],
  ['AU', /\b(?:Australia|Australian|Medicare card|TFN)\b/],
  ['NZ', /\bNew Zealand\b/],
  ['IN', /\b(?:Aadhaar|PAN card|PIN code)\b/i],
  ['ZA', /\bSouth Africa\b/],
  ['CH', /\b(?:Schweiz|Suisse|Svizzera|AHV-Nummer|Kanton)\b/],
  ['AT', /\b(?:Österreich|ZMR-Zahl)\b/],
  ['BE', /\b(?:Belgique|België|Rijksregisternummer)\b/],
  ['BR', /\b(?:Brasil|CPF)\b/],
];
const american =
  /\b(?:zip|ssn|social security|irs|u\.?s\.?c\.?i\.?s|state of [A-Z]|united states(?: bankruptcy| district)? court|u\.s\.c\.)\b/i;
const notAmerican = /\bpost ?code\b/i;

/** @param known what a map of the form says */
export function localeOf(
  text: string,
  known?: { readonly language: string; readonly country?: string } | null,
): FormLocale {
  const languages = known == null ? languagesIn(text) : [asWorded(known.language) ?? 'en'];
  const country = known?.country ?? countryIn(text, languages[0]!);
  return {
    languages: languages as [WordedLanguage, ...WordedLanguage[]],
    ...(country === undefined ? {} : { country }),
  };
}

/** Of a form of few words each language is as likely as the next: then it is English, as its reader is. */
function languagesIn(text: string): readonly WordedLanguage[] {
  const found = languagesOf(text);
  return found.length === 0 || found.length === wordedLanguages.length ? ['en'] : found;
}

function asWorded(tag: string): WordedLanguage | undefined {
  const language = tag
    .split('-')[0]!
    .toLowerCase()
    .replace(/^n[bn]$/, 'no')
    .replace(/^fil$/, 'tl');
  return wordedLanguages.find((known) => known === language);
}

function countryIn(text: string, language: WordedLanguage): string | undefined {
  const found = countryWords.filter(([, words]) => words.test(text)).map(([country]) => country);
  const isAmerican = language === 'en' && (american.test(text) || inState.test(text));
  if (found.length > 0) return found.length === 1 && !isAmerican ? found[0] : undefined;
  if (language !== 'en') return undefined;
  const named = abroad.filter((country) => new RegExp(`\\b${nameOf(country)}\\b`).test(text));
  if (isAmerican) return notAmerican.test(text) || named.length > 0 ? undefined : 'US';
  return named.length === 1 ? named[0] : undefined;
}

/** Countries that have forms in English, besides those whose words are told above. */
const abroad =
  'NG GH KE UG TZ PK SG MY PH HK JM TT BS BB MT ZM ZW MW BW NA RW SL LR GM LK BD NP FJ PG DE NL AT CH BE FR'.split(' ');
const nameOf = (country: string) =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(country)!.replace(/ SAR.*$/, '');
/** "Boston, MA 02116", "Commonwealth of Massachusetts", "Ohio Rev. Code", "Cook County, Illinois"; Georgia is a country as well. */
const states = Object.values(usStates).filter((state) => state !== 'Georgia');
const inState = new RegExp(
  `,\\s*(?:${Object.keys(usStates).join('|')})\\.?\\s+\\d{5}\\b|\\b(?:${states.join('|')})\\b`,
);

const tags: Partial<Record<WordedLanguage, string>> = { no: 'nb', tl: 'fil', sr: 'sr-Cyrl' };

/** BCP 47, for `Intl`. */
export const tagOf = (language: WordedLanguage, country?: string): string =>
  `${tags[language] ?? language}${country === undefined ? '' : `-${country}`}`;

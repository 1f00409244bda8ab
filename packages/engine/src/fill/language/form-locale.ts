// The language and country that a form is written in, which say how its values are written.
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { languagesOf } from '../match/form-languages.ts';

export interface FormLocale {
  /** Those that the form speaks, the first one most; English alone where nothing tells. */
  readonly languages: readonly [WordedLanguage, ...WordedLanguage[]];
  /** ISO 3166-1 alpha-2, where the form's words tell. */
  readonly country?: string;
}

/** Words that only forms of one country use. A form of two of them is of neither. */
const countryWords: readonly (readonly [country: string, words: RegExp])[] = [
  ['GB', /\b(?:HMRC|HM Revenue|GOV\.UK|National Insurance|UKVI|Home Office|United Kingdom)\b/],
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
const american = /\b(?:zip|ssn|social security|irs|u\.?s\.?c\.?i\.?s|state of [A-Z])\b/i;
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
  if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  return language === 'en' && american.test(text) && !notAmerican.test(text) ? 'US' : undefined;
}

const tags: Partial<Record<WordedLanguage, string>> = { no: 'nb', tl: 'fil', sr: 'sr-Cyrl' };

/** BCP 47, for `Intl`. */
export const tagOf = (language: WordedLanguage, country?: string): string =>
  `${tags[language] ?? language}${country === undefined ? '' : `-${country}`}`;

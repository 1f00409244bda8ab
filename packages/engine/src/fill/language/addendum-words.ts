// Names of the added page in the form's language, and of the reference to it.
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import words from './addendum-words.json' with { type: 'json' };
import type { FormLocale } from './form-locale.ts';

export interface AddendumWords {
  readonly title: string;
  readonly page: string;
  /** The longest first. */
  readonly pointers: readonly string[];
}

export const addendumWords = ({ languages: [language] }: FormLocale): AddendumWords =>
  (words as Readonly<Record<WordedLanguage, AddendumWords>>)[language];

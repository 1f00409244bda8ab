// The language of the page. It is settled before any module that holds texts runs, so that texts are plain constants and a chunk needs no
// look-up; another choice reloads the page. English is part of each chunk, every other language one file (`src/languages`).
import type { ErrorCode } from '@oneform/contract';

export interface Language {
  /** BCP 47: what `Intl` and `<html lang>` are given. */
  readonly code: string;
  /** Texts of the app by the place that has them, as `documents/upload`. */
  readonly messages: Readonly<Record<string, object>>;
  /** Refusals of the API, for those whose sentence has no words. */
  readonly problems: Readonly<Record<ErrorCode, string>>;
  /** The words of a text that comes from the server or the contract; undefined where there are none. */
  readonly translate: (english: string) => string | undefined;
}

let current: Language | undefined;

export function setLanguage(language: Language | undefined): void {
  current = language;
  document.documentElement.lang = locale();
}

export const locale = (): string => current?.code ?? 'en';

/** The texts of one place: in English as written there, or those of the language under the same name. */
export const inLanguage = <Texts extends object>(place: string, english: Texts): Texts =>
  (current?.messages[place] as Texts | undefined) ?? english;

/** A refusal of the API in the words of the language: those of its sentence, else those of its code. */
export const translateProblem = (code: ErrorCode, english: string): string =>
  current === undefined ? english : (current.translate(english) ?? current.problems[code]);

/** Whether texts of the server want words of another language. */
export const isTranslated = (): boolean => current !== undefined;

/** Texts that come from the server or the contract: labels of templates, kinds of papers, problems. English stays where nothing else is known. */
export const translate = (english: string): string => current?.translate(english) ?? english;

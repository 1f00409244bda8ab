// The language of the app: chosen on this device, else the first of the browser's that the app has.
import { readStored, writeStored } from './stored.ts';

/** Each under its own name. A new one has its texts in `src/languages`. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;
export type LanguageCode = keyof typeof languageNames;

const KEY = 'oneform-language';

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

/** Undefined: as the browser. */
export function chosenLanguage(): LanguageCode | undefined {
  const stored = readStored(KEY) ?? '';
  return isLanguage(stored) ? stored : undefined;
}

/** `['fr-CH', 'de-AT']` → `de`. */
export const languageOf = (wanted: readonly string[]): LanguageCode =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? 'en';

export const currentLanguage = (): LanguageCode => chosenLanguage() ?? languageOf(navigator.languages);

/** The page starts anew: its texts are fixed from the start. What is being typed is kept as a draft. */
export function chooseLanguage(code: LanguageCode | undefined): void {
  writeStored(KEY, code ?? '');
  window.location.reload();
}

// Fetches the texts of the language that the app is in. English needs nothing: it is part of the app.
import { type Language, setLanguage } from '#lib/language.ts';
import { currentLanguage, type LanguageCode } from '#lib/language-choice.ts';

const languages: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ readonly default: Language }>> = {
  de: () => import('./de/index.ts'),
};

/** To be called before anything with texts is imported. */
export async function loadLanguage(): Promise<void> {
  const code = currentLanguage();
  if (code === 'en') return;
  // Fetching fails offline and after an update: English is better than a blank page.
  await languages[code]().then(
    ({ default: language }) => setLanguage(language),
    () => undefined,
  );
}

// The language of the app on this device.
import { chooseLanguage, chosenLanguage, isLanguage, languageNames } from '#lib/language-choice.ts';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';

export function LanguageSetting() {
  return (
    <Select
      size="sm"
      aria-label={t.languageSetting.language}
      value={chosenLanguage() ?? 'browser'}
      onChange={(value) => chooseLanguage(isLanguage(value) ? value : undefined)}
      options={[
        { value: 'browser', label: t.languageSetting.sameAsBrowser },
        ...Object.entries(languageNames).map(([value, label]) => ({ value, label })),
      ]}
    />
  );
}

// Finding options by what is typed.

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Distinguishing text under its label; searched as well. */
  readonly hint?: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The option that is meant: by value first, then by label, ignoring case and accents. */
export const findOption = (options: readonly ComboboxOption[], text: string) =>
  options.find((option) => option.value === text) ??
  (text === '' ? undefined : options.find((option) => fold(option.label) === fold(text)));

/** Options that contain the text, those that begin with it first. */
export function matchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = fold(text.trim());
  if (wanted === '') return options;
  const hits = options.filter(({ label, hint = '' }) => fold(label).includes(wanted) || fold(hint).includes(wanted));
  const starts = (option: ComboboxOption) => fold(option.label).startsWith(wanted);
  return [...hits.filter(starts), ...hits.filter((option) => !starts(option))];
}

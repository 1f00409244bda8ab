// Writes one value into one control, by the kind of control.
import type { PageControl, PageValue } from '@oneform/contract';
import type { FoundControl } from '../find-controls.ts';
import { isSelect } from './control-state.ts';
import { writeCombobox, writeSelect, writeTicks } from './write-choice.ts';
import { writeText } from './write-text.ts';

/** False where the page did not take it; then the control stands as before. */
export async function writeControl(control: FoundControl, words: PageControl, value: PageValue): Promise<boolean> {
  const { kind, first } = control;
  if (kind === 'radio' || kind === 'checkbox') return writeTicks(control, value);
  if (isSelect(first)) return writeSelect(first, words.options?.[value.option ?? -1]);
  const isList = kind === 'combobox' && !first.hasAttribute('list');
  if (isList)
    return writeCombobox(first, value.option === undefined ? value.value : words.options![value.option]!.label);
  const { maxLength = -1 } = first as Partial<HTMLInputElement>;
  if (maxLength >= 0 && value.value.length > maxLength) return false;
  return writeText(first, value.value);
}

// The state of a control before and after it is written: to keep what a person wrote, and to undo.
import type { FoundControl } from '../find-controls.ts';
import { setChecked, setSelected, setText, tell } from './native.ts';

/** Text of a field, position of a list's choice, ticked members of a group. */
export type ControlState = { readonly text: string } | { readonly selected: number } | { readonly ticked: string };

export function stateOf({ kind, first, members }: FoundControl): ControlState {
  if (kind === 'radio' || kind === 'checkbox')
    return { ticked: members.map((one) => (isTicked(one) ? '1' : '0')).join('') };
  if (isSelect(first)) return { selected: first.selectedIndex };
  return { text: textOf(first) };
}

export const isSameState = (one: ControlState, other: ControlState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** True where nobody has answered yet: a list that stands at the choice that the page began with counts as unanswered. */
export function isUnanswered(control: FoundControl): boolean {
  const { first } = control;
  if (isSelect(first)) {
    const initial = [...first.options].findIndex(({ defaultSelected }) => defaultSelected);
    return first.selectedIndex === Math.max(initial, 0) || first.selectedIndex === -1;
  }
  const state = stateOf(control);
  return 'ticked' in state ? !state.ticked.includes('1') : 'text' in state && state.text.trim() === '';
}

export function restore({ kind, first, members }: FoundControl, state: ControlState): void {
  if ('ticked' in state) {
    for (const [index, member] of members.entries()) {
      const wanted = state.ticked[index] === '1';
      if (isTicked(member) === wanted) continue;
      if (kind === 'checkbox' || wanted) member.click();
      // A group of radio buttons knows no click that unticks.
      else if (member.localName === 'input') setChecked(member as HTMLInputElement, false);
      tell(member, 'input', 'change');
    }
  } else if ('selected' in state) {
    setSelected(first as HTMLSelectElement, state.selected);
    tell(first, 'input', 'change');
  } else {
    setText(first, state.text);
    tell(first, 'input', 'change', 'blur');
  }
}

/** The answer in words, as a person would read it. */
export function answerOf({ kind, first, members }: FoundControl, options: readonly { label: string }[] = []): string {
  if (kind === 'checkbox') return isTicked(first) ? 'Yes' : '';
  if (kind === 'radio') return options[members.findIndex(isTicked)]?.label ?? '';
  if (isSelect(first)) return first.selectedOptions[0]?.textContent?.trim() ?? '';
  return textOf(first).trim();
}

export const isTicked = (member: HTMLElement): boolean =>
  member.localName === 'input' ? (member as HTMLInputElement).checked : member.getAttribute('aria-checked') === 'true';

export const isSelect = (element: HTMLElement): element is HTMLSelectElement => element.localName === 'select';

export const textOf = (element: HTMLElement): string =>
  'value' in element ? String(element.value) : (element.textContent ?? '');

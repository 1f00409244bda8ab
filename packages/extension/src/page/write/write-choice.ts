// Chooses from lists, and ticks boxes and groups, by the words that the page shows.
import type { ControlOption, PageValue } from '@oneform/contract';
import type { FoundControl } from '../find-controls.ts';
import { clean } from '../words.ts';
import { isTicked, textOf } from './control-state.ts';
import { pressKey, setSelected, setText, tell } from './native.ts';
import { settle } from './write-text.ts';

/** A list that opens asks its server for its choices first. */
const OPENS_WITHIN_MS = 1000;
const LOOK_AGAIN_MS = 40;

export async function writeSelect(select: HTMLSelectElement, wanted: ControlOption | undefined): Promise<boolean> {
  if (wanted === undefined) return false;
  const index = [...select.options].findIndex(
    (option) => clean(option.textContent) === wanted.label && !option.disabled,
  );
  if (index === -1) return false;
  select.focus({ preventScroll: true });
  setSelected(select, index);
  tell(select, 'input', 'change');
  await settle();
  select.blur();
  return clean(select.selectedOptions[0]?.textContent) === wanted.label;
}

export async function writeTicks(
  { kind, members, first }: FoundControl,
  { option, checked }: PageValue,
): Promise<boolean> {
  const member = kind === 'radio' ? members[option ?? -1] : checked === true ? first : undefined;
  if (member === undefined) return false;
  if (!isTicked(member)) member.click();
  await settle();
  return isTicked(member);
}

/** Opens the list, narrows it by typing where it takes text, and clicks the choice with these very words; else leaves it as it was. */
export async function writeCombobox(element: HTMLElement, words: string): Promise<boolean> {
  const takesText = element.localName === 'input';
  const before = textOf(element);
  element.focus({ preventScroll: true });
  element.click();
  if (takesText) {
    setText(element, words);
    tell(element, 'input');
  } else pressKey(element, 'ArrowDown');
  const choice = await findChoice(element, words);
  if (choice) {
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      choice.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }));
    choice.click();
    await settle();
    if (!takesText || fold(textOf(element)) !== '') {
      element.blur();
      return true;
    }
  }
  pressKey(element, 'Escape');
  if (takesText) {
    setText(element, before);
    tell(element, 'input', 'change');
  }
  element.blur();
  return false;
}

async function findChoice(element: HTMLElement, words: string): Promise<HTMLElement | null> {
  const until = performance.now() + OPENS_WITHIN_MS;
  do {
    const same = optionsOf(element).filter((option) => fold(option.textContent ?? '') === fold(words));
    if (same.length === 1) return same[0]!;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  } while (performance.now() < until);
  return null;
}

function optionsOf(element: HTMLElement): HTMLElement[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const list = id === null ? root : (root.getElementById(id) ?? root);
  return [...list.querySelectorAll<HTMLElement>('[role=option]')].filter((option) => option.checkVisibility());
}

const fold = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

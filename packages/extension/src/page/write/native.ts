// Sets values through the browser's own setters, past whatever a page has put in their place, and tells the page as typing would.

const setterOf = (prototype: object, property: string) => Object.getOwnPropertyDescriptor(prototype, property)!.set!;

const setInput = setterOf(HTMLInputElement.prototype, 'value');
const setArea = setterOf(HTMLTextAreaElement.prototype, 'value');
const setTick = setterOf(HTMLInputElement.prototype, 'checked');
const setIndex = setterOf(HTMLSelectElement.prototype, 'selectedIndex');

export function setText(element: HTMLElement, text: string): void {
  if (element.localName === 'input') setInput.call(element, text);
  else if (element.localName === 'textarea') setArea.call(element, text);
  else element.textContent = text;
}

export const setChecked = (element: HTMLInputElement, checked: boolean): void => setTick.call(element, checked);
export const setSelected = (element: HTMLSelectElement, index: number): void => setIndex.call(element, index);

/** Tells the page of events that bubble, as the browser does after a person's own doing. */
export function tell(element: HTMLElement, ...names: ('input' | 'change' | 'blur')[]): void {
  for (const name of names)
    element.dispatchEvent(
      name === 'input'
        ? new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' })
        : name === 'blur'
          ? new FocusEvent('blur', { composed: true })
          : new Event(name, { bubbles: true }),
    );
}

export function pressKey(element: HTMLElement, key: string): void {
  const detail = { key, bubbles: true, composed: true, cancelable: true };
  for (const name of ['keydown', 'keypress', 'keyup'])
    if (name !== 'keypress' || key.length === 1) element.dispatchEvent(new KeyboardEvent(name, detail));
}

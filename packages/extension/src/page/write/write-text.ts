// Writes text into a field; where the page's mask takes no whole text, letter by letter.
import { textOf } from './control-state.ts';
import { pressKey, setText, tell } from './native.ts';

/** False where the page did not keep the text; then the field holds what it held before. */
export async function writeText(element: HTMLElement, text: string): Promise<boolean> {
  const before = textOf(element);
  element.focus({ preventScroll: true });
  setText(element, text);
  tell(element, 'input', 'change');
  await settle();
  if (!holds(element, text)) {
    await typeLetters(element, text);
    tell(element, 'change');
    await settle();
  }
  const isKept = holds(element, text);
  if (!isKept) {
    setText(element, before);
    tell(element, 'input', 'change');
  }
  leave(element);
  return isKept;
}

async function typeLetters(element: HTMLElement, text: string): Promise<void> {
  setText(element, '');
  tell(element, 'input');
  for (const letter of text) {
    const stood = textOf(element);
    pressKey(element, letter);
    // A mask that listens to keys has written the letter by itself.
    if (textOf(element) === stood) setText(element, stood + letter);
    tell(element, 'input');
    await Promise.resolve();
  }
}

/** Masks add and move signs; letters and digits stay. */
function holds(element: HTMLElement, text: string): boolean {
  const stands = textOf(element);
  return stands === text || (stands !== '' && bare(stands) === bare(text));
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Frameworks write back in a microtask or the next turn. A timer set by a timer has to wait 4 ms, which adds up on a long page;
 * set by a message it does not.
 */
export const settle = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      setTimeout(done, 0);
    };
    port2.postMessage(null);
  });

function leave(element: HTMLElement): void {
  if (element.ownerDocument.activeElement === element) element.blur();
  else tell(element, 'blur');
}

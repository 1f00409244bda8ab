// Moves the focus into an opening dialog, and back when it closes.
import { useRef } from 'react';

const CONTROLS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';
const ANYTHING = 'button:not(:disabled), a[href], [tabindex="0"]';

/** On touch a focused text box would raise the keyboard over what one has come to read. */
function firstControl(content: HTMLElement): HTMLElement | null {
  const [body, footer] = [content.querySelector('[data-dialog-body]'), content.querySelector('footer')];
  const control = body?.querySelector<HTMLElement>(CONTROLS) ?? body?.querySelector<HTMLElement>(ANYTHING);
  if (control && !matchMedia('(pointer: coarse)').matches) return control;
  return control ? content : (footer?.querySelector<HTMLElement>(ANYTHING) ?? content);
}

/** Ref of a body that scrolls: where nothing in it takes the focus it does so itself, for the keys to scroll it. */
export function scrollByKeys(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const judge = () => {
    const isText = body.scrollHeight > body.clientHeight && !body.querySelector(`${CONTROLS}, ${ANYTHING}`);
    if (isText) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const [size, content] = [new ResizeObserver(judge), new MutationObserver(judge)];
  size.observe(body);
  content.observe(body, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}

/** One of many: a row, a card, a field. */
const ITEM = 'li, tr, article, [data-field]';

interface Opener {
  readonly element: Element | null;
  /** Of the item it belongs to: the next one, then the one before. */
  readonly neighbours: readonly Element[];
}

function rememberOpener(): Opener {
  const element = document.activeElement;
  let item = element?.closest(ITEM);
  while (item && item.parentElement?.childElementCount === 1) item = item.parentElement.closest(ITEM);
  const around = [item?.nextElementSibling, item?.previousElementSibling];
  return { element, neighbours: around.filter((one) => one instanceof Element) };
}

function focusInstead({ neighbours }: Opener): void {
  const near = neighbours.find((one) => one.isConnected)?.querySelector<HTMLElement>(`${CONTROLS}, ${ANYTHING}`);
  (near ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

function giveBack(opener: Opener): void {
  const { element } = opener;
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) focusInstead(opener);
  else {
    element.focus({ preventScroll: true });
    followWhenGone(element, opener);
  }
}

/** The card of what was deleted goes a moment after the dialog did: its neighbour takes the focus. */
function followWhenGone(element: HTMLElement, opener: Opener): void {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    end();
    if (hasNoFocus()) focusInstead(opener);
  });
  const end = () => {
    watch.disconnect();
    document.removeEventListener('focusin', end);
    document.removeEventListener('pointerdown', end);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
  document.addEventListener('pointerdown', end);
}

export interface DialogFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** `wanted` takes the focus first; the first control of the body otherwise. */
export function useDialogFocus(wanted?: { readonly current: HTMLElement | null }): DialogFocus {
  const opener = useRef<Opener>({ element: null, neighbours: [] });
  return {
    onOpenAutoFocus: (event) => {
      opener.current = rememberOpener();
      event.preventDefault();
      (wanted?.current ?? firstControl(event.currentTarget as HTMLElement))?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const { activeElement } = document;
      const content = event.currentTarget as HTMLElement;
      // Meanwhile the person has been led elsewhere, as to a field just added.
      if (!hasNoFocus() && !content.contains(activeElement)) return;
      giveBack(opener.current);
    },
  };
}

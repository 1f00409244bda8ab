// Where the focus goes when a dialog opens, and back to when it closes.
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

export interface DialogFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** `wanted` takes the focus first; the first control of the body otherwise. */
export function useDialogFocus(wanted?: { readonly current: HTMLElement | null }): DialogFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      event.preventDefault();
      (wanted?.current ?? firstControl(event.currentTarget as HTMLElement))?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const back = opener.current;
      // What opened it may be gone, as the card of a deleted collection.
      if (back instanceof HTMLElement && back.isConnected && back !== document.body)
        back.focus({ preventScroll: true });
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}

// Finds the controls of a page in the order in which they stand, those of shadow roots and of frames of the same origin too.
import type { ControlKind } from '@oneform/contract';
import { isSeen } from './is-seen.ts';

export interface FoundControl {
  readonly kind: ControlKind;
  /** The element to write into, and of a group of radio buttons its first one. */
  readonly first: HTMLElement;
  /** All buttons of a radio group; otherwise `first` alone. */
  readonly members: readonly HTMLElement[];
}

const selector = 'input,select,textarea,[role=combobox],[role=radiogroup],[role=textbox]';

/** Types of `<input>` that hold a value which a person may have on paper; every other type is left alone. */
const kinds: Readonly<Record<string, ControlKind>> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  date: 'date',
  month: 'month',
  radio: 'radio',
  checkbox: 'checkbox',
};

/** So many elements are looked at, of those that are drawn at all; a page that has more is no form. */
const MAX_LOOKED_AT = 1000;
const MAX_FRAMES = 8;

export function findControls(page: Document): FoundControl[] {
  const found: FoundControl[] = [];
  const groups = new Map<string, HTMLElement[]>();
  const forms = new Map<HTMLFormElement | null, number>();
  let frames = 0;
  let lookedAt = 0;
  const enter = (root: Document | ShadowRoot): void => {
    for (const element of inOrder(root)) {
      if (lookedAt > MAX_LOOKED_AT) return;
      if (element.shadowRoot !== null) enter(element.shadowRoot);
      if (element.localName === 'iframe' || element.localName === 'frame') {
        const inside = frames < MAX_FRAMES ? documentIn(element as HTMLIFrameElement) : null;
        if (inside !== null && isSeen(element as HTMLElement)) {
          frames++;
          enter(inside);
        }
        continue;
      }
      if (!element.matches(selector) || !element.checkVisibility()) continue;
      lookedAt++;
      take(element as HTMLElement);
    }
  };
  const take = (element: HTMLElement): void => {
    const kind = kindOf(element);
    if (kind === undefined || isLocked(element) || !isSeen(element)) return;
    if (kind !== 'radio') {
      found.push({ kind, first: element, members: [element] });
      return;
    }
    if (element.localName !== 'input') {
      const members = [...element.querySelectorAll<HTMLElement>('[role=radio]')].filter((one) => isSeen(one));
      if (members.length > 1 && element.querySelector('input') === null) found.push({ kind, first: element, members });
      return;
    }
    const { name, form } = element as HTMLInputElement;
    if (!forms.has(form)) forms.set(form, forms.size);
    const key = `${forms.get(form)} ${name}`;
    const known = name === '' ? undefined : groups.get(key);
    if (known !== undefined) {
      known.push(element);
      return;
    }
    const members = [element];
    groups.set(key, members);
    found.push({ kind, first: element, members });
  };
  enter(page);
  return found;
}

/** Elements that may hold or be a control, in the order of the document. */
const inOrder = (root: Document | ShadowRoot): Iterable<Element> => {
  const walker = root.ownerDocument ?? (root as Document);
  const each = walker.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  return {
    *[Symbol.iterator]() {
      for (let node = each.nextNode(); node !== null; node = each.nextNode()) yield node as Element;
    },
  };
};

function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

function kindOf(element: HTMLElement): ControlKind | undefined {
  const role = element.getAttribute('role');
  switch (element.localName) {
    case 'select':
      return (element as HTMLSelectElement).multiple ? undefined : 'select';
    case 'textarea':
      return 'textarea';
    case 'input': {
      // The property, not the attribute: an unknown type is text.
      const kind = kinds[(element as HTMLInputElement).type];
      return role === 'combobox' && kind === 'text' ? 'combobox' : role === 'searchbox' ? undefined : kind;
    }
    default:
      if (role === 'radiogroup') return 'radio';
      if (element.querySelector('input,textarea,select') !== null) return undefined;
      return role === 'combobox' ? 'combobox' : element.isContentEditable ? 'textarea' : undefined;
  }
}

function isLocked(element: HTMLElement): boolean {
  return (
    element.matches(':disabled,[aria-disabled=true],[aria-readonly=true]') ||
    ('readOnly' in element && element.readOnly === true)
  );
}

// The nearest text before and after a control that belongs to no other control.
import { clean, isSilent } from './words.ts';

const MAX_STEPS = 60;
const MAX_CLIMB = 6;
const control = 'input:not([type=hidden]),select,textarea';

export function textBefore(element: Element): string {
  return near(element, 'previousSibling', 'lastChild');
}

export function textAfter(element: Element): string {
  return near(element, 'nextSibling', 'firstChild');
}

function near(element: Element, next: 'previousSibling' | 'nextSibling', into: 'lastChild' | 'firstChild'): string {
  let node: Node = element;
  let climbed = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    let following: Node | null = node[next];
    while (following === null) {
      const parent: Node | null = node.parentNode;
      if (parent === null || parent.nodeName === 'BODY' || parent.nodeName === 'FORM' || ++climbed > MAX_CLIMB)
        return '';
      node = parent;
      following = node[next];
    }
    node = following;
    const text = textAt(node, into);
    if (text === null) return '';
    if (text !== '') return text;
  }
  return '';
}

/** Null where another control is met first. */
function textAt(node: Node, into: 'lastChild' | 'firstChild'): string | null {
  if (node.nodeType === Node.TEXT_NODE) return says(node.nodeValue ?? '');
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as HTMLElement;
  if (element.matches(control)) return null;
  if (isSilent(element) || !element.checkVisibility()) return '';
  const isForward = into === 'firstChild';
  for (let child = element[into]; child !== null; child = isForward ? child.nextSibling : child.previousSibling) {
    const text = textAt(child, into);
    if (text === null) return null;
    if (text !== '') return element.querySelector(control) === null ? says(element.textContent ?? '') || text : text;
  }
  return '';
}

/** Signs alone, as the star of a required control, say nothing. */
const says = (text: string): string => (/\p{L}/u.test(text) ? clean(text) : '');

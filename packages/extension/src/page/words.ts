// Text of a page as a person reads it, without the text of controls, and cut to what a description may hold.
import { MAX_CONTROL_WORDS } from '@oneform/contract';

/** Elements whose text is no caption. */
const silent =
  'script,style,noscript,template,select,option,datalist,textarea,button,[role=button],[role=alert],[role=listbox],[role=tooltip],svg,iframe,object';

export const clean = (text: string | null | undefined, longest = MAX_CONTROL_WORDS): string => {
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return words.length <= longest ? words : words.slice(0, longest).trim();
};

/** Words of a text node, of an element without its controls, or of what a label is made of. */
export function wordsOf(node: Node, longest = MAX_CONTROL_WORDS): string {
  const parts: string[] = [];
  let length = 0;
  const walk = (at: Node): void => {
    if (length > longest) return;
    if (at.nodeType === Node.TEXT_NODE) {
      const text = at.nodeValue ?? '';
      parts.push(text);
      length += text.trim().length;
      return;
    }
    if (at.nodeType !== Node.ELEMENT_NODE) return;
    const element = at as Element;
    if (element !== node && element.matches(silent)) return;
    if (element.localName === 'img') parts.push(` ${element.getAttribute('alt') ?? ''} `);
    if (element.localName === 'br') parts.push(' ');
    for (const child of element.childNodes) walk(child);
    if (element.localName !== 'span') parts.push(' ');
  };
  walk(node);
  return clean(parts.join(''), longest);
}

/** True for elements whose text says nothing of a control beside them. */
export const isSilent = (element: Element): boolean => element.matches(silent);

/** Elements that an attribute names by their ids. */
export function wordsByIds(element: Element, attribute: string): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  const found = ids.map((id) => root.getElementById?.(id) ?? null).filter((one) => one !== null && one !== element);
  return clean(found.map((one) => wordsOf(one!)).join(' '));
}

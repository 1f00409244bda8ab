// True for what a person can see: a value written anywhere else would go to the page behind their back.

/** CSS pixels; a control that is smaller takes no words. */
const MIN_SIDE = 4;
const MAX_DEPTH = 60;

/** Boxes to tick are often drawn by the page, with the real one transparent below: then their label has to be seen. */
export function isSeen(element: HTMLElement): boolean {
  const isTick = element.matches('input[type=radio],input[type=checkbox],[role=radio]');
  if (!isTick) return isDrawn(element);
  if (isDrawn(element)) return true;
  return [...((element as HTMLInputElement).labels ?? [])].some((label) => isDrawn(label));
}

function isDrawn(element: HTMLElement): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null || element.closest('[hidden],[inert],[aria-hidden=true]') !== null) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false;
  const box = element.getBoundingClientRect();
  if (box.width < MIN_SIDE || box.height < MIN_SIDE) return false;
  if (box.right + view.scrollX <= 0 || box.bottom + view.scrollY <= 0) return false;
  return isInsideAncestors(element, box, view);
}

/** Walks up through shadow roots: nothing cuts it off, moves it away or makes it too faint to see. */
function isInsideAncestors(element: HTMLElement, box: DOMRect, view: Window): boolean {
  let strength = 1;
  let at: Element | null = element;
  let isPinned = false;
  for (let depth = 0; at !== null && depth < MAX_DEPTH; depth++, at = parentOf(at)) {
    const style = view.getComputedStyle(at);
    strength *= Number(style.opacity);
    if (strength < 0.1 || /opacity\(0(?:%|\.0\d*)?\)/.test(style.filter)) return false;
    if (isCutAway(style)) return false;
    if (style.position === 'fixed') isPinned = true;
    if (at === element || at === at.ownerDocument.documentElement || at === at.ownerDocument.body) continue;
    const isClipping = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) && style.display !== 'contents';
    if (isClipping && !isPinned && !overlaps(box, at.getBoundingClientRect())) return false;
  }
  return true;
}

const isCutAway = ({ clip, clipPath, position }: CSSStyleDeclaration): boolean =>
  /inset\((?:50|100)%/.test(clipPath) ||
  ((position === 'absolute' || position === 'fixed') && /rect\(\s*([01]px)[,\s]+\1[,\s]+\1[,\s]+\1/.test(clip));

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) >= 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= 1;

function parentOf(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

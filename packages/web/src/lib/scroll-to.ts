// Brings an element into view, without motion for those who asked for none.

export function scrollTo(element: Element | null, block: ScrollLogicalPosition): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls the list alone, just as far as brings the element inside it: the page stays where the person has it. */
export function scrollInside(list: Element, element: Element | null): void {
  if (!element) return;
  const [frame, place] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  list.scrollTop +=
    Math.max(0, Math.ceil(place.bottom - frame.bottom)) + Math.min(0, Math.floor(place.top - frame.top));
}

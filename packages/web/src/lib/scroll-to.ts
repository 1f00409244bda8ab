// Brings an element into view, without motion for those who asked for none.

export function scrollTo(element: Element | null, block: ScrollLogicalPosition): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, inline: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

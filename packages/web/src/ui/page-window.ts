// Chooses the numbered buttons of a pagination.

const BUTTONS = 5;

/** Up to five page numbers, sliding so that the current one stays in view. Pages count from 1. */
export function pageWindow(page: number, totalPages: number): number[] {
  const count = Math.min(BUTTONS, Math.max(0, totalPages));
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

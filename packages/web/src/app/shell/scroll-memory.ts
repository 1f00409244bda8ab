// Remembers the scroll position of each page, for going back and for reloading.
import type { Location } from 'react-router';

export const SCROLL_MEMORY = 'oneform-scroll';

/** The first page of every visit has the key `default`: its place must not be taken for that on another page. */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key;

/** A page that was asked for anew starts at its top; one that was reloaded goes on where it was. */
export function forgetPlaceOfNewVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  try {
    const places = JSON.parse(sessionStorage.getItem(SCROLL_MEMORY) ?? '{}') as Record<string, number>;
    delete places[window.location.pathname];
    sessionStorage.setItem(SCROLL_MEMORY, JSON.stringify(places));
  } catch {
    // Nothing is remembered where nothing can be stored.
  }
}

// Light, dark or as the system says. `public/theme.js` applies the choice before the first paint.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#lib/stored.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'oneform-theme';
const listeners = new Set<() => void>();
const known = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system');

let theme = known(readStored(KEY));

function apply(next: Theme): void {
  theme = next;
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  for (const listener of listeners) listener();
}

export function setTheme(next: Theme): void {
  writeStored(KEY, next);
  apply(next);
}

window.addEventListener('storage', (event) => {
  if (event.key === KEY) apply(known(event.newValue));
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => theme);

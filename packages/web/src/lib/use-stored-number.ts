// A number remembered on this device, as the width of a panel.
import { useCallback, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

export function useStoredNumber(key: string, fallback: number): [number, (value: number) => void] {
  const [value, setValue] = useState(() => {
    const stored = Number.parseFloat(readStored(key) ?? '');
    return Number.isFinite(stored) ? stored : fallback;
  });
  const store = useCallback(
    (next: number) => {
      setValue(next);
      writeStored(key, String(next));
    },
    [key],
  );
  return [value, store];
}

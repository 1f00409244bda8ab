// Leads from one missing field to the next: by its button, or by Alt and the arrow down.
import type { CollectionValidation } from '@oneform/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';

export interface NextMissingProps {
  readonly validation: CollectionValidation;
  readonly onSelect: (path: string) => void;
}

export function NextMissing({ validation, onSelect }: NextMissingProps) {
  const last = useRef<string>(undefined);
  const go = () => {
    const paths = validation.missing_fields.map(({ path }) => path);
    // One that was filled meanwhile is not in the list any more: begin again at the top.
    const next = paths[(last.current === undefined ? 0 : paths.indexOf(last.current) + 1) % paths.length];
    if (next === undefined) return;
    last.current = next;
    onSelect(next);
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-mr-1 px-2"
      title="Alt ↓"
      aria-keyshortcuts="Alt+ArrowDown"
      onClick={go}
    >
      {t.nextMissing.nextMissing}
    </Button>
  );
}

// The name of a document, renamed in place: Enter or leaving saves, Escape gives up; a failed save keeps what was typed.
import type { Document } from '@oneform/contract';
import { useEffect, useRef, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { t } from './messages.ts';

export interface DocumentNameProps {
  readonly document: Document;
  readonly editing: boolean;
  readonly onEditingChange: (editing: boolean) => void;
  /** Rejects when it could not be saved. */
  readonly onRename: (name: string) => Promise<unknown>;
}

const MAX_LENGTH = 255;

function NameInput({ document, onEditingChange, onRename }: DocumentNameProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(document.display_name);
  const [saving, setSaving] = useState(false);
  const done = useRef(false);

  useEffect(() => {
    // The name without its ending is what people change.
    const end = document.display_name.lastIndexOf('.');
    input.current?.focus();
    input.current?.setSelectionRange(0, end > 0 ? end : document.display_name.length);
  }, [document.display_name]);

  const close = () => {
    done.current = true;
    onEditingChange(false);
  };
  const save = async () => {
    const next = name.trim();
    if (done.current || saving) return;
    if (next === '' || next === document.display_name) return close();
    setSaving(true);
    try {
      await onRename(next);
      close();
    } catch {
      setSaving(false);
    }
  };

  return (
    <Input
      ref={input}
      size="sm"
      aria-label={t.documentName.newName(document.display_name)}
      value={name}
      maxLength={MAX_LENGTH}
      readOnly={saving}
      aria-busy={saving}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      className="min-w-40"
    />
  );
}

export function DocumentName(props: DocumentNameProps) {
  const { document, editing, onEditingChange } = props;
  if (editing) return <NameInput {...props} />;
  return (
    <span className="block min-w-0">
      {/* A double click is a shortcut; the way by keyboard is Rename in the menu. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <span
        title={document.original_filename === document.display_name ? undefined : document.original_filename}
        onDoubleClick={() => onEditingChange(true)}
        className="block truncate font-medium"
      >
        {document.display_name}
      </span>
      {document.other_side !== null && (
        <span className="block truncate text-ink-3 text-xs">
          {t.documentName.otherSide(document.other_side.display_name)}
        </span>
      )}
      {document.duplicate_of !== null && (
        <span className="block truncate text-ink-3 text-xs">{t.documentName.sameFileAsAnEarlier}</span>
      )}
    </span>
  );
}

// Takes files by drop, picker or paste; the caller judges them.
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFileDrop } from './use-file-drop.ts';

export interface DropZoneProps {
  readonly onFiles: (files: File[]) => void;
  /** For the picker: `application/pdf,image/png`. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string;
}

export function DropZone({
  onFiles,
  accept,
  multiple = true,
  disabled = false,
  label,
  hint,
  className,
}: DropZoneProps) {
  const inputId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <label
      htmlFor={inputId}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
      className={clsx(
        'flex flex-col items-center justify-center gap-1 rounded-lg border border-dashed px-6 py-10 text-center transition-colors duration-100 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        over ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
        disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:bg-sunken',
        className,
      )}
    >
      <Upload aria-hidden="true" className={clsx('mb-2 size-6', over ? 'text-accent-ink' : 'text-ink-3')} />
      <span className="font-medium">{label}</span>
      {hint && (
        <span id={hintId} className="text-ink-3 text-sm">
          {hint}
        </span>
      )}
      <input
        ref={input}
        id={inputId}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be picked again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

export interface PageDropZoneProps {
  readonly onFiles: (files: File[]) => void;
  readonly disabled?: boolean;
  /** Said on the veil while files hang over the page. */
  readonly label: ReactNode;
}

/** Takes files dropped anywhere on the page and pictures pasted from the clipboard; draws a veil while files hang over it. */
export function PageDropZone({ onFiles, disabled = false, label }: PageDropZoneProps) {
  const over = useFileDrop(onFiles, disabled);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-appear items-center justify-center bg-scrim p-6">
      <div className="flex items-center gap-3 rounded-lg border-2 border-accent border-dashed bg-raised px-8 py-6 font-medium text-lg shadow-float">
        <Upload aria-hidden="true" className="size-5 text-accent-ink" />
        {label}
      </div>
    </div>
  );
}

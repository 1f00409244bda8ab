// Asks how the pages of a file divide into papers, in its line of the queue.
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { t } from './messages.ts';
import { readParts } from './read-parts.ts';

export interface SplitFormProps {
  readonly name: string;
  readonly pages: number;
  /** Rejects when the file cannot be opened. */
  readonly onSplit: (parts: readonly (readonly number[])[]) => Promise<void>;
  readonly onCancel: () => void;
}

export function SplitForm({ name, pages, onSplit, onCancel }: SplitFormProps) {
  const [id, messageId] = [useId(), useId()];
  const [text, setText] = useState(Array.from({ length: pages }, (_, index) => index + 1).join(', '));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const parts = readParts(text, pages);
  const fault = failure ?? (typeof parts === 'string' ? parts : undefined);
  return (
    <form
      className="mt-2 flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof parts === 'string' || isBusy) return;
        setIsBusy(true);
        onSplit(parts).catch(() => {
          setIsBusy(false);
          setFailure(t.splitForm.thisFileCouldNot);
        });
      }}
    >
      <Label htmlFor={id} className="text-sm">
        {t.splitForm.pagesOfEachPaper(name)}
      </Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={text}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={messageId}
          className="min-w-0 flex-1 tabular-nums"
          onChange={(event) => {
            setText(event.target.value);
            setFailure(undefined);
          }}
        />
        <Button onClick={onCancel}>{t.splitForm.cancel}</Button>
        <Button type="submit" variant="primary" loading={isBusy} disabled={typeof parts === 'string'}>
          {t.splitForm.split}
        </Button>
      </div>
      <p id={messageId} role="status" className={fault ? 'text-red-ink text-sm' : 'text-ink-3 text-sm'}>
        {fault ?? t.splitForm.papersACommaBegins((parts as readonly unknown[]).length)}
      </p>
    </form>
  );
}

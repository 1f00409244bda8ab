// Copies one value and says so in its own place.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyToClipboard } from '#lib/clipboard.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';

const SAID_MS = 1_500;

export interface CopyButtonProps {
  readonly text: string;
  /** Ids of what says which value it is. */
  readonly describedBy: string;
  readonly className?: string;
}

export function CopyButton({ text, describedBy, className }: CopyButtonProps) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <IconButton
        label={said ?? t.copyButton.copyValue}
        aria-describedby={describedBy}
        icon={said === t.copyButton.copied ? <Check className="text-green-ink" /> : <Copy />}
        size="sm"
        onClick={() =>
          void copyToClipboard({ text }).then((isDone) =>
            setSaid(isDone ? t.copyButton.copied : t.copyButton.yourBrowserBlockedCopying),
          )
        }
        className={className}
      />
      {said && (
        <span role="status" className="sr-only">
          {said}
        </span>
      )}
    </>
  );
}

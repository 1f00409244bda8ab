// Keys of an account with their last use; each can be deleted.
import type { ApiKey } from '@oneform/contract';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayInWords } from '#lib/in-words.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';

export interface KeyListProps {
  /** Said where there is none. */
  readonly empty: string;
  /** "Keys", for screen readers. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys: readonly ApiKey[];
  readonly removing: string | undefined;
  readonly onRemove: (id: string) => void;
}

export function KeyList({ keys, empty, label, icon, removing, onRemove }: KeyListProps) {
  if (keys.length === 0) return <p className="text-ink-2 text-sm">{empty}</p>;
  return (
    <ul aria-label={label} className="divide-y border-t">
      {keys.map((key) => (
        <li key={key.id} className="flex items-center gap-3 py-3">
          <span aria-hidden="true" className="shrink-0 text-ink-3 [&_svg]:size-5">
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">
              {key.name} <span className="font-normal text-ink-3">…{key.ending}</span>
            </p>
            <p className="text-ink-2 text-sm">
              {key.last_used_at ? (
                <>
                  {t.keyList.lastUsed} <RelativeTime time={key.last_used_at} />
                </>
              ) : (
                t.keyList.neverUsed
              )}
              , {endingInWords(key.expires_at)}
            </p>
          </div>
          <IconButton
            label={key.kind === 'script' ? t.keyList.deleteTheKey(key.name) : t.keyList.disconnect(key.name)}
            icon={<Trash2 />}
            disabled={removing === key.id}
            onClick={() => onRemove(key.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function endingInWords(at: string | null): string {
  if (at === null) return t.keyList.neverExpires;
  return t.keyList.on(new Date(at).getTime() <= Date.now(), dayInWords(at.slice(0, 10)));
}

// One version: who, when, and what it changed.
import type { CollectionVersion, DataValue } from '@oneform/contract';
import { clsx } from 'clsx';
import { ArrowRight, FileText, UserRound } from 'lucide-react';
import { useState } from 'react';
import { valueInWords } from '#lib/in-words.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';

const SHOWN_CHANGES = 4;

export interface VersionEntryProps {
  readonly version: CollectionVersion;
  readonly isCurrent: boolean;
  readonly onRestore: () => void;
}

export function VersionEntry({ version, isCurrent, onRestore }: VersionEntryProps) {
  const [isWhole, setIsWhole] = useState(false);
  const Icon = version.author_kind === 'document' ? FileText : UserRound;
  const changes = isWhole ? version.changes : version.changes.slice(0, SHOWN_CHANGES);
  const more = version.changes.length - changes.length;
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-3">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-medium">{version.summary}</p>
          <p className="text-ink-3 text-sm">
            {t.versionEntry.versionBy(version.data_version, version.author)} <RelativeTime time={version.at} />
          </p>
        </div>
        {isCurrent ? (
          <Badge tone="green">{t.versionEntry.current}</Badge>
        ) : (
          <Button size="sm" onClick={onRestore}>
            {t.versionEntry.restore}
            <span className="sr-only"> {t.versionEntry.version(version.data_version)}</span>
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <dl className="mt-3 ml-10 flex flex-col gap-2 text-sm">
          {changes.map((change) => (
            <div key={change.path}>
              <dt className="text-ink-3">{change.label}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2">
                <Side value={change.before} className="text-ink-3 line-through decoration-ink-3/60" />
                <ArrowRight aria-label={t.versionEntry.became} className="size-3 shrink-0 self-center text-ink-3" />
                <Side value={change.after} className="text-ink" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)} className="mt-1 ml-7.5">
          {t.versionEntry.moreChange(more)}
        </Button>
      )}
    </li>
  );
}

function Side({ value, className }: { readonly value: DataValue; readonly className: string }) {
  const text = valueInWords(value);
  return (
    <span className={clsx('min-w-0 break-words', text === '' ? 'text-ink-3 italic' : className)}>
      {text || t.versionEntry.empty}
    </span>
  );
}

// Lists findings for which an office would send a filled form back, each leading to the field that most likely needs a
// change.
import type { ReadinessFinding } from '@oneform/contract';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { daysInWords } from '#lib/in-words.ts';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';

/** More than these are folded away, so that the fields stay in sight. */
const SHOWN = 2;

export interface ReadinessFindingsProps {
  readonly findings: readonly ReadinessFinding[];
  readonly onSelect: (path: string) => void;
}

export function ReadinessFindings({ findings, onSelect }: ReadinessFindingsProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (findings.length === 0) return null;
  const hidden = showsAll ? 0 : Math.max(0, findings.length - SHOWN);
  return (
    <section aria-labelledby="findings-title" className="mt-4 rounded-lg border bg-surface px-1.5 pt-3 pb-1.5">
      <h2 id="findings-title" className="flex items-baseline gap-2 px-2.5 pb-1 font-semibold">
        {t.readinessFindings.beforeYouSubmit}
        <span className="font-normal text-ink-3 text-sm tabular-nums">
          {findings.length}
          <span className="sr-only"> {t.readinessFindings.toCheck}</span>
        </span>
      </h2>
      <ul>
        {findings.slice(0, findings.length - hidden).map((finding) => (
          <li key={`${finding.check} ${finding.because} ${finding.detail}`}>
            <Finding finding={finding} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          {t.readinessFindings.showMore(hidden)}
        </Button>
      )}
    </section>
  );
}

function Finding({ finding, onSelect }: { finding: ReadinessFinding } & Pick<ReadinessFindingsProps, 'onSelect'>) {
  return (
    <button
      type="button"
      onClick={() => finding.fields[0] && onSelect(finding.fields[0].path)}
      className="flex w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-left text-sm transition-colors duration-100 hover:bg-hover touch:min-h-11"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
      <span className="min-w-0 flex-1 text-pretty">
        {daysInWords(finding.detail)} <span className="text-ink-2">{finding.because}</span>
        {finding.source && <span className="block text-ink-3 text-xs">{finding.source}</span>}
      </span>
    </button>
  );
}

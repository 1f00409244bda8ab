// Progress of filling a form.
import { formatNumber } from '#lib/numbers.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { FillProgress } from './fill-form.ts';
import { t } from './messages.ts';

/** Reading its pages is about half of the work; how far the rest is nobody tells. */
const READING = 55;

export const progressInWords = ({ done, total }: FillProgress): string =>
  done < total
    ? t.fillingProgress.readingPage(formatNumber(done + 1), formatNumber(total))
    : t.fillingProgress.allPagesReadFilling;

export interface FillingProgressProps {
  readonly filename: string;
  /** Undefined until it has been told. */
  readonly progress: FillProgress | undefined;
}

export function FillingProgress({ filename, progress }: FillingProgressProps) {
  const label = t.fillingProgress.fillingAndChecking(filename);
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <Spinner label={label} />
      {progress && (
        <div className="w-full max-w-72">
          <ProgressBar tone="accent" value={(progress.done / progress.total) * READING} label={label} />
          <p className="mt-2 text-ink-2 text-sm tabular-nums">{progressInWords(progress)}</p>
        </div>
      )}
    </div>
  );
}

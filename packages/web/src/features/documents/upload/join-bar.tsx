// Joins files of the queue into one: photos of the pages of one paper.
import { Combine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Label } from '#ui/label.tsx';
import { t } from './messages.ts';
import { canBeRemade, isPicture, type UploadItem } from './upload-queue.ts';

export interface JoinBarProps {
  readonly queue: readonly UploadItem[];
  /** Rejects when one of the files cannot be opened. */
  readonly onJoin: (items: readonly UploadItem[]) => Promise<void>;
}

export function JoinBar({ queue, onJoin }: JoinBarProps) {
  const joinable = queue.filter(canBeRemade);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (joinable.length < 2) return null;
  if (!chosen) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<Combine />}
        className="-ml-2 mt-2"
        onClick={() => setChosen(new Set(joinable.filter(isPicture).map(({ id }) => id)))}
      >
        {t.joinBar.joinPagesIntoOneDocument}
      </Button>
    );
  }
  const items = joinable.filter(({ id }) => chosen.has(id));
  const join = async () => {
    setState('busy');
    try {
      await onJoin(items);
      setChosen(undefined);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <fieldset className="mt-3 rounded-md border px-3 pt-1 pb-3">
      <legend className="px-1 font-medium text-sm">{t.joinBar.pagesOfOneDocument}</legend>
      <ul className="flex flex-col gap-1.5">
        {joinable.map(({ id, file }) => (
          <li key={id}>
            <Label className="flex items-center gap-2 text-sm touch:min-h-11">
              <Checkbox
                checked={chosen.has(id)}
                onCheckedChange={(isOn) => {
                  const others = new Set(chosen);
                  if (isOn === true) others.add(id);
                  else others.delete(id);
                  setChosen(others);
                }}
              />
              <span className="min-w-0 truncate">{file.name}</span>
            </Label>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={items.length < 2}
          loading={state === 'busy'}
          onClick={() => void join()}
        >
          {t.joinBar.join(items.length)}
        </Button>
        <Button size="sm" onClick={() => setChosen(undefined)}>
          {t.joinBar.cancel}
        </Button>
        {state === 'failed' && (
          <p role="status" className="text-red-ink text-sm">
            {t.joinBar.oneOfTheseFilesCould}
          </p>
        )}
      </div>
    </fieldset>
  );
}

// Reads an export back into the account: a file, whose it is, how far it is, what came of it.
import type { ImportOwner, ImportReport } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { explainError } from '#lib/api-error.ts';
import { formatBytes } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { t } from './messages.ts';
import { type ImportProgress, sendImport } from './send-import.ts';

/** Mounted while open. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [owner, setOwner] = useState<ImportOwner>('mine');
  const [progress, setProgress] = useState<ImportProgress>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (chosen: File) => {
      leaving.current = new AbortController();
      setProgress(undefined);
      return sendImport({ file: chosen, owner, onProgress: setProgress, signal: leaving.current.signal });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  const choose = ([first]: File[]) => {
    reset();
    setFile(first);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.importData}
      description={t.explanation}
      closable={!isPending}
      footer={
        data ? (
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button variant="primary" loading={isPending} disabled={!file} onClick={() => file && mutate(file)}>
              {t.start}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Result report={data} />
      ) : (
        <div className="flex flex-col gap-5">
          {error && (
            <Banner tone="red" title={t.failed}>
              {explainError(error)}
            </Banner>
          )}
          {file ? (
            <ChosenFile file={file} isBusy={isPending} onAnother={() => setFile(undefined)} />
          ) : (
            <DropZone onFiles={choose} accept=".zip,application/zip" multiple={false} label={t.choose} hint={t.hint} />
          )}
          {isPending ? <Progress progress={progress} /> : <WhoseExport owner={owner} onChange={setOwner} />}
        </div>
      )}
    </Dialog>
  );
}

function ChosenFile(props: { readonly file: File; readonly isBusy: boolean; readonly onAnother: () => void }) {
  const { file, isBusy, onAnother } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border px-3 py-2.5">
      <FileArchive aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className="text-ink-3 text-sm tabular-nums">{formatBytes(file.size)}</span>
      {!isBusy && (
        <Button size="sm" variant="ghost" onClick={onAnother}>
          {t.anotherFile}
        </Button>
      )}
    </div>
  );
}

function Progress({ progress }: { readonly progress: ImportProgress | undefined }) {
  const words = progress ? t.progress(progress) : t.sending;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-ink-2 text-sm tabular-nums">
        {words}
      </p>
      <ProgressBar
        label={words}
        tone="accent"
        value={progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0}
      />
    </div>
  );
}

function WhoseExport(props: { readonly owner: ImportOwner; readonly onChange: (owner: ImportOwner) => void }) {
  const id = useId();
  const choices = [
    { value: 'mine', label: t.mine, hint: t.mineHint },
    { value: 'another', label: t.another, hint: t.anotherHint },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-medium text-sm">{t.whose}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex cursor-pointer items-start gap-2.5 touch:min-h-11">
          <input
            type="radio"
            name={id}
            checked={props.owner === value}
            onChange={() => props.onChange(value)}
            aria-labelledby={`${id}-${value}-label`}
            aria-describedby={`${id}-${value}`}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span id={`${id}-${value}-label`}>{label}</span>
            <span id={`${id}-${value}`} className="block text-pretty text-ink-2 text-sm">
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Result({ report }: { readonly report: ImportReport }) {
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="font-medium">{t.imported(report)}</p>
      <p className="text-ink-2 text-sm">{t.from(report)}</p>
      {t.present(report) && <p className="text-ink-2 text-sm">{t.present(report)}</p>}
    </div>
  );
}

// Fill a PDF form: the authority's blank PDF in, the filled and verified one out; what is not sure is set right and filled again.
import { type Collection, type FormReport, MAX_FILE_BYTES } from '@oneform/contract';
import { useState } from 'react';
import { explainError } from '#lib/api-error.ts';
import { formatBytes } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { combineAll, type Decision, type Decisions } from './decisions.ts';
import { useFillForm } from './fill-form.ts';
import type { DescribeSource } from './form-field-row.tsx';
import { FormWorkplace } from './form-workplace.tsx';
import { SavedFormList } from './saved-form-list.tsx';

const accepted = ['application/pdf', 'image/jpeg', 'image/png'];
const FAILED = 'The form could not be filled. Nothing was changed; please try again.';
const none: Decisions = new Map();

export interface FillFormDialogProps {
  readonly collection: Collection;
  readonly describeSource: DescribeSource;
  readonly onClose: () => void;
}

export function FillFormDialog({ collection, describeSource, onClose }: FillFormDialogProps) {
  const fill = useFillForm(collection.id);
  const [file, setFile] = useState<File>();
  /** Stays while the form is filled again. */
  const [report, setReport] = useState<FormReport>();
  const [refusal, setRefusal] = useState<string>();
  /** Those that the shown result holds already, and those to come. */
  const [made, setMade] = useState(none);
  const [pending, setPending] = useState(none);

  const take = ([given]: readonly File[]) => {
    if (!given) return;
    fill.reset();
    setReport(undefined);
    setMade(none);
    setPending(none);
    setFile(given);
    const problem = refuse(given);
    setRefusal(problem);
    if (problem === undefined) fill.mutate({ file: given, choices: [] }, { onSuccess: setReport });
  };
  const fillAgain = () => {
    if (!file) return;
    const all = combineAll(made, pending);
    fill.mutate(
      { file, choices: [...all.values()].map(({ choice }) => choice) },
      {
        onSuccess: (filled) => {
          setReport(filled);
          setMade(all);
          setPending(none);
        },
      },
    );
  };
  const decide = (name: string, decision: Decision | undefined) => {
    const next = new Map(pending);
    if (decision === undefined) next.delete(name);
    else next.set(name, decision);
    setPending(next);
  };
  const error = refusal ?? (fill.isError ? (explainError(fill.error) ?? FAILED) : undefined);

  const banner = error !== undefined && (
    <Banner tone="red" className="mb-4">
      {error}
    </Banner>
  );
  if (report && file) {
    return (
      <FormWorkplace
        report={report}
        collection={collection}
        filename={file.name}
        decisions={pending}
        onDecide={decide}
        describeSource={describeSource}
        isFilling={fill.isPending}
        error={banner}
        onFillAgain={fillAgain}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!fill.isPending}
      title="Fill a PDF form"
      description={`Fills an official PDF form with the values saved in “${collection.collection_name}”, then checks every field. The file is not kept.`}
      footer={
        <Button onClick={onClose} disabled={fill.isPending}>
          Cancel
        </Button>
      }
    >
      {banner}
      {fill.isPending ? (
        <div className="flex flex-col items-center gap-3 py-12 text-center">
          <Spinner label={`Filling “${file?.name}” and checking it...`} />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <DropZone
            onFiles={take}
            accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png"
            multiple={false}
            label="Drop the blank form here, or choose a file"
            hint="A PDF with or without fields, a scan or a photo, up to 10 MB. Costs no credits."
          />
          <SavedFormList />
        </div>
      )}
    </Dialog>
  );
}

/** What need not be sent to be refused; the rest is told from the content. */
function refuse({ name, size, type }: File): string | undefined {
  if (type !== '' && !accepted.includes(type))
    return `“${name}” is neither a PDF nor a picture. Please choose the form as a PDF, JPEG or PNG.`;
  return size > MAX_FILE_BYTES ? `“${name}” is too large (${formatBytes(size)}). Maximum size is 10MB.` : undefined;
}

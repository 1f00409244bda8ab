// Fill a PDF form: the authority's blank PDF in, the filled one out; what is to be checked is set right and filled again.
import {
  type Collection,
  type ExpectedDocument,
  type FillProblemCode,
  MAX_FILE_BYTES,
  type ValueSource,
} from '@oneform/contract';
import { useState } from 'react';
import { ApiError, explainError } from '#lib/api-error.ts';
import { formatBytes } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import type { SourceState } from '#ui/source-mark.tsx';
import { FillingProgress } from './filling-progress.tsx';
import { FormWorkplace } from './form-workplace.tsx';
import { FurtherCollections } from './further-collections.tsx';
import { t } from './messages.ts';
import { SavedFormList } from './saved-form-list.tsx';
import { useFilling } from './use-filling.ts';

const accepted = ['application/pdf', 'image/jpeg', 'image/png'];
const FAILED = t.fillFormDialog.theFormCouldNot;

export interface FillFormDialogProps {
  readonly collection: Collection;
  /** As the collection's own page says it. */
  readonly describeSource: (source: ValueSource) => { readonly state: SourceState; readonly text: string };
  /** Papers that the application usually wants. */
  readonly expected: readonly ExpectedDocument[];
  readonly onClose: () => void;
}

export function FillFormDialog({ collection, describeSource, expected, onClose }: FillFormDialogProps) {
  const filling = useFilling(collection.id);
  const { file, filled, further, setFurther, isFilling, progress } = filling;
  const [refusal, setRefusal] = useState<string>();

  const take = ([given]: readonly File[]) => {
    if (!given) return;
    const problem = refuse(given);
    setRefusal(problem);
    if (problem === undefined) filling.start(given);
    else filling.forget();
  };
  const error = refusal ?? (filling.error ? (explainError(filling.error) ?? FAILED) : undefined);
  const isSigned = refusal === undefined && isSignedForm(filling.error);

  const banner = error !== undefined && (
    <Banner
      tone={isSigned ? 'amber' : 'red'}
      live="alert"
      className="mb-4"
      actions={
        isSigned && (
          <Button size="sm" onClick={filling.fillAnyway}>
            {t.fillFormDialog.fillItInAnyway}
          </Button>
        )
      }
    >
      {error}
    </Banner>
  );
  if (filled && file) {
    return (
      <FormWorkplace
        filling={filling}
        report={filled.report}
        collection={collection}
        filename={file.name}
        describeSource={describeSource}
        expected={expected}
        error={banner}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.fillFormDialog.fillAPdfForm}
      description={t.fillFormDialog.fillsAnOfficialPdfForm(collection.collection_name)}
      footer={<Button onClick={isFilling ? filling.cancel : onClose}>{t.fillFormDialog.cancel}</Button>}
    >
      {banner}
      {isFilling ? (
        <FillingProgress filename={file?.name ?? ''} progress={progress} />
      ) : (
        <div className="flex flex-col gap-5">
          <DropZone
            onFiles={take}
            accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png"
            multiple={false}
            label={t.fillFormDialog.dropTheBlankFormHere}
            hint={t.fillFormDialog.aPdfWithOrWithout}
          />
          <FurtherCollections collection={collection} further={further} onChange={setFurther} />
          <SavedFormList />
        </div>
      )}
    </Dialog>
  );
}

const isSignedForm = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === ('signed_form' satisfies FillProblemCode));

/** Refuses files by name and size without sending them; the server checks the content. */
function refuse({ name, size, type }: File): string | undefined {
  if (type !== '' && !accepted.includes(type)) return t.fillFormDialog.isNeitherAPdfNor(name);
  return size > MAX_FILE_BYTES ? t.fillFormDialog.isTooLargeMaximumSize(name, formatBytes(size)) : undefined;
}

// Footer: the decisions left to apply, and the actions on the finished form.
import type { FormReport } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, FileLock2, Files, FormInput, Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.ts';
import { progressInWords } from './filling-progress.tsx';
import { t } from './messages.ts';
import { printForm, saveForm } from './save-form.ts';
import { type Submission, saveSubmission } from './submission/save-submission.ts';
import type { Filling } from './use-filling.ts';

interface WorkplaceFooterProps {
  readonly filling: Filling;
  readonly report: FormReport;
  readonly submission: Submission;
}

export function WorkplaceFooter({ filling, report, submission }: WorkplaceFooterProps) {
  const { changes, isFilling, isSaving, progress, cancel, fillAgain, saveFillable, saveFlat } = filling;
  const hasChanges = changes > 0;
  // A signature that was kept would be lost.
  const saveWhole = useMutation({
    mutationFn: () => saveSubmission(submission),
    onError: () =>
      toast.error(t.workplaceFooter.theFileCouldNot, { description: t.workplaceFooter.theFilledFormIsNot }),
  });
  const isSigned = report.notes.includes('signature_kept');
  const canBeFlat = report.places === 'fields' && !isSigned;
  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-full text-ink-2 text-sm empty:basis-0 sm:basis-0">
        {hasChanges && !isFilling && t.workplaceFooter.toApply(changes)}
      </p>
      {isFilling && progress && (
        <p className="basis-full text-ink-2 text-sm tabular-nums sm:basis-auto">{progressInWords(progress)}</p>
      )}
      {isFilling && (
        <Button variant="ghost" onClick={cancel}>
          {t.workplaceFooter.cancel}
        </Button>
      )}
      <Button
        variant={hasChanges ? 'primary' : 'secondary'}
        loading={isFilling}
        disabled={!hasChanges || isSaving}
        onClick={fillAgain}
      >
        {isFilling ? t.workplaceFooter.filling : t.workplaceFooter.fillAgain}
      </Button>
      {/* A browser would print the page that asks to wait. */}
      {report.places !== 'data' && (
        <>
          <Button icon={<Printer />} onClick={() => printForm(report)} className="max-sm:hidden">
            {t.workplaceFooter.print}
          </Button>
          <IconButton
            label={t.workplaceFooter.print}
            icon={<Printer />}
            onClick={() => printForm(report)}
            className="border border-edge sm:hidden"
          />
        </>
      )}
      <Button
        variant={hasChanges ? 'secondary' : 'primary'}
        icon={<Download />}
        loading={isSaving || saveWhole.isPending}
        onClick={() => saveForm(report)}
      >
        {t.workplaceFooter.download}
      </Button>
      {(report.places === 'blanks' || canBeFlat) && (
        <DropdownMenu
          trigger={
            <IconButton
              label={t.workplaceFooter.moreWaysToDownload}
              icon={<ChevronDown />}
              disabled={filling.isFilling}
            />
          }
        >
          {!isSigned && (
            <MenuItem icon={<Files />} onSelect={() => saveWhole.mutate()}>
              {t.workplaceFooter.downloadWithThePapers}
            </MenuItem>
          )}
          {canBeFlat ? (
            <MenuItem icon={<FileLock2 />} onSelect={saveFlat}>
              {t.workplaceFooter.downloadWithoutFields}
            </MenuItem>
          ) : (
            <MenuItem icon={<FormInput />} onSelect={saveFillable}>
              {t.workplaceFooter.downloadWithFieldsToType}
            </MenuItem>
          )}
        </DropdownMenu>
      )}
    </>
  );
}

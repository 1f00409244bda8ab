// The filled form to work on: its page with the values at their places, and beside it each field, doubtful ones first.
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { DescribeSource } from './form-field-row.tsx';
import { FormPage } from './form-page.tsx';
import { FormResult } from './form-result.tsx';
import { RememberForm } from './remember-form.tsx';
import { printForm, saveForm } from './save-form.ts';
import { useWorkplace, type WorkplaceProps } from './use-workplace.ts';

export interface FormWorkplaceProps extends WorkplaceProps {
  /** Of the blank form. */
  readonly filename: string;
  readonly describeSource: DescribeSource;
  readonly isFilling: boolean;
  /** What went wrong the last time. */
  readonly error: ReactNode;
  readonly onFillAgain: () => void;
  readonly onClose: () => void;
}

export function FormWorkplace(props: FormWorkplaceProps) {
  const { report, decisions, filename, describeSource, isFilling, error, onFillAgain, onClose } = props;
  const work = useWorkplace(props);
  const hasChanges = decisions.size > 0;
  return (
    <Sheet
      open
      size="full"
      title="Fill a PDF form"
      description={filename}
      closable={!isFilling}
      onOpenChange={(open) => !open && (work.isEditing ? work.setIsEditing(false) : onClose())}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 basis-full text-ink-2 text-sm empty:basis-0 sm:basis-0">
            {hasChanges && `${count(decisions.size, 'change')} to apply`}
          </p>
          <Button
            variant={hasChanges ? 'primary' : 'secondary'}
            loading={isFilling}
            disabled={!hasChanges}
            onClick={onFillAgain}
          >
            {isFilling ? 'Filling...' : 'Fill again'}
          </Button>
          <Button icon={<Printer />} onClick={() => printForm(report)}>
            Print
          </Button>
          <Button variant={hasChanges ? 'secondary' : 'primary'} icon={<Download />} onClick={() => saveForm(report)}>
            Download
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {work.said}
      </p>
      <div className="flex h-full min-h-0 flex-col lg:flex-row">
        <div className="min-h-0 min-w-0 flex-1 border-b lg:border-r lg:border-b-0">
          <FormPage work={work} />
        </div>
        <section
          aria-label="Fields"
          className="max-h-[50%] min-h-0 overflow-y-auto bg-canvas px-4 py-4 sm:px-6 lg:max-h-none lg:w-[30rem] lg:shrink-0"
        >
          {error}
          <FormResult work={work} describeSource={describeSource}>
            <RememberForm report={report} collection={work.collection} name={filename} hasChanges={hasChanges} />
          </FormResult>
        </section>
      </div>
    </Sheet>
  );
}

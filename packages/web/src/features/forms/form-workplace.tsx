// The filled form to work on: its page with the values at their places, and beside it each field, doubtful ones first.
import type { Collection, ExpectedDocument, FormReport } from '@oneform/contract';
import { type ReactNode, useMemo, useRef } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { DescribeSource } from './form-field-row.tsx';
import { FormPage } from './form-page.tsx';
import { FormResult } from './form-result.tsx';
import { FurtherCollections } from './further-collections.tsx';
import { t } from './messages.ts';
import { RememberForm } from './remember-form.tsx';
import type { Filling } from './use-filling.ts';
import { useFormSource } from './use-form-source.ts';
import { useWorkplace } from './use-workplace.ts';
import { WorkplaceFooter } from './workplace-footer.tsx';

export interface FormWorkplaceProps {
  readonly filling: Filling;
  readonly report: FormReport;
  readonly collection: Collection;
  /** Of the blank form. */
  readonly filename: string;
  readonly describeSource: DescribeSource;
  /** Papers that the application usually wants. */
  readonly expected: readonly ExpectedDocument[];
  /** Error of the last attempt. */
  readonly error: ReactNode;
  readonly onClose: () => void;
}

export function FormWorkplace(props: FormWorkplaceProps) {
  const { filling, report, collection, filename, describeSource, error, onClose } = props;
  const source = useFormSource(collection, filling.filled?.further ?? filling.further);
  const work = useWorkplace({ report, source, decisions: filling.pending, onDecide: filling.decide });
  const fields = useRef<HTMLElement>(null);
  /** The row that is to be decided first, else what is said above the rows. */
  const first = useMemo(
    () => ({
      get current() {
        return fields.current?.querySelector<HTMLElement>('[aria-current]') ?? fields.current;
      },
    }),
    [],
  );
  return (
    <Sheet
      open
      size="full"
      title={t.formWorkplace.fillAPdfForm}
      description={filename}
      initialFocus={first}
      onOpenChange={(open) => !open && (work.isEditing ? work.setIsEditing(false) : onClose())}
      footer={
        <WorkplaceFooter
          filling={filling}
          report={report}
          submission={{ name: collection.collection_name, report, sourceOf: source.sourceOf, expected: props.expected }}
        />
      }
    >
      <p role="status" className="sr-only">
        {work.said}
      </p>
      <div className="flex h-full min-h-0 flex-col lg:flex-row">
        <div className="min-h-0 min-w-0 flex-1 border-b lg:border-r lg:border-b-0">
          {report.places === 'data' ? (
            <EmptyState
              className="h-full bg-sunken"
              heading="p"
              title={t.formWorkplace.thisFormCantBeShown}
              description={t.formWorkplace.onlyAdobeReaderDraws}
            />
          ) : (
            <FormPage work={work} />
          )}
        </div>
        <section
          ref={fields}
          aria-label={t.formWorkplace.fields}
          tabIndex={-1}
          className="max-h-[50%] min-h-0 overflow-y-auto bg-canvas px-4 py-4 outline-none sm:px-6 lg:max-h-none lg:w-[30rem] lg:shrink-0"
        >
          {error}
          <FormResult work={work} describeSource={describeSource}>
            <RememberForm report={report} data={source.data} name={filename} hasChanges={filling.changes > 0} />
            <FurtherCollections
              isFoldable
              collection={collection}
              further={filling.further}
              onChange={filling.setFurther}
            />
          </FormResult>
        </section>
      </div>
    </Sheet>
  );
}

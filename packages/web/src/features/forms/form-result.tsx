// Result of filling a form: the share written as intended, the fields to check, and all fields by page.
import { type FormReport, fillNotes } from '@oneform/contract';
import { CircleCheck, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, formatNumber } from '#lib/format.ts';
import { Kbd } from '#ui/kbd.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { type DescribeSource, FormFieldRow } from './form-field-row.tsx';
import { byPage, outcomeInWords, type SortedFields } from './sort-fields.ts';
import type { Workplace } from './use-workplace.ts';

export interface FormResultProps {
  readonly work: Workplace;
  readonly describeSource: DescribeSource;
  /** Under the verdict. */
  readonly children?: ReactNode;
}

const kinds = [
  { value: 'look', label: 'To check' },
  { value: 'written', label: 'Written' },
  { value: 'blank', label: 'Left blank' },
] as const satisfies readonly { readonly value: keyof SortedFields; readonly label: string }[];

/** Fields that are listed all at once. */
const MANY = 150;

const nothing: Readonly<Record<keyof SortedFields, string>> = {
  look: 'Nothing to check.',
  written: 'Nothing was filled. This collection has nothing the form asks for.',
  blank: 'No fields are blank.',
};

const keys = [
  ['J', 'next'],
  ['U', 'use'],
  ['E', 'change'],
  ['B', 'leave blank'],
  ['Z', 'undo'],
] as const;

export function FormResult({ work, describeSource, children }: FormResultProps) {
  const { report, sorted, kind, setKind } = work;
  /** Of a long list the page that is looked at, so that thousands of fields are as quick as twenty. */
  const isShown = (page: number, total: number) => total <= MANY || page === work.page;
  return (
    <>
      <Verdict report={report} sorted={sorted} />
      {report.places === 'blanks' && (
        <p className="mt-2 text-ink-2 text-sm">
          This form has no fields. The values were placed on its lines and boxes; look it over before you use it.
        </p>
      )}
      {children}
      <Tabs
        label="Fields of the form"
        value={kind}
        onChange={setKind}
        className="mt-4"
        tabs={kinds.map(({ value, label }) => ({ value, label: `${label} (${formatNumber(sorted[value].length)})` }))}
      >
        {kinds.map(({ value }) => (
          <TabPanel key={value} value={value} tabIndex={-1}>
            {sorted[value].length === 0 && <p className="text-ink-2">{nothing[value]}</p>}
            {byPage(sorted[value]).map(([page, fields]) => (
              <section key={page} aria-label={`Page ${page}`} className="not-last:has-[ul]:mb-4">
                {isShown(page, sorted[value].length) ? (
                  <>
                    <h3 className="font-medium text-sm">Page {page}</h3>
                    <ul className="mt-1">
                      {fields.map((field) => (
                        <FormFieldRow key={field.name} field={field} work={work} describeSource={describeSource} />
                      ))}
                    </ul>
                  </>
                ) : (
                  <button
                    type="button"
                    onClick={() => work.setPage(page)}
                    className="flex min-h-8 w-full items-center justify-between rounded-sm text-left font-medium text-sm hover:text-accent-ink touch:min-h-11"
                  >
                    Page {page} <span className="font-normal text-ink-2">{count(fields.length, 'field')}</span>
                  </button>
                )}
              </section>
            ))}
          </TabPanel>
        ))}
      </Tabs>
      <p className="mt-4 hidden flex-wrap gap-x-3 gap-y-1 text-ink-2 text-xs pointer-fine:flex">
        {keys.map(([key, words]) => (
          <span key={key} className="inline-flex items-center gap-1">
            <Kbd>{key}</Kbd> {words}
          </span>
        ))}
      </p>
    </>
  );
}

function Verdict({ report, sorted }: { readonly report: FormReport; readonly sorted: SortedFields }) {
  const { look, written, blank } = sorted;
  const isWhole = written.length > 0 && look.length === 0;
  const Icon = isWhole ? CircleCheck : ListChecks;
  const added = look.filter(({ status }) => status === 'overflow').length;
  const wrong = look.some(({ status }) => status === 'differs');
  return (
    <div role="status" className="flex items-start gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-7 shrink-0 ${isWhole ? 'text-green-ink' : 'text-amber-ink'}`} />
      <div className="min-w-0">
        <p className="font-semibold text-xl tabular-nums">{outcomeInWords(sorted)}</p>
        <p className="text-pretty text-ink-2 text-sm">
          {written.length > 0 &&
            'The finished PDF shows these values as they were entered. Whether they are right, only you can say. '}
          {wrong && 'Some values don’t appear correctly in the finished PDF. '}
          {added > 0 &&
            `${added === 1 ? '1 text was' : `${formatNumber(added)} texts were`} too long and can be found on an added page. `}
          {blank.length > 0 && `${formatNumber(blank.length)} left blank.`}
        </p>
        {report.notes.map((note) => (
          <p key={note} className="mt-1 text-pretty text-ink-2 text-sm">
            {fillNotes[note]}
          </p>
        ))}
      </div>
    </div>
  );
}

// Result of filling a form: the share written as intended, the fields to check, and all fields by page.

import { type FormReport, fillNotes } from '@oneform/contract';
import { CircleCheck, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { translate } from '#lib/language.ts';
import { formatNumber } from '#lib/numbers.ts';
import { Kbd } from '#ui/kbd.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { type DescribeSource, FormFieldRow } from './form-field-row.tsx';
import { t } from './messages.ts';
import { byPage, outcomeInWords, type SortedFields } from './sort-fields.ts';
import type { Workplace } from './use-workplace.ts';

export interface FormResultProps {
  readonly work: Workplace;
  readonly describeSource: DescribeSource;
  /** Under the verdict. */
  readonly children?: ReactNode;
}

const kinds = [
  { value: 'look', label: t.formResult.toCheck },
  { value: 'written', label: t.formResult.written },
  { value: 'blank', label: t.formResult.leftBlank },
] as const satisfies readonly { readonly value: keyof SortedFields; readonly label: string }[];

/** Fields that are listed all at once. */
const MANY = 150;

const nothing: Readonly<Record<keyof SortedFields, string>> = {
  look: t.formResult.nothingToCheck,
  written: t.formResult.nothingWasFilledThisCollection,
  blank: t.formResult.noFieldsAreBlank,
};

const keys = [
  ['J', t.formResult.next],
  ['U', t.formResult.use],
  ['E', t.formResult.change],
  ['B', t.formResult.leaveBlank],
  ['Z', t.formResult.undo],
] as const;

export function FormResult({ work, describeSource, children }: FormResultProps) {
  const { report, sorted, kind, setKind } = work;
  /** Of a long list the page that is looked at, so that thousands of fields are as quick as twenty. */
  const isShown = (page: number, total: number) => total <= MANY || page === work.page;
  return (
    <>
      <Verdict report={report} sorted={sorted} />
      {report.places === 'blanks' && <p className="mt-2 text-ink-2 text-sm">{t.formResult.thisFormHasNoFields}</p>}
      {children}
      <Tabs
        label={t.formResult.fieldsOfTheForm}
        value={kind}
        onChange={setKind}
        className="mt-4"
        tabs={kinds.map(({ value, label }) => ({ value, label: `${label} (${formatNumber(sorted[value].length)})` }))}
      >
        {kinds.map(({ value }) => (
          <TabPanel key={value} value={value} tabIndex={-1}>
            {sorted[value].length === 0 && <p className="text-ink-2">{nothing[value]}</p>}
            {byPage(sorted[value]).map(([page, fields]) => (
              <section key={page} aria-label={t.formResult.page(page)} className="not-last:has-[ul]:mb-4">
                {isShown(page, sorted[value].length) ? (
                  <>
                    <h3 className="font-medium text-sm">{t.formResult.page(page)}</h3>
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
                    {t.formResult.page(page)}{' '}
                    <span className="font-normal text-ink-2">{t.formResult.field(fields.length)}</span>
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
          {written.length > 0 && t.formResult.theFinishedPdfShowsThese}
          {wrong && t.formResult.someValuesDontAppearCorrectly}
          {added > 0 && t.formResult.tooLong(added, formatNumber(added))}
          {blank.length > 0 && t.formResult.leftBlank2(formatNumber(blank.length))}
        </p>
        {report.notes.map((note) => (
          <p key={note} className="mt-1 text-pretty text-ink-2 text-sm">
            {translate(fillNotes[note])}
          </p>
        ))}
      </div>
    </div>
  );
}

// What became of a form: how much of it was written and read back, and its fields by page.
import type { Collection, FormField, FormReport } from '@oneform/contract';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import type { Decision, Decisions } from './decisions.ts';
import { FormFieldRow } from './form-field-row.tsx';
import { listValues, placeInWords } from './list-values.ts';
import { byPage, restInWords, type SortedFields, sortFields } from './sort-fields.ts';

export interface FormResultProps {
  readonly report: FormReport;
  readonly collection: Collection;
  readonly decisions: Decisions;
  readonly onDecide: (name: string, decision: Decision | undefined) => void;
}

const kinds = [
  { value: 'look', label: 'To check' },
  { value: 'written', label: 'Filled' },
  { value: 'blank', label: 'Blank' },
] as const satisfies readonly { readonly value: keyof SortedFields; readonly label: string }[];

const nothing: Readonly<Record<keyof SortedFields, string>> = {
  look: 'Nothing to check.',
  written: 'Nothing was filled. This collection has nothing the form asks for.',
  blank: 'No fields are blank.',
};

export function FormResult({ report, collection, decisions, onDecide }: FormResultProps) {
  const sorted = useMemo(() => sortFields(report.fields), [report.fields]);
  const values = useMemo(() => listValues(collection), [collection]);
  const [kind, setKind] = useState<keyof SortedFields>(sorted.look.length > 0 ? 'look' : 'written');
  return (
    <>
      <Verdict report={report} sorted={sorted} />
      {report.places === 'blanks' && (
        <p className="mt-2 text-ink-2 text-sm">
          This form has no fields. The values were placed on its lines and boxes; look it over before you use it.
        </p>
      )}
      <Tabs
        label="Fields of the form"
        value={kind}
        onChange={setKind}
        className="mt-4"
        tabs={kinds.map(({ value, label }) => ({ value, label: `${label} (${sorted[value].length})` }))}
      >
        {kinds.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {sorted[value].length === 0 && <p className="text-ink-2">{nothing[value]}</p>}
            {byPage(sorted[value]).map(([page, fields]) => (
              <section key={page} aria-label={`Page ${page}`} className="mb-4">
                <h3 className="font-medium text-sm">Page {page}</h3>
                <ul className="mt-1">
                  {fields.map((field) => (
                    <FormFieldRow
                      key={field.name}
                      field={field}
                      source={field.path === undefined ? undefined : placeInWords(collection, field.path)}
                      values={values}
                      decision={decisions.get(field.name)}
                      onDecide={(decision) => onDecide(field.name, decision)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

function Verdict({
  report: { verified, written },
  sorted,
}: {
  readonly report: FormReport;
  readonly sorted: SortedFields;
}) {
  const isWhole = written > 0 && verified === written;
  const Icon = isWhole ? ShieldCheck : ShieldAlert;
  const added = sorted.written.filter(({ status }: FormField) => status === 'overflow').length;
  return (
    <div role="status" className="flex items-start gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-7 shrink-0 ${isWhole ? 'text-green-ink' : 'text-amber-ink'}`} />
      <div className="min-w-0">
        <p className="font-semibold text-xl tabular-nums">
          {written === 0 ? 'Nothing could be filled' : `${verified} of ${written} verified`}
        </p>
        <p className="text-pretty text-ink-2 text-sm">
          {isWhole && 'Every value was checked in the finished PDF. '}
          {verified < written && 'Some values don’t appear correctly in the finished PDF. Please check them. '}
          {added > 0 &&
            `${added === 1 ? '1 text was' : `${added} texts were`} too long and can be found on an added page. `}
          {restInWords(sorted)}
        </p>
      </div>
    </div>
  );
}

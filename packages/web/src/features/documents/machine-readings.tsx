// Lists the machine-readable content of a paper, in a person's words: codes on its pages, data and signatures inside
// the file.
import type { ProcessingDetails } from '@oneform/contract';
import { ShieldCheck } from 'lucide-react';
import { t } from './messages.ts';

type Reading = ProcessingDetails['machine_readings'][number];

/** Addresses are shown as text: nobody should follow a link from a paper by accident. */
function Said({ facts, text }: Reading) {
  if (facts.length === 0) return <p className="whitespace-pre-line break-words text-ink-2">{text}</p>;
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 justify-between gap-3 py-0.5">
          <dt className="shrink-0 text-ink-2">{label}</dt>
          <dd className="min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function MachineReadings({ readings }: { readonly readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  return (
    <section aria-labelledby="machine-readings" className="border-t pt-4 text-sm">
      <h3 id="machine-readings" className="font-medium text-base">
        {t.machineReadings.machineReadableData}
      </h3>
      <ul className="mt-2 flex flex-col gap-3">
        {readings.map((reading) => (
          <li key={[reading.kind, reading.page, reading.text, ...reading.facts.map(({ value }) => value)].join(' ')}>
            <p className="mb-0.5 flex items-center gap-1.5">
              <span className="font-medium">{reading.label}</span>
              {reading.page !== null && <span className="text-ink-3">{t.machineReadings.page(reading.page)}</span>}
              {reading.proved && (
                <span className="flex items-center gap-1 text-green-ink">
                  <ShieldCheck aria-hidden="true" className="size-3.5" />
                  {t.machineReadings.checked}
                </span>
              )}
            </p>
            <Said {...reading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

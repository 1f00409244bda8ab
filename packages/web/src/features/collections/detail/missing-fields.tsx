// Lists the missing fields, each entry leading to its field; or states that nothing is missing.
import type { CollectionValidation, ExplainedPaper, NextPaper } from '@oneform/contract';
import { ChevronDown, CircleCheck, FileText, Upload } from 'lucide-react';
import { formatNumber } from '#lib/numbers.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';
import { NextMissing } from './next-missing.tsx';

const SHOWN = 10;

export interface MissingFieldsProps {
  /** False where nothing is required: the next field would take it back. */
  readonly canBeComplete: boolean;
  /** Folded to its title where the form comes right after it. */
  readonly isFolded?: boolean;
  readonly validation: CollectionValidation;
  readonly onSelect: (path: string) => void;
  /** Undefined until it is known what is there. */
  readonly onUseHere: (documentId: string) => void;
  readonly papers: { readonly next: NextPaper | undefined; readonly explained: readonly ExplainedPaper[] } | undefined;
  readonly onUpload: () => void;
}

export function MissingFields({
  canBeComplete,
  isFolded = false,
  validation,
  onSelect,
  papers,
  onUseHere,
  onUpload,
}: MissingFieldsProps) {
  const missing = validation.missing_fields;
  if (missing.length === 0) {
    if (!validation.is_complete || !canBeComplete) return null;
    return (
      <section className="flex shrink-0 items-start gap-2.5 rounded-lg border bg-surface px-4 py-3.5">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
        <div>
          <h2 className="font-semibold">{t.missingFields.collectionComplete}</h2>
          <p className="text-ink-2 text-sm">{t.missingFields.allRequiredFieldsAreFilled}</p>
        </div>
      </section>
    );
  }
  const more = missing.length - SHOWN;
  const wrong = new Map(validation.invalid_fields.map(({ path, messages }) => [path, messages[0]]));
  const title = (
    <h2 id="missing-title" className="flex items-baseline gap-2 whitespace-nowrap font-semibold">
      {t.missingFields.missingFields}
      <span className="font-normal text-ink-3 text-sm tabular-nums">
        {missing.length}
        <span className="sr-only"> {t.missingFields.inAll}</span>
      </span>
    </h2>
  );
  const paper = papers && (
    <>
      {papers.next && <PaperHint {...papers.next} onUpload={onUpload} />}
      <PapersThere papers={papers.explained} onUseHere={onUseHere} />
    </>
  );
  const list = (
    <>
      <ul className="px-1.5 pb-1.5">
        {missing.slice(0, SHOWN).map((field) => (
          <li key={field.path}>
            <button
              type="button"
              onClick={() => onSelect(field.path)}
              className="flex min-h-8 w-full items-center rounded-sm px-2.5 py-1 text-left text-ink-2 text-sm transition-colors duration-100 hover:bg-hover hover:text-ink touch:min-h-11"
            >
              <span className="min-w-0">
                <span className="block truncate" title={field.label}>
                  {field.label}
                </span>
                {wrong.has(field.path) && <span className="block text-red-ink text-xs">{wrong.get(field.path)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="px-4 pb-3 text-ink-3 text-sm">
          {more === 1 ? t.missingFields.n1MoreField : t.missingFields.moreFields(formatNumber(more))}
        </p>
      )}
    </>
  );
  if (isFolded) {
    return (
      <section aria-labelledby="missing-title" className="rounded-lg border bg-surface">
        <details className="group">
          <summary className="flex min-h-11 list-none items-center justify-between px-4 py-2 [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-ink-3 transition-transform duration-100 group-open:rotate-180"
            />
          </summary>
          {list}
        </details>
        {paper}
      </section>
    );
  }
  return (
    <section
      aria-labelledby="missing-title"
      className="flex max-h-[45%] min-h-36 shrink flex-col overflow-hidden rounded-lg border bg-surface"
    >
      <div className="flex items-center justify-between py-1.5 pr-2 pl-4">
        {title}
        <NextMissing validation={validation} onSelect={onSelect} />
      </div>
      <div className="scroll-hint min-h-0 overflow-y-auto">
        {paper}
        {list}
      </div>
    </section>
  );
}

/** The paper that would save most typing, and a way to hand it in. */
function PaperHint({ paper, fields, onUpload }: NextPaper & { readonly onUpload: () => void }) {
  return (
    <div className="mx-1.5 mb-1 flex shrink-0 items-center gap-2.5 rounded-md bg-sunken py-1.5 pr-1 pl-2.5">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-medium" title={paper.description}>
          {paper.label}
        </span>
        <span className="text-ink-3">
          {t.missingFields.wouldFill}{' '}
          <span title={fields.map(({ label }) => label).join(', ')}>
            {t.missingFields.ofTheseOfThese(fields.length)}
          </span>
        </span>
      </p>
      <IconButton label={t.missingFields.upload(paper.label)} icon={<Upload />} size="sm" onClick={onUpload} />
    </div>
  );
}

const reasons: Record<ExplainedPaper['reason'], string> = {
  another_person: t.missingFields.isAboutAnotherPerson,
  unsure_whose: t.missingFields.doesntSayWhose,
  unreadable: t.missingFields.couldntBeRead,
  expired: t.missingFields.hasExpired,
  older: t.missingFields.isOlderThanTheCurrent,
  to_decide: t.missingFields.hasValuesWaiting,
  for_another_collection: t.missingFields.isUsedInAnotherCollection,
  not_read_yet: t.missingFields.hasntBeenReadYet,
};
const EXPLAINED = 3;

interface PapersThereProps {
  readonly papers: readonly ExplainedPaper[];
  readonly onUseHere: (documentId: string) => void;
}

function PapersThere({ papers, onUseHere }: PapersThereProps) {
  if (papers.length === 0) return null;
  return (
    <ul
      aria-label={t.missingFields.documentsThatLeaveFieldsEmpty}
      className="mx-1.5 mb-1.5 flex shrink-0 flex-col gap-1 px-2.5 text-ink-3 text-xs"
    >
      {papers.slice(0, EXPLAINED).map(({ document_id, document_name, reason }) => (
        <li key={document_id} className="break-words">
          <span className="text-ink-2">{document_name}</span> {reasons[reason]}.
          {reason === 'for_another_collection' && (
            <Button size="sm" variant="ghost" className="-ml-2.5 block" onClick={() => onUseHere(document_id)}>
              {t.missingFields.useItHereToo}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

// The two sides of a decision, each with where it comes from and when; where they differ is marked.
import type { ValueSource } from '@oneform/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RelativeTime } from '#lib/relative-time.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import { differenceTo } from './difference.ts';
import { t } from './messages.ts';
import type { ReviewItem } from './review-items.ts';
import { showValue } from './show-value.ts';

function Text({ text, other }: { readonly text: string; readonly other: string }) {
  if (text === '') return <span className="text-ink-3 italic">{t.itemValues.empty}</span>;
  if (other === '') return text;
  const { before, middle, after } = differenceTo(text, other);
  return (
    <>
      {before}
      <span className={middle === text ? '' : 'rounded-[3px] bg-amber-soft px-px text-amber-ink'}>{middle}</span>
      {after}
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly other: string;
  readonly source: ReactNode;
  readonly isNew?: boolean;
}

function Side({ title, text, other, source, isNew = false }: SideProps) {
  return (
    <div className={clsx('min-w-0 flex-1 basis-44 px-3 py-2.5', isNew ? 'bg-accent-soft' : 'bg-surface')}>
      <dt className="text-ink-3 text-xs">{title}</dt>
      <dd className="mt-0.5 break-words font-medium">
        <Text text={text} other={other} />
      </dd>
      {source && <dd className="mt-1 text-ink-2 text-xs">{source}</dd>}
    </div>
  );
}

function ExistingSource({ source, onOpen }: { source: ValueSource | null; onOpen: (source: ValueSource) => void }) {
  if (!source) return <span className="text-ink-3">{t.itemValues.sourceUnknown}</span>;
  const time = <RelativeTime time={source.at} />;
  if (source.kind === 'typed') {
    return (
      <>
        {t.itemValues.typedBy(source.by)} {time}
      </>
    );
  }
  const name = source.document_name ?? source.by;
  return (
    <>
      {source.document_id === null ? (
        t.itemValues.sinceDeleted(name)
      ) : (
        <button
          type="button"
          className="wrap-anywhere rounded-sm text-left text-accent-ink underline decoration-1 underline-offset-2"
          onClick={() => onOpen(source)}
        >
          {name}
          {source.evidence[0] && t.itemValues.page(source.evidence[0].page)}
          {/* Within the button, which wraps as a block and would leave a comma behind it alone on the next line. */}
          <span aria-hidden className="inline-block text-ink-2">
            ,
          </span>
        </button>
      )}{' '}
      {time}
    </>
  );
}

const tierWords = {
  proved: t.itemValues.readAndVerified,
  read: t.itemValues.read,
  inferred: t.itemValues.inferred,
} as const;

export interface ItemValuesProps {
  readonly item: ReviewItem;
  readonly documentName: string;
  /** When the document was read. */
  readonly readAt: string;
  readonly onOpenSource: (source: ValueSource) => void;
}

export function ItemValues({ item, documentName, readAt, onOpenSource }: ItemValuesProps) {
  const existing = showValue(item.existing);
  const value = showValue(item.value);
  const page = item.evidence[0]?.page;
  const sure =
    item.kind === 'suggested' && item.person === null ? t.itemValues.sure(Math.round(item.confidence * 100)) : '';
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-line">
      <Side
        title={t.itemValues.existing}
        text={existing}
        other={value}
        source={
          item.kind === 'conflict' &&
          existing !== '' && <ExistingSource source={item.existingSource} onOpen={onOpenSource} />
        }
      />
      <Side
        isNew
        title={item.person?.name ? t.itemValues.newAbout(item.person.name) : t.itemValues.newIt}
        text={value}
        other={existing}
        source={
          <span className="flex items-start gap-1">
            <SourceMark state={item.tier} text={tierWords[item.tier]} className="-my-0.5 -ml-1" />
            <span className="wrap-anywhere min-w-0">
              {documentName}
              {page !== undefined && t.itemValues.page(page)}
              {sure}, <RelativeTime time={readAt} />
            </span>
          </span>
        }
      />
    </dl>
  );
}

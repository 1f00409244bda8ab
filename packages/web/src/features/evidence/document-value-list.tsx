// The lines of what a document says; choosing one marks its place on the page.
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { scrollTo } from '#lib/scroll-to.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import type { DocumentValue } from './document-values.ts';
import { t } from './messages.ts';

const tierWords = {
  proved: t.documentValueList.readAndVerified,
  read: t.documentValueList.read,
  inferred: t.documentValueList.inferred,
} as const;

export interface DocumentValueListProps {
  readonly values: readonly DocumentValue[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function DocumentValueList({ values, chosen, onChoose }: DocumentValueListProps) {
  return (
    <ul className="p-2">
      {values.map((value) => (
        <Line key={value.id} value={value} isChosen={value.id === chosen} onChoose={() => onChoose(value.id)} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly value: DocumentValue;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Line({ value: { label, text, tier, caption }, isChosen, onChoose }: LineProps) {
  const id = useId();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) scrollTo(line.current, 'nearest');
  }, [isChosen]);
  return (
    <li
      ref={line}
      className={clsx('flex items-start gap-1 rounded-md', isChosen ? 'bg-accent-soft' : 'hover:bg-hover')}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="min-w-0 flex-1 rounded-md py-2 pl-3 text-left outline-offset-[-2px]"
      >
        <span id={id} className="flex items-center gap-1 text-ink-2 text-sm">
          {label}
          {tier && <SourceMark state={tier} text={tierWords[tier]} className="-my-1" />}
        </span>
        <span className="block break-words font-medium">{text}</span>
        {caption && (
          <span className="block break-words text-ink-3 text-sm">{t.documentValueList.readUnder(caption)}</span>
        )}
      </button>
      <CopyButton text={text} describedBy={id} className="mt-2 mr-1 text-ink-3" />
    </li>
  );
}

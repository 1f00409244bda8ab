// Every source of one value in a line each: what it says, on which paper, by whom and when.
import type { ValueSource } from '@oneform/contract';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayInWords } from '#lib/in-words.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { scrollInside } from '#lib/scroll-to.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './messages.ts';
import { sourceSentence, sourceState } from './source-words.ts';

export interface SourceListProps {
  /** The name of the field. */
  readonly label: string;
  readonly sources: readonly ValueSource[];
  readonly chosen: ValueSource;
  readonly onChoose: (source: ValueSource) => void;
  readonly close?: ReactNode;
}

const keyOf = ({ document_id, at, by, value }: ValueSource) => `${document_id}|${at}|${by}|${value}`;

export function SourceList({ label, sources, chosen, onChoose, close }: SourceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = keyOf(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    if (list.current) scrollInside(list.current, list.current.querySelector('[aria-pressed="true"]'));
  }, [shown]);
  return (
    <div className="shrink-0 border-b px-3 py-2.5">
      <div className="flex items-center gap-2 pl-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{label}</h2>
        {close}
      </div>
      <ul ref={list} className="mt-1 max-h-44 overflow-y-auto">
        {sources.map((source) => {
          const isChosen = keyOf(source) === shown;
          return (
            <li key={keyOf(source)}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(source)}
                className={clsx(
                  'flex w-full items-start gap-2 rounded-sm px-2 py-1.5 text-left text-sm',
                  isChosen && sources.length > 1 ? 'bg-accent-soft' : 'hover:bg-hover',
                )}
              >
                <span aria-hidden="true" className="-my-0.5">
                  <SourceMark state={sourceState(source)} text={sourceSentence(source)} />
                </span>
                <span className="min-w-0 flex-1">
                  <span
                    className={clsx('block break-words', !source.supports && 'text-ink-2 line-through decoration-1')}
                  >
                    {dayInWords(source.value)}
                  </span>
                  <span className="block text-ink-3">
                    {sourceSentence(source)}
                    {!source.supports && t.sourceList.notUsed} · <RelativeTime time={source.at} />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

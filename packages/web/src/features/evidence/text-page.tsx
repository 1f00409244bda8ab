// A page as its text, with the marked ranges in it: for text documents, and where there is no picture.
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { PageMark } from '#lib/page-mark.ts';
import { scrollTo } from '#lib/scroll-to.ts';
import { textPieces } from './text-pieces.ts';

export interface TextPageProps {
  readonly text: string;
  readonly label: string;
  readonly marks: readonly PageMark[];
  readonly active: string | undefined;
  readonly onChoose: (mark: PageMark) => void;
  /** CSS pixels of a letter's height. */
  readonly size: number;
}

interface MarkedTextProps {
  readonly text: string;
  readonly mark: PageMark;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function MarkedText({ text, mark, isActive, onChoose }: MarkedTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isActive) scrollTo(element.current, 'center');
  }, [isActive]);
  return (
    // A real button would not wrap with the lines around it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      ref={element}
      role="button"
      tabIndex={0}
      aria-label={mark.label}
      aria-pressed={isActive}
      title={mark.label}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
      className={clsx(
        'cursor-pointer box-decoration-clone rounded-[3px] text-ink',
        isActive
          ? 'bg-accent-soft shadow-[0_0_0_2px_var(--focus)]'
          : mark.doubtful
            ? 'bg-amber-soft shadow-[0_0_0_1px_var(--amber)]'
            : 'bg-accent-soft hover:shadow-[0_0_0_1px_var(--focus)]',
      )}
    >
      {text}
    </span>
  );
}

export function TextPage({ text, label, marks, active, onChoose, size }: TextPageProps) {
  return (
    <article
      aria-label={label}
      className="w-full max-w-[72ch] whitespace-pre-wrap break-words rounded-md bg-surface px-6 py-5 font-mono leading-relaxed shadow-[0_0_0_1px_var(--line)]"
      style={{ fontSize: size }}
    >
      {textPieces(text, marks).map((piece) =>
        piece.mark ? (
          <MarkedText
            key={piece.start}
            text={piece.text}
            mark={piece.mark}
            isActive={piece.mark.id === active}
            onChoose={() => piece.mark && onChoose(piece.mark)}
          />
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </article>
  );
}

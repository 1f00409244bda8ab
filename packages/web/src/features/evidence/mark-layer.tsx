// The marked places of a page, each a button; the chosen one is outlined and the rest of the page dimmed a little.
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { PageMark } from '../../lib/page-mark.ts';

export interface MarkLayerProps {
  /** Of this page, in reading order. */
  readonly marks: readonly PageMark[];
  /** Id of the mark that is looked at. */
  readonly active: string | undefined;
  readonly onChoose: (mark: PageMark) => void;
}

const percent = (share: number) => `${share * 100}%`;

function MarkBox({ mark, isActive, onChoose }: { mark: PageMark; isActive: boolean; onChoose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
  }, [isActive]);
  const box = mark.evidence.box;
  if (!box) return null;
  const [x0, y0, x1, y1] = box;
  return (
    <button
      ref={button}
      type="button"
      aria-label={mark.label}
      aria-pressed={isActive}
      title={mark.label}
      onClick={onChoose}
      style={{
        left: `calc(${percent(x0)} - 3px)`,
        top: `calc(${percent(y0)} - 2px)`,
        width: `calc(${percent(x1 - x0)} + 6px)`,
        height: `calc(${percent(y1 - y0)} + 4px)`,
      }}
      // The page is white in both themes, so its marks have colours of their own.
      className={clsx(
        'absolute rounded-[3px] transition-[background-color,box-shadow] duration-120 focus-visible:outline-offset-1',
        isActive
          ? 'z-10 bg-[oklch(60%_0.2_277/0.1)] shadow-[0_0_0_2px_oklch(48%_0.2_277),0_0_0_4000px_oklch(20%_0.01_75/0.16)]'
          : mark.doubtful
            ? 'bg-[oklch(80%_0.16_84/0.24)] shadow-[0_0_0_1px_oklch(62%_0.14_72)] hover:bg-[oklch(80%_0.16_84/0.4)]'
            : 'bg-[oklch(60%_0.2_277/0.07)] hover:bg-[oklch(60%_0.2_277/0.2)] hover:shadow-[0_0_0_1px_oklch(48%_0.2_277)]',
      )}
    />
  );
}

export function MarkLayer({ marks, active, onChoose }: MarkLayerProps) {
  return marks.map((mark) => (
    <MarkBox key={mark.id} mark={mark} isActive={mark.id === active} onChoose={() => onChoose(mark)} />
  ));
}

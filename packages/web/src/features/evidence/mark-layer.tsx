// The marked places of a page, a list box laid over it: the chosen one is outlined and the rest dimmed a little.
// Words stand closer together than targets may, so the places are options of one control, walked with the arrows.
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { PageMark } from '#lib/page-mark.ts';
import { scrollTo } from '#lib/scroll-to.ts';
import { t } from './messages.ts';

export interface MarkLayerProps {
  /** Of this page, in reading order. */
  readonly marks: readonly PageMark[];
  /** Id of the mark that is looked at. */
  readonly active: string | undefined;
  /** The place looked at is brought back into view when this changes. */
  readonly zoom: number;
  readonly onChoose: (mark: PageMark) => void;
}

interface MarkBoxProps {
  readonly id: string;
  readonly mark: PageMark;
  readonly isActive: boolean;
  readonly zoom: number;
  readonly onChoose: () => void;
}

const percent = (share: number) => `${share * 100}%`;

function MarkBox({ id, mark, isActive, zoom, onChoose }: MarkBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger page has moved the place away
  useEffect(() => {
    if (isActive) scrollTo(element.current, 'center');
  }, [isActive, zoom]);
  const box = mark.evidence.box;
  if (!box) return null;
  const [x0, y0, x1, y1] = box;
  return (
    // Keys are the list box's; an option is not in the tab order.
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={mark.label}
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
        'absolute cursor-pointer rounded-[3px] transition-[background-color,box-shadow] duration-120 touch:after:absolute touch:after:-inset-2',
        isActive
          ? 'z-10 bg-[oklch(60%_0.2_277/0.1)] shadow-[0_0_0_2px_oklch(48%_0.2_277),0_0_0_4000px_oklch(20%_0.01_75/0.12)]'
          : mark.doubtful
            ? 'bg-[oklch(80%_0.16_84/0.24)] shadow-[0_0_0_1px_oklch(62%_0.14_72)] hover:bg-[oklch(80%_0.16_84/0.4)]'
            : 'bg-[oklch(60%_0.2_277/0.07)] hover:bg-[oklch(60%_0.2_277/0.2)] hover:shadow-[0_0_0_1px_oklch(48%_0.2_277)]',
      )}
    />
  );
}

export function MarkLayer({ marks, active, zoom, onChoose }: MarkLayerProps) {
  const layer = useId();
  const placed = marks.filter(({ evidence }) => evidence.box);
  if (placed.length === 0) return null;
  const activeAt = placed.findIndex(({ id }) => id === active);
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t.markLayer.valuesOnThisPage}
      aria-activedescendant={activeAt < 0 ? undefined : `${layer}-${activeAt}`}
      className="absolute inset-0 outline-offset-[-2px]"
    >
      {placed.map((mark, index) => (
        <MarkBox
          key={mark.id}
          id={`${layer}-${index}`}
          mark={mark}
          isActive={mark.id === active}
          zoom={zoom}
          onChoose={() => onChoose(mark)}
        />
      ))}
    </div>
  );
}

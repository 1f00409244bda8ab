// The places of a page over its picture: chosen by a press or the arrows, values dragged or pushed to where they belong.

import { type FormField, fillStatusWords } from '@oneform/contract';
import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { translate } from '#lib/language.ts';
import { scrollTo } from '#lib/scroll-to.ts';
import { isAnswer } from './decisions.ts';
import { t } from './messages.ts';
import { type Box, type Direction, directions, shift } from './places.ts';
import { canAccept, type Workplace } from './use-workplace.ts';

export interface PlaceLayerProps {
  readonly work: Workplace;
  /** 1-based. */
  readonly page: number;
  /** The place looked at is brought back into view when this changes. */
  readonly zoom: number;
  /** The picture, for what is dragged over it. */
  readonly width: number;
  readonly height: number;
}

/** Pixels that a hand moves while it presses. */
const TREMOR = 4;
const percent = (share: number) => `${share * 100}%`;
const placeAt = ([x0, y0, x1, y1]: Box) => ({
  ...{ left: percent(x0), top: percent(y0) },
  ...{ width: percent(x1 - x0), height: percent(y1 - y0) },
});
const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key);

export function PlaceLayer(props: PlaceLayerProps) {
  const { work, page } = props;
  const layer = useId();
  const fields = work.report.fields.filter((field) => field.page === page);
  if (fields.length === 0) return null;
  const activeAt = fields.findIndex(({ name }) => name === work.active?.name);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && work.active) {
      event.preventDefault();
      return work.look(work.active.name, true);
    }
    if (!isDirection(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) return work.active && work.push(work.active, event.key);
    const [right, down] = directions[event.key];
    const step = right + down;
    const next = fields[activeAt === -1 ? 0 : (activeAt + step + fields.length) % fields.length];
    if (next) work.look(next.name);
  };
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t.placeLayer.placesOfThisPage}
      aria-activedescendant={activeAt < 0 ? undefined : `${layer}-${activeAt}`}
      onKeyDown={onKeyDown}
      className="absolute inset-0 outline-offset-[-2px]"
    >
      {fields.map((field, index) => (
        <Place key={field.name} id={`${layer}-${index}`} field={field} {...props} />
      ))}
    </div>
  );
}

// The page is white in both themes, so its places have colours of their own.
const looks = {
  verified: 'hover:bg-[oklch(60%_0.2_277/0.12)] hover:shadow-[0_0_0_1px_oklch(48%_0.2_277)]',
  overflow: 'bg-[oklch(80%_0.16_84/0.24)] shadow-[0_0_0_1px_oklch(62%_0.14_72)]',
  differs: 'bg-[oklch(63%_0.2_25/0.16)] shadow-[0_0_0_1px_oklch(55%_0.2_25)]',
  unsure: 'bg-[oklch(80%_0.16_84/0.24)] shadow-[0_0_0_1px_oklch(62%_0.14_72)]',
  blank: 'bg-[oklch(60%_0.2_277/0.05)] hover:bg-[oklch(60%_0.2_277/0.16)]',
} as const;
const decided = 'bg-paper shadow-[0_0_0_1px_oklch(48%_0.2_277)]';
const chosen = 'z-10 bg-[oklch(60%_0.2_277/0.1)] shadow-[0_0_0_2px_oklch(48%_0.2_277)]';

function Place({
  id,
  field,
  work,
  zoom,
  width,
  height,
}: PlaceLayerProps & { readonly id: string; readonly field: FormField }) {
  const element = useRef<HTMLDivElement>(null);
  const isActive = work.active?.name === field.name;
  const decision = work.decisions.get(field.name);
  const drag = useDrag({ width, height, canMove: work.canMove(field), box: work.boxOf(field) }, (box) => {
    if (box) work.place(field, box);
    work.look(field.name, box === undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger page has moved the place away
  useEffect(() => {
    if (isActive) scrollTo(element.current, 'nearest');
  }, [isActive, zoom]);
  const [, y0, , y1] = drag.box;
  const shown = decision?.shown ?? field.value;
  /** The finished form does not hold it. */
  const isOffered = canAccept(field, decision);
  const isChanged = decision !== undefined && isAnswer(decision);
  const isMoved = drag.isDragging || decision?.choice.box !== undefined;
  return (
    <>
      {isMoved && <span aria-hidden="true" style={placeAt(field.box)} className="absolute bg-paper" />}
      {/* Keys are the list box's; an option is not in the tab order. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div
        ref={element}
        id={id}
        role="option"
        aria-selected={isActive}
        aria-label={`${field.label}: ${shown || t.placeLayer.blank}. ${decision ? t.placeLayer.willChange : translate(fillStatusWords[field.status])}`}
        title={field.label}
        {...drag.handlers}
        style={{
          ...placeAt(drag.box),
          // In step with the picture.
          fontSize: Math.min((y1 - y0) * height * 0.72, (height / 842) * 10),
          touchAction: isActive && work.canMove(field) ? 'none' : undefined,
        }}
        className={clsx(
          'absolute rounded-[2px] transition-[background-color,box-shadow] duration-120 touch:after:absolute touch:after:-inset-1.5',
          work.canMove(field) ? 'cursor-move' : 'cursor-pointer',
          isActive ? chosen : decision ? decided : looks[field.status],
        )}
      >
        {(isChanged || isMoved || isOffered) && (
          <span
            aria-hidden="true"
            className={clsx(
              'absolute inset-0 flex items-end overflow-hidden whitespace-nowrap px-px leading-tight',
              isOffered ? 'text-[oklch(45%_0.1_60)] italic' : 'bg-paper text-[oklch(48%_0.2_277)]',
            )}
          >
            {field.kind === 'checkbox' && shown === 'Yes' ? '✕' : shown}
          </span>
        )}
      </div>
    </>
  );
}

interface Draggable {
  readonly width: number;
  readonly height: number;
  readonly canMove: boolean;
  readonly box: Box;
}

/** @param onDone with where it was let go, with nothing after a mere press */
function useDrag({ width, height, canMove, box }: Draggable, onDone: (box: Box | undefined) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [moved, setMoved] = useState<Box>();
  /** As drawn next: it is let go where it was moved last, drawn there by then or not. */
  const latest = useRef<Box>(undefined);
  const move = (to: Box | undefined) => {
    latest.current = to;
    setMoved(to);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      if (canMove) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !canMove) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (latest.current || Math.hypot(right, down) > TREMOR) move(shift(box, right / width, down / height));
    },
    onPointerUp: () => {
      if (!start.current) return;
      start.current = undefined;
      const to = latest.current;
      move(undefined);
      onDone(to);
    },
    onPointerCancel: () => {
      start.current = undefined;
      move(undefined);
    },
  };
  return { box: moved ?? box, isDragging: moved !== undefined, handlers };
}

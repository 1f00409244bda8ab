// The left edge of a panel, dragged or moved with the arrow keys.
import { useRef } from 'react';
import { t } from './messages.ts';
import type { WidthLimits } from './use-panel-width.ts';

const STEP = 24;

export interface ResizeHandleProps {
  readonly width: number;
  readonly limits: WidthLimits;
  readonly onResize: (width: number) => void;
}

export function ResizeHandle({ width, limits, onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | undefined>(undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, which <hr> is not
    <div
      role="separator"
      tabIndex={0}
      aria-label={t.resizeHandle.widthOfThePagePanel}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(start.current.width + start.current.x - event.clientX);
      }}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onKeyDown={(event) => {
        const step = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onResize(width + step);
      }}
      className="absolute inset-y-0 left-0 z-10 w-2 cursor-col-resize touch-none outline-offset-[-2px] transition-colors duration-100 hover:bg-accent-soft"
    />
  );
}

// Draws the tooltip of whatever carries `data-tooltip` and is hovered or focused by keyboard. Escape hides it, and the
// pointer may rest on it (WCAG 1.4.13).
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const DELAY_MS = 400;
const LEAVE_MS = 100;
const GAP = 6;
const EDGE = 8;

const carrierOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The element whose tooltip is to be shown now. */
function useHovered(tip: { readonly current: HTMLElement | null }): HTMLElement | null {
  const [carrier, setCarrier] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: HTMLElement | null, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setCarrier(next), delay);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (tip.current?.contains(event.target as Node)) return clearTimeout(timer);
      const next = carrierOf(event.target);
      later(next, next ? DELAY_MS : LEAVE_MS);
    };
    const focus = (event: FocusEvent) => {
      const next = carrierOf(event.target);
      if (next?.matches(':focus-visible')) later(next, DELAY_MS);
    };
    const hide = () => {
      clearTimeout(timer);
      setCarrier(null);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const { signal, abort } = withAbort();
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', key, { signal });
    document.addEventListener('scroll', hide, { signal, capture: true });
    return () => {
      abort();
      clearTimeout(timer);
    };
  }, [tip]);
  return carrier;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Around the app, once. */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null);
  const carrier = useHovered(tip);
  const text = carrier?.isConnected ? carrier.dataset.tooltip : undefined;
  useLayoutEffect(() => {
    const box = tip.current;
    if (!box || !carrier) return;
    const at = carrier.getBoundingClientRect();
    const left = at.left + at.width / 2 - box.offsetWidth / 2;
    const above = at.top - box.offsetHeight - GAP;
    box.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - box.offsetWidth - EDGE))}px`;
    box.style.top = `${above >= EDGE ? above : at.bottom + GAP}px`;
  }, [carrier]);
  if (!text) return null;
  return createPortal(
    <div
      ref={tip}
      role="tooltip"
      aria-hidden="true"
      className="pointer-events-auto fixed top-0 left-0 z-50 w-max max-w-72 animate-appear rounded-sm bg-ink px-2 py-1 text-canvas text-xs shadow-float"
    >
      {text}
    </div>,
    document.body,
  );
}

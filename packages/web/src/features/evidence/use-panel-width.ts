// Width of the page beside the form; remembered on this device.
import { useStoredNumber } from '#lib/use-stored-number.ts';

export interface WidthLimits {
  readonly min: number;
  readonly max: number;
}

const MIN = 320;
const FALLBACK = 480;
/** The form keeps at least this much of the window. */
const FORM = 480;

export function usePanelWidth(): [number, (width: number) => void, WidthLimits] {
  const [stored, store] = useStoredNumber('oneform-evidence-width', FALLBACK);
  const limits = { min: MIN, max: Math.max(MIN, window.innerWidth - FORM) };
  const clamp = (width: number) => Math.round(Math.max(limits.min, Math.min(limits.max, width)));
  return [clamp(stored), (width) => store(clamp(width)), limits];
}

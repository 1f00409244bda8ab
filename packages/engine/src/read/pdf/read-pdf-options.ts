// How a PDF is to be read.
import type { ReadLimits } from '../read-limits.ts';

export interface ReadPdfOptions {
  readonly limits: ReadLimits;
  readonly signal?: AbortSignal;
  readonly onPage?: (done: number, total: number) => void;
  readonly skipPages?: readonly number[];
}

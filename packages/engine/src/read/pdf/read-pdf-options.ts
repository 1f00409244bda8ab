// Options for reading a PDF.
import type { ReadLimits } from '../read-limits.ts';
import type { ReadScan } from '../read-scan.ts';

export interface ReadPdfOptions {
  readonly limits: ReadLimits;
  readonly signal?: AbortSignal;
  readonly onPage?: (done: number, total: number) => void;
  readonly skipPages?: readonly number[];
  readonly readScan?: ReadScan;
}

// Result of the reader of each media type.

import type { MachineReading } from '#document/machine-reading.ts';
import type { Page, ReadProblem } from '#document/read-document.ts';

export interface ReadPages {
  readonly pages: readonly Page[];
  readonly problems: readonly ReadProblem[];
  /** Codes and embedded data; their boxes fit the pages as they are turned. */
  readonly readings: readonly MachineReading[];
}

// Selects the readings of a file that belong to one of its documents.
import { isCentredIn } from '#document/box.ts';
import type { CategorisedPart } from '#document/facts.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import type { ReadDocument } from '#document/read-document.ts';

/** A reading of the whole file belongs to the document that begins it. */
export function readingsOf(
  { machineReadings = [] }: ReadDocument,
  { pages, region }: CategorisedPart,
): readonly MachineReading[] {
  return machineReadings.filter(
    ({ page, box }) => pages.includes(page ?? 1) && !(region && box && !isCentredIn(box, region)),
  );
}

// Which of a file's readings belong to one of its documents.
import { isCentredIn } from '#document/box.ts';
import type { CategorisedPart } from '#document/facts.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import type { ReadDocument } from '#document/read-document.ts';

/** What belongs to the whole file belongs to the document that begins it. */
export function readingsOf(
  { machineReadings = [] }: ReadDocument,
  { pages, region }: CategorisedPart,
): readonly MachineReading[] {
  return machineReadings.filter(
    ({ page, box }) => pages.includes(page ?? 1) && !(region && box && !isCentredIn(box, region)),
  );
}

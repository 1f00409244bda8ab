// Plans the filling of a form without fields for several collections: read once, and neither drawn nor read back.
import { findFormBlanks, withBlanks } from '../../packages/engine/src/fill/blanks/find-form-blanks.ts';
import type { FilledField, FillValues } from '../../packages/engine/src/fill/fill-result.ts';
import { planSlots } from '../../packages/engine/src/fill/plan-form.ts';
import { readPdf } from '../../packages/engine/src/read/pdf/read-pdf.ts';
import { defaultReadLimits } from '../../packages/engine/src/read/read-limits.ts';

export async function planFlat(bytes: Uint8Array, asked: readonly FillValues[]): Promise<FilledField[][]> {
  const read = await readPdf(bytes, { limits: { ...defaultReadLimits, maxPages: 100 } });
  const { blanks, rules } = await findFormBlanks(bytes, read.pages);
  const pages = withBlanks(read.pages, blanks);
  const slots = blanks.map(({ slot }) => slot);
  return asked.map((values) =>
    planSlots(slots, pages, values, rules).planned.map(({ slot, label, value, path, write, reason, isUnsure }) => {
      const [{ page, box }] = slot.widgets as [(typeof slot.widgets)[number]];
      const status = isUnsure ? 'unsure' : write === undefined ? 'blank' : 'verified';
      const told = { name: slot.name, label, kind: slot.kind, page, box, asks: '', status, value } as const;
      return { ...told, ...(path === undefined ? {} : { path }), ...(reason === undefined ? {} : { reason }) };
    }),
  );
}

// A reading under a caption that asks for several facts at once (`place and date of birth`) is taken apart.

import type { ShapedValue } from '#values/read-shape.ts';
import type { MatchContext } from './match-context.ts';
import type { Reading } from './read-region.ts';
import { isCompound, splitCompound } from './split-compound.ts';

export interface NamedValue extends ShapedValue {
  readonly name: string;
}

export function splitReading(name: string, reading: Reading, context: MatchContext): NamedValue[] {
  if (!isCompound(name)) {
    const { value, type, alternatives, isProved, isDoubtful } = reading;
    return [
      {
        name,
        value,
        type,
        ...(alternatives && { alternatives }),
        ...(isProved && { isProved }),
        ...(isDoubtful && { isDoubtful }),
      },
    ];
  }
  return splitCompound(reading.raw, name, context).map(({ name: part, shaped }) => ({ name: part, ...shaped }));
}

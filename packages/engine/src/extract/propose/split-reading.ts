// A reading under a caption that asks for several facts at once (`place and date of birth`) is taken apart.

import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { readShape, type ShapedValue } from '#values/read-shape.ts';
import type { MatchContext } from '../claims/match-context.ts';
import type { Reading } from './read-region.ts';
import { isCompound, splitCompound } from './split-compound.ts';
import { splitOnCard } from './split-on-card.ts';
import { endsOf, splitPeriod } from './split-period.ts';

export interface NamedValue extends ShapedValue {
  readonly name: string;
}

const periods: ReadonlySet<string> = new Set(Object.values(endsOf));

export function splitReading(name: string, reading: Reading, context: MatchContext): NamedValue[] {
  if (!isCompound(name)) {
    const { value, type, alternatives, isProved, isDoubtful } = reading;
    return [
      {
        name,
        value: name === 'visa_category' ? mendClass(value) : value,
        type,
        ...(alternatives && { alternatives }),
        ...(isProved && { isProved }),
        ...(isDoubtful && { isDoubtful }),
      },
    ];
  }
  const { order } = context.dates;
  const days = periods.has(name) ? (splitPeriod(reading.raw, order) ?? []) : undefined;
  const parts = days
    ? name.split('+').map((part, at) => [part, days[at]] as const)
    : splitOnCard(name, reading.raw, order);
  return parts
    ? parts.flatMap(([part, raw]) => (raw ? readPart(part, raw, days ? 'date' : undefined, context) : []))
    : splitCompound(reading.raw, name, context).map(({ name: part, shaped }) => ({ name: part, ...shaped }));
}

function readPart(name: string, raw: string, known: 'date' | undefined, context: MatchContext): NamedValue[] {
  const shape = known ?? shapeAnywhere(name, context.type) ?? 'text';
  const shaped = fitsShape(shape, raw) > 0 ? readShape(shape, raw, context) : null;
  return shaped ? [{ name, ...shaped }] : [];
}

/** Classes of admission to the United States are a letter or two and a figure (8 CFR 214.1, 22 CFR 42.11): `IRI` is IR1. */
const mendClass = (text: string): string => text.replace(/^([A-Z]{1,2})[Il](?=$|[\s/-])/, '$11');

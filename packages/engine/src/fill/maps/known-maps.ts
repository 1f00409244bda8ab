// The maps that come with the program: which one is of this form, told by its print.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { likeness, SAME_FORM } from '../form/form-print.ts';
import { type FormMap, parseMap } from './form-map.ts';
import { mapsFolder } from './maps-folder.ts';

interface Known {
  readonly file: string;
  readonly print: string;
}

const listed = new Map<string, readonly Known[]>();

export function findMap(print: string, folder = mapsFolder): FormMap | undefined {
  const known = listed.get(folder) ?? listMaps(folder);
  listed.set(folder, known);
  const [best] = known
    .map(({ file, print: own }) => ({ file, alike: likeness(own, print) }))
    .toSorted((a, b) => b.alike - a.alike);
  if (best === undefined || best.alike < SAME_FORM) return undefined;
  const map = parseMap(readFileSync(best.file, 'utf8'));
  if (!('places' in map)) throw new Error(`${best.file}: ${map.join('; ')}`);
  return map;
}

/** Their prints alone: parsing all of them would take longer than filling one form. */
function listMaps(folder: string): Known[] {
  const files = readFolder(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => {
    const file = join(folder, name);
    const print = /^print: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    return print === undefined ? [] : [{ file, print }];
  });
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

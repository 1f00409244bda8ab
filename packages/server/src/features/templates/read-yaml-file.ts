// Reads one YAML file; what is wrong with it comes back as lines that name the file and the place.
import { readFile } from 'node:fs/promises';
import { isPair, isScalar, parseDocument, visit } from 'yaml';

export interface YamlFile {
  readonly content: unknown;
  readonly faults: readonly string[];
}

/** `name` stands in front of every fault. */
export async function readYamlFile(path: string, name: string): Promise<YamlFile> {
  // Repeated keys are looked for below, where their place has a name.
  const document = parseDocument(await readFile(path, 'utf8'), { uniqueKeys: false });
  const faults = document.errors.map((error) => `${name}: ${error.message.split('\n')[0]}`);
  if (faults.length > 0) return { content: undefined, faults };
  visit(document, {
    Map(_, map, ancestors) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const text = isScalar(key) ? String(key.value) : String(key);
        if (seen.has(text)) faults.push(`${[name, ...keysOf(ancestors), text].join(' › ')}: duplicate name`);
        seen.add(text);
      }
    },
  });
  return { content: document.toJS() as unknown, faults };
}

/** Keys of the file format itself, which say nothing about the place. */
const silent = new Set(['sections', 'fields', 'items', 'groups']);

/** A place as a person would name it: file, section, field. */
export function placeOf(keys: readonly PropertyKey[]): string[] {
  return keys.map(String).filter((key) => !silent.has(key));
}

function keysOf(ancestors: readonly unknown[]): string[] {
  return placeOf(ancestors.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : String(key))));
}

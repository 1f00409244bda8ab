// The native libraries that the child may load: those of sharp and of ONNX Runtime for this machine.
import { readdirSync } from 'node:fs';
import { dirname, join, toNamespacedPath } from 'node:path';

/** By whole path, in the form in which Node asks for them. */
export function listAddons(from = import.meta.dirname): Readonly<Record<string, true>> {
  const addons: Record<string, true> = Object.create(null);
  for (const above of listAbove(from)) {
    const modules = join(above, 'node_modules');
    const folders = [
      ...list(join(modules, '@img'))
        .filter((name) => name.startsWith('sharp-'))
        .map((name) => join(modules, '@img', name, 'lib')),
      ...list(join(modules, 'onnxruntime-node', 'bin')).map((name) =>
        join(modules, 'onnxruntime-node', 'bin', name, process.platform, process.arch),
      ),
    ];
    for (const folder of folders)
      for (const name of list(folder)) if (name.endsWith('.node')) addons[toNamespacedPath(join(folder, name))] = true;
  }
  return Object.freeze(addons);
}

/** The folder and those above it. */
export const listAbove = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...listAbove(dirname(folder))];

/** Nothing of a folder that is not there, or that the child may not look into. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// Paths name one place in a collection's data: keys joined with dots, items of repeated groups by their `_id`.
// People name their own fields as they like, so a dot or backslash inside a key is escaped with a backslash.

/** Stands for the item still to be added, in paths of fields that a repeated group is missing: `employment.jobs.new.employer_name`. */
export const NEW_ITEM = 'new';

// Nearly no key has anything to escape, and paths are joined for every field of a form.
const escapeKey = (key: string) => (key.includes('.') || key.includes('\\') ? key.replace(/[\\.]/g, '\\$&') : key);

/** `['employment', 'jobs', 'k3x9']` → `employment.jobs.k3x9`. */
export function joinPath(...keys: readonly string[]): string {
  let path = '';
  for (const key of keys) path += `.${escapeKey(key)}`;
  return path.slice(1);
}

/** The keys of a path; the reverse of `joinPath`. */
export function parsePath(path: string): string[] {
  const keys: string[] = [];
  let key = '';
  for (let index = 0; index < path.length; index++) {
    const character = path[index]!;
    if (character === '\\' && index + 1 < path.length) key += path[++index]!;
    else if (character === '.') {
      keys.push(key);
      key = '';
    } else key += character;
  }
  keys.push(key);
  return keys;
}

/** Is the path the same as `ancestor`, or inside it? */
export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}

/** A name for a new item of a repeated group: eight characters, unlike any other. */
export function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
}

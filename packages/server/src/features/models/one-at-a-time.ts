// Lets runs about the same thing follow one another in this process: a click repeated does not ask a model twice at once.

const last = new Map<string, Promise<unknown>>();

export async function oneAtATime<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  const settled = mine.catch(() => undefined);
  last.set(key, settled);
  try {
    return await mine;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}

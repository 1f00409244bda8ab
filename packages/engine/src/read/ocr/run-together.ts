// Works through a list a few at a time, in order of the answer, stopping as soon as it is told to.

/** At most `width` at once; throws the signal's reason when it is aborted. */
export async function runTogether<T, R>(
  items: readonly T[],
  width: number,
  signal: AbortSignal | undefined,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      signal?.throwIfAborted();
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

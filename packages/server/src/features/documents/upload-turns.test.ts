import { expect, it } from 'vitest';
import { createUploadTurns } from './upload-turns.ts';

/** Uploads that were let in so far, in order; each with the function that ends its turn. */
function watch(turns: ReturnType<typeof createUploadTurns>) {
  const inside: { name: string; end: () => void }[] = [];
  return {
    inside,
    names: () => inside.map(({ name }) => name),
    ask: (name: string) => void turns.take(name).then((end) => inside.push({ name, end })),
  };
}

it('passes over whoever has enough, and takes them in order', async () => {
  const { ask, names, inside } = watch(createUploadTurns({ maxAtOnce: 3, maxOfOne: 2 }));
  for (const name of ['a', 'a', 'a', 'a', 'b', 'c']) ask(name);
  await expect.poll(names).toEqual(['a', 'a', 'b']);
  inside[2]!.end();
  await expect.poll(names).toEqual(['a', 'a', 'b', 'c']);
  inside[0]!.end();
  await expect.poll(names).toEqual(['a', 'a', 'b', 'c', 'a']);
  for (const { end } of inside) end();
  await expect.poll(names).toHaveLength(6);
});

it('tells whoever waits too long to come back, and takes the next one', async () => {
  const turns = createUploadTurns({ maxAtOnce: 1, patientMs: 50 });
  const end = await turns.take('a');
  await expect(turns.take('b')).rejects.toMatchObject({ code: 'overloaded', headers: { 'retry-after': '5' } });
  const next = turns.take('c');
  end();
  await next;
});

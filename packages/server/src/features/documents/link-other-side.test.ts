// Two files of one card, read one after the other and at the same time.
import { api } from '@oneform/contract';
import type { MachineReading } from '@oneform/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from './process-document.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn('Maya', { credits: 50 });
});
afterAll(() => server.close());

const barcode: MachineReading = {
  kind: 'driving_licence',
  documentType: 'drivers_license',
  isProved: true,
  page: 1,
  raw: '@',
  facts: [],
};
const front = (number: string) => ({ facts: { license_number: number }, more: { type: 'drivers_license' as const } });
const back = (number: string) => ({ ...front(number), more: { ...front(number).more, machineReadings: [barcode] } });

let files = 0;
async function upload(name: string, as = client): Promise<string> {
  files += 1;
  return (await as.upload(Buffer.from(`side ${files}`), name, 'text/plain')).body.id;
}
const read = (id: string, script: Parameters<typeof createFakeEngine>[0], as = client) =>
  processDocument(
    { ...server.deps, engine: createFakeEngine(script) },
    { documentId: id, userId: as.userId, attempt: 1 },
    new AbortController().signal,
  );
const otherSide = async (id: string) => (await client.call(api.documents.get, { params: { id } })).body.other_side;

it('front and back name each other, in the list too', async () => {
  const [a, b] = [await upload('front.txt'), await upload('back.txt')];
  await read(a, front('D4829150'));
  expect(await otherSide(a)).toBeNull();
  await read(b, back('D4829150'));
  expect(await otherSide(a)).toEqual({ id: b, display_name: 'back.txt' });
  expect(await otherSide(b)).toEqual({ id: a, display_name: 'front.txt' });
  const { documents } = (await client.call(api.documents.list, { query: {} })).body;
  expect(documents.map(({ other_side }) => other_side?.display_name)).toEqual(['front.txt', 'back.txt']);
});

it('are linked also when both are read at the same time', async () => {
  const [a, b] = [await upload('front.txt'), await upload('back.txt')];
  await Promise.all([read(a, front('D4829150')), read(b, back('D4829150'))]);
  expect([(await otherSide(a))?.id, (await otherSide(b))?.id]).toEqual([b, a]);
});

it('deleting one leaves the other standing alone, free for a new one', async () => {
  const [a, b, c] = [await upload('front.txt'), await upload('back.txt'), await upload('better.txt')];
  await read(a, front('D4829150'));
  await read(b, back('D4829150'));
  await client.call(api.documents.remove, { params: { id: b } });
  expect(await otherSide(a)).toBeNull();
  await read(c, back('D4829150'));
  expect(await otherSide(a)).toEqual({ id: c, display_name: 'better.txt' });
});

it('a third file of the card is a paper of its own', async () => {
  const [a, b, c] = [await upload('front.txt'), await upload('back.txt'), await upload('again.txt')];
  for (const [id, script] of [
    [a, front],
    [b, back],
    [c, back],
  ] as const)
    await read(id, script('D4829150'));
  expect(await otherSide(c)).toBeNull();
});

it('cards of two numbers, and of two people, stay apart', async () => {
  const somebody = await server.signIn('Otto', { credits: 50 });
  const theirs = await upload('front.txt', somebody);
  await read(theirs, front('D4829150'), somebody);
  const [a, b] = [await upload('front.txt'), await upload('back.txt')];
  await read(a, front('X7714402'));
  await read(b, back('D4829150'));
  expect(await otherSide(b)).toBeNull();
});

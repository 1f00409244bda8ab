// Machine-readable content of a paper, as a person sees it.
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
  client = await server.signIn('Maya', { credits: 20 });
});
afterAll(() => server.close());

const barcode: MachineReading = {
  kind: 'driving_licence',
  documentType: 'drivers_license',
  isProved: true,
  page: 2,
  box: [0.1, 0.5, 0.9, 0.9],
  raw: '@…ANSI 636029',
  facts: [{ name: 'date_of_birth', value: '1986-09-07', raw: '09071986', type: 'date' }],
};
const signature: MachineReading = { kind: 'signature', isProved: true, raw: 'Signed by Northwind Data.', facts: [] };

async function read(engine: ReturnType<typeof createFakeEngine>): Promise<string> {
  const { id } = (await client.upload(Buffer.from(`card ${Math.random()}`), 'card.txt', 'text/plain')).body;
  const job = { documentId: id, userId: client.userId, attempt: 1 };
  await processDocument({ ...server.deps, engine }, job, new AbortController().signal);
  return id;
}

it('is listed in the processing details, codes with what they state, the rest in words', async () => {
  const id = await read(createFakeEngine({ more: { machineReadings: [barcode, { ...barcode, page: 3 }, signature] } }));
  const { body } = await client.call(api.documents.processingDetails, { params: { id } });
  expect(body.machine_readings).toEqual([
    {
      kind: 'driving_licence',
      label: 'Driver’s license barcode',
      page: 2,
      proved: true,
      facts: [{ label: 'Date of birth', value: '1986-09-07' }],
      text: '',
    },
    {
      kind: 'signature',
      label: 'Digital signature',
      page: null,
      proved: true,
      facts: [],
      text: 'Signed by Northwind Data.',
    },
  ]);
});

it('is a question where the print says otherwise, even for an empty field', async () => {
  await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } });
  const dispute = { kind: 'driving_licence', code: '1986-09-07', print: '1985-09-07' } as const;
  const evidence = [
    { page: 2, quote: '09071986' },
    { page: 1, quote: '09/07/1985' },
  ];
  const id = await read(
    createFakeEngine({
      facts: {
        surname: 'Lindgren',
        date_of_birth: { value: dispute.code, alternatives: [dispute.print], confidence: 0.71, evidence, dispute },
      },
    }),
  );
  const [update] = (await client.call(api.updates.list, { params: { id } })).body;
  expect(update!.conflicts).toMatchObject([
    {
      conflict_type: 'value_mismatch',
      existing_data: '',
      new_data: '1986-09-07',
      alternatives: ['1985-09-07'],
      suggestion: 'The barcode says 1986-09-07, but 1985-09-07 is printed.',
      evidence: [{ page: 2 }, { page: 1 }],
    },
  ]);
});

// Upload to reviewable update, over HTTP, on the real thing.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn();
});
afterAll(() => server.close());

describe('a text', () => {
  it('goes from upload to update', async () => {
    const visa = await client.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application' },
    });
    expect(visa.status).toBe(201);
    const text =
      'PASSPORT\nSurname: Keller\nGiven names: Anna\nDate of birth: 03 MAR 1990\nPassport No: C01X00T47\nNationality: German\nDate of expiry: 12 APR 2030\n';
    const uploaded = await client.upload(Buffer.from(text), 'notes.txt', 'text/plain');
    expect(uploaded.status).toBe(201);
    for (let i = 0; i < 100; i += 1) {
      const status = await client.call(api.documents.status, { params: { id: uploaded.body.id } });
      if (status.body.processing_status !== 'processing') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const details = await client.call(api.documents.processingDetails, { params: { id: uploaded.body.id } });
    console.log(JSON.stringify(details.body, null, 1));
    const facts = await client.call(api.documents.facts, { params: { id: uploaded.body.id } });
    console.log(JSON.stringify(facts.body.facts.map((f) => [f.name, f.value, f.confidence])));
    const updates = await client.call(api.updates.list, { params: { id: uploaded.body.id } });
    console.log(JSON.stringify(updates.body).slice(0, 1500));
  });
});

// Documents over HTTP: list, rename, delete, download, pages, facts, details.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs, understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { failReading } from './end-reading.ts';
import { keepUnderstanding } from './understand-document.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn('Ada', { credits: 20 });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

let files = 0;
async function upload(name = 'a.txt', who = client): Promise<string> {
  files += 1;
  const { status, body } = await who.upload(Buffer.from(`file ${files}`), name, 'text/plain');
  expect(status).toBe(201);
  return body.id;
}
const get = async (id: string) => (await client.call(api.documents.get, { params: { id } })).body;
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
const fail = (id: string) =>
  failReading(server.deps, { documentId: id, userId: client.userId, attempt: 1, code: 'encrypted_pdf' });

describe('GET /api/documents', () => {
  it('tells those that wait their place in line, and no place to those that do not', async () => {
    const ids = [await upload('1.txt'), await upload('2.txt'), await upload('3.txt')];
    const places = await Promise.all(ids.map(async (id) => (await get(id)).place_in_line));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0]!);
    expect(places[2]).toBeGreaterThan(places[1]!);
    await fail(ids[0]!);
    expect((await get(ids[0]!)).place_in_line).toBeNull();
  });

  it('pages newest first and filters by state', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await upload(`${index}.txt`));
    await fail(ids[0]!);
    const first = (await client.call(api.documents.list, { query: { page: 1, page_size: 2 } })).body;
    expect(first).toMatchObject({ total: 5, total_pages: 3, page: 1, documents: [{ id: ids[4] }, { id: ids[3] }] });
    expect((await client.call(api.documents.list, { query: { page: 3, page_size: 2 } })).body.documents).toMatchObject([
      { id: ids[0] },
    ]);
    expect((await client.call(api.documents.list, { query: { page: 4, page_size: 2 } })).body).toMatchObject({
      total: 5,
      documents: [],
    });
    const failed = (await client.call(api.documents.list, { query: { processing_status: 'error' } })).body;
    expect(failed).toMatchObject({
      total: 1,
      documents: [
        {
          id: ids[0],
          error_message: 'The PDF is protected by a password. Save a copy without the password and upload that.',
        },
      ],
    });
    expect(
      (await client.call(api.documents.list, { query: { processing_status: 'processing', page_size: 1 } })).body,
    ).toMatchObject({ total: 4, total_pages: 4 });
  });

  it('counts the updates that wait', async () => {
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } });
    const id = await readAs(server, client, { surname: 'Keller' });
    expect((await client.call(api.documents.list, { query: {} })).body.documents).toMatchObject([
      { id, updates_to_review: 1, document_type: 'passport', processing_status: 'completed', page_count: 1 },
    ]);
  });

  it('narrows to a part of the name or of the type, to a type, and to what is to be decided', async () => {
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } });
    const passport = await readAs(server, client, { surname: 'Keller' }, { name: 'Scan 100%.txt' });
    const statement = await readAs(
      server,
      client,
      { account_holder: 'Ana Keller' },
      { more: { type: 'bank_statement' } },
    );
    const waiting = await upload('notes.txt');
    const list = async (query: object) => {
      const { body } = await client.call(api.documents.list, { query });
      expect(body.total).toBe(body.documents.length);
      return body.documents.map(({ id }) => id);
    };
    expect(await list({ q: 'scan 100%' })).toEqual([passport]);
    expect(await list({ q: 'BANK ST' })).toEqual([statement]);
    expect(await list({ q: 's_an' })).toEqual([]);
    expect(await list({ document_type: 'bank_statement' })).toEqual([statement]);
    expect(await list({ document_type: 'bank_statement', processing_status: 'error' })).toEqual([]);
    expect(await list({ q: 'notes', processing_status: 'processing' })).toEqual([waiting]);
    expect(await list({ to_decide: 'true' })).toEqual([]);
    await readAs(server, client, { surname: 'Kellner' });
    const asked = await list({ to_decide: 'true' });
    expect(asked).toHaveLength(1);
    expect([passport, statement, waiting]).not.toContain(asked[0]);
    expect((await client.call(api.documents.listTypes, {})).body.types).toEqual([
      { document_type: 'passport', documents: 2 },
      { document_type: 'bank_statement', documents: 1 },
    ]);
    const other = await server.signIn('Ana Costa');
    expect((await other.call(api.documents.listTypes, {})).body.types).toEqual([]);
    expect((await other.call(api.documents.list, { query: { q: 'scan' } })).body.total).toBe(0);
  });

  it.each([
    'page=0',
    'page=x',
    'page_size=0',
    'page_size=101',
    'processing_status=done',
    'page=9999999999',
    'to_decide=perhaps',
    'q=',
  ])('refuses ?%s', async (query) => {
    expect((await client.raw('GET', `/api/documents?${query}`)).status).toBe(422);
  });
});

describe('PATCH /api/documents/:id', () => {
  it('renames it and the sources of its values', async () => {
    const { id: visa } = (
      await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
    ).body;
    const id = await readAs(server, client, { surname: 'Keller' }, { name: 'old.txt' });
    const renamed = await client.call(api.documents.rename, {
      params: { id },
      body: { display_name: ' Anna’s passport ' },
    });
    expect(renamed).toMatchObject({
      status: 200,
      body: { display_name: 'Anna’s passport', original_filename: 'old.txt' },
    });
    const { sources } = (await client.call(api.collections.sources, { params: { id: visa } })).body;
    expect(sources).toMatchObject([{ document_name: 'Anna’s passport', by: 'Anna’s passport' }]);
  });

  it.each([[{}], [{ display_name: ' ' }], [{ display_name: 'x'.repeat(256) }], [{ display_name: 5 }]])(
    'refuses %j',
    async (body) => {
      const id = await upload();
      expect(
        (
          await client.raw('PATCH', `/api/documents/${id}`, {
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          })
        ).status,
      ).toBe(422);
    },
  );
});

describe('DELETE /api/documents/:id', () => {
  it('gives back what was held and removes the file', async () => {
    const id = await upload();
    expect(await balance()).toBe(19);
    expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
    expect(await balance()).toBe(20);
    for (const call of ['get', 'status', 'processingDetails', 'facts', 'download'] as const)
      expect((await client.call(api.documents[call], { params: { id } })).status).toBe(404);
    expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(404);
  });

  it('leaves the values, with their source marked as deleted', async () => {
    const { id: visa } = (
      await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
    ).body;
    const id = await readAs(server, client, { surname: 'Keller' }, { name: 'passport.txt' });
    await client.call(api.documents.remove, { params: { id } });
    expect(
      (await client.call(api.collections.get, { params: { id: visa }, query: {} })).body.collection_data.personal,
    ).toMatchObject({ surname: 'Keller' });
    expect((await client.call(api.collections.sources, { params: { id: visa } })).body.sources).toMatchObject([
      { kind: 'document', document_id: null, document_name: 'passport.txt', supports: true },
    ]);
  });

  it('keeps the file while somebody else has the same', async () => {
    const other = await server.signIn('Other');
    const bytes = Buffer.from('shared content');
    const mine = (await client.upload(bytes, 'a.txt', 'text/plain')).body.id;
    const hers = (await other.upload(bytes, 'b.txt', 'text/plain')).body.id;
    await client.call(api.documents.remove, { params: { id: mine } });
    expect((await other.call(api.documents.download, { params: { id: hers } })).status).toBe(200);
    await other.call(api.documents.remove, { params: { id: hers } });
  });

  it('removes nothing that comes in at the same moment', async () => {
    const bytes = Buffer.from('raced content');
    for (let round = 0; round < 10; round += 1) {
      const { id } = (await client.upload(bytes, 'a.txt', 'text/plain')).body;
      const [, again] = await Promise.all([
        client.call(api.documents.remove, { params: { id } }),
        client.upload(bytes, 'b.txt', 'text/plain'),
      ]);
      expect((await client.call(api.documents.download, { params: { id: again.body.id } })).status).toBe(200);
      await client.call(api.documents.remove, { params: { id: again.body.id } });
    }
  });
});

describe('GET …/download', () => {
  it.each([
    ['résumé 身分証 "quoted".txt', 'attachment; filename="r?sum? ??? \\"quoted\\".txt"; filename*=UTF-8\'\''],
    ['plain.txt', 'attachment; filename=plain.txt'],
    ['My passport', 'attachment; filename="My passport.txt"'],
    ['a\nSet-Cookie: b.txt', 'attachment; filename="a Set-Cookie: b.txt"'],
  ])('gives the bytes under the name %j, as something to save', async (name, disposition) => {
    const bytes = Buffer.from(`download ${name}`);
    const { id } = (await client.upload(bytes, 'a.txt', 'text/plain')).body;
    await client.call(api.documents.rename, { params: { id }, body: { display_name: name } });
    const { status, body, headers } = await client.call(api.documents.download, { params: { id } });
    expect(status).toBe(200);
    expect(body).toEqual(bytes);
    expect(headers['content-disposition']).toContain(disposition);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('says so when the file is gone', async () => {
    const id = await upload();
    const bytes = Buffer.from(`file ${files}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await server.deps.files.remove(sha256);
    expect(await client.call(api.documents.download, { params: { id } })).toMatchObject({
      status: 503,
      body: { code: 'file_missing' },
    });
    await client.call(api.documents.remove, { params: { id } });
  });
});

it('does not give out an original that became longer', async () => {
  const bytes = Buffer.from('As it was put.\n'.repeat(6000));
  const { id } = (await client.upload(bytes, 'longer.txt', 'text/plain')).body;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(server.deps.config.folders.files, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  await writeFile(path, Buffer.concat([Buffer.from('Not '), bytes]));
  expect(await client.call(api.documents.download, { params: { id } })).toMatchObject({
    status: 503,
    body: { code: 'file_missing', detail: 'The stored file is damaged.' },
  });
  await client.call(api.documents.remove, { params: { id } });
});

describe('GET …/pages/:page/image', () => {
  it('draws a page once and lets the browser keep it', async () => {
    const picture = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#fafafa' } })
      .png()
      .toBuffer();
    const { id } = (await client.upload(picture, 'scan.png', 'image/png')).body;
    const image = (width?: number, headers = {}) =>
      client.call(api.documents.pageImage, { params: { id, page: 1 }, query: width ? { width } : {}, headers });
    const first = await image();
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      etag: expect.stringMatching(/^".+"$/),
      'cache-control': expect.stringContaining('private'),
    });
    expect(await sharp(first.body as unknown as Buffer).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    expect((await image(undefined, { 'if-none-match': first.headers.etag as string })).status).toBe(304);
    expect((await sharp((await image(100)).body as unknown as Buffer).metadata()).width).toBe(320);
    const other = await server.signIn('Eve');
    expect((await other.call(api.documents.pageImage, { params: { id, page: 1 }, query: {} })).status).toBe(404);
    expect((await client.call(api.documents.pageImage, { params: { id, page: 2 }, query: {} })).status).toBe(404);
    for (const bad of ['pages/0/image', 'pages/x/image', 'pages/1/image?width=5', 'pages/1/image?width=99999'])
      expect((await client.raw('GET', `/api/documents/${id}/${bad}`)).status).toBe(422);
  });

  it('turns a page as its reading says', async () => {
    const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { id } = (await client.upload(picture, 'sideways.png', 'image/png')).body;
    const page = { number: 1, width: 500, height: 1000, rotation: 90, source: 'ocr' as const, text: 'x' };
    await keepUnderstanding(server.deps, { id, userId: client.userId, attempt: 1, run: 0 }, [page], understandAs({}));
    const image = await client.call(api.documents.pageImage, { params: { id, page: 1 }, query: { width: 320 } });
    const { width, height } = await sharp(image.body as unknown as Buffer).metadata();
    expect(height).toBeGreaterThan(width);
  });

  it('has none of a text, and none of a broken file', async () => {
    const text = await upload();
    expect((await client.call(api.documents.pageImage, { params: { id: text, page: 1 }, query: {} })).status).toBe(404);
    const { id } = (await client.upload(Buffer.from('%PDF-1.4 broken'), 'broken.pdf', 'application/pdf')).body;
    expect((await client.call(api.documents.pageImage, { params: { id, page: 1 }, query: {} })).status).toBe(404);
  });
});

describe('what it says', () => {
  it('comes with places, people and pages', async () => {
    const id = await readAs(
      server,
      client,
      { surname: { value: 'Keller', tier: 'proved', alternatives: ['Kehler'], person: 'p1', caption: 'Nachname' } },
      {
        more: {
          people: [{ id: 'p1', role: 'subject', full_name: 'Anna Keller' }],
          additionalFields: [{ label: 'Locker', value: '12', confidence: 0.8, evidence: [{ page: 1, quote: '12' }] }],
        },
      },
    );
    expect((await client.call(api.documents.facts, { params: { id } })).body).toMatchObject({
      document_type: 'passport',
      facts: [
        {
          name: 'surname',
          label: 'Surname',
          value: 'Keller',
          tier: 'proved',
          alternatives: ['Kehler'],
          person: 'p1',
          caption: 'Nachname',
          evidence: [{ page: 1, quote: 'Keller', box: [0.1, 0.1, 0.3, 0.12] }],
        },
      ],
      additional_fields: [{ label: 'Locker', value: '12' }],
      people: [{ id: 'p1', role: 'subject', full_name: 'Anna Keller' }],
      pages: [{ number: 1, source: 'text' }],
    });
    expect((await client.call(api.documents.processingDetails, { params: { id } })).body).toMatchObject({
      processing_status: 'completed',
      current_step: null,
      steps: {
        categorization: { completed: true, completed_at: expect.any(String), document_type: 'passport' },
        extraction: {
          completed: true,
          result_summary: { display_name: 'paper.txt', structured_data_keys: ['surname'], additional_fields_count: 1 },
        },
        parsing: {
          completed: true,
          result_summary: { collections_updated: 0, conflicts_detected: 0, unknown_fields: 1 },
        },
      },
      credits: 1,
      credits_held: 0,
      engine: 'OneForm’s rules',
    });
  });

  it('is nothing yet before it is read', async () => {
    const id = await upload();
    expect((await client.call(api.documents.facts, { params: { id } })).body).toEqual({
      document_type: null,
      facts: [],
      additional_fields: [],
      people: [],
      pages: [],
    });
    expect((await client.call(api.documents.processingDetails, { params: { id } })).body).toMatchObject({
      processing_status: 'processing',
      current_step: 'categorization',
      steps: {
        categorization: { completed: false, completed_at: null },
        extraction: { completed: false, result_summary: null },
        parsing: { completed: false, result_summary: null },
      },
      processing_started_at: expect.any(String),
      processing_completed_at: null,
      credits: 0,
      credits_held: 1,
    });
    expect((await client.call(api.documents.fillableTemplates, { params: { id } })).body.templates).toEqual([]);
  });

  it('names the templates that it would fill, the fullest first', async () => {
    const id = await readAs(server, client, {
      surname: 'Keller',
      given_names: 'Anna',
      passport_number: 'C01X00T47',
      nationality: 'Germany',
    });
    const { templates } = (await client.call(api.documents.fillableTemplates, { params: { id } })).body;
    expect(templates).toContainEqual({
      template_id: 'visa_application',
      template_name: 'Visa Application',
      template_color: '#2563EB',
      fields: expect.any(Number),
    });
    expect(templates.map(({ fields }) => fields)).toEqual(templates.map(({ fields }) => fields).sort((a, b) => b - a));
  });
});

describe('process and reprocess', () => {
  const process = (id: string, query: { target_collection_id?: string; extract_people?: string } = {}) =>
    client.call(api.documents.process, { params: { id }, query });
  const reprocess = (id: string) => client.call(api.documents.reprocess, { params: { id } });

  it('while it is being read the same job goes on, and nothing is charged again', async () => {
    const id = await upload();
    const answers = await Promise.all(Array.from({ length: 10 }, () => process(id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 202, body: { processing_status: 'processing', credits: 0 } });
    expect(await balance()).toBe(19);
    expect(await reprocess(id)).toMatchObject({ status: 409, body: { code: 'document_processing' } });
  });

  it('after an error it can be read again, and only then', async () => {
    const id = await upload();
    await fail(id);
    expect(await balance()).toBe(20);
    expect(await get(id)).toMatchObject({
      processing_status: 'error',
      error_message: expect.stringContaining('password'),
    });
    expect(await reprocess(id)).toMatchObject({ status: 202, body: { processing_status: 'processing', credits: 1 } });
    expect(await get(id)).toMatchObject({ processing_status: 'processing', error_message: null });
    const done = await readAs(server, client, { surname: 'Keller' });
    expect(await reprocess(done)).toMatchObject({ status: 409, body: { code: 'document_not_reprocessable' } });
  });

  it('starts once however often it is asked for at once', async () => {
    const id = await upload();
    await fail(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reprocess(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(409)]);
    expect(await balance()).toBe(19);
  });

  it('says what is missing when there are too few credits', async () => {
    const poor = await server.signIn('Poor', { credits: 0 });
    const id = await upload('a.txt', poor);
    expect(await poor.call(api.documents.process, { params: { id }, query: {} })).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', balance: 0, required: 1 },
    });
    expect((await poor.call(api.documents.status, { params: { id } })).body).toEqual({
      processing_status: 'pending',
      error_message: null,
    });
  });

  it.each(['extract_people=maybe', 'target_collection_id=x'])('refuses ?%s', async (query) => {
    const id = await upload();
    expect((await client.raw('POST', `/api/documents/${id}/process?${query}`)).status).toBe(422);
  });

  it('takes no collection that is not one’s own', async () => {
    const other = await server.signIn('Eve');
    const { id: hers } = (await other.call(api.collections.create, { body: { collection_name: 'Hers' } })).body;
    const id = await upload();
    expect((await process(id, { target_collection_id: hers })).status).toBe(404);
  });
});

it('takes nothing in from those who took their consent back, and keeps what is there', async () => {
  const id = await upload();
  await fail(id);
  await client.call(api.account.changePrivacy, {
    body: { gdpr_consent: false, ai_enabled: true, delete_originals: false },
  });
  const refused = { status: 403, body: { code: 'consent_required' } };
  expect(await client.upload(Buffer.from('x'), 'x.txt', 'text/plain')).toMatchObject(refused);
  expect(await client.call(api.documents.process, { params: { id }, query: {} })).toMatchObject(refused);
  expect(await client.call(api.documents.reprocess, { params: { id } })).toMatchObject(refused);
  expect(await client.call(api.documents.samples, {})).toMatchObject(refused);
  expect((await client.call(api.documents.download, { params: { id } })).status).toBe(200);
  expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
});

describe('what belongs to others', () => {
  const missing = '01890000-0000-7000-8000-000000000000';
  const calls = (Object.keys(api.documents) as (keyof typeof api.documents)[]).filter((call) =>
    api.documents[call].path.includes('/:id'),
  );
  const bodies: Partial<Record<keyof typeof api.documents, object>> = {
    rename: { display_name: 'Stolen' },
    answerWhose: { answer: 'mine' },
  };
  it.each(calls)('%s: is as if it were not there', async (call) => {
    const id = await upload();
    const other = await server.signIn('Eve');
    const send = (who: Pick<Client, 'call'>, target: string) =>
      who.call(api.documents[call], {
        params: { id: target, page: 1 },
        query: {},
        body: bodies[call],
      } as never);
    const [foreign, absent] = [await send(other, id), await send(other, missing)];
    const anonymous = ({ instance: _, ...rest }: Record<string, unknown>) => rest;
    expect(foreign.status).toBe(404);
    expect(anonymous(foreign.body as never)).toEqual(anonymous(absent.body as never));
    expect((await send(server.stranger, id)).status).toBe(401);
    expect((await send(client, 'not-an-id')).status).toBe(422);
    expect(await get(id)).toMatchObject({ display_name: 'a.txt', processing_status: 'processing' });
  });
});

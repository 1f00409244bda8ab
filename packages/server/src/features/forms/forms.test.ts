// Forms over HTTP: filled from the collection of whoever asks, refused in words, and nothing left behind.
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { api, type FormReport, fillProblems, MAX_FILE_BYTES, type Problem } from '@oneform/contract';
import { makeForm } from '@oneform/engine/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Client;
let id: string;
let form: Uint8Array;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  owner = await server.signIn('Owner');
  const collection = await owner.call(api.collections.create, {
    body: { collection_name: 'Mine', template_id: 'visa_application' },
  });
  id = collection.body.id;
  await owner.call(api.collections.saveSection, {
    params: { id, sectionId: 'personal' },
    body: { surname: 'Kadıköy', given_names: 'Łucja' },
  });
  form = await makeForm(({ addText }) => {
    for (const [index, tooltip] of ['Surname', 'Given names', 'Reference'].entries())
      addText(`f${index}`, { x: 60, y: 700 - index * 40, tooltip });
  });
});
afterEach(async () => {
  expect(await readdir(server.deps.config.folders.temporary)).toEqual([]);
  await expectSound(server);
});
afterAll(() => server.close());

interface Part {
  readonly bytes?: Uint8Array;
  readonly type?: string;
  readonly filename?: string;
  readonly choices?: unknown;
  readonly makeFillable?: string;
  readonly further?: unknown;
}

async function send<T = FormReport>(client: Pick<Client, 'raw'>, to: string, part: Part = {}) {
  const { bytes = form, type = 'application/pdf', filename = 'visa form.pdf', choices, makeFillable, further } = part;
  const boundary = `oneform${randomBytes(8).toString('hex')}`;
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const fields = Object.entries({ choices, make_fillable: makeFillable, further })
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    );
  const head = `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await client.raw('POST', `/api/collections/${to}/fill-pdf`, { headers, payload });
  return { ...answer, body: answer.body as T };
}

it('fills the form, tells what was read back, charges nothing and is not kept by anybody on the way', async () => {
  const before = (await owner.call(api.credits.balance, {})).body.balance;
  const { status, body, headers } = await send(owner, id);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ filename: 'visa form (filled).pdf', as_intended: 2, to_check: 0, notes: [] });
  expect(body.fields.map(({ name, status: state, value, path }) => [name, state, value, path])).toEqual([
    ['f0', 'verified', 'Kadıköy', 'personal.surname'],
    ['f1', 'verified', 'Łucja', 'personal.given_names'],
    ['f2', 'blank', '', undefined],
  ]);
  const read = await server.deps.engine.run(
    { kind: 'read', bytes: Buffer.from(body.pdf, 'base64') },
    { user: owner.userId },
  );
  expect(read.pages[0]?.fields.map(({ value }) => value)).toEqual(['Kadıköy', 'Łucja', '']);
  expect((await owner.call(api.credits.balance, {})).body.balance).toBe(before);
});

it('takes what the person decided for single fields', async () => {
  const choices = [
    { name: 'f0', text: '' },
    { name: 'f2', path: 'personal.surname' },
  ];
  const { body } = await send(owner, id, { choices });
  expect(body.fields.map(({ value }) => value)).toEqual(['', 'Łucja', 'Kadıköy']);
});

it('leaves out what an answer excludes, and writes it again when the answer asks for it', async () => {
  const { body: other } = await owner.call(api.collections.create, {
    body: { collection_name: 'Elsewhere', template_id: 'visa_application' },
  });
  const mail = await makeForm(({ addText }) => addText('mail', { x: 60, y: 700, tooltip: 'Mailing address: city' }));
  const fill = async (same: boolean) => {
    await owner.call(api.collections.saveSection, {
      params: { id: other.id, sectionId: 'contact' },
      body: { mailing_same_as_home: same, mailing_address: { street: '1 Main Street', city: 'Port Example' } },
    });
    return (await send(owner, other.id, { bytes: mail })).body.fields[0]?.value;
  };
  expect(await fill(false)).toBe('Port Example');
  expect(await fill(true)).toBe('');
  const { body } = await owner.call(api.collections.get, { params: { id: other.id } });
  expect(body.collection_data.contact).toMatchObject({ mailing_address: { city: 'Port Example' } });
});

it('fills a form without fields onto its page, or gives it fields', async () => {
  const flat = await makeForm(({ page, print }) => {
    print('Surname', 60, 700);
    page.drawLine({ start: { x: 110, y: 698 }, end: { x: 300, y: 698 } });
  });
  const { body } = await send(owner, id, { bytes: flat });
  expect(body).toMatchObject({ places: 'blanks', as_intended: 1, to_check: 0 });
  expect(body.fields).toMatchObject([{ name: 'page 1, blank 1', label: 'Surname', value: 'Kadıköy' }]);
  const readFields = async (pdf: string) => {
    const read = await server.deps.engine.run(
      { kind: 'read', bytes: Buffer.from(pdf, 'base64') },
      { user: owner.userId },
    );
    return read.pages[0]?.fields.map(({ value }) => value);
  };
  expect(await readFields(body.pdf)).toEqual([]);
  const fillable = await send(owner, id, { bytes: flat, makeFillable: 'true' });
  expect(await readFields(fillable.body.pdf)).toEqual(['Kadıköy']);
  expect((await send<Problem>(owner, id, { bytes: flat, makeFillable: 'perhaps' })).status).toBe(422);
});

it('takes a photo of a form for a form', async () => {
  const { status, body } = await send<Problem>(owner, id, {
    bytes: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'),
    type: 'image/png',
    filename: 'form.png',
  });
  expect([status, body.message]).toEqual([422, fillProblems.corrupt_file]);
});

it('draws a page of the filled form, and keeps nothing', async () => {
  const { body } = await send(owner, id);
  expect(body.pages).toEqual([{ width: 595, height: 842, rotation: 0 }]);
  const ask = async (
    client: Pick<Client, 'raw'>,
    fields: Record<string, string>,
    bytes = Buffer.from(body.pdf, 'base64'),
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([bytes], 'filled.pdf', { type: 'application/pdf' }));
    const request = new Request('http://oneform.test', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return client.raw('POST', '/api/forms/page', { headers, payload: Buffer.from(await request.arrayBuffer()) });
  };
  const drawn = await ask(owner, { page: '1', rotation: '0', width: '320' });
  expect([drawn.status, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect((await ask(owner, { page: '2' })).status).toBe(404);
  expect((await ask(owner, { page: '0' })).status).toBe(422);
  expect((await ask(owner, { page: '1', rotation: '45' })).status).toBe(422);
  expect((await ask(owner, { page: '1' }, Buffer.from('%PDF-1.7 nothing'))).status).toBe(404);
  expect((await ask(server.stranger, { page: '1' })).status).toBe(401);
  expect((await owner.raw('POST', '/api/forms/page', { payload: 'x' })).status).toBe(415);
});

it('is filled from several collections, each of whom it is about', async () => {
  const spouse = await owner.call(api.collections.create, {
    body: { collection_name: 'Hers', template_id: 'visa_application' },
  });
  const { id: spouseId } = spouse.body;
  await owner.call(api.collections.saveSection, {
    params: { id: spouseId, sectionId: 'personal' },
    body: { surname: 'Öztürk', given_names: 'Deniz' },
  });
  const joint = await makeForm(({ addText }) => {
    for (const [index, tooltip] of ['Surname', 'Spouse’s surname', 'Spouse’s given names'].entries())
      addText(`f${index}`, { x: 60, y: 700 - index * 40, tooltip });
  });
  const further = [{ collection_id: spouseId, person: 'spouse' }];
  const { status, body } = await send(owner, id, { bytes: joint, further });
  expect(status).toBe(200);
  expect(body.fields.map(({ value, path }) => [value, path])).toEqual([
    ['Kadıköy', 'personal.surname'],
    ['Öztürk', '~spouse personal.surname'],
    ['Deniz', '~spouse personal.given_names'],
  ]);
  const other = await server.signIn('Somebody');
  const theirs = await other.call(api.collections.create, { body: { collection_name: 'Theirs', collection_data: {} } });
  const stolen = [{ collection_id: theirs.body.id, person: 'spouse' }];
  expect((await send<Problem>(owner, id, { further: stolen })).body).toMatchObject({ status: 404, code: 'not_found' });
  expect((await send<Problem>(owner, id, { further: [{ collection_id: spouseId, person: 'pet' }] })).status).toBe(422);
});

const privacy = (isAgreed: boolean) => ({ gdpr_consent: isAgreed, ai_enabled: false, delete_originals: false });

it('is for the owner alone, and for those who agreed', async () => {
  const other = await server.signIn('Other');
  expect((await send<Problem>(other, id)).body).toMatchObject({ status: 404, code: 'not_found' });
  expect((await send<Problem>(server.stranger, id)).status).toBe(401);
  await owner.call(api.account.changePrivacy, { body: privacy(false) });
  expect((await send<Problem>(owner, id)).body).toMatchObject({ code: 'consent_required' });
  await owner.call(api.account.changePrivacy, { body: privacy(true) });
});

it.each([
  [
    'a file of text',
    { bytes: Buffer.from('Surname'), type: 'text/plain', filename: 'a.txt' },
    415,
    fillProblems.not_a_pdf,
  ],
  ['text under the name of a PDF', { bytes: Buffer.from('Surname') }, 415, undefined],
  ['a PDF that is broken', { bytes: Buffer.from('%PDF-1.7 nothing') }, 422, fillProblems.corrupt_file],
  ['more than 10 MB', { bytes: Buffer.alloc(MAX_FILE_BYTES + 1, '%PDF-1.7 ') }, 413, undefined],
  ['choices that are none', { choices: '[{"name":7}]' }, 422, undefined],
] as const)('refuses %s', async (_what, part, status, message) => {
  const answer = await send<Problem>(owner, id, part);
  expect(answer.status).toBe(status);
  if (message) expect(answer.body.message).toBe(message);
});

it('names a PDF without fields', async () => {
  const bytes = await makeForm(({ print }) => print('Surname', 60, 700));
  const { status, body } = await send<Problem>(owner, id, { bytes });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: fillProblems.not_a_form,
    errors: [{ path: 'file', code: 'not_a_form', message: fillProblems.not_a_form }],
  });
});

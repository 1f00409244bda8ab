// Forms that a person had remembered: filled the same way next time, without a value being kept, for them alone, until they forget it.
import { randomBytes } from 'node:crypto';
import { api, type FormReport, MAX_SAVED_FORMS, type Problem, type SavedPlace, toSavedPath } from '@oneform/contract';
import { makeForm } from '@oneform/engine/testing';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { savedForms } from '../../db/saved-forms.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Client;
let form: Uint8Array;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  owner = await server.signIn('Owner');
  form = await makeForm(({ page, print }) => {
    print('Application for a permit to keep bees within the limits of the town', 60, 780, 13);
    for (const [index, words] of ['Surname', 'Given names', 'Name of the person who answers for the bees'].entries()) {
      print(words, 60, 700 - index * 40);
      page.drawLine({ start: { x: 300, y: 698 - index * 40 }, end: { x: 520, y: 698 - index * 40 }, thickness: 0.7 });
    }
  });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

async function makeCollection(client: Client, surname: string): Promise<string> {
  const { body } = await client.call(api.collections.create, {
    body: { collection_name: surname, template_id: 'visa_application' },
  });
  await client.call(api.collections.saveSection, {
    params: { id: body.id, sectionId: 'personal' },
    body: { surname, given_names: 'Łucja' },
  });
  return body.id;
}

async function fill(client: Client, id: string, choices: unknown = []): Promise<FormReport> {
  const boundary = `oneform${randomBytes(8).toString('hex')}`;
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="choices"\r\n\r\n${JSON.stringify(choices)}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bees.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    form,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await client.raw('POST', `/api/collections/${id}/fill-pdf`, { headers, payload });
  expect(answer.status).toBe(200);
  return answer.body as FormReport;
}

const toPlaces = (report: FormReport): SavedPlace[] =>
  report.fields.map(({ page, box, found_at, asks, path, reason }) => ({
    ...{ page, box: found_at ?? box, asks },
    ...(path === undefined ? (reason === 'left_blank' ? { path: null } : {}) : { path: toSavedPath({}, path) }),
    ...(found_at && { moved_to: box }),
  }));

async function remember(client: Client, id: string) {
  const first = await fill(client, id);
  const [surname, , bees] = first.fields;
  const corrected = await fill(client, id, [
    { name: surname!.name, text: '' },
    { name: bees!.name, path: 'personal.surname' },
  ]);
  const body = { name: 'bees.pdf', print: corrected.print, places: toPlaces(corrected) };
  return { body, saved: await client.call(api.savedForms.save, { body }) };
}

const valuesOf = ({ fields }: FormReport) => fields.map(({ value }) => value);

it('fills the same form the same way from another collection, and keeps no value', async () => {
  const { saved } = await remember(owner, await makeCollection(owner, 'Kadıköy'));
  expect([saved.status, saved.body.name, saved.body.places]).toEqual([201, 'bees.pdf', 3]);
  const [row] = await server.deps.db.select().from(savedForms).where(eq(savedForms.id, saved.body.id));
  expect(JSON.stringify(row)).not.toMatch(/Kadıköy|Łucja/);

  const report = await fill(owner, await makeCollection(owner, 'Nowak'));
  expect([report.saved_form_id, ...valuesOf(report)]).toEqual([saved.body.id, '', 'Łucja', 'Nowak']);
  const other = await server.signIn('Other');
  const theirs = await fill(other, await makeCollection(other, 'Silva'));
  expect([theirs.saved_form_id, ...valuesOf(theirs).slice(0, 2)]).toEqual([undefined, 'Silva', 'Łucja']);

  await owner.call(api.savedForms.forget, { params: { id: saved.body.id } });
  const forgotten = await fill(owner, await makeCollection(owner, 'Haddad'));
  expect([forgotten.saved_form_id, forgotten.fields[0]?.value]).toEqual([undefined, 'Haddad']);
});

it('is listed, replaced and forgotten by its owner alone', async () => {
  const { body, saved } = await remember(owner, await makeCollection(owner, 'Kadıköy'));
  const params = { id: saved.body.id };
  const replaced = await owner.call(api.savedForms.replace, {
    params,
    body: { ...body, name: 'hives.pdf', places: [] },
  });
  expect(replaced.body).toMatchObject({ id: saved.body.id, name: 'hives.pdf', places: 0 });
  expect((await owner.call(api.savedForms.list, {})).body.forms).toEqual([replaced.body]);
  const other = await server.signIn('Other');
  expect((await other.call(api.savedForms.list, {})).body.forms).toEqual([]);
  const asJson = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  expect((await other.raw('PUT', `/api/saved-forms/${params.id}`, asJson)).status).toBe(404);
  expect((await other.raw('DELETE', `/api/saved-forms/${params.id}`)).status).toBe(404);
  expect((await server.stranger.raw('GET', '/api/saved-forms')).status).toBe(401);
  await owner.call(api.savedForms.forget, { params });
  expect((await owner.raw('DELETE', `/api/saved-forms/${params.id}`)).status).toBe(404);
});

it('is remembered once when its request dies before it was answered and is sent again', async () => {
  const { body } = await remember(owner, await makeCollection(owner, 'Okafor'));
  const key = 'remember-the-bees';
  const send = () => owner.call(api.savedForms.save, { body, headers: { 'idempotency-key': key } });
  const first = await send();
  // As a process leaves it that is killed between keeping the form and keeping the answer.
  await server.deps.db
    .update(idempotencyKeys)
    .set({ status: null, response: null, heldUntil: new Date(0) })
    .where(eq(idempotencyKeys.key, key));
  expect((await send()).body).toEqual(first.body);
  const kept = await server.deps.db.select().from(savedForms).where(eq(savedForms.id, first.body.id));
  expect(kept).toHaveLength(1);
  const { forms } = (await owner.call(api.savedForms.list, {})).body;
  for (const { id } of forms) await owner.call(api.savedForms.forget, { params: { id } });
  expect(forms).toHaveLength(2);
});

it('refuses what is no saved form, and more than it keeps', async () => {
  const send = async (body: unknown) => {
    const payload = JSON.stringify(body);
    return owner.raw('POST', '/api/saved-forms', { headers: { 'content-type': 'application/json' }, payload });
  };
  const place = { page: 1, box: [0, 0, 1, 1], asks: 'Surname' };
  const whole = { name: 'a.pdf', print: 'abc', places: [place] };
  for (const body of [
    {},
    { ...whole, print: 'a b' },
    { ...whole, name: ' ' },
    { ...whole, places: [{ ...place, page: 0 }] },
    { ...whole, places: Array(1001).fill(place) },
  ])
    expect((await send(body)).status).toBe(422);
  for (let kept = 0; kept < MAX_SAVED_FORMS; kept += 1) expect((await send(whole)).status).toBe(201);
  expect((await send(whole)).body as Problem).toMatchObject({ status: 422, message: /remembered already/ });
});

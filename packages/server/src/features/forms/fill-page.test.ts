// Web pages over HTTP: what a description of controls is answered with, by whom it may be asked, and what it must not hold.
import { api, type PageAnswer, type PageControl, type Problem } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  owner = await server.signIn('Owner');
  const collection = await owner.call(api.collections.create, {
    body: { collection_name: 'Mine', template_id: 'visa_application' },
  });
  id = collection.body.id;
  await owner.call(api.collections.saveSection, {
    params: { id, sectionId: 'personal' },
    body: {
      surname: 'Kadıköy',
      given_names: 'Łucja Ewa',
      date_of_birth: '1987-03-09',
      nationality: 'Poland',
      sex: 'Female',
    },
  });
  await owner.call(api.collections.saveSection, {
    params: { id, sectionId: 'family' },
    body: { spouse: { surname: 'Öztürk', given_names: 'Deniz' } },
  });
});
afterAll(() => server.close());

const text = (name: string, label: string, more: Partial<PageControl> = {}): PageControl => ({
  id: name,
  kind: 'text',
  label,
  name,
  form: 0,
  ...more,
});

async function ask(controls: readonly PageControl[], client: Client = owner, of = id) {
  const body = { address: 'https://visa.example/apply', language: 'en', controls: [...controls] };
  const answer = await client.call(api.forms.fillPage, { params: { id: of }, body });
  return { ...answer, body: answer.body as PageAnswer };
}
const brief = ({ values }: PageAnswer) => values.map(({ id: control, value, offered }) => [control, value, offered]);

it('answers each control in the format of the page, with path, label, mark and source', async () => {
  const day = ['Day', ...Array.from({ length: 31 }, (_, index) => String(index + 1))];
  const { status, body } = await ask([
    text('a', 'Surname'),
    text('b', 'First name', { autocomplete: 'given-name' }),
    text('c', 'Date of birth', { kind: 'date' }),
    text('d', '', { kind: 'select', name: 'dob_day', options: day.map((label) => ({ label })) }),
    text('e', '', { kind: 'select', name: 'dob_year', options: ['Year', '1986', '1987'].map((label) => ({ label })) }),
    text('f', 'Nationality', {
      kind: 'select',
      options: ['Select', 'Peru', 'Poland', 'Portugal'].map((label) => ({ label })),
    }),
    text('g', 'Sex', {
      kind: 'radio',
      options: [
        { label: 'Male', value: 'M' },
        { label: 'Female', value: 'F' },
      ],
    }),
    text('h', 'Your favourite colour'),
  ]);
  expect(status).toBe(200);
  expect(brief(body)).toEqual([
    ['a', 'Kadıköy', false],
    ['b', 'Łucja Ewa', false],
    ['c', '1987-03-09', false],
    ['d', '9', false],
    ['e', '1987', false],
    ['f', 'Poland', false],
    ['g', 'Female', false],
  ]);
  expect(body.values[0]).toEqual({
    ...{ id: 'a', value: 'Kadıköy', path: 'personal.surname', label: 'Surname', section: 'Personal details' },
    ...{ mark: 'typed', source: null, offered: false },
  });
  expect(body.values.map(({ option }) => option)).toEqual([undefined, undefined, undefined, 9, 2, 2, 1]);
});

it('gives another person’s section that person’s values or nothing', async () => {
  const { body } = await ask([
    text('a', 'Surname', { legends: ['Your spouse'] }),
    text('b', 'Given names', { legends: ['Your spouse'] }),
    text('c', 'Surname', { legends: ['Emergency contact'] }),
    text('d', 'Friend’s first name', {}),
    text('e', 'Attorney’s last name'),
  ]);
  expect(brief(body)).toEqual([
    ['a', 'Öztürk', false],
    ['b', 'Deniz', false],
  ]);
});

it('tells what the collection has a field for and no value', async () => {
  const { body } = await ask([text('a', 'Passport number'), text('b', 'E-mail address')]);
  expect(body.values).toEqual([]);
  expect(body.missing.map(({ id: control, path }) => [control, path])).toEqual([
    ['a', 'travel_document.passport_number'],
    ['b', 'contact.email'],
  ]);
});

it('answers in the words of a page in another language', async () => {
  const controls = [
    text('a', 'Familienname'),
    text('b', 'Staatsangehörigkeit', {
      kind: 'select',
      options: ['Peru', 'Polen', 'Portugal'].map((label) => ({ label })),
    }),
    text('c', 'Geburtsdatum', { placeholder: 'TT.MM.JJJJ' }),
  ];
  const body = { address: 'https://visum.example/antrag', language: 'de-DE', controls };
  const answer = await owner.call(api.forms.fillPage, { params: { id }, body });
  expect(brief(answer.body)).toEqual([
    ['a', 'Kadıköy', false],
    ['b', 'Polen', false],
    ['c', '09.03.1987', false],
  ]);
});

it('refuses what stands in controls, an address with a query, and too many controls', async () => {
  const send = (body: unknown) =>
    owner.raw('POST', `/api/collections/${id}/fill-page`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const page = { address: 'https://visa.example/apply', controls: [] };
  expect((await send(page)).status).toBe(200);
  expect((await send({ ...page, controls: [{ ...text('a', 'Surname'), value: 'Typed' }] })).status).toBe(422);
  expect((await send({ ...page, address: 'https://visa.example/apply?token=1' })).status).toBe(422);
  expect((await send({ ...page, address: 'javascript:alert(1)' })).status).toBe(422);
  const many = Array.from({ length: 501 }, (_, index) => text(`c${index}`, 'Surname'));
  expect((await send({ ...page, controls: many })).status).toBe(422);
});

it('is for the owner alone, and for those who agreed', async () => {
  const other = await server.signIn('Other');
  expect((await ask([], other)).status).toBe(404);
  const stranger = await server.stranger.raw('POST', `/api/collections/${id}/fill-page`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ address: 'https://visa.example/', controls: [] }),
  });
  expect(stranger.status).toBe(401);
  const privacy = (gdpr_consent: boolean) => ({ gdpr_consent, ai_enabled: false, delete_originals: false });
  await owner.call(api.account.changePrivacy, { body: privacy(false) });
  expect(((await ask([])) as unknown as { body: Problem }).body.code).toBe('consent_required');
  await owner.call(api.account.changePrivacy, { body: privacy(true) });
});

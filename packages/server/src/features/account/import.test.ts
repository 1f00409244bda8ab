// An export goes from one account into another, over HTTP; and archives that somebody made or changed change nothing.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { api, type ImportMessage, type ImportReport, type Problem } from '@oneform/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { documents, people } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exportedTables } from './personal-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());

const exportOf = async (client: Client) => (await client.raw('GET', '/api/account/export')).body as unknown as Buffer;

function sendImport(client: Pick<Client, 'raw'>, zip: Buffer, { owner = 'mine', accept = 'application/json' } = {}) {
  const edge = 'oneform-import';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="owner"\r\n\r\n${owner}\r\n--${edge}\r\nContent-Disposition: form-data; name="file"; filename="export.zip"\r\nContent-Type: application/zip\r\n\r\n`;
  return client.raw('POST', '/api/account/import', {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}`, accept },
    payload: Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}

const importInto = async (client: Client, zip: Buffer, owner?: string) => {
  const { status, body } = await sendImport(client, zip, owner ? { owner } : {});
  return { status, body: body as ImportReport & Problem };
};

type Contents = Map<string, Buffer>;

async function open(zip: Buffer): Promise<Contents> {
  const archive = await yauzl.fromBufferPromise(zip);
  const contents: Contents = new Map();
  for await (const entry of archive.eachEntry())
    contents.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return contents;
}

async function close(contents: Contents): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of contents) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

interface Manifest {
  files: { path: string; sha256: string }[];
  originals: { path: string; sha256: string; size: number }[];
}

/** The same export with rows changed and a manifest that fits them. */
async function forge(zip: Buffer, change: (rows: (table: string) => Row[], manifest: Manifest) => void) {
  const contents = await open(zip);
  const manifest = JSON.parse(String(contents.get('data/manifest.json'))) as Manifest;
  const tables = new Map<string, Row[]>();
  change((table) => {
    const rows = tables.get(table) ?? (JSON.parse(String(contents.get(`data/${table}.json`))) as Row[]);
    tables.set(table, rows);
    return rows;
  }, manifest);
  for (const [table, rows] of tables) contents.set(`data/${table}.json`, Buffer.from(JSON.stringify(rows, null, 1)));
  for (const file of manifest.files) file.sha256 = hashOf(contents.get(file.path) ?? '');
  contents.set('data/manifest.json', Buffer.from(JSON.stringify(manifest)));
  return { contents, manifest, zip: await close(contents) };
}
type Row = Record<string, unknown>;

const rowsOf = async (userId: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(exportedTables).map(async ([name, table]) => [
        name,
        ((await server.deps.db.select().from(table).where(eq(table.userId, userId))) as Row[]).toSorted((a, b) =>
          JSON.stringify(a).localeCompare(JSON.stringify(b)),
        ),
      ]),
    ),
  ) as Record<keyof typeof exportedTables, Row[]>;

async function storedHashes(): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { sha256 } of server.deps.files.list()) hashes.push(sha256);
  return hashes.sort();
}

async function household(name: string): Promise<Client> {
  const client = await server.signIn(name);
  const { body: visa } = await client.call(api.collections.create, {
    body: { collection_name: `Visa of ${name}`, template_id: 'visa_application' },
  });
  const [given_names, surname] = name.split(' ') as [string, string];
  await client.call(api.collections.saveSection, {
    params: { id: visa.id, sectionId: 'personal' },
    body: { place_of_birth: 'Falun' },
  });
  await readAs(server, client, { given_names, surname, passport_number: `P${hashOf(name).slice(0, 7)}` });
  return client;
}

const visaOf = async (client: Client) => {
  const { body } = await client.call(api.collections.list, { query: {} });
  const [first] = body.collections;
  return (await client.call(api.collections.get, { params: { id: first!.id }, query: {} })).body;
};

type Change = (rows: (table: string) => Row[]) => void;
const setAll =
  (table: string, values: Row): Change =>
  (rows) => {
    for (const row of rows(table)) Object.assign(row, values);
  };

describe('an export into another account', () => {
  it('brings everything: values with their sources, history, papers, decisions', async () => {
    const [from, into] = [await household('Maya Lindgren'), await server.signIn('Maya')];
    const zip = await exportOf(from);
    const answer = await importInto(into, zip);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        email: from.email,
        added: { collections: 1, documents: 1 },
        present: { collections: 0, documents: 0 },
        files: 1,
      },
    });
    const [there, here] = [await visaOf(from), await visaOf(into)];
    expect(here.id).not.toBe(there.id);
    expect(here.collection_data).toEqual(there.collection_data);
    const [before, after] = [await rowsOf(from.userId), await rowsOf(into.userId)];
    for (const table of [
      'collections',
      'documents',
      'document_results',
      'collection_versions',
      'value_sources',
    ] as const)
      expect(after[table]).toHaveLength(before[table].length);
    expect(after.documents[0]!.sha256).toBe(before.documents[0]!.sha256);
    const read = after.value_sources.find(({ kind }) => kind === 'document');
    expect(read).toMatchObject({ documentId: after.documents[0]!.id, collectionId: here.id });
    const original = await into.raw('GET', `/api/documents/${after.documents[0]!.id}/download`);
    expect(hashOf(original.body as unknown as Buffer)).toBe(before.documents[0]!.sha256);
    // The exported account is as it was.
    expect(await rowsOf(from.userId)).toEqual(before);
    await expectSound(server);
  });

  it('twice is once, and what was changed since stays changed', async () => {
    const [from, into] = [await household('Nora Quist'), await server.signIn('Nora')];
    const zip = await exportOf(from);
    await importInto(into, zip);
    const { id } = await visaOf(into);
    await into.call(api.collections.saveSection, {
      params: { id, sectionId: 'personal' },
      body: { place_of_birth: 'Mora' },
    });
    const before = await rowsOf(into.userId);
    const again = await importInto(into, zip);
    expect(again.body).toMatchObject({
      added: { collections: 0, documents: 0 },
      present: { collections: 1, documents: 1 },
    });
    expect(await rowsOf(into.userId)).toEqual(before);
    // The history goes on where it was.
    const saved = await into.call(api.collections.saveSection, {
      params: { id, sectionId: 'personal' },
      body: { place_of_birth: 'Orsa' },
    });
    expect(saved.status).toBe(200);
  });

  it('into its own account after a paper was deleted brings back the paper alone', async () => {
    const client = await household('Olga Ek');
    const zip = await exportOf(client);
    const [{ id }] = (await rowsOf(client.userId)).documents as [{ id: string }];
    await client.call(api.documents.remove, { params: { id }, query: {} });
    const answer = await importInto(client, zip);
    expect(answer.body).toMatchObject({ added: { collections: 0, documents: 1 }, present: { collections: 1 } });
    const after = await rowsOf(client.userId);
    expect(after.documents).toMatchObject([{ hasOriginal: true, whose: 'decided' }]);
    expect((await visaOf(client)).collection_data).toMatchObject({ personal: { place_of_birth: 'Falun' } });
    await expectSound(server);
  });

  it("as somebody else's makes its owner a person of the account, whose papers fill nothing of one's own", async () => {
    const [from, into] = [await household('Ines Prado'), await household('Erik Prado')];
    const answer = await importInto(into, await exportOf(from), 'another');
    expect(answer.status).toBe(200);
    const known = (await into.call(api.people.list, {})).body.people;
    expect(known.map(({ relation, name }) => [relation, name])).toEqual(
      expect.arrayContaining([
        ['me', 'Erik Prado'],
        ['other', 'Ines Prado'],
      ]),
    );
    const rows = await server.deps.db
      .select()
      .from(exportedTables.collections)
      .where(eq(exportedTables.collections.userId, into.userId))
      .orderBy(asc(exportedTables.collections.name));
    expect(rows.map(({ data }) => (data.personal as Row).given_names)).toEqual(['Erik', 'Ines']);
  });

  it('that contradicts the birth date of the owner is not taken as theirs', async () => {
    const [from, into] = [await household('Ida Holm'), await household('Ida Holm')];
    for (const [{ userId }, birthDate] of [
      [from, '1991-04-17'],
      [into, '1958-01-02'],
    ] as const)
      await server.deps.db
        .update(people)
        .set({ marks: { names: ['Ida Holm'], birthDate } })
        .where(and(eq(people.userId, userId), eq(people.relation, 'me')));
    const before = await rowsOf(into.userId);
    const answer = await importInto(into, await exportOf(from));
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain('born on another day than you');
    expect(await rowsOf(into.userId)).toEqual(before);
    expect((await importInto(into, await exportOf(from), 'another')).status).toBe(200);
  });

  it('tells by lines how far it is, to those who ask', async () => {
    const [from, into] = [await household('Tove Lind'), await server.signIn('Tove')];
    const answer = await sendImport(into, await exportOf(from), { accept: 'application/x-ndjson, application/json' });
    expect(answer.status).toBe(200);
    // Short ones are answered at once.
    if (String(answer.headers['content-type']).includes('ndjson')) {
      const lines = String(answer.body).trim().split('\n');
      expect(JSON.parse(lines.at(-1)!) as ImportMessage).toHaveProperty('report');
    } else expect(answer.body).toMatchObject({ added: { documents: 1 } });
  });

  it('needs a session, and consent', async () => {
    const client = await household('Kaja Moe');
    const zip = await exportOf(client);
    expect((await sendImport(server.stranger, zip)).status).toBe(401);
    await client.call(api.account.changePrivacy, {
      body: { gdpr_consent: false, ai_enabled: true, delete_originals: false },
    });
    expect(await importInto(client, zip)).toMatchObject({ status: 403, body: { code: 'consent_required' } });
  });
});

describe('a hostile archive', () => {
  let victim: Client;
  let attacker: Client;
  let zip: Buffer;
  beforeAll(async () => {
    victim = await household('Vera Lund');
    attacker = await household('Mal Ice');
    zip = await exportOf(attacker);
  });

  /** Refused in words, with rows, files and folders as they were. */
  async function expectRefused(archive: Buffer, words: string | RegExp) {
    const taker = await server.signIn('Taker');
    const look = async () => [
      await rowsOf(taker.userId),
      await rowsOf(victim.userId),
      await storedHashes(),
      await readdir(server.deps.config.folders.temporary),
    ];
    const before = await look();
    const { status, body } = await importInto(taker, archive);
    expect(body.detail).toMatch(words);
    expect(body.detail).toMatch(/Nothing was imported\.$/);
    expect(body.detail).not.toContain(server.folder);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(await look()).toEqual(before);
  }

  it('opens no paper by its hash: the bytes have to be in it', async () => {
    const [paper] = await server.deps.db.select().from(documents).where(eq(documents.userId, victim.userId));
    const { sha256 } = paper!;
    // Named, and not there.
    const named = await forge(zip, (rows, manifest) => {
      for (const row of rows('documents')) row.sha256 = sha256;
      manifest.originals.push({ path: 'documents/stolen.txt', sha256, size: 10 });
    });
    await expectRefused(named.zip, /stolen\.txt is missing/);
    // There, with other bytes.
    named.contents.set('documents/stolen.txt', Buffer.from('Something else.\n'));
    await expectRefused(await close(named.contents), /stolen\.txt does not match its manifest/);
    // Not named: then the row opens nothing.
    const bare = await forge(zip, (rows) => {
      for (const row of rows('documents')) row.sha256 = sha256;
    });
    const taker = await server.signIn('Taker');
    expect((await importInto(taker, bare.zip)).status).toBe(200);
    const [taken] = (await rowsOf(taker.userId)).documents as [{ id: string }];
    expect(taken).toMatchObject({ sha256, hasOriginal: false });
    expect((await taker.raw('GET', `/api/documents/${taken.id}/download`)).status).toBe(404);
    expect((await taker.raw('GET', `/api/documents/${taken.id}/pages/1/image`)).status).toBe(404);
  });

  it('changes nothing of another account by using its ids', async () => {
    const theirs = await rowsOf(victim.userId);
    const [collection, document] = [String(theirs.collections[0]!.id), String(theirs.documents[0]!.id)];
    // As its own: it gets others.
    const own = await rowsOf(attacker.userId);
    const changed = await forge(zip, (rows) => {
      for (const table of Object.keys(exportedTables)) {
        const all = rows(table);
        const text = JSON.stringify(all)
          .replaceAll(String(own.collections[0]!.id), collection)
          .replaceAll(String(own.documents[0]!.id), document);
        all.splice(0, all.length, ...(JSON.parse(text) as Row[]));
      }
    });
    const taker = await server.signIn('Taker');
    expect((await importInto(taker, changed.zip)).body).toMatchObject({ added: { collections: 1, documents: 1 } });
    expect(await rowsOf(victim.userId)).toEqual(theirs);
    // Of rows that hang on it: they are not in the file.
    for (const [table, key, id] of [
      ['collection_versions', 'collectionId', collection],
      ['value_sources', 'documentId', document],
      ['document_results', 'documentId', document],
    ] as const) {
      const hanging = await forge(zip, (rows) => {
        for (const row of rows(table)) row[key] = id;
      });
      await expectRefused(hanging.zip, /belongs to something that is not in it/);
    }
    await expectSound(server);
  });

  it('is refused for what is not as OneForm writes it', async () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 500; depth += 1) deep = { a: deep };
    const cases: [Change, RegExp][] = [
      [setAll('collections', { data: 'text' }), /row of data\/collections\.json/],
      [setAll('documents', { status: 'done' }), /row of data\/documents\.json/],
      [setAll('documents', { mimeType: 'text/html' }), /row of data\/documents\.json/],
      [setAll('documents', { id: '1' }), /damaged/],
      [setAll('document_results', { understood: { parts: 3 } }), /document_results/],
      [setAll('people', { relation: 'god' }), /row of data\/people\.json/],
      [setAll('collections', { name: null }), /damaged/],
      [setAll('collections', { completionPercentage: 1e12 }), /damaged/],
      [
        setAll('collections', { customFields: [{ parent: 'x', field: { name: 'x', type: 'string', deep } }] }),
        /nested too deep/,
      ],
    ];
    for (const [change, words] of cases) await expectRefused((await forge(zip, change)).zip, words);
    await expectRefused(Buffer.from('not a zip'), /not a ZIP file/);
    await expectRefused(await close(new Map([['hello.txt', Buffer.from('hi')]])), /not a OneForm export/);
    await expectRefused(zip.subarray(0, zip.length - 100), /ZIP file|damaged/);
    const torn = Buffer.from(zip);
    torn.fill(0x55, zip.length >> 1, (zip.length >> 1) + 200);
    await expectRefused(torn, /damaged|ZIP file|not a OneForm export/);
  });

  it('is refused before it is unpacked when it would fill memory', async () => {
    const contents = await open(zip);
    contents.set('data/documents.json', Buffer.from(`[\n${' '.repeat(40 * 1024 * 1024)}\n]`));
    await expectRefused(await close(contents), /would be 40 MB unpacked/);
  });

  it('says what a paper is by its bytes, and counts what it takes', async () => {
    const text = Buffer.from('<script>alert(1)</script> Surname: Ice\n');
    const { contents, manifest } = await forge(zip, (rows) => {
      for (const row of rows('documents'))
        Object.assign(row, { mimeType: 'application/pdf', fileSize: 1, isSample: true, sha256: hashOf(text) });
    });
    contents.set(manifest.originals[0]!.path, text);
    manifest.originals[0]!.sha256 = hashOf(text);
    contents.set('data/manifest.json', Buffer.from(JSON.stringify(manifest)));
    const taker = await server.signIn('Taker');
    expect((await importInto(taker, await close(contents))).status).toBe(200);
    expect((await rowsOf(taker.userId)).documents).toMatchObject([
      { mimeType: 'text/plain', fileSize: text.length, isSample: false, hasOriginal: true },
    ]);
  });

  it('starts no reading and brings no credits', async () => {
    const { zip: changed } = await forge(zip, (rows) => {
      for (const row of rows('documents'))
        Object.assign(row, { status: 'processing', step: 'extraction', holdId: row.id });
    });
    const taker = await server.signIn('Taker', { credits: 7 });
    expect((await importInto(taker, changed)).status).toBe(200);
    expect((await rowsOf(taker.userId)).documents).toMatchObject([{ status: 'pending', step: null, holdId: null }]);
    expect((await rowsOf(taker.userId)).credit_entries).toMatchObject([{ kind: 'grant', amount: 7 }]);
    await expectSound(server);
  });
});

it('is refused where the account may not keep as many documents', async () => {
  const from = await household('Many Papers');
  const zip = await exportOf(from);
  const small = await startTestServer({ workers: false, env: { MAX_DOCUMENTS: '1' } });
  try {
    const taker = await small.signIn('Taker');
    await taker.upload(Buffer.from('The first note.\n'), 'note.txt', 'text/plain');
    const answer = await importInto(taker, zip);
    expect(answer).toMatchObject({ status: 403, body: { code: 'quota_exceeded' } });
    expect(await small.deps.db.select().from(documents).where(eq(documents.userId, taker.userId))).toHaveLength(1);
    let count = 0;
    for await (const _file of small.deps.files.list()) count += 1;
    expect(count).toBe(1);
  } finally {
    await small.close();
  }
});

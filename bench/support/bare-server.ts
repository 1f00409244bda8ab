// The yardstick of bench:api, as a child process: Fastify and pg with the statements that the app runs, and no work around them.
// Told by messages what to answer; keep the statements in step with the server's features/auth/find-session.ts and features/collections.
import { createHash, randomUUID } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

const HEAD = `id, user_id, name, description, type, template_id, is_active, has_data, completion_percentage, data_version,
  last_updated_by, created_at, updated_at`;
const WHOLE = `${HEAD}, data, custom_fields, not_applicable`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = fastify();
/** By method, path and access token. */
const bodies = new Map<string, string>();

process.on('message', (known: readonly (readonly [string, string])[]) => {
  for (const [key, body] of known) bodies.set(key, body);
  process.send!({ known: bodies.size });
});
process.on('disconnect', () => process.exit(0));

const tokenOf = (request: FastifyRequest) => /(?:^|; )oneform_access=([^;]+)/.exec(request.headers.cookie ?? '')![1]!;

async function findUser(token: string): Promise<string> {
  const { rows } = await pool.query({
    name: 'session',
    text: `select u.id, u.email, u.full_name, s.id as session_id
     from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
     where t.token_hash = $1 and t.kind = $2 and t.expires_at > now() and s.revoked_at is null and u.is_active = $3`,
    values: [createHash('sha256').update(token).digest('hex'), 'access', true],
  });
  return rows[0].id;
}

const bodyOf = (request: FastifyRequest, token: string) => bodies.get(`${request.method} ${request.url} ${token}`);
const JSON_TYPE = 'application/json; charset=utf-8';

app.get('/api/collections', async (request, reply) => {
  const token = tokenOf(request);
  const user = await findUser(token);
  await pool.query({
    name: 'list',
    text: `select ${HEAD} from collections
     where user_id = $1 and ($2::text is null or type = $2) and ($3::boolean is null or is_active = $3)
     order by updated_at desc, id limit $4`,
    values: [user, null, null, null],
  });
  return reply.type(JSON_TYPE).send(bodyOf(request, token));
});

app.get<{ Params: { id: string } }>('/api/collections/:id', async (request, reply) => {
  const token = tokenOf(request);
  const user = await findUser(token);
  await readOne(request.params.id, user);
  return reply.type(JSON_TYPE).send(bodyOf(request, token));
});

const readOne = (id: string, user: string) =>
  pool.query({
    name: 'one',
    text: `select ${WHOLE} from collections where (id = $1 and user_id = $2)`,
    values: [id, user],
  });

type Section = Record<string, string>;

app.put<{ Params: { id: string; section: string }; Body: Section }>(
  '/api/collections/:id/sections/:section',
  async (request, reply) => {
    const token = tokenOf(request);
    const user = await findUser(token);
    await save(user, request.params.id, request.params.section, request.body);
    return reply.type(JSON_TYPE).send(bodyOf(request, token));
  },
);

async function save(user: string, id: string, section: string, sent: Section): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const found = await client.query(
      `select ${WHOLE} from collections where (id = $1 and user_id = $2) for no key update`,
      [id, user],
    );
    const row = found.rows[0];
    const data = JSON.stringify({ ...row.data, [section]: { ...row.data[section], ...sent } });
    const [custom, marks] = [JSON.stringify(row.custom_fields), JSON.stringify(row.not_applicable)];
    await client.query(
      `update collections set data = $1, not_applicable = $2, custom_fields = $3, name = $4, description = $5, is_active = $6,
         has_data = $7, completion_percentage = $8, data_version = $9, last_updated_by = $10, updated_at = now()
       where (id = $11 and user_id = $12) returning ${WHOLE}`,
      [
        ...[data, marks, custom, row.name, row.description, row.is_active],
        ...[true, row.completion_percentage, row.data_version + 1, row.last_updated_by, id, user],
      ],
    );
    const changes = Object.entries(sent).map(([name, after]) => ({
      path: `${section}.${name}`,
      label: name,
      before: row.data[section]?.[name] ?? null,
      after,
    }));
    await client.query(
      `insert into collection_versions (collection_id, data_version, user_id, at, author_kind, author, document_id, summary, changes, data, not_applicable)
       values ($1, $2, $3, default, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, row.data_version + 1, user, 'user', row.last_updated_by, null, 'Edited 1 field'],
        ...[JSON.stringify(changes), data, marks],
      ],
    );
    await client.query(
      `update value_sources set supports = coalesce(value_sources.value = now.value, false)
       from jsonb_to_recordset($1::jsonb) as now(path text, value text)
       where value_sources.collection_id = $2 and value_sources.user_id = $3 and value_sources.path = now.path`,
      [JSON.stringify(changes.map(({ path, after }) => ({ path, value: after }))), id, user],
    );
    for (const { path, after } of changes)
      await client.query(
        `insert into value_sources (id, user_id, collection_id, path, kind, document_id, document_name, document_type, tier, confidence, evidence, value, supports, by, at)
         values ($1, $2, $3, $4, $5, default, default, default, default, default, default, $6, default, $7, default)`,
        [randomUUID(), user, id, path, 'typed', after, row.last_updated_by],
      );
    await client.query('commit');
  } finally {
    client.release();
  }
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send!({ listening: true });

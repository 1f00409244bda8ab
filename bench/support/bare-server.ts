// The yardstick of bench:api, as a child process: Fastify and pg with the statements that the app runs, and no work around them.
// Told by messages what to answer; keep the statements, and that they are prepared,
// in step with the server's features/auth/find-session.ts and in features/collections store.ts, count-questions.ts and write-edit.ts.
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
  await Promise.all([listHeads(user), listOpenQuestions(user)]);
  return reply.type(JSON_TYPE).send(bodyOf(request, token));
});

const listHeads = (user: string) =>
  pool.query({
    name: 'list',
    text: `select ${HEAD} from collections
     where user_id = $1 and ($2::text is null or type = $2) and ($3::boolean is null or is_active = $3)
     order by updated_at desc, id limit $4`,
    values: [user, null, null, null],
  });

const listOpenQuestions = (user: string) =>
  pool.query({
    name: 'questions',
    text: `select collection_id, document_id,
       (jsonb_array_length(jsonb_path_query_array(conflicts, '$[*] ? (@.decision == "open")'))
        + jsonb_array_length(jsonb_path_query_array(fields, '$.* ? (@.kind == "suggested" && @.decision == "open")')))::int as count
     from collection_updates where user_id = $1 and review_status in ($2, $3) order by id`,
    values: [user, 'pending', 'requires_review'],
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

/** The statement that the app sends when nobody else writes at the same moment. */
const EDIT = `
  with written as (
    update collections set data = $4, not_applicable = $5, custom_fields = $6, name = $7, description = $8, is_active = $9,
      has_data = $10, completion_percentage = $11, data_version = data_version + 1, last_updated_by = $12, updated_at = now()
    where id = $1 and user_id = $2 and data_version = $3
    returning id, user_id, data_version, data, not_applicable, updated_at
  ), recorded as (
    insert into collection_versions
      (collection_id, data_version, user_id, author_kind, author, summary, changes, data, not_applicable)
    select id, data_version, user_id, 'user', $12, $13, $14::jsonb, data, not_applicable from written
  ), now as (
    select id, path, value from jsonb_to_recordset($15::jsonb) as now(id uuid, path text, value text)
  ), weighed as (
    update value_sources s set supports = coalesce(s.value = now.value, false) from written, now
    where s.collection_id = written.id and s.user_id = written.user_id and s.path = now.path
  ), typed as (
    insert into value_sources (id, user_id, collection_id, path, kind, value, by)
    select now.id, written.user_id, written.id, now.path, 'typed', now.value, $12
    from written, now where now.value is not null
  )
  select updated_at from written`;

async function save(user: string, id: string, section: string, sent: Section): Promise<void> {
  const row = (await readOne(id, user)).rows[0];
  const changes = Object.entries(sent).map(([name, after]) => ({
    path: `${section}.${name}`,
    label: name,
    before: row.data[section]?.[name] ?? null,
    after,
  }));
  const sources = changes.map(({ path, after }) => ({ id: randomUUID(), path, value: after }));
  await pool.query({
    name: 'edit',
    text: EDIT,
    values: [
      ...[id, user, row.data_version],
      JSON.stringify({ ...row.data, [section]: { ...row.data[section], ...sent } }),
      ...[JSON.stringify(row.not_applicable), JSON.stringify(row.custom_fields)],
      ...[row.name, row.description, row.is_active, true, row.completion_percentage, row.last_updated_by],
      ...['Edited 1 field', JSON.stringify(changes), JSON.stringify(sources)],
    ],
  });
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send!({ listening: true });

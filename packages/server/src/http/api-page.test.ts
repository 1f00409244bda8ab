// The page that clients are generated from: it describes every call, its examples are valid, and a generated client does the main job.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { api, type Endpoint } from '@oneform/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTs, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { JsonSchema } from './example-of.ts';

const root = resolve(import.meta.dirname, '../../../..');

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly { name: string; in: string; example: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema; example?: unknown }>> };
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { example?: unknown }>> }>
  >;
}

let server: TestServer;
let page: {
  readonly info: { readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
};
beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.stranger.raw('GET', '/api/docs/json');
  expect(answer.status).toBe(200);
  page = answer.body;
});
afterAll(() => server.close());

const calls = Object.entries(api).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
);
const find = ({ method, path }: Endpoint) =>
  page.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;

describe('the page of the API', () => {
  it('is there for people, in the mode that everybody starts with', async () => {
    expect((await server.stranger.raw('GET', '/api/docs/')).status).toBe(200);
    for (const word of ['Authorization: Bearer', '`code`', 'page_size', 'Idempotency-Key', 'Retry-After'])
      expect(page.info.description).toContain(word);
  });

  it.each(calls)('describes %s, with examples that are valid', (_name, endpoint) => {
    const operation = find(endpoint);
    expect(operation).toMatchObject({ operationId: expect.any(String), summary: endpoint.summary });
    expect(operation.responses).toHaveProperty('4XX');
    if (!endpoint.public) expect(operation.security.length).toBeGreaterThan(0);
    for (const place of ['path', 'query'] as const) {
      const schema = place === 'path' ? endpoint.params : endpoint.query;
      const given = operation.parameters?.filter((parameter) => parameter.in === place) ?? [];
      expect(given.map(({ name }) => name).toSorted()).toEqual(Object.keys(schema?.shape ?? {}).toSorted());
      schema?.parse(Object.fromEntries(given.map(({ name, example }) => [name, example])));
    }
    if (endpoint.body) endpoint.body.parse(operation.requestBody?.content['application/json']?.example);
    if (endpoint.upload) expect(operation.requestBody?.content).toHaveProperty('multipart/form-data');
    const success = operation.responses[endpoint.status ?? (endpoint.answer === 'empty' ? 204 : 200)];
    if (endpoint.response) endpoint.response.parse(success?.content?.['application/json']?.example);
    expect(success?.description).toBeTruthy();
  });

  it('names every call once', () => {
    const names = Object.values(page.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(calls.length);
  });
});

it('is valid for the field’s linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'no-server-example.com': 'off' },
  });
  const faults = await lintFromString({ source: JSON.stringify(page), config });
  expect(
    faults.map(({ ruleId, severity, message, location }) => [severity, ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

it('is what the client package was made from', async () => {
  const path = join(root, 'packages/client/src/api.ts');
  const made = `// Made from the page of the API; never edited. ${'`'}UPDATE_GOLDEN=1${'`'} rewrites it.\n${astToString(await openapiTs(structuredClone(page) as never))}`;
  if (process.env.UPDATE_GOLDEN) await writeFile(path, made);
  expect(made === (await readFile(path, 'utf8')), 'UPDATE_GOLDEN=1 vitest run api-page').toBe(true);
});

/** A script by somebody who has the page and nothing else. */
const script = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [origin, key] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: origin, headers: { authorization: \`Bearer \${key}\` } });

function need<T>({ data, error }: { data?: T; error?: { code: string; detail: string } }): T {
  if (data === undefined) throw new Error(error ? \`\${error.code}: \${error.detail}\` : 'no answer');
  return data;
}

const form = new FormData();
form.set('file', new Blob(['PAYSLIP\\nEmployee: Maria Keller\\nEmployer: Nordwind Logistik GmbH\\nPay period: October 2026\\nNet pay: EUR 3,120.45\\n'], { type: 'text/plain' }), 'payslip.txt');
const uploaded = need(
  await client.POST('/api/documents/upload', { body: form as never, params: { header: { 'idempotency-key': 'payslip' } } }),
);
const params = { path: { id: uploaded.id } };
let status = uploaded.processing_status;
while (status === 'pending' || status === 'processing') {
  await new Promise((resolve) => setTimeout(resolve, 200));
  status = need(await client.GET('/api/documents/{id}/status', { params })).processing_status;
}
const { facts } = need(await client.GET('/api/documents/{id}/facts', { params }));
const { id } = need(await client.POST('/api/collections', { body: { collection_name: 'Loan', collection_data: { income: { employer_name: '' } } } }));
const mapped = need(await client.POST('/api/collections/{id}/map-fields', { params: { path: { id } }, body: {} }));
const { completion_percentage } = need(await client.GET('/api/collections/{id}/validation', { params: { path: { id } } }));
const refused = await client.GET('/api/documents/{id}', { params: { path: { id } } });
const list = need(await client.GET('/api/documents', { params: { query: { page: 1, page_size: 5 } } }));
console.log(JSON.stringify({ status, facts: facts.length, credits: mapped.credits, completion_percentage, refused: refused.error?.code, total: list.total }));
`;

it('a client generated from it compiles and does the main job', async () => {
  const person = await server.signIn('Maria Keller');
  const { body } = await person.call(api.account.createKey, { body: { name: 'Script', valid_days: 1 } });
  const folder = await mkdtemp(join(tmpdir(), 'oneform-client-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTs(structuredClone(page) as never)));
    await writeFile(join(folder, 'script.ts'), script);
    const run = (command: string, ...args: string[]) =>
      promisify(execFile)(command, args, { cwd: folder }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr);
      });
    const strict = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024'];
    const flags = [...strict, '--types', 'node', '--allowImportingTsExtensions', '--lib', 'es2024,dom', 'script.ts'];
    await run(join(root, 'node_modules/.bin/tsc'), ...flags);
    const { port } = server.app.server.address() as AddressInfo;
    const { stdout } = await run(process.execPath, 'script.ts', `http://127.0.0.1:${port}`, body.secret);
    const result = z.object({ facts: z.number(), completion_percentage: z.number() }).loose().parse(JSON.parse(stdout));
    expect(result).toMatchObject({ status: 'completed', refused: 'not_found', total: 1 });
    expect(result.facts).toBeGreaterThan(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

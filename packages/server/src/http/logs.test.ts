// The log of a process, at its most talkative, names no person, quotes nothing of their papers and gives no key away.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newDataFolder } from '../testing/data-folder.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

interface LogLine {
  readonly reqId?: string;
  readonly msg: string;
  readonly level: number;
}

const INFO = 30;

const root = fileURLToPath(new URL('../../../../', import.meta.url));

it('keeps people, papers and secrets out of the log, whatever goes wrong', async () => {
  const folder = await newDataFolder();
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: { PATH: process.env.PATH ?? '', ONEFORM_DATA: folder, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  await expect.poll(() => /ready: (\S+)/.exec(log)?.[1]).toBeTruthy();
  const origin = /ready: (\S+)/.exec(log)![1]!;

  const { jar, csrf } = await signInWithPage(origin, { name: 'Canaryname Lindgren', email: 'canarymail@example.com' });
  const created = await post(jar, origin, '/api/collections', csrf, {
    collection_name: 'Canarycollection',
    template_id: 'visa_application',
  });
  const { id } = (await created.json()) as { id: string };
  const send = (path: string, init: { method?: string; body?: string } = {}) =>
    jar.fetch(`${origin}${path}`, { ...init, headers: { 'content-type': 'application/json', 'x-csrf-token': csrf } });
  const upload = async (text: string, name: string, type: string) => {
    const form = new FormData();
    form.set('file', new Blob([text], { type }), name);
    const body = new Response(form);
    const answer = await jar.fetch(`${origin}/api/documents/upload`, {
      method: 'POST',
      headers: { 'x-csrf-token': csrf, 'content-type': body.headers.get('content-type') ?? '' },
      body: Buffer.from(await body.arrayBuffer()),
    });
    requestIds.push(answer.headers.get('x-request-id') ?? '');
    return ((await answer.json()) as { id: string }).id;
  };
  const requestIds: string[] = [];
  const papers = [
    await upload('Surname: Canarypaper\nPassport No: CANARY123\n', 'canaryfile.txt', 'text/plain'),
    await upload('%PDF-1.7\nCanarybroken', 'canarybroken.pdf', 'application/pdf'),
  ];
  const isDone = async (paper: string) => {
    const { processing_status } = (await (await send(`/api/documents/${paper}/status`)).json()) as {
      processing_status: string;
    };
    return ['completed', 'error'].includes(processing_status);
  };
  for (const paper of papers) await expect.poll(() => isDone(paper)).toBe(true);
  // Each kind of refusal, and what the database or the disk says no to.
  await send(`/api/collections/${id}/sections/canarysection`, { method: 'PUT', body: '{"a":"Canaryvalue"}' });
  await send(`/api/collections/${id}/sections/personal_details`, { method: 'PUT', body: '{"surname":"Canaryvalue"}' });
  await send('/api/collections?type=Canaryquery&limit=x');
  await send('/api/collections', { method: 'POST', body: '{"collection_name":"Canaryjson"' });
  await rm(join(folder, 'files'), { recursive: true, force: true });
  expect((await send(`/api/documents/${papers[0]}/download`)).status).toBe(503);
  expect(
    (
      await send('/api/auth/google/callback', {
        method: 'POST',
        body: '{"code":"canarycode","code_verifier":"canary"}',
      })
    ).status,
  ).toBeGreaterThan(399);

  const metrics = await (await fetch(/Metrics: (\S+)/.exec(log)![1]!)).text();
  expect(metrics).toContain('route="/api/documents/upload"');
  expect(metrics.match(/canary\w*/gi) ?? []).toEqual([]);

  child.kill('SIGTERM');
  await once(child, 'exit');
  const secrets = await Promise.all(
    ['session-secret', 'postgres-password'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  for (const secret of [...secrets, csrf, ...[...jar.cookies.values()].map(({ value }) => value)])
    expect(log).not.toContain(secret.trim());
  expect(log).toContain('request failed');
  const lines = log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : []));
  for (const [index, id] of requestIds.entries())
    expect(lines.filter(({ reqId, level }) => reqId === id && level >= INFO)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          msg: 'request answered',
          method: 'POST',
          route: '/api/documents/upload',
          status: 201,
        }),
        expect.objectContaining({ msg: 'document read', documentId: papers[index] }),
      ]),
    );
  expect(log.match(/canary\w*/gi) ?? []).toEqual([]);
  await rm(join(folder, '..'), { recursive: true, force: true });
});

// `oneform mcp`: a server of the Model Context Protocol over standard input and output, with the rights of one API key.
import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createOneFormClient } from '@oneform/client';
import { registerTools } from './mcp/tools.ts';

const usage = `Usage: ONEFORM_KEY=oneform_… npm run --silent oneform -- mcp [--url http://localhost:3000] [--log FILE]
  Each call is one line of JSON on the standard error, or at the end of FILE: when, which tool, how it ended, and the ids of its requests.`;

/** Returns when the assistant closes its end. */
export async function runMcp(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { url: { type: 'string', default: 'http://localhost:3000' }, log: { type: 'string' } },
  });
  const key = process.env.ONEFORM_KEY;
  if (!key) {
    console.error(usage);
    return 1;
  }
  const root = resolve(import.meta.dirname, '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const requests: string[] = [];
  const client = createOneFormClient({
    origin: values.url,
    key,
    agent: `oneform-mcp/${version}`,
    fetch: async (request) => {
      const answer = await fetch(request);
      requests.push(answer.headers.get('x-request-id') ?? '');
      return answer;
    },
  });
  const tell = async (line: object) => {
    const text = `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`;
    if (values.log) await appendFile(values.log, text, { mode: 0o600 });
    else process.stderr.write(text);
  };
  const server = new McpServer({ name: 'oneform', version });
  registerTools(server, client, async (tool, work) => {
    const begun = performance.now();
    const ended = (result: 'ok' | 'error') =>
      tell({ tool, result, ms: Math.round(performance.now() - begun), requests: requests.splice(0) });
    try {
      const text = JSON.stringify(await work(), null, 1);
      await ended('ok');
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      await ended('error');
      throw error;
    }
  });
  const closed = Promise.withResolvers<void>();
  process.stdin.once('end', () => closed.resolve());
  server.server.onclose = () => closed.resolve();
  await server.connect(new StdioServerTransport());
  await closed.promise;
  await server.close();
  return 0;
}

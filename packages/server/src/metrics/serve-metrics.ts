// Metrics in OpenMetrics on a port of their own, so that no proxy in front of the app publishes them by mistake.
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deps } from '../deps.ts';
import { gaugeState } from './gauge-state.ts';
import { createInstruments } from './instruments.ts';

const PATH = '/metrics';
const digest = (text: string) => createHash('sha256').update(text).digest();

export interface ServedMetrics {
  readonly port: number;
  stop(): Promise<void>;
}

/** Rejects with what the port says when it cannot be had. */
export async function serveMetrics(deps: Pick<Deps, 'db' | 'config' | 'log'>): Promise<ServedMetrics> {
  const { port, host, token } = deps.config.metrics;
  const { registry, stop } = createInstruments(deps.config.metrics);
  const look = gaugeState(deps, registry);
  const mayAsk = ({ headers }: IncomingMessage) =>
    !token || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.split('?')[0] !== PATH || request.method !== 'GET') return end(response, 404);
    if (!mayAsk(request)) return end(response, 401, { 'www-authenticate': 'Bearer' });
    await look();
    const body = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'metrics could not be told');
      end(response, 500);
    });
  });
  server.listen(port ?? 0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (!response.headersSent) response.writeHead(status, headers);
  response.end();
}

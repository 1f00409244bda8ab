// A small store that speaks S3 over HTTP: it checks every signature, keeps objects in memory, and fails in the ways that stores do when told to.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Fault of a request, in place of its proper answer. */
export type Mishap = 'slow down' | 'hang' | 'hang up' | 'cut' | 'forget' | 'damage' | 'forbid' | 'dawdle';

export interface StoreRequest {
  readonly method: string;
  /** Empty for the bucket itself. */
  readonly key: string;
}

export interface S3StandIn {
  /** Settings for a server that uses it. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, Buffer>;
  readonly asked: StoreRequest[];
  /** Requests that wait for their answer. */
  underWay(): number;
  /** StoreRequest for each request; the honest answer without one. */
  misbehave(how: (asked: StoreRequest) => Mishap | undefined): void;
  close(): Promise<void>;
}

const [KEY_ID, SECRET, BUCKET, REGION] = ['AKSTANDIN', 'a secret that both sides know', 'papers', 'eu-test-1'];
const DAWDLE_MS = 300;
/** Few, so that lists have several pages. */
const KEYS_A_PAGE = 2;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Listens on `port`, or wherever there is room. */
export async function startS3StandIn(port = 0): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const asked: StoreRequest[] = [];
  let mishapOf: (asked: StoreRequest) => Mishap | undefined = () => undefined;

  let underWay = 0;
  const server = createServer(async (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    const url = new URL(request.url ?? '', 'http://stand-in');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const what = { method: request.method ?? '', key: rest.join('/') };
    asked.push(what);
    const mishap = mishapOf(what);
    if (mishap === 'hang') return;
    if (mishap === 'dawdle') await sleep(DAWDLE_MS);
    if (mishap === 'hang up') return void response.destroy();
    if (mishap === 'slow down') return refuse(response, 503, 'SlowDown');
    if (mishap === 'forbid' || !isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (what.key === '') return answerForBucket(response, what.method, url.searchParams, objects);
    answerForObject(response, what, body, { objects, mishap });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    asked,
    underWay: () => underWay,
    misbehave: (how) => {
      mishapOf = how;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function answerForBucket(
  response: ServerResponse,
  method: string,
  query: URLSearchParams,
  objects: Map<string, Buffer>,
): void {
  if (method === 'HEAD') return void response.writeHead(200).end();
  const after = query.get('continuation-token') ?? '';
  const left = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, KEYS_A_PAGE);
  const contents = page.map(([key, bytes]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`);
  const more = left.length > page.length ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
  );
}

function answerForObject(
  response: ServerResponse,
  { method, key }: StoreRequest,
  body: Buffer,
  { objects, mishap }: { objects: Map<string, Buffer>; mishap: Mishap | undefined },
): void {
  if (method === 'PUT') {
    if (mishap !== 'forget') objects.set(key, body);
    return void response.writeHead(200, { etag: '"0"' }).end();
  }
  if (method === 'DELETE') {
    if (mishap !== 'forget') objects.delete(key);
    return void response.writeHead(204).end();
  }
  const bytes = objects.get(key);
  if (!bytes) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  response.writeHead(200, { 'content-length': bytes.length, 'content-type': 'application/octet-stream' });
  if (method === 'HEAD') return void response.end();
  if (mishap === 'cut') return void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  if (mishap !== 'damage') return void response.end(bytes);
  const other = Buffer.from(bytes);
  other[0] = (other[0] ?? 0) ^ 1;
  response.end(other);
}

/** Signature Version 4 as Amazon describes it, from the request as it arrived. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return false;
  const [, keyId, day = '', region = '', names = '', signature] = given;
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name));
  if (keyId !== KEY_ID || region !== REGION || !isWhole) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signedHeaders = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    signedHeaders.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex') === signature;
}

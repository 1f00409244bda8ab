/// <reference path="./s3rver.d.ts" />
// An object store that others wrote (s3rver): S3 over HTTP, objects on disk. For what our own stand-in would get wrong as we do; only that one checks
// signatures, because s3rver computes those of the bucket itself without the slash that Amazon's SDK ends it with.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export interface ObjectStore {
  /** Settings for a server that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Past us. */
  write(key: string, bytes: Buffer): Promise<unknown>;
  /** As when its machine goes down: objects stay. */
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  remove(): Promise<void>;
}

const BUCKET = 'papers';
/** The one key that it knows. */
const KEY = 'S3RVER';

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'oneform-s3-'));
  const start = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      allowMismatchedSignatures: true,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    return { server, ...(await server.run()) };
  };
  let running = await start(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: KEY, secretAccessKey: KEY };
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    write: (key, bytes) => client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: bytes })),
    stop: () => stop(running.server),
    async startAgain() {
      running = await start(port);
    },
    async remove() {
      client.destroy();
      await stop(running.server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function stop(server: S3rver): Promise<void> {
  const closing = server.close();
  // Connections that are kept for later would keep it.
  (server as unknown as { httpServer: { closeAllConnections(): void } }).httpServer.closeAllConnections();
  await closing;
}

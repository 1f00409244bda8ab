// Originals in a bucket of S3 or of a store that speaks like it: `files/abcd…`, for instances of more than one machine.
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { v7 as uuid } from 'uuid';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { damaged, requireContent, requireSize, verifyingStream } from './verify-content.ts';

const PREFIX = 'files/';
const CONNECT_MS = 3000;
/** Ten megabytes on a slow line, and what a store needs when it is busy. */
const ANSWER_MS = 20_000;
/** A connection on which nothing moves for so long leads nowhere. */
const SILENT_MS = 10_000;
/** All tries together: somebody waits in front of a screen. */
const PUT_MS = 30_000;
const READ_MS = 60_000;
/** Requests that carry no file. */
const SHORTLY = { requestTimeout: 5000 };
const ASKED_SHORTLY = { requestTimeout: SILENT_MS };
/** Writing, reading and removing the probe. */
const PROBE_MS = 3000;
const TRIES = 3;
const WAIT_MS = 200;

type Bucket = NonNullable<Config['bucket']>;

/** Throws an Error in one sentence when the bucket does not exist or may not be used. A store that is away at the moment is no reason not to start. */
export async function openS3FileStore(bucket: Bucket): Promise<FileStore> {
  const client = createClient(bucket);
  const about = { Bucket: bucket.name };
  const keyOf = (sha256: string) => ({ ...about, Key: PREFIX + sha256 });
  const store: FileStore = {
    async put(path, { sha256, size }) {
      await persist(async (abortSignal) => {
        const body = createReadStream(path);
        const command = new PutObjectCommand({ ...keyOf(sha256), Body: body, ContentLength: size });
        try {
          await client.send(withContentHash(command, sha256), { abortSignal });
          // A row will say that it is there: what a store acknowledged and did not keep is put again.
          const { ContentLength } = await client.send(new HeadObjectCommand(keyOf(sha256)), {
            ...SHORTLY,
            abortSignal,
          });
          if (ContentLength !== size) throw new Error(`The bucket holds ${ContentLength} of ${size} bytes.`);
        } catch (cause) {
          throw isMissing(cause) ? new Error(`The bucket did not keep ${sha256}.`, { cause }) : cause;
        } finally {
          body.destroy();
        }
      }, PUT_MS);
    },
    read: (sha256) =>
      persist(async (abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(keyOf(sha256)), { ...ASKED_SHORTLY, abortSignal });
        return requireContent(await readBounded(Body as Readable, sha256), sha256);
      }, READ_MS),
    async stream(sha256, size) {
      const { Body, ContentLength } = await persist(() =>
        client.send(new GetObjectCommand(keyOf(sha256)), ASKED_SHORTLY),
      );
      const body = Body as Readable;
      try {
        requireSize(sha256, size, ContentLength);
      } catch (error) {
        body.destroy();
        throw error;
      }
      // The reader learns of a failure from the stream itself.
      return pipeline(body, verifyingStream(sha256, size), () => undefined);
    },
    has: (sha256) =>
      persist(() => client.send(new HeadObjectCommand(keyOf(sha256)), SHORTLY)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'file_missing') return false;
          throw error;
        },
      ),
    async remove(sha256) {
      await persist(() => client.send(new DeleteObjectCommand(keyOf(sha256)), SHORTLY));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await persist(() =>
          client.send(new ListObjectsV2Command({ ...about, Prefix: PREFIX, ContinuationToken: next }), ASKED_SHORTLY),
        );
        yield* (page.Contents ?? []).map(toStoredFile).filter((file) => file !== null);
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next);
    },
    isWritable: () =>
      client.send(new HeadBucketCommand(about), { abortSignal: AbortSignal.timeout(CONNECT_MS) }).then(
        () => true,
        () => false,
      ),
    async proveWritable() {
      const probe = keyOf(`probe-${uuid()}`);
      const shortly = { abortSignal: AbortSignal.timeout(PROBE_MS) };
      await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }), shortly);
      await client.send(new DeleteObjectCommand(probe), shortly);
    },
  };
  await client.send(new HeadBucketCommand(about), SHORTLY).catch((error: unknown) => refuseBucket(bucket.name, error));
  await store.proveWritable().catch((error: unknown) => refuseReadOnly(bucket.name, error));
  return store;
}

function createClient({ endpoint, region, pathStyle, accessKeyId, secretAccessKey }: Bucket): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Tried again here, where a file can be read from its beginning.
    maxAttempts: 1,
    // Stores other than Amazon's do not know the newer checksums; the hash in the signature and the name does more.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENT_MS,
    },
  });
}

/** The hash becomes part of the signature (Signature Version 4, `x-amz-content-sha256`): the store refuses other bytes. */
function withContentHash(command: PutObjectCommand, sha256: string): PutObjectCommand {
  command.middlewareStack.add(
    (next) => (given) => {
      (given.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(given);
    },
    { step: 'build', name: 'contentHash' },
  );
  return command;
}

async function readBounded(body: Readable, sha256: string): Promise<Buffer> {
  let size = 0;
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) body.destroy(damaged(sha256, 'are more than any file has'));
  });
  return buffer(body);
}

/** Throws AppError `file_missing` at once, and `files_unavailable` when it did not go in several tries; the signal of `work` ends after `withinMs`. */
async function persist<T>(work: (signal: AbortSignal) => Promise<T>, withinMs = READ_MS): Promise<T> {
  const within = AbortSignal.timeout(withinMs);
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(within);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isMissing(error)) throw new AppError('file_missing', { cause: error });
      if (tried === TRIES || within.aborted || statusOf(error) === 403)
        throw new AppError('files_unavailable', { headers: { 'retry-after': '5' }, cause: error });
      await new Promise((go) => setTimeout(go, WAIT_MS * 2 ** tried * (0.5 + Math.random() / 2)));
    }
  }
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);
const isMissing = (error: unknown) => statusOf(error) === 404;

function refuseBucket(name: string, error: unknown): void {
  const status = statusOf(error);
  if (status === 404) throw new Error(`There is no bucket ${name}. Create it, or set S3_BUCKET to an existing one.`);
  if (status === 403 || status === 400 || status === 301)
    throw new Error(
      `Access to the bucket ${name} was denied. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`,
    );
}

function refuseReadOnly(name: string, error: unknown): void {
  if (statusOf(error) === 403)
    throw new Error(
      `The key of S3 may not write to the bucket ${name}, or not delete from it. It needs Get, Put, Delete and List on files/*.`,
    );
}

function toStoredFile({
  Key = '',
  Size = 0,
}: {
  Key?: string | undefined;
  Size?: number | undefined;
}): StoredFile | null {
  const sha256 = Key.slice(PREFIX.length);
  return /^[0-9a-f]{64}$/.test(sha256) ? { sha256, size: Size } : null;
}

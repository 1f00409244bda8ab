// A socket in the data folder that says who works on it.
import { chmod, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectToSocket, shortPathOf } from './connect-to-socket.ts';
import { type Holder, toHolder } from './holder.ts';

const NAME = 'oneform.sock';
const PATIENT_MS = 2000;
const LONGEST_ANSWER = 64 * 1024;

/** Answers how to end it. Where a volume takes no sockets nobody can ask, and the lock alone speaks. */
export async function answerAs(holder: Holder, folder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(holder));
  });
  const fresh = `${NAME}.new`;
  await rm(join(folder, fresh), { force: true });
  const isListening = await listen(server, join(shortPathOf(folder), fresh));
  if (!isListening) return async () => undefined;
  await chmod(join(folder, fresh), 0o600);
  // In the place of one that was left behind, without a moment in which there is none.
  await rename(join(folder, fresh), join(folder, NAME));
  server.unref();
  return async () => {
    await rm(join(folder, NAME), { force: true });
    server.close();
  };
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((done) => {
    server.on('error', () => done(false));
    server.listen(path, () => done(true));
  });
}

/** `nobody` listens for certain; `silent` is somebody who does not answer, or whom this user may not ask. */
export async function askHolder(folder: string): Promise<Holder | 'nobody' | 'silent'> {
  const socket = await connectToSocket(folder, NAME);
  if (socket === 'missing' || socket === 'refused') return 'nobody';
  if (socket === 'unknown') return 'silent';
  let text = '';
  const answer = (async () => {
    for await (const part of socket.setEncoding('utf8')) {
      text += part;
      if (text.length > LONGEST_ANSWER) break;
    }
  })().catch(() => undefined);
  const late = new AbortController();
  await Promise.race([answer, sleep(PATIENT_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
  socket.destroy();
  return toHolder(text) ?? 'silent';
}

// Tells, from every container that sees the volume, whether a process of the cluster still lives: each of them inherits a listening socket,
// on which nobody answers but to which the kernel lets connect for as long as one of them has it.
import { rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connectToSocket, shortPathOf } from '../../data-folder/connect-to-socket.ts';

const NAME = 'held';

export interface Hold {
  /** To be inherited by what is spawned; missing where the volume takes no sockets. */
  readonly fd: number | undefined;
  /** From then on it is theirs alone. */
  close(): void;
}

export async function holdCluster(sockets: string): Promise<Hold> {
  const server = createServer((socket) => socket.destroy());
  const fresh = `${NAME}.new`;
  await rm(join(sockets, fresh), { force: true });
  const isListening = await new Promise<boolean>((done) => {
    server.on('error', () => done(false));
    server.listen(join(shortPathOf(sockets), fresh), () => done(true));
  });
  // Under another name than the one it was made with, which goes when we close ours.
  if (isListening) await rename(join(sockets, fresh), join(sockets, NAME));
  const { _handle: handle } = server as unknown as { readonly _handle: { readonly fd?: number } | null };
  return { fd: isListening ? handle?.fd : undefined, close: () => server.close() };
}

/** `missing`: there is no socket that could be asked. */
export async function isHeld(sockets: string): Promise<boolean | 'missing'> {
  const held = await canConnect(sockets, NAME);
  // An earlier release left but the server's own, on which processes that outlive it do not listen.
  return held === 'missing' && (await canConnect(sockets, '.s.PGSQL.5432')) === true ? true : held;
}

async function canConnect(sockets: string, name: string): Promise<boolean | 'missing'> {
  const socket = await connectToSocket(sockets, name);
  if (typeof socket === 'object') socket.destroy();
  return socket === 'missing' ? socket : socket !== 'refused';
}

export const forgetHold = (sockets: string) => rm(join(sockets, NAME), { force: true });

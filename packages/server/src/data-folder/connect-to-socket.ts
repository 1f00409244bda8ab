// Reaches a Unix socket in a folder, however long its path is, and tells one that nobody listens on from one that is not known.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Paths of sockets end at 103 bytes on macOS, at 107 on Linux. */
const LONGEST = 103;
const NAME = 24;

const shortened = new Map<string, string>();

/** The folder itself, or a symbolic link to it that is short enough; the link goes with the process. */
export function shortPathOf(folder: string): string {
  if (Buffer.byteLength(folder) + 1 + NAME <= LONGEST) return folder;
  const known = shortened.get(folder);
  if (known) return known;
  // Nobody else may put another link there.
  const own = mkdtempSync(join(tmpdir(), 'oneform-'));
  const link = join(own, 'to');
  symlinkSync(folder, link);
  shortened.set(folder, link);
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return link;
}

/** `refused`: every process that listened there is gone. `unknown`: it cannot be told from here. */
export function connectToSocket(folder: string, name: string): Promise<Socket | 'missing' | 'refused' | 'unknown'> {
  return new Promise((done) => {
    const socket = connect(join(shortPathOf(folder), name));
    socket.once('connect', () => done(socket));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      done(code === 'ENOENT' ? 'missing' : code === 'ECONNREFUSED' ? 'refused' : 'unknown'),
    );
  });
}

// Measures the server's longest block while a text is uploaded, read, stored, brought into a collection and shown: work
// of the thread that answers everybody, in processor time.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';
import { waitUntilRead } from './watch-reading.ts';

export interface Storing {
  /** Milliseconds of processor time in one piece. */
  longestPieceOf(name: string, text: Uint8Array): Promise<number>;
  stop(): Promise<void>;
}

export async function startStoring(): Promise<Storing> {
  const server = await startServer({ preload: new URL('tell-longest-piece.ts', import.meta.url) });
  const lines = createInterface({ input: server.child.stdout! });
  const ask = async (): Promise<number> => {
    const heard = once(lines, 'line');
    process.kill(server.pid, 'SIGUSR2');
    const [line] = await heard;
    const ms = /^longest piece: (\d+) ms$/.exec(String(line))?.[1];
    return ms === undefined ? ask() : Number(ms);
  };
  return {
    async longestPieceOf(name, text) {
      const person = await signIn(server.origin);
      await person.request('POST', '/api/collections', { collection_name: 'Mine', template_id: 'visa_application' });
      await ask();
      const { id } = await person.upload(`${name}.txt`, 'text/plain', text);
      await waitUntilRead(person, id, 200).catch((error: Error) => {
        // A text without a word is stored as one.
        if (!/no text/i.test(error.message)) throw error;
      });
      for (const path of ['', '/facts', '/processing-details'])
        await person.request('GET', `/api/documents/${id}${path}`);
      await person.request('DELETE', `/api/documents/${id}`);
      return ask();
    },
    stop: () => server.stop(),
  };
}

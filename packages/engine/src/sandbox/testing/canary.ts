// Stands in for a parser that was taken over: tries from inside a child what an intruder would, and tells what worked.
import { createRequire } from 'node:module';

const attempts: Readonly<Record<string, () => unknown>> = {
  readSystemFile: async () => (await import('node:fs')).readFileSync('/etc/passwd'),
  readOwnEnvironment: async () => (await import('node:fs')).readFileSync('/proc/self/environ'),
  listHome: async () => (await import('node:fs')).readdirSync('/root'),
  writeFile: async () => (await import('node:fs')).writeFileSync('canary.txt', 'here'),
  startProcess: async () => (await import('node:child_process')).spawnSync('id'),
  startThread: async () => new (await import('node:worker_threads')).Worker('0', { eval: true }),
  openSocket: async () => (await import('node:net')).connect(9, '127.0.0.1'),
  requireSocket: () => createRequire(import.meta.url)('net').connect(9, '127.0.0.1'),
  builtinSocket: () =>
    (process.getBuiltinModule as (id: string) => typeof import('node:net'))('net').connect(9, '127.0.0.1'),
  askName: async () => (await import('node:dns')).promises.lookup('localhost'),
  fetch: () => fetch('http://127.0.0.1:9/'),
  evaluate: () => new Function('return 1')(),
  binding: () => (process as unknown as { binding(name: string): unknown }).binding('tcp_wrap'),
};

const reached: string[] = [];
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    reached.push(name);
  } catch {
    // Refused, as it should be.
  }
}
process.send?.({ reached, environment: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')) });

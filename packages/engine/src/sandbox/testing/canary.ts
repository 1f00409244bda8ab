// Stands in for a parser that was taken over: tries from inside a child what an intruder would, and tells by the child's own pipe what worked.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answeredBy } from '../wire/frames.ts';

interface Builtins {
  (id: 'node:net'): typeof import('node:net');
  (id: '_http_client'): { ClientRequest: new (options: object) => Socket };
  (id: '_http_agent'): { Agent: new () => { createConnection(options: object): Socket } };
  (id: '_tls_wrap'): { connect(options: object): Socket };
  (id: 'node:sqlite'): typeof import('node:sqlite');
  (id: string): Record<string, unknown>;
}
interface Socket {
  on(event: string, hear: () => void): Socket;
  once(event: string, hear: () => void): Socket;
  connect?(port: number, host: string): Socket;
  end?(): void;
}

/** The port of the host, and a file that is none of ours. */
const [port = 9, outside = '/etc/passwd'] = [Number(process.argv[2] ?? 9), process.argv[3]];
const there = { host: '127.0.0.1', port };
const hidden = process as unknown as {
  getBuiltinModule: Builtins;
  binding(name: string): unknown;
  _linkedBinding(name: string): unknown;
  _debugProcess(pid: number): void;
  _getActiveHandles(): { constructor: { name: string; prototype: object } }[];
  stderr: { constructor: new (options?: object) => Socket };
};
const load = createRequire(import.meta.url) as unknown as Builtins & { cache: Record<string, unknown> };
/** A way to the network counts when something is there to be spoken to. */
const reach = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('socket', resolve);
    socket.on('error', () => reject(new Error('refused')));
  });
const isThere = (found: unknown) => {
  if (found === undefined || found === null) throw new Error('nothing');
};

/** Symbols of Node's own. */
const isHandle = (symbol: symbol) => {
  const held = (process as unknown as Record<symbol, unknown>)[symbol];
  return typeof held === 'object' && held !== null;
};

const attempts: Readonly<Record<string, () => unknown>> = {
  readSystemFile: async () => (await import('node:fs')).readFileSync('/etc/passwd'),
  readOwnEnvironment: async () => (await import('node:fs')).readFileSync('/proc/self/environ'),
  listHome: async () => (await import('node:fs')).readdirSync('/root'),
  writeFile: async () => (await import('node:fs')).writeFileSync('canary.txt', 'here'),
  writeReport: () => process.report.writeReport('/tmp/canary.json'),
  startProcess: async () => (await import('node:child_process')).spawnSync('id'),
  startThread: async () => new (await import('node:worker_threads')).Worker('0', { eval: true }),
  openSocket: async () => reach((await import('node:net')).connect(port, there.host)),
  requireSocket: () =>
    reach((load('node:net') as { connect(port: number, host: string): Socket }).connect(port, there.host)),
  loadedSocket: () => {
    const { _load } = load('module') as { _load(id: string): typeof import('node:net') };
    return reach(_load('net').connect(port, there.host));
  },
  builtinSocket: () => reach(hidden.getBuiltinModule('node:net').connect(port, there.host)),
  socketOfStderr: () => reach(new hidden.stderr.constructor().connect!(port, there.host)),
  socketOfHandle: () => {
    const [pipe] = hidden._getActiveHandles();
    isThere(pipe);
  },
  /** Node's channel to a parent: a handle whose class makes others, and whose other end a word of ours stops. */
  handleOfChannel: () => isThere(process.channel ?? Object.getOwnPropertySymbols(process).find(isHandle)),
  hookedSocket: async () => {
    const { registerHooks } = load('module') as { registerHooks(hooks: object): void };
    registerHooks({
      resolve: (specifier: string, context: object, next: (specifier: string, context: object) => object) =>
        specifier === 'ours:net' ? { url: 'node:net', shortCircuit: true } : next(specifier, context),
    });
    const name = 'ours:net';
    return reach(((await import(name)) as typeof import('node:net')).connect(port, there.host));
  },
  trickedList: () => {
    const { has } = Set.prototype;
    const { call } = Function.prototype;
    const { hasOwn } = Object;
    Set.prototype.has = () => false;
    Object.hasOwn = () => true;
    let original: ((id: string) => typeof import('node:net')) | undefined;
    Function.prototype.call = function (this: unknown) {
      original ??= this as typeof original;
    } as typeof call;
    try {
      hidden.getBuiltinModule('node:net');
    } catch {
      // The first time is for finding the original.
    } finally {
      Set.prototype.has = has;
      Function.prototype.call = call;
      Object.hasOwn = hasOwn;
    }
    if (!original) throw new Error('nothing');
    return reach(Reflect.apply(original, process, ['node:net']).connect(port, there.host));
  },
  httpClient: () => reach(new (load('_http_client').ClientRequest)({ ...there, path: '/' })),
  httpClientBuiltin: () => reach(new (hidden.getBuiltinModule('_http_client').ClientRequest)({ ...there, path: '/' })),
  httpAgent: () => reach(new (load('_http_agent').Agent)().createConnection(there)),
  tlsWrap: () => reach(load('_tls_wrap').connect({ ...there, rejectUnauthorized: false })),
  inspector: () => (load('node:inspector') as { open(port: number): void }).open(0),
  database: async () => {
    const { DatabaseSync } = await import('node:sqlite');
    new DatabaseSync(outside).exec('select 1');
  },
  databaseBuiltin: () => new (hidden.getBuiltinModule('node:sqlite').DatabaseSync)(outside).exec('select 1'),
  askName: async () => (await import('node:dns')).promises.lookup('localhost'),
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  signalHost: () => process.kill(process.ppid, 0),
  signalOther: () => process.kill(1, 0),
  signalHidden: () => (process as unknown as { _kill(pid: number, signal: number): void })._kill(process.ppid, 0),
  debugHost: () => hidden._debugProcess(process.ppid),
  slowHost: () => (load('node:os') as typeof import('node:os')).setPriority(process.ppid, 1),
  /** The C library itself: no module of Node's, so it is loaded before Node sees that. */
  loadLibrary: () => {
    try {
      process.dlopen({ exports: {} }, process.argv[4] ?? '');
    } catch (error) {
      if (!/self-register/.test(String(error))) throw error;
    }
  },
  evaluate: () => new Function('return 1')(),
  compile: () => new (load('node:vm') as typeof import('node:vm')).Script('1').runInThisContext(),
  setFlags: () => (load('node:v8') as typeof import('node:v8')).setFlagsFromString('--expose-gc'),
  binding: () => hidden.binding('tcp_wrap'),
  linkedBinding: () => isThere(hidden._linkedBinding('tcp_wrap')),
  becomeRoot: () => process.setuid!(0),
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
writeSync(
  answeredBy,
  JSON.stringify({
    user: process.getuid?.(),
    interfaces: Object.keys((load('node:os') as typeof import('node:os')).networkInterfaces()),
    reached,
    environment: Object.keys(process.env),
  }),
);
process.exit(0);

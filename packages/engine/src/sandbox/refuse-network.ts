// Loaded into the child before anything else: takes away every way to the network that JavaScript has.
// Node's permission model refuses files, processes and workers by itself; Node 24 has no permission for the network.
import { createRequire, registerHooks } from 'node:module';

const refused = new Set(['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises']);

function isRefused(specifier: string): boolean {
  return refused.has(specifier.replace(/^node:/, ''));
}

function refuse(specifier: string): never {
  throw new Error(`${specifier} is not available where documents are read`);
}

registerHooks({
  resolve: (specifier, context, next) => (isRefused(specifier) ? refuse(specifier) : next(specifier, context)),
});

const { getBuiltinModule } = process;
process.getBuiltinModule = ((id: string) =>
  isRefused(id) ? refuse(id) : getBuiltinModule.call(process, id)) as typeof getBuiltinModule;

// CommonJS modules load built-in ones without passing the hooks.
const require = createRequire(import.meta.url);
const Module = require('node:module');
const { _load: load } = Module;
Module._load = (request: string, ...rest: unknown[]) =>
  isRefused(request) ? refuse(request) : load.call(Module, request, ...rest);

for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);

// Loaded into the child before anything else: closes every way out that JavaScript has. Node's permission model refuses files, processes and
// workers by itself; it has no permission for the network, and what is not listed here nobody needs for reading.
//
// Code that was taken over may have replaced `Set.prototype.has` or `Function.prototype.call` by the time it comes here: what follows calls no
// method that it could reach.
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module';
import { closeStreams } from './close-streams.ts';
import { leaveUser } from './leave-user.ts';
import { listAddons } from './list-addons.ts';
import { allowedModules, emptyModule, emptyModules } from './listed-modules.ts';

// Loaded before the doors close: its two functions come from `node:v8`, which nobody gets any more. Exported, so that a bundle keeps it here.
export { openPaper, packPaper } from './wire/pack-paper.ts';

const { apply } = Reflect;
const require = createRequire(import.meta.url);
const Module = require('node:module');

function refuse(what: string): never {
  throw new Error(`${what} is not available where documents are read`);
}

// 1. Built-in modules, by every way that leads to them.
const isBuiltin: Readonly<Record<string, true>> = listBuiltins();
const emptyUrl = new URL('./empty-module.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    if (emptyModules[specifier]) return { url: emptyUrl, shortCircuit: true };
    const resolved = next(specifier, context);
    return isBuiltin[resolved.url] && !allowedModules[resolved.url] ? refuse(specifier) : resolved;
  },
});

const { _load: load } = Module;
const { getBuiltinModule } = process;
fix(Module, '_load', function loadListed(this: unknown, request: string, parent: unknown, isMain: unknown) {
  if (emptyModules[request]) return emptyModule;
  if (isBuiltin[request] && !allowedModules[request]) refuse(request);
  return apply(load, Module, [request, parent, isMain]);
});
fix(process, 'getBuiltinModule', (id: string) =>
  typeof id === 'string' && allowedModules[id] ? apply(getBuiltinModule, process, [id]) : refuse(String(id)),
);
// Hooks that are registered later are asked before ours.
for (const name of ['registerHooks', 'register', 'enableCompileCache', 'flushCompileCache', 'runMain'])
  Reflect.deleteProperty(Module, name);

// 2. Native libraries: the two that reading needs, by their whole paths.
const addons = listAddons();
const { dlopen } = process;
fix(process, 'dlopen', (module: object, filename: string, flags?: number) =>
  typeof filename === 'string' && addons[filename]
    ? apply(dlopen, process, flags === undefined ? [module, filename] : [module, filename, flags])
    : refuse(String(filename)),
);

// 3. Other processes, the inside of this one, and sockets made from what is open already.
for (const name of [
  'kill',
  '_kill',
  'abort',
  'binding',
  '_linkedBinding',
  '_debugProcess',
  '_debugEnd',
  '_getActiveHandles',
  '_getActiveRequests',
  'execve',
  'loadEnvFile',
  'chdir',
  'initgroups',
]) {
  Reflect.deleteProperty(process, name);
}
Reflect.deleteProperty(process.report, 'writeReport');
Reflect.deleteProperty(require('node:os'), 'setPriority');
closeStreams();
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);

// 4. The user who may read everything.
const user = new URL(import.meta.url).searchParams.get('user');
if (user) leaveUser(Number(user));
for (const name of ['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups']) Reflect.deleteProperty(process, name);

syncBuiltinESMExports();

function fix(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false, enumerable: true });
}

/** With and without `node:`, those that begin with an underscore as well. */
function listBuiltins(): Record<string, true> {
  const names: readonly string[] = Module.builtinModules;
  const known: Record<string, true> = Object.create(null);
  for (const name of names) {
    known[name] = true;
    known[name.startsWith('node:') ? name : `node:${name}`] = true;
  }
  return known;
}

// `postinstall`: removes what npm brought for other machines. Runs on whatever Node npm runs on, so it is plain JavaScript.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arch, env, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');

/** onnxruntime-node carries the libraries of five platforms; one of them runs here. */
const runtimes = join(modules, 'onnxruntime-node/bin/napi-v6');
for (const system of list(runtimes)) {
  for (const processor of list(join(runtimes, system)))
    if (system !== platform || processor !== arch) remove(join(runtimes, system, processor));
}

/** The pinned Node brings headers and manuals for compiling addons; nothing here is compiled. */
for (const name of list(join(modules, 'node/node_modules')))
  for (const part of ['include', 'share']) remove(join(modules, 'node/node_modules', name, part));

/** Maps, types, manuals and tests help who develops: an installation without development tools goes without, and has the one build of pdf-lib that Node loads. */
if (env.npm_config_omit?.split(/[\s,]+/).includes('dev')) {
  for (const part of ['cjs', 'src', 'ts3.4']) remove(join(modules, '@cantoo/pdf-lib', part));
  for (const name of readdirSync(modules, { recursive: true })) {
    const isManual = /\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name);
    const isAside = /^(?:@[^/\\]+[/\\])?[^/\\]+[/\\](?:docs|tests?|__tests__|examples?)$/.test(name);
    if (isManual || isAside || /\.(?:map|d\.[cm]?ts)$/.test(name)) remove(join(modules, name));
  }
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

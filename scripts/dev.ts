// `npm run dev`: the server restarts when its files change, the browser app reloads by itself; open the address that Vite prints.
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const port = process.env.PORT ?? '3000';

const start = (args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } });

const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'scripts/serve.ts')]),
  start([join(root, 'node_modules/vite/bin/vite.js'), 'packages/web', '--port', '5173', '--strictPort']),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) child.once('exit', () => process.exit());

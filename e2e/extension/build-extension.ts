// Builds the extension before the browser tests: they load its script as a browser would.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function buildExtension(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../packages/extension/build.ts', import.meta.url))]);
}

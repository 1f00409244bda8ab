// `npm run test:quick`: all tests that need no server, database, child process, browser or text recognition.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Words of tests that start something or look at a picture. */
const starts =
  /startTestServer|startEmbedded|newDataFolder|Killable|child_process|createEnginePool|object-store|s3-stand-in|cloneDatabase|inject\('|lock-data-folder|households|make-picture|draw(?:Blank|Picture|Scan)|recogni[sz]e|from 'sharp'|startFakeProvider|fromPicture|\/golden\/|samples\//;
/** Each takes seconds for another reason: it draws, reads or refits a great deal. */
const long = [
  'packages/server/src/features/templates/{load-templates,sample-share}.test.ts',
  'packages/server/src/files/file-store.test.ts',
  'packages/engine/src/models/scoring/growth.test.ts',
  'packages/engine/src/fill/{fill-form,suggest-like,what-is-written,what-is-suggested}.test.ts',
  'packages/engine/src/sandbox/**',
  'packages/engine/src/meaning/without-vectors.test.ts',
  'packages/server/src/features/forms/wordings.test.ts',
  'packages/engine/src/fill/{whose-it-is,spoken-language,files-as-they-are}.test.ts',
  'packages/engine/src/golden/**',
  'packages/engine/src/pipeline.test.ts',
  'training/press/told/sentences.test.ts',
  'training/press/frames/frames.test.ts',
];

const quick = globSync('{packages/*/src,training,scripts}/**/*.test.{ts,tsx}')
  .filter((file) => !file.includes('node_modules') && !file.endsWith('.long.test.ts'))
  .filter((file) => !starts.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: { maxWorkers: 2, include: quick, exclude: long, isolate: false, testTimeout: 600_000 },
});

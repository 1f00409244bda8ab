// Reads and understands every file under a folder in the sandbox: each must end as a result or a typed problem, within its limits, with the host alive.
//   npm run bench:hostile -- --corpus DIR [--json] [--seconds 60] [--megabytes 800]
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createEnginePool } from '../packages/engine/src/sandbox/engine-pool.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    megabytes: { type: 'string' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const { corpus } = values;

const declaredTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.txt': 'text/plain',
};

const files = readdirSync(corpus, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();
const faults: string[] = [];
const pool = createEnginePool({
  size: 1,
  limits: {
    ...(values.seconds && { maxPageSeconds: Number(values.seconds) }),
    ...(values.megabytes && { maxResidentMb: Number(values.megabytes) }),
  },
  onFault: (message) => faults.push(message),
});

const rows = [];
for (const file of files) {
  const declaredType = declaredTypes[extname(file).toLowerCase()];
  const start = performance.now();
  const { read } = await pool.run(
    { kind: 'understand', bytes: readFileSync(file), ...(declaredType && { declaredType }) },
    { user: file },
  );
  const seconds = (performance.now() - start) / 1000;
  const problems = read.problems.map(({ code, page }) => (page ? `${code}@${page}` : code));
  rows.push({
    file: relative(corpus, file),
    seconds,
    pages: read.pages.length,
    ocr: read.pages.filter(({ source }) => source === 'ocr').length,
    problems,
  });
  if (!values.json)
    console.log(
      `${seconds.toFixed(2).padStart(7)} s  ${String(read.pages.length).padStart(3)} pages  ${problems.join(' ') || 'read'}  ${relative(corpus, file)}`,
    );
}
pool.close();

const worst = rows.toSorted((a, b) => b.seconds - a.seconds)[0];
const outcomes: Record<string, number> = {};
for (const { problems } of rows) {
  const outcome = problems[0]?.split('@')[0] ?? 'read';
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
console.log(
  JSON.stringify({
    bench: 'hostile',
    files: rows.length,
    outcomes,
    worst_seconds: Number(worst?.seconds.toFixed(2)),
    worst_file: worst?.file,
    peak_child_mb: Math.round(pool.peakMb()),
    host_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    host_crashes: 0,
    faults: faults.length,
  }),
);
for (const fault of faults) console.error(fault);

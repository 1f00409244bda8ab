// Reads and understands hostile files in the sandbox: each must end as a result or a typed problem, within its limits, with the host alive. Those of
// a folder, or some made here: damaged PDFs, pictures and streams that grow, texts without end.
//   npm run bench:hostile -- [--corpus DIR | --made 1000] [--json] [--seconds 60] [--megabytes 800]
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createEnginePool } from '../packages/engine/src/sandbox/engine-pool.ts';
import { makeHostileFiles } from './support/hostile-files.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    made: { type: 'string', default: '1000' },
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    megabytes: { type: 'string' },
  },
});

const declaredTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.txt': 'text/plain',
};

function* filesOf(corpus: string) {
  for (const entry of readdirSync(corpus, { recursive: true, withFileTypes: true }).toSorted()) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    yield { name: relative(corpus, path), type: declaredTypes[extname(path).toLowerCase()], bytes: readFileSync(path) };
  }
}

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
for (const { name, type, bytes } of values.corpus ? filesOf(values.corpus) : makeHostileFiles(Number(values.made))) {
  const start = performance.now();
  const { read } = await pool.run({ kind: 'understand', bytes, ...(type && { declaredType: type }) }, { user: name });
  const seconds = (performance.now() - start) / 1000;
  const problems = read.problems.map(({ code, page }) => (page ? `${code}@${page}` : code));
  rows.push({
    file: name,
    seconds,
    pages: read.pages.length,
    ocr: read.pages.filter(({ source }) => source === 'ocr').length,
    problems,
  });
  if (!values.json)
    console.log(
      `${seconds.toFixed(2).padStart(7)} s  ${String(read.pages.length).padStart(3)} pages  ${problems.join(' ') || 'read'}  ${name}`,
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

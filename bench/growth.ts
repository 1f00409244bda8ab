// Measures how time grows with the size of a text, and with that of a model's answer: each shape at n bytes or claims
// and at 8 n, in the sandbox as the server runs it. Also the longest single block of the host meanwhile, during which
// it answers nobody; and the server itself, when it takes, stores and shows a text of each shape.
//   npm run bench:growth -- [--json] [--bytes 31250,156250,1250000] [--claims 400] [--stored 2000000] [--shape NAME] [--seconds 60]
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createEnginePool } from '../packages/engine/src/sandbox/engine-pool.ts';
import { answeredPaper, answerShapes, growAnswer } from './support/growing-answers.ts';
import { growText, shapeNames } from './support/growing-texts.ts';
import { startStoring } from './support/measure-storing.ts';

/** n·log n at these sizes is 8 × 1.2; what is a square takes 64. */
const WORST_RATIO = 12;
const FACTOR = 8;
/** More than an idle loop of the same run shows. */
const WORST_BLOCK_MS = 100;
const BLOCK_RESOLUTION_MS = 5;
/** Below it the clock tells noise. */
const FLOOR_MS = 100;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    claims: { type: 'string', default: '400' },
    bytes: { type: 'string', default: '31250,156250,1250000' },
    stored: { type: 'string', default: '2000000' },
    seconds: { type: 'string', default: '60' },
    shape: { type: 'string', multiple: true },
  },
});
const faults: string[] = [];
const pool = createEnginePool({
  size: 1,
  limits: { maxPageSeconds: Number(values.seconds) },
  onFault: (message) => faults.push(message),
});

interface Measured {
  readonly ms: number;
  /** The host's longest piece of work, or of waiting for a processor. */
  readonly blockMs: number;
  /** Problem that ended it before it was understood; null when it was. */
  readonly problem: string | null;
}

const understand = (bytes: Uint8Array, onWorked: (ms: number) => void) =>
  pool.run({ kind: 'understand', bytes, declaredType: 'text/plain', keepsWords: true }, { user: 'bench', onWorked });

async function watchLoop<T>(work: () => Promise<T>): Promise<{ result: T; blockMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: BLOCK_RESOLUTION_MS });
  delay.enable();
  const result = await work();
  // The last measurement is reported at the next look.
  await sleep(10 * BLOCK_RESOLUTION_MS);
  delay.disable();
  return { result, blockMs: Math.round(delay.max / 1e6) };
}

const { blockMs: idleBlockMs } = await watchLoop(() => sleep(2000));

async function measure(bytes: Uint8Array): Promise<Measured> {
  // A large text ends its process, and starting the next one takes longer than most texts do.
  await understand(Buffer.from('Surname: Lindgren\n'), () => undefined);
  let ms = 0;
  const before = faults.length;
  const {
    result: { read },
    blockMs,
  } = await watchLoop(() =>
    understand(bytes, (worked) => {
      ms += worked;
    }),
  );
  const ended = read.pages.length === 0 ? (read.problems[0]?.code ?? 'nothing') : null;
  return { ms: Math.round(ms), blockMs, problem: faults.length > before ? 'fault' : ended };
}

/** With more claims than are ever looked at, because a bound may rise. */
async function measureAnswer(shape: string, claims: number): Promise<Measured> {
  const options = { user: 'bench' };
  const paper = Buffer.from(answeredPaper);
  const { understood, words = Buffer.alloc(0) } = await pool.run(
    { kind: 'understand', bytes: paper, declaredType: 'text/plain', keepsWords: true },
    options,
  );
  let ms = 0;
  const before = faults.length;
  const answer = growAnswer(shape, claims);
  const given = { words, understood, answer, record: { kept: 0, corrected: 0 }, extractPeople: true, wanted: [] };
  const { result: judged, blockMs } = await watchLoop(() =>
    pool.run(
      { kind: 'judge', ...given },
      {
        ...options,
        onWorked: (worked) => {
          ms += worked;
        },
      },
    ),
  );
  const ended = judged === null ? 'processing_timeout' : null;
  return { ms: Math.round(ms), blockMs, problem: faults.length > before ? 'fault' : ended };
}

const rows: {
  shape: string;
  size: number;
  ms: number[];
  ratio: number;
  blockMs: number;
  problem: string | null;
  passed: boolean;
}[] = [];

function compare(shape: string, size: number, unit: string, small: Measured, large: Measured): void {
  const ratio = Number((large.ms / Math.max(small.ms, FLOOR_MS)).toFixed(1));
  const isTextless = small.problem === 'no_text_found';
  const blockMs = Math.max(small.blockMs, large.blockMs);
  const isUnderstood = isTextless || (small.problem === null && large.problem === null && ratio <= WORST_RATIO);
  const passed = isUnderstood && blockMs <= idleBlockMs + WORST_BLOCK_MS;
  const problem = isTextless ? null : large.problem;
  rows.push({ shape, size, ms: [small.ms, large.ms], ratio, blockMs, problem, passed });
  if (values.json) return;
  console.log(
    `${passed ? '    ' : 'FAIL'} ${shape.padEnd(30)} ${String(size).padStart(9)} ${unit}  ${String(small.ms).padStart(6)} → ${String(large.ms).padStart(6)} ms  × ${ratio}  host ${blockMs} ms${large.problem ? `  ${large.problem}` : ''}`,
  );
}

/** Texts as long as a text is read; `--stored 0` leaves it out. */
async function measureStored(): Promise<{ shape: string; ms: number }[]> {
  const bytes = Number(values.stored);
  const shapes = bytes === 0 ? [] : shapeNames.filter(isAsked);
  if (shapes.length === 0) return [];
  const storing = await startStoring();
  const found = [];
  try {
    // The first does what is done once.
    await storing.longestPieceOf('first', growText('prose', bytes));
    for (const shape of shapes) {
      const ms = await storing.longestPieceOf(shape, growText(shape, bytes));
      found.push({ shape, ms });
      if (!values.json)
        console.log(`${ms > WORST_BLOCK_MS ? 'FAIL' : '    '} ${shape.padEnd(30)} stored: longest piece ${ms} ms`);
    }
  } finally {
    await storing.stop();
  }
  return found;
}

function isAsked(shape: string): boolean {
  return values.shape?.includes(shape) ?? true;
}
for (const shape of shapeNames.filter(isAsked)) {
  for (const bytes of values.bytes.split(',').map(Number)) {
    const small = await measure(growText(shape, bytes));
    const large = await measure(growText(shape, bytes * FACTOR));
    compare(shape, bytes * FACTOR, 'bytes', small, large);
    // A shape that was killed would be killed again, larger.
    if (rows.at(-1)?.problem) break;
  }
}
for (const shape of answerShapes.filter(isAsked)) {
  const claims = Number(values.claims);
  const small = await measureAnswer(shape, claims);
  compare(shape, claims * FACTOR, 'claims', small, await measureAnswer(shape, claims * FACTOR));
}
pool.close();
const pieces = await measureStored();
const failed = [
  ...rows.filter(({ passed }) => !passed).map(({ shape, size }) => `${shape} at ${size}`),
  ...pieces.filter(({ ms }) => ms > WORST_BLOCK_MS).map(({ shape }) => `${shape} stored`),
];
console.log(
  JSON.stringify({
    bench: 'growth',
    shapes: new Set(rows.map(({ shape }) => shape)).size,
    failed,
    worst_ratio: Math.max(...rows.filter(({ problem }) => problem === null).map(({ ratio }) => ratio)),
    longest_block_ms: Math.max(...rows.map(({ blockMs }) => blockMs)),
    idle_block_ms: idleBlockMs,
    longest_piece_storing_ms: Math.max(0, ...pieces.map(({ ms }) => ms)),
    slowest_ms: Math.max(...rows.map(({ ms }) => ms[1] ?? 0)),
    peak_child_mb: Math.round(pool.peakMb()),
    faults: new Set(faults.map((fault) => fault.split('\n')[0])).size,
  }),
);
for (const fault of new Set(faults.map((text) => text.split('\n').slice(0, 4).join('\n')))) console.error(fault);
process.exitCode = failed.length > 0 ? 1 : 0;

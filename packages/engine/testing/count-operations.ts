// Counts how much of our own code runs, by V8: the same on every machine, however busy.
import { Session } from 'node:inspector/promises';

/** Calls of functions of the engine's own modules, callbacks of loops over lists included, while `run` works. */
export async function countOperations(run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.includes('/packages/engine/src/'));
    return own
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

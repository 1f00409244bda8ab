import { TestRunner } from 'vitest';

/** Records the measurement of the running test, for its row of docs/reliability.md. */
export function recordFigure(figure: string): void {
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { figure });
}

import { TestRunner } from 'vitest';

/** What the test that runs has measured, for its row of docs/reliability.md. */
export function tellFigure(figure: string): void {
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { figure });
}

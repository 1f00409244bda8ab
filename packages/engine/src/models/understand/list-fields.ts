// Facts that hold records, and what a record of each may say.
import { facts } from '../engine-port.ts';

export const listFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  facts.flatMap(([name, { list }]) => (list ? [[name, list]] : [])),
);

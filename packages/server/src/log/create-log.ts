// The log of a process: JSON, one line each, and on each line the request that it is about.
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { workUnderWay } from './work-under-way.ts';

export type Log = pino.Logger;

/** `write` takes the lines instead of the standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, write?: (line: string) => void): Log {
  const options: pino.LoggerOptions = {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'],
    // The log of a request has its id already; a key that stands twice in a line is read as two by some.
    mixin: (_members, _level, logger) => ('reqId' in logger.bindings() ? {} : { ...workUnderWay() }),
  };
  return write ? pino(options, { write }) : pino(options);
}

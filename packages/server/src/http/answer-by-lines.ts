// Long work tells how far it is: one JSON object a line, to those who ask for lines and wait long enough to care.
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { describeFailure } from './error-handler.ts';

const LINES_TYPE = 'application/x-ndjson';
/** An answer that is ready sooner carries the status of its outcome. */
const PATIENCE_MS = 1000;

export interface LineListener<Progress> {
  readonly onProgress: (progress: Progress) => void;
  /** Aborts when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** The result; nothing when it has been answered line by line, last as `{report}` or `{problem}`. */
export async function answerByLines<Progress, Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    work,
    present,
  }: {
    readonly work: (listener: LineListener<Progress>) => Promise<Result>;
    readonly present: (result: Result) => unknown;
  },
): Promise<Result | undefined> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new AppError('request_timeout', { detail: 'Nobody waits any more.' }));
  });
  let lines: PassThrough | undefined;
  let latest: Progress | undefined;
  const say = (message: unknown) => lines?.write(`${JSON.stringify(message)}\n`);
  const begin = () => {
    lines = new PassThrough();
    reply.type(LINES_TYPE).send(lines);
    if (latest) say(latest);
  };
  const wantsLines = request.headers.accept?.includes(LINES_TYPE) === true;
  const timer = wantsLines ? setTimeout(begin, PATIENCE_MS) : undefined;
  const onProgress = (progress: Progress) => {
    latest = progress;
    say(progress);
  };
  try {
    const result = await work({ onProgress, signal: gone.signal });
    if (lines === undefined) return result;
    say({ report: present(result) });
  } catch (error) {
    if (lines === undefined) throw error;
    say({ problem: describeFailure(error, request) });
  } finally {
    clearTimeout(timer);
  }
  lines.end();
}

// Filling a long form tells how far it is: one JSON object a line, to those who ask for lines and wait long enough to care.
import { PassThrough } from 'node:stream';
import { type FillMessage, FORM_PROGRESS_TYPE, FormReport } from '@oneform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { describeFailure } from '../../http/error-handler.ts';

/** An answer that is ready sooner carries the status of its outcome. */
const PATIENCE_MS = 1000;

export interface Listener {
  readonly onProgress: (done: number, total: number) => void;
  /** Aborts when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** The report; nothing when it has been answered line by line. */
export async function reportProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  fill: (listener: Listener) => Promise<FormReport>,
): Promise<FormReport | undefined> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new AppError('request_timeout', { detail: 'Nobody waits any more.' }));
  });
  let lines: PassThrough | undefined;
  let latest: FillMessage | undefined;
  const say = (message: FillMessage) => lines?.write(`${JSON.stringify(message)}\n`);
  const begin = () => {
    lines = new PassThrough();
    reply.type(FORM_PROGRESS_TYPE).send(lines);
    if (latest) say(latest);
  };
  const wantsLines = request.headers.accept?.includes(FORM_PROGRESS_TYPE) === true;
  const timer = wantsLines ? setTimeout(begin, PATIENCE_MS) : undefined;
  const onProgress = (done: number, total: number) => {
    latest = { done, total };
    say(latest);
  };
  try {
    const report = await fill({ onProgress, signal: gone.signal });
    if (lines === undefined) return report;
    say({ report: FormReport.parse(report) });
  } catch (error) {
    if (lines === undefined) throw error;
    say({ problem: describeFailure(error, request) });
  } finally {
    clearTimeout(timer);
  }
  lines.end();
}

// Filling a long form tells how many of its pages are read.
import { FormReport } from '@oneform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerByLines } from '../../http/answer-by-lines.ts';

export interface Listener {
  readonly onProgress: (done: number, total: number) => void;
  /** Aborts when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** The report; nothing when it has been answered line by line. */
export const reportProgress = (
  request: FastifyRequest,
  reply: FastifyReply,
  fill: (listener: Listener) => Promise<FormReport>,
): Promise<FormReport | undefined> =>
  answerByLines<{ done: number; total: number }, FormReport>(request, reply, {
    work: ({ onProgress, signal }) => fill({ onProgress: (done, total) => onProgress({ done, total }), signal }),
    present: (report) => FormReport.parse(report),
  });

// The answer for work that takes long: how far it is, line by line, then its report.
import type { Problem } from '@oneform/contract';
import { ApiError, errorFromAnswer, UNREACHABLE } from '#lib/api-error.ts';

type Line<Progress, Report> = Progress | { readonly report: Report } | { readonly problem: Problem };

/** Throws `ApiError` as a request does: for the problem that is told, and for an answer that breaks off. */
export async function receiveLines<Progress extends object, Report>(
  answer: Response,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Report> {
  try {
    for await (const line of readLines(answer)) {
      const message = JSON.parse(line) as Line<Progress, Report>;
      if ('report' in message) return message.report;
      if ('problem' in message) throw errorFromAnswer(message.problem.status, message.problem);
      onProgress(message);
    }
  } catch (error) {
    if (error instanceof ApiError || (error as Error).name === 'AbortError') throw error;
    throw new ApiError(UNREACHABLE, { code: 'unreachable', status: 0, cause: error });
  }
  throw new ApiError(UNREACHABLE, { code: 'unreachable', status: 0 });
}

async function* readLines({ body }: Response): AsyncGenerator<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

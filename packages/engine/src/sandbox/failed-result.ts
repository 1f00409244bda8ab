// Result for a document whose child died: of the usual shape, with the problem named.
import { createHash } from 'node:crypto';
import type { ReadProblemCode } from '#document/read-document.ts';
import type { ReadOutline } from '#document/read-outline.ts';
import { sniffMediaType } from '#read/sniff-media-type.ts';
import type { EngineResults, EngineTask } from './task.ts';

export function makeFailedResult(task: EngineTask, code: ReadProblemCode): EngineResults[EngineTask['kind']] {
  if (task.kind === 'render') return code;
  if (task.kind === 'judge' || task.kind === 'fill-page') return null;
  if (task.kind === 'fill') return code === 'processing_timeout' || code === 'out_of_memory' ? code : 'corrupt_file';
  const read: ReadOutline = {
    mediaType: sniffMediaType(task.bytes) ?? 'text/plain',
    sha256: createHash('sha256').update(task.bytes).digest('hex'),
    pages: [],
    problems: [{ code }],
  };
  if (task.kind === 'read') return read;
  const understood = {
    type: 'other',
    confidence: 0,
    parts: [],
    people: [],
    facts: [],
    additionalFields: [],
    problems: read.problems,
    engine: 'rules',
  } as const;
  return { read, understood };
}

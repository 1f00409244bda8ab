// Format of a paper with truth in a shard: one line of JSON, arrays of numbers rather than objects.
import type { Paper } from '../paper.ts';
import type { TakenWords } from './take-words.ts';

const roles = ['heading', 'caption', 'value', 'prose', 'other'];

/**
 * `spans`: role, field, caption and "about somebody else" of each span; a caption is the number of a span, −1 where there is none.
 * Spans without words are kept, so that numbers stay.
 */
export function toLine(paper: Paper, taken: TakenWords): string {
  const { seed, frame, kind, language, width, first, spans } = paper;
  return JSON.stringify({
    seed,
    frame,
    kind,
    language,
    first,
    width,
    height: taken.height,
    words: taken.text,
    boxes: taken.boxes,
    of: taken.spans,
    spans: spans.map(({ role, field, caption, other }) => [roles.indexOf(role), field, caption ?? -1, other ? 1 : 0]),
  });
}

// The child's side of a result: its parts, one frame after the other.
import type { PageOutline } from '#document/read-outline.ts';
import type { EngineResults } from '../task.ts';
import { say } from './child-end.ts';
import { takeApart } from './result-parts.ts';

/** Characters of JSON: taken over in a few milliseconds. */
const charactersOfLot = 100_000;

export function sendResult(kind: keyof EngineResults, result: EngineResults[keyof EngineResults]): void {
  const { lists, rest, bytes } = takeApart(kind, result);
  const { pages = [], ...others } = lists;
  // The text of a page may be the whole of a large file.
  for (const page of pages as readonly PageOutline[]) {
    const { text, ...item } = page;
    say({ type: 'lot', list: 'pages', items: [item] }, Buffer.from(text));
  }
  for (const [list, items] of Object.entries(others))
    for (const lot of cutInLots(items)) say({ type: 'lot', list, items: lot });
  say({ type: 'result', rest }, bytes);
}

function* cutInLots(items: readonly unknown[]): Generator<unknown[]> {
  let lot: unknown[] = [];
  let length = 0;
  for (const item of items) {
    lot.push(item);
    length += JSON.stringify(item).length;
    if (length < charactersOfLot) continue;
    yield lot;
    lot = [];
    length = 0;
  }
  if (lot.length > 0) yield lot;
}

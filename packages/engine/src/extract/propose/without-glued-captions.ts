// Drops values of the page model that include their caption: `LNCARDHOLDER`, `EXP08/31/2029`.
import type { Page, Word } from '#document/read-document.ts';
import type { PageView, ViewSpan } from '#page-model/page-view.ts';

/** The page model saw the page as `printed`; `cut` is the same page after `splitGlued`. */
export function withoutGluedCaptions(view: PageView, printed: Page, cut: Page): PageView {
  if (cut === printed) return view;
  const pieces = findPieces(printed, cut);
  return pieces.size === 0 ? view : { ...view, spans: view.spans.map((span) => withoutFirstPieces(span, pieces)) };
}

/** By the word as printed; words that are whole are left out. */
function findPieces(printed: Page, cut: Page): Map<string, readonly Word[]> {
  const found = new Map<string, readonly Word[]>();
  for (const [number, line] of printed.lines.entries()) {
    const rest = [...cut.lines[number]!.words];
    for (const word of line.words) {
      const pieces = [rest.shift()!];
      for (let { length } = pieces[0]!.text; length < word.text.length; length += pieces.at(-1)!.text.length)
        pieces.push(rest.shift()!);
      if (pieces.length > 1) found.set(keyOf(word), pieces);
    }
  }
  return found;
}

function withoutFirstPieces(span: ViewSpan, pieces: ReadonlyMap<string, readonly Word[]>): ViewSpan {
  const [first, ...rest] = span.words;
  const kept = span.role === 'value' && first ? pieces.get(keyOf(first))?.at(-1) : undefined;
  if (!kept) return span;
  const words = [kept, ...rest];
  return { ...span, words, text: words.map(({ text }) => text).join(' ') };
}

const keyOf = ({ text, box }: Word): string => `${text} ${box.join()}`;

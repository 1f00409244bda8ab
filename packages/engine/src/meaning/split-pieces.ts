// Texts in the pieces of words that vectors stand for, split as the tokeniser of BERT does it (uncased; Devlin et al., 2018): the network
// they were distilled from was taught on these.

/** Longer words are unknown. */
const longestWord = 100;
const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu;
const ideograph = /[\u4E00-\u9FFF\u3400-\u4DBF\uF900-\uFAFF\u{20000}-\u{2CEAF}]/gu;
/** Every sign of ASCII that is no letter and no digit counts, `$` and `+` too. */
const words = /[!-/:-@[-`{-~\p{P}]|[^\s!-/:-@[-`{-~\p{P}]+/gu;

/** Numbers of pieces; words that no pieces make up are left out. */
export function splitPieces(text: string, numberOf: ReadonlyMap<string, number>): number[] {
  return wordsOf(text).flatMap((word) => piecesOf(word, numberOf));
}

function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(control, '')
    .replace(ideograph, ' $& ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.match(words) ?? [];
}

function piecesOf(word: string, numberOf: ReadonlyMap<string, number>): number[] {
  const letters = [...word];
  if (letters.length > longestWord) return [];
  const found: number[] = [];
  let from = 0;
  while (from < letters.length) {
    const end = endOfPiece(letters, from, numberOf);
    if (end === undefined) return [];
    found.push(numberOf.get(pieceAt(letters, from, end))!);
    from = end;
  }
  return found;
}

/** The longest piece with which the rest of the word begins. */
function endOfPiece(letters: readonly string[], from: number, numberOf: ReadonlyMap<string, number>) {
  for (let end = letters.length; end > from; end--) if (numberOf.has(pieceAt(letters, from, end))) return end;
  return undefined;
}

const pieceAt = (letters: readonly string[], from: number, to: number): string =>
  (from > 0 ? '##' : '') + letters.slice(from, to).join('');

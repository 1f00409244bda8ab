// Text made comparable without moving a character: case and accents go, every offset stays.

/** Lower case, no accents, curly quotes straight, figures of other scripts as 0–9; as long as the input, so that offsets hold in both. */
export function foldText(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
  return folded;
}

function foldUnit(unit: string): string {
  if (unit <= '\u007f') return unit.toLowerCase();
  if (/[\u2018\u2019\u00b4\u02bc]/.test(unit)) return "'";
  if (/[\u2010-\u2015\u2212]/.test(unit)) return '-';
  if (/\s/.test(unit)) return ' ';
  if (/\p{Nd}/u.test(unit)) return String(figureOf(unit));
  const first = unit.normalize('NFD').charAt(0).toLowerCase();
  return first.length === 1 ? first : unit;
}

/** Each script has its figures from nought to nine in a row. */
function figureOf(unit: string): number {
  const code = unit.charCodeAt(0);
  let figure = 0;
  while (figure < 9 && /\p{Nd}/u.test(String.fromCharCode(code - figure - 1))) figure += 1;
  return figure;
}

/** Folded, and everything but letters and digits gone: two spellings of one thing become equal. */
export function squash(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // The capital of both is I where a paper is printed without dots.
      .replaceAll('ı', 'i')
      .replaceAll('ς', 'σ')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  );
}

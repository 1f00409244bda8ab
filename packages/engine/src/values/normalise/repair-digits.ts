// Letters that readers of pictures take for digits, put right where only digits can stand.

const looksLike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  '!': '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  G: '6',
};

/** Replaces each look-alike by its digit; the length stays. Call it only on text that must be a number. */
export function repairDigits(text: string): string {
  return text.replace(/[OoQDIl|!iZzSsBG]/g, (letter) => looksLike[letter] ?? letter);
}

// Characters for the glyphs of the usual symbol fonts, which have none of their own and come as private use code
// points.

/** By code within the font: ZapfDingbats below 0x80, Wingdings above and where the two agree. Only those that say something on a form. */
const symbols: Readonly<Record<number, string>> = {
  51: '✓',
  52: '✔',
  53: '✕',
  54: '✖',
  55: '✗',
  56: '✘',
  108: '●',
  109: '❍',
  110: '■',
  111: '❏',
  113: '❑',
  163: '☐',
  167: '▪',
  168: '◻',
  183: '•',
  216: '➢',
  224: '→',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** Windows maps symbol fonts to U+F000–U+F0FF, others to U+E000–U+E0FF. */
export function nameSymbol(code: number): string | undefined {
  const isSymbolArea = (code >= 0xf020 && code <= 0xf0ff) || (code >= 0xe020 && code <= 0xe0ff);
  return isSymbolArea ? symbols[code & 0xff] : undefined;
}

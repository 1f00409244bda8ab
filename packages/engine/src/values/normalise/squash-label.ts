// The form in which label wordings are compared.

const SYMBOLS: Readonly<Record<string, string>> = {
  '°': 'o',
  º: 'o',
  ª: 'a',
  '#': 'no',
  '№': 'no',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};

/** Lower case without accents, spaces and punctuation: `N° de passeport` → `nodepasseport`. */
export function squashLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/[°ºª#№ßøłıæœđ]/g, (symbol) => SYMBOLS[symbol] ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '5': 's', '8': 'b' };

/** `squashLabel` with the letters that OCR mixes up made one. */
export function foldLookalikes(squashed: string): string {
  return squashed
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[01i58]/g, (c) => LOOKALIKES[c] ?? c);
}

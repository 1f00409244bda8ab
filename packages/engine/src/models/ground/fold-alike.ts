// Letters that are taken for each other made one: by machines that read pictures, and by people who write without accents.

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  ı: 'l',
  '5': 's',
  ß: 's',
  '8': 'b',
  '2': 'z',
  '6': 'g',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

const pairs: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', ss: 's', ae: 'a', oe: 'o', ue: 'u' };

/** `foldedAt`: the place in the text, for each character of `folded` and for its end. */
export function foldAlike(squashed: string): { readonly folded: string; readonly foldedAt: readonly number[] } {
  let folded = '';
  const foldedAt: number[] = [];
  for (let at = 0; at < squashed.length; at++) {
    foldedAt.push(at);
    const pair = pairs[squashed.slice(at, at + 2)];
    folded += pair ?? lookalikes[squashed[at]!] ?? squashed[at];
    if (pair !== undefined) at++;
  }
  return { folded, foldedAt: [...foldedAt, squashed.length] };
}

export const foldLetters = (squashed: string): string => foldAlike(squashed).folded;

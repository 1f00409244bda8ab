// Cuts words that reading ran together: `4dDLN`, `4bEXP08/12/2020`, `EYESBLU`, `1SAMPLE`, `birthLieu`, `NoJNo`.

const names =
  'FAMILYNAME|GIVENNAMES?|FIRSTNAME|LASTNAME|NUMBER|LICENSENO|LICENCENO|LICNO|LIC#|LICH|LIC|DLNO|DLN|DL#|DL|DOB|ISSUED|ISS|LSS|EXPIRES|EXP|' +
  'CLASS|ENDORSEMENTS|END|RESTRICTIONS|RESTR|REST|RSTR|SEX|HEIGHT|HGT|WEIGHT|WGT|EYES|HAIR|DD|ID|LN|FN|NO';
/** `Oa` and `0a` are 9a with its loop misread. */
const marked = new RegExp(`^(4[abcd]|[90Oo]a|1[2-9]|[1-9])[.:)]?(${names})[.:]?(.*)$`, 'i');
const worded: readonly (readonly [RegExp, RegExp])[] = [
  [/^(EYES?|HAIR)[.:]?(?=[A-Z]{3}$)/i, /^(?:BLU|BR[ON]|GR[NYE]|HAZ|BLK|BL[DN]|MAR|PNK|DIC|UNK|RED|WHI|SDY|BAL)$/i],
  [/^(SEX)[.:]?(?=[MFX]$)/i, /^[MFX]$/i],
  [/^(HGT|HT|HEIGHT)[.:]?(?=\d)/i, /^\d/],
  [/^(WGT|WT|WEIGHT)[.:]?(?=\d)/i, /^\d/],
  [/^(DOB|ISS|EXP|EXPIRES|ISSUED)[.:]?(?=\d)/i, /^\d/],
  [/^(CLASS|REST|RSTR|END)[.:]?(?=NONE$)/i, /^NONE$/i],
  [/^(DD)(?=(?:[A-Z]*\d){4}[A-Z\d]*$)/, /\d/],
  // Few names begin with these two letters; on American cards they say which name follows.
  [/^(LN|FN)(?=\p{Lu}{2})/u, /^\p{Lu}[\p{Lu}'-]+$/u],
  [/^(LIC#|DL#|DLN|DL|LIC)[.:]?(?=[A-Z]?\d{4})/i, /\d/],
];

/** The pieces of a licence's word in order; one when there is nothing to cut. */
export function splitMarkedWord(word: string): string[] {
  const [, mark = '', name = '', rest = ''] = marked.exec(word) ?? [];
  if (mark && isOfMark(mark, name)) return [mark, name, rest].filter(Boolean);
  const bare =
    /^(4[abcd])[.:]?(?=\d{2}\D?[\d/.-])(.+)$/.exec(word) ?? /^([12])[.:]?(\p{Lu}{2,}[\p{L}'-]*,?)$/u.exec(word);
  if (bare?.[1] && bare[2]) return [bare[1], bare[2]];
  const birth = /^(3)[.:]?(\d{2}[/.-]\d{2}[/.-]\d{4})$/.exec(word);
  if (birth?.[1] && birth[2]) return [birth[1], birth[2]];
  const house = /^(8\.)(\d{1,4}[A-Za-z]?,?)$/.exec(word);
  if (house?.[1] && house[2]) return [house[1], house[2]];
  for (const [head, tail] of worded) {
    const cut = head.exec(word)?.[0];
    if (cut && tail.test(word.slice(cut.length))) return [cut, word.slice(cut.length)];
  }
  return [word];
}

/** A number and a name that belong together: `3DOB`; `5EXP` is something else. */
const byMark: Readonly<Record<string, RegExp>> = {
  '1': /^(?:FAMILYNAME|LASTNAME|LN)$/i,
  '2': /^(?:GIVENNAMES?|FIRSTNAME|FN)$/i,
  '3': /^DOB$/i,
  '4a': /^(?:ISS|LSS|ISSUED)$/i,
  '4b': /^(?:EXP|EXPIRES)$/i,
  '4d': /^(?:NUMBER|LIC|DL|ID|NO)/i,
  '5': /^DD$/i,
  '9': /^CLASS$/i,
  '9a': /^END/i,
  '12': /^RE?ST/i,
  '15': /^SEX$/i,
  '16': /^(?:HGT|HEIGHT)$/i,
  '17': /^(?:WGT|WEIGHT)$/i,
  '18': /^EYES$/i,
  '19': /^HAIR$/i,
};

function isOfMark(mark: string, name: string): boolean {
  return byMark[mark.toLowerCase().replace(/^[0o]a$/, '9a')]?.test(name) ?? false;
}

/** Labels of two languages without the space or stroke between them. Names like MacDonald stay whole. */
export function splitLabelWord(word: string): string[] {
  if (/\d/.test(word) || word.length < 7) return [word];
  return word.split(/(?<=\p{Ll}{4})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3}[./])(?=\p{Lu})/u);
}

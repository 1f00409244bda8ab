// The sex as printed in several languages, into M, F or X (ICAO 9303).

const words: readonly [RegExp, 'M' | 'F' | 'X'][] = [
  [/^(?:x|unspecified|non-?binary|divers|other|diverse|d)$/i, 'X'],
  [
    /(?:^|[\s/-])(?:f|w|k|v|female|woman|weiblich|féminin|femenino|femminile|femmina|feminino|femme|mujer|vrouw|kvinde|kvinna|kvinne|perempuan|kadın|k\/f|ž|n\/f)$/iu,
    'F',
  ],
  [/^(?:f|w|k|v|ž|female|weiblich|féminin|femenino|femminile|femmina|feminino|femme|mujer|vrouw)(?=[\s/-]|$)/iu, 'F'],
  [
    /(?:^|[\s/-])(?:m|h|e|male|man|männlich|masculin|masculino|maschile|maschio|homme|hombre|mand|lelaki|laki-laki|erkek)$/iu,
    'M',
  ],
  [/^(?:m|male|h|männlich|masculin|masculino|maschile|maschio|homme|hombre)(?=[\s/-]|$)/iu, 'M'],
];

export function readSex(text: string): 'M' | 'F' | 'X' | null {
  const trimmed = text.trim();
  // Passports print the letter of their own language first, and ICAO's after the stroke: F/M is an Irishman.
  const [, icao] = /^\p{Lu}\s?\/\s?([MFX])$/u.exec(trimmed) ?? [];
  if (icao) return icao as 'M' | 'F' | 'X';
  return words.find(([pattern]) => pattern.test(trimmed))?.[1] ?? null;
}

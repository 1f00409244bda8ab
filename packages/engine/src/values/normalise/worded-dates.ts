// Days and years that contracts write out in Romance languages: `veintidós de julio de dos mil veinticinco`, `le premier mai deux mille six`.

const units: Readonly<Record<string, readonly string[]>> = {
  es: words(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  pt: words(
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  ),
  it: words(
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  fr: words(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
};
const tens: Readonly<Record<string, readonly string[]>> = {
  es: words('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  pt: words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  it: words('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
  fr: words('vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix'),
};

/** Numbers up to 99 by their words in folded text, hyphens as spaces. */
const numbers = new Map<string, number>([
  ...['primero', 'primeiro', 'primo', 'premier', 'un'].map((word) => [word, 1] as const),
  ...words('dezasseis dezassete dezoito dezanove').map((word, at) => [word, 16 + at] as const),
  ...Object.entries(units).flatMap(([language, small]) => [
    ...small.map((word, at) => [word.replaceAll('-', ' '), at + 1] as const),
    ...tens[language]!.flatMap((ten, at) => [
      [ten.replaceAll('-', ' '), 20 + 10 * at] as const,
      ...small.flatMap((unit, below) =>
        joined(language, ten, unit, below + 1).map((word) => [word, 20 + 10 * at + below + 1] as const),
      ),
    ]),
  ]),
]);

function words(text: string): string[] {
  return text.split(' ');
}

/** `treinta y uno`, `veintiuno`, `vinte e um`, `ventuno`, `trente et un`, `soixante-quinze`. */
function joined(language: string, ten: string, unit: string, value: number): string[] {
  const isFrenchTeen = language === 'fr' && /^(?:soixante|quatre-vingt)$/.test(ten);
  if (value > 9 && !isFrenchTeen) return [];
  if (language === 'es') return [`${ten} y ${unit}`, ...(ten === 'veinte' ? [`veinti${unit}`] : [])];
  if (language === 'pt') return [`${ten} e ${unit}`];
  if (language === 'it') return [/^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit];
  const both = `${ten} ${unit}`.replaceAll('-', ' ');
  return [both, both.replace(/ (un|onze)$/, ' et $1')];
}

const anyNumber = [...numbers.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(' ', '[\\s-]+'))
  .join('|');
const centuries = [
  [2000, 'dos mil', 'dois mil', 'duemila', 'deux mille?'],
  [1900, 'mil novecientos', 'mil novecentos', 'millenovecento?', 'mil(?:le)? neuf cents?'],
] as const;

export const wordedDay = `(${anyNumber})`;
export const wordedYear = `((?:${centuries.flatMap(([, ...all]) => all.map((one) => one.replaceAll(' ', '\\s+'))).join('|')})(?:[\\s-]*(?:e[\\s-]+|y[\\s-]+)?(?:${anyNumber}))?)(?!\\p{L})`;

const plain = (text: string): string => text.replace(/[\s-]+/g, ' ').trim();

export const numberOfWords = (text: string): number | undefined => numbers.get(plain(text));

export function yearOfWords(text: string): number | undefined {
  for (const [century, ...all] of centuries)
    for (const one of all) {
      const found = new RegExp(`^${one}`).exec(plain(text));
      if (!found) continue;
      const rest = plain(text)
        .slice(found[0].length)
        .replace(/^\s*[ey]\s/, '')
        .trim();
      return rest === '' ? century : century + (numbers.get(rest) ?? Number.NaN);
    }
  return undefined;
}

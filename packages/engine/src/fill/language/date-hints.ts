// The formats that forms print for a date, in the letters of their languages: `TT.MM.JJJJ`, `gg/mm/aaaa`, `ÅÅÅÅ-MM-DD`, "day / month / year".
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { type DateOrder, readWordings } from '#catalogue/wordings/read-wordings.ts';
import { foldText } from '#values/normalise/fold-text.ts';

/** The letters that stand for day, month and year in one language. */
type Alphabet = Readonly<Record<'d' | 'm' | 'y', string>>;

interface Known {
  readonly alphabets: readonly Alphabet[];
  /** `day/month/year`, folded and without what stands between, by the order it means. */
  readonly worded: readonly (readonly [words: readonly string[], order: DateOrder])[];
}

let known: Known | undefined;

/** In letters of English, as `dd/mm/yyyy`, with what the form has between them; undefined where no format is printed. */
export function findDateFormat(text: string): string | undefined {
  known ??= listKnown();
  const spelt = together(text);
  return inLetters(spelt, known.alphabets) ?? inWords(spelt, known.worded);
}

/** "m m/d d/y y", as it is spelt over the cells of a comb. */
const together = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(\p{L})(?: \1)+(?!\p{L})/gu, (letters) => letters.replaceAll(' ', ''));

const run = String.raw`(\p{L})\NUM{0,3}`;
const between = String.raw`(?:\s?[-/.,]\s?|\s)`;
const pieces = (count: number) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${Array.from({ length: count }, (_, index) => run.replace('NUM', `${index + 1}`)).join(`(?:${between})?`)}(?![\\p{L}\\p{N}])`,
    'giu',
  );
const ofThree = pieces(3);
const ofTwo = pieces(2);

function inLetters(text: string, alphabets: readonly Alphabet[]): string | undefined {
  for (const pattern of [ofThree, ofTwo])
    for (const [found] of text.matchAll(pattern)) {
      const format = alphabets.map((alphabet) => toFormat(found, alphabet)).find((one) => one !== undefined);
      if (format !== undefined) return format;
    }
  return undefined;
}

/** Each run of one letter is a part of the date, and no part is there twice. */
function toFormat(found: string, { d, m, y }: Alphabet): string | undefined {
  const parts: string[] = [];
  const format = found.toLowerCase().replace(/(\p{L})\1*/gu, (letters) => {
    const letter = letters[0]!;
    const isYear = letter === y && (y !== m || letters.length === 4);
    const part = isYear ? 'y' : letter === m ? 'm' : letter === d ? 'd' : '';
    parts.push(part);
    return part.repeat(letters.length);
  });
  const isWhole = parts.length === 3 && new Set(parts).size === 3 && !parts.includes('');
  const isOfMonth = parts.length === 2 && parts.toSorted().join('') === 'my' && /yyyy|yy/.test(format);
  const isSized = /^[^y]*(?:yyyy|yy)[^y]*$/.test(format) && !/d{3}|m{5}/.test(format);
  // Two letters beside each other are an abbreviation of anything.
  return (isWhole || (isOfMonth && /[^\p{L}]/u.test(format))) && isSized ? format : undefined;
}

const formats: Readonly<Record<DateOrder, readonly string[]>> = {
  dmy: ['dd', 'mm', 'yyyy'],
  mdy: ['mm', 'dd', 'yyyy'],
  ymd: ['yyyy', 'mm', 'dd'],
  my: ['mm', 'yyyy'],
  ym: ['yyyy', 'mm'],
};

function inWords(text: string, worded: Known['worded']): string | undefined {
  const folded = foldText(text);
  for (const [words, order] of worded) {
    const found = new RegExp(`(?<!\\p{L})${words.join('(\\s*[-/.,]\\s*|\\s+)')}(?!\\p{L})`, 'u').exec(folded);
    if (found === null) continue;
    // Words are parted by commas and spaces, figures by a stroke.
    const sign = /[-/.]/.exec(found[1]!)?.[0] ?? '/';
    return formats[order].join(sign);
  }
  return undefined;
}

function listKnown(): Known {
  const alphabets = new Map<string, Alphabet>();
  const worded = new Map<string, readonly [readonly string[], DateOrder]>();
  for (const language of wordedLanguages)
    for (const [hint, order] of Object.entries(readWordings(language).date_hints)) {
      const runs = hint.toLowerCase().match(/\p{L}+/gu) ?? [];
      const isOfLetters = runs.every((letters) => new Set(letters).size === 1);
      if (isOfLetters && runs.length === 3) {
        const letters = Object.fromEntries([...order].map((part, index) => [part, runs[index]![0]!]));
        const alphabet = letters as Alphabet;
        alphabets.set(`${alphabet.d}${alphabet.m}${alphabet.y}`, alphabet);
      } else if (!isOfLetters && runs.length === 3 && order.length === 3) {
        const words = runs.map(foldText);
        worded.set(words.join(' '), [words, order]);
      }
    }
  return { alphabets: [...alphabets.values()], worded: [...worded.values()] };
}

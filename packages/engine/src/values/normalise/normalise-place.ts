// A place printed in capitals, as people write it: `ST. JOHN'S` → `St. John's`, `RIO DE JANEIRO` → `Rio de Janeiro`.
import { normaliseCountry } from './normalise-country.ts';
import { auStates, caProvinces, usStates } from './regions.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

// Small between two names, in the languages that have them.
const particles = words(
  `of on upon in under by the and de du da do dos das di del della delle dei des en sur sous aux au à et am an der den
dem im ob bei vor zu auf und y e op aan ten ter van het bij nad pod`,
);
// Small only behind one of those: `Santa Cruz de la Sierra`, but `North Las Vegas`.
const articles = words('la las le les lo los el');
// Words that begin a name over again: `West Des Moines`.
const openers = words('north south east west');
const abbreviations = words(
  'po rr nw ne sw se cr fm bp cs dc us usa uk uae apo fpo dpo psc cmr pmb jfk mlk ii iii iv vi vii viii ix xi xii',
);
const regions = new Set([usStates, caProvinces, auStates].flatMap((all) => Object.keys(all)));

/** Text with a small letter in it stays as it is: somebody wrote it like that. So does a code (`NS`, `CAN`). */
export function normalisePlace(printed: string): string {
  if (/\p{Ll}/u.test(printed) || !/\p{Lu}(?:\P{L}*\p{Lu}){2}/u.test(printed)) return printed;
  const language = printed.includes('İ') ? 'tr' : 'en';
  // Words at even places, what parts them between.
  const pieces = printed.split(/([\s,;/()&–-]+)/);
  return pieces.map((piece, at) => (at % 2 === 0 ? writeWord(pieces, at, language) : piece)).join('');
}

function writeWord(pieces: readonly string[], at: number, language: string): string {
  const word = pieces[at]!;
  if (/\d/.test(word)) return word.replace(/(?<=^\d+)(?:ST|ND|RD|TH)$/, (ending) => ending.toLowerCase());
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(word) || isCode(pieces, at)) return word;
  const small = word.toLocaleLowerCase(language);
  if (isBetweenNames(pieces, at)) return small;
  return capitalise(small, language, at > 0);
}

/** A state, a province or a country: in brackets, or with only figures and the country's name behind it. */
function isCode(pieces: readonly string[], at: number): boolean {
  const word = pieces[at]!;
  if (abbreviations.has(word.toLowerCase())) return true;
  if (!/^\p{Lu}{2,3}$/u.test(word)) return false;
  if (pieces[at - 1]?.endsWith('(')) return true;
  const rest = pieces.slice(at + 1).filter((piece) => /\p{L}/u.test(piece));
  if (!rest.every((piece) => /\d/.test(piece) || /^(?:USA?|CAN(?:ADA)?|AUS(?:TRALIA)?)$/.test(piece))) return false;
  // Viña del Mar lies in no country of three letters.
  if (particles.has(pieces[at - 2]?.toLowerCase() ?? '')) return false;
  return regions.has(word) || (word.length === 3 && normaliseCountry(word) !== null);
}

function isBetweenNames(pieces: readonly string[], at: number): boolean {
  const [before, gapBefore, word, gapAfter, after] = pieces.slice(at - 2, at + 3);
  if (at === 0 || !before || !gapBefore || !word || !gapAfter || !after) return false;
  if (!/^[\s-]+$/.test(gapBefore + gapAfter) || /\d/.test(before) || openers.has(before.toLowerCase())) return false;
  const small = word.toLowerCase();
  return particles.has(small) || (articles.has(small) && (gapBefore === '-' || particles.has(before.toLowerCase())));
}

/** `John's`, `O'Fallon`, `L'Aquila`, `Xi'an`, `'s-Hertogenbosch`, `St.John`, `McAllen`, `IJmuiden`. */
function capitalise(small: string, language: string, isInside: boolean): string {
  // `Coeur d'Alene`, `Val-d'Or`.
  const elided = isInside ? (/^[dl]['’]/.exec(small)?.[0] ?? '') : '';
  const raised = small
    .slice(elided.length)
    .replace(/^\p{L}|(?<=\.)\p{L}|(?<=^\p{L}['’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
    .replace(/^Mc\p{L}(?=\p{L}{2})/u, (start) => `Mc${start.charAt(2).toUpperCase()}`)
    .replace(/^Ij(?!u)/, 'IJ');
  return elided + raised;
}

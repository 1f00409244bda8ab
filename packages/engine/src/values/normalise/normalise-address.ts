// A printed postal address, on one line or several, into one line and its parts.
import { type CityLine, matchCityLine } from './match-city-line.ts';
import { normaliseCountry } from './normalise-country.ts';
import { auStates, caProvinces, findRegion, inStates, mxStates, usStates } from './regions.ts';
import { postBox, streetWord, unitStart } from './street-words.ts';

export interface NormalisedAddress {
  /** One line, parts as printed, commas between what stood on lines of their own. */
  readonly value: string;
  readonly street?: string;
  readonly city?: string;
  /** Code of the state or province where the country's addresses have one. */
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166 alpha-2. */
  readonly country?: string;
}

/** Null when the text has neither a street, a post box nor a town with its code. Lines may be parted by line breaks or commas. */
export function normaliseAddress(raw: string): NormalisedAddress | null {
  const lines = raw
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+(?=[\s,])/g, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;:]+|[\s,;:]+$/g, ''),
    )
    .filter(Boolean);
  // Spaced-out figures of a code, and commas read as semicolons, as pictures give them.
  const value = lines
    .join(', ')
    .replace(/;\s*/g, ', ')
    .replace(/,(?:\s*,)+/g, ',')
    // A house number that stands too close to its street.
    .replace(/^(\d{2,6})(?=\p{Lu}\p{Ll}{2})/u, '$1 ')
    // The end of a sentence; what is cut short (`St.`, `D.E.`) keeps its point.
    .replace(/(?<=\p{L}{4})\.$/u, '')
    // `BR00KLYN`; no Canadian code has the letter O, and no British district begins with the figure.
    .replace(/(?<=\p{Lu}{2})0{1,2}(?=\p{Lu}{2})/gu, (noughts) => 'O'.repeat(noughts.length))
    .replace(/(?<=\s[A-Z])O(?=[A-Z]\s?\d[A-Z]\d$)|(?<=\s[A-Z]\d[A-Z]\s?)O(?=[A-Z]\d$)/, '0')
    .replace(/(?<=[\s,][A-Z])0(?=\d{1,2}\s?\d[A-Z]{2}$)/, 'O')
    .replace(/(?<=\b[A-Z]{2}\s)(?:\d[ .]{0,2}){4}\d$/, (code) => code.replace(/[ .]/g, ''));
  if (value.length < 8 || value.length > 200 || !/\p{L}{2}/u.test(value)) return null;
  const { rest, country } = takeCountry(value);
  const town = findTown(rest);
  const street = (town ? town.before : rest).replace(/^[\s,]+|[\s,]+$/g, '');
  const hasStreet = street !== '' && isStreet(street);
  if (
    !hasStreet &&
    !(
      town?.postal_code &&
      town.city &&
      /\d{4}|[A-Z]\d/.test(town.postal_code) &&
      (town.state || town.country || country)
    )
  )
    return null;
  const home = country ?? town?.country;
  return {
    value,
    ...(street ? { street } : {}),
    ...(town?.city ? { city: town.city } : {}),
    ...(town?.state ? { state: town.state } : {}),
    ...(town?.postal_code ? { postal_code: town.postal_code } : {}),
    ...(home ? { country: home } : {}),
  };
}

/** A house number with a name, a word for a street, a post box or a dwelling. */
export function isStreet(text: string): boolean {
  if (postBox.test(text) || /^(?:(?:door|plot|house|flat|h\.?)\s*)?(?:no|nr|n°|nº)\.?\s*\d/i.test(text)) return true;
  const hasNumber = /(?:^|[\s,#]|(?<=^|\s)\p{Lu}-)\d{1,6}\p{L}?(?:[-/&]\p{L}?\d{0,4}\p{L}?)*(?=$|[\s,])/u.test(text);
  // `B-704, Lakeside Heights, Ring Road`: the flat is numbered within its block.
  if (/^[A-Z]{1,2}[-/]\d{1,5}[A-Z]?,\s/.test(text) && streetWord.test(text)) return true;
  if (!hasNumber) return /(?:^|\s)(?:#\d+-\d+|\d+\/\d+)/.test(text) && /\p{L}{3}/u.test(text);
  return (
    streetWord.test(text) ||
    unitStart.test(text) ||
    /^(?:c|cl|ptda|pza|jl|ul|os|av|ctra|cra)[./]\s?\p{L}/iu.test(text) ||
    /^\d{1,6}\p{L}?(?:[-/]\d+)?[\s,]+\p{L}[\p{L}'’.]+/u.test(text) ||
    /^\p{L}[\p{L}\s.'’-]{3,},?\s\d{1,4}\p{L}?$/u.test(text)
  );
}

function takeCountry(value: string): { rest: string; country?: string } {
  const tail = /(?:^|[,\s])\s*([\p{L}.\s]{2,40})$/u.exec(value);
  const words = (tail?.[1] ?? '').trim().split(/\s+/);
  // The longest run of last words that names a country: "…, United States of America".
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ').replace(/\.$/, '');
    if (/^[A-Z]{2}$/.test(name) && name !== 'UK' && name !== 'US') continue;
    if (/^(?:georgia|singapore|mexico|jersey|american)$/i.test(name) && !/,\s*\p{L}+$/u.test(value)) continue;
    const country = normaliseCountry(name);
    const rest = value.slice(0, value.lastIndexOf(words.slice(from).join(' '))).replace(/[\s,]+$/, '');
    if (country && rest.length > 4 && !isAdjective(name)) return { rest, country: country.alpha2 };
  }
  return { rest: value };
}

const isAdjective = (name: string): boolean => /(?:ish|ese|ian|can|man)$/i.test(name) && !/oman$/i.test(name);

/** Hungary writes the town before its street: `1011 Budapest, Fő utca 12. II/5.` */
const townAhead =
  /^(?:H-?\s?)?(?<code>\d{4})\s+(?<city>\p{Lu}[\p{L} -]+?),?\s+(?<street>\p{Lu}[^,]*\s(?:utca|u\.|út|útja|tér|tere|krt\.|körút|köz|sétány|fasor|rakpart|sor|dűlő|park|lakótelep)\s\d.*)$/u;

/** Tries the last comma-separated part, then the last two, as towns stand on either side of a comma. */
function findTown(rest: string): CityLine | null {
  const ahead = townAhead.exec(rest)?.groups;
  if (ahead?.city && ahead.street)
    return { city: ahead.city, postal_code: ahead.code!, country: 'HU', before: ahead.street };
  const parts = rest.split(/,\s*/);
  for (const count of [1, 2, 3]) {
    if (count > parts.length) break;
    const tail = parts.slice(-count).join(', ');
    const town = matchCityLine(tail);
    // A state or country alone before its code: the town stands one comma further left.
    if (count < Math.min(3, parts.length) && (!town?.city || isRegionOrCountry(town.city))) continue;
    if (town) return { ...town, before: [...parts.slice(0, -count), town.before].filter(Boolean).join(', ') };
  }
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /\d/.test(last) || !isStreet(parts.slice(0, -1).join(', '))) return null;
  return { city: last, before: parts.slice(0, -1).join(', ') };
}

function isRegionOrCountry(text: string): boolean {
  const regions = [usStates, caProvinces, auStates, inStates, mxStates].some((all) => findRegion(text, all));
  return !/^(?:new york|washington|delhi|singapore)$/i.test(text) && (regions || normaliseCountry(text) !== null);
}

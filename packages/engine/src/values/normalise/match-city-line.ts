// Reads the part of an address that names the town: `REDMOND, WA 98765`, `London SW1A 1AA`, `10115 Berlin`, `SINGAPORE 238893`.
import {
  auStates,
  brStates,
  caProvinces,
  findRegion,
  inStates,
  mxStates,
  myStates,
  regionPattern,
  usStates,
} from './regions.ts';

export interface CityLine {
  readonly city?: string;
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166 alpha-2, when the shape of the code or the state says it. */
  readonly country?: string;
  /** Text before the town on the same line: the rest of a street. */
  readonly before: string;
}

type Groups = Record<string, string | undefined>;
interface Shape {
  readonly pattern: RegExp;
  readonly country?: string;
  readonly regions?: Readonly<Record<string, string>>;
}

const town = "(?<city>[\\p{L}][\\p{L}\\p{M}.'’() -]{1,40}?)";
/** `Dublin 1`, `Dublin 6W`. */
const townWithDistrict = "(?<city>[\\p{L}][\\p{L}\\p{M}.'’() -]{1,40}?(?: \\d{1,2}W?)?)";
const start = '(?:^|(?<=[,;\\n]\\s*)|(?<=\\d\\s))';
const afterWord = '(?:^|(?<=[\\s,;]))';
// State codes stand in capitals, names in any case; the flag i would take "in" and "or" for Indiana and Oregon.
const anyCase = (regions: Readonly<Record<string, string>>): string =>
  regionPattern(regions).replace(/[A-Z][a-z]+(?: \w+)*/g, (name) => `${name}|${name.toUpperCase()}`);

// The number of a suite or floor is no postal code.
const unit =
  '(?:[Ss]uite|SUITE|[Ss]te|STE|[Uu]nit|UNIT|[Aa]pt|APT|[Ff]lat|FLAT|[Ff]loor|FLOOR|[Rr]oom|ROOM|[Ll]evel|LEVEL|[Bb]ox|BOX|[LlI]gh|LGH)\\b';

const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(
      `${start}${town}[\\s,.]+(?<state>${anyCase(usStates)}|[A-Z]\\.[A-Z]\\.)[\\s,.]+(?<code>\\d{5}(?:\\s?-\\s?\\d{4})?)$`,
      'u',
    ),
    country: 'US',
    regions: usStates,
  },
  { pattern: new RegExp(`${start}${town}[\\s,]+USA?[\\s,]+(?<code>\\d{5}(?:-\\d{4})?)$`, 'u'), country: 'US' },
  {
    pattern: new RegExp(
      `${start}${town}[\\s,]+\\(?(?<state>${anyCase(caProvinces)})\\)?[\\s,]+(?<code>[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)$`,
      'u',
    ),
    country: 'CA',
    regions: caProvinces,
  },
  {
    pattern: new RegExp(`${start}${town}[\\s,]+(?<state>${anyCase(auStates)})[\\s,]+(?<code>\\d{4})$`, 'u'),
    country: 'AU',
    regions: auStates,
  },
  {
    pattern: new RegExp(`${start}${town}[\\s,]+(?<code>(?:GIR 0AA|[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}))$`, 'u'),
    country: 'GB',
  },
  {
    pattern: new RegExp(
      `${start}${townWithDistrict}[\\s,]+(?<code>(?:[AC-FHKNPRTV-Y]\\d{2}|D6W)\\s?[\\dAC-FHKNPRTV-Y]{4})$`,
      'u',
    ),
    country: 'IE',
  },
  { pattern: /(?:^|(?<=[\s,]))(?<city>singapore)[\s,]+\(?(?<code>\d{6})\)?$/iu, country: 'SG' },
  {
    pattern: new RegExp(
      `${start}${town}[\\s,]*(?:[-–]\\s*|\\s)(?:(?<state>${anyCase(inStates)})[\\s,–-]+)?(?:pin(?:code)?[\\s:–-]*)?(?<code>[1-9]\\d{2}\\s?\\d{3})$`,
      'iu',
    ),
    country: 'IN',
    regions: inStates,
  },
  {
    // `Mumbai - 400 053, Maharashtra`.
    pattern: new RegExp(
      `${start}${town}[\\s,]*(?:[-–]\\s*|\\s)(?<code>[1-9]\\d{2}\\s?\\d{3})[\\s,]+(?<state>${anyCase(inStates)})$`,
      'u',
    ),
    country: 'IN',
    regions: inStates,
  },
  {
    // `São Paulo - SP, 01415-000`, `Curitiba/PR, CEP 80010-000`.
    pattern: new RegExp(
      `${start}${town}\\s?[-–/,]\\s?(?<state>${anyCase(brStates)})[\\s,–-]+(?:CEP:?\\s*)?(?<code>\\d{5}-\\d{3})$`,
      'u',
    ),
    country: 'BR',
    regions: brStates,
  },
  {
    pattern: new RegExp(
      `${start}(?:CEP:?\\s*)?(?<code>\\d{5}-\\d{3})[\\s,–-]+${town}\\s?[-–/,]\\s?(?<state>${anyCase(brStates)})$`,
      'u',
    ),
    country: 'BR',
    regions: brStates,
  },
  {
    // `Cancún, Quintana Roo, 77533`, `C.P. 77533`.
    pattern: new RegExp(
      `${start}${town}\\s?,\\s?(?<state>${anyCase(mxStates)})[\\s,]+(?:C\\.?P\\.?:?\\s*)?(?<code>\\d{5})$`,
      'u',
    ),
    country: 'MX',
  },
  {
    pattern: new RegExp(
      `${start}(?:C\\.?P\\.?:?\\s*)?(?<code>\\d{5})[\\s,]+${town}\\s?,\\s?(?<state>${anyCase(mxStates)})$`,
      'u',
    ),
    country: 'MX',
  },
  {
    // `40000 Shah Alam, Selangor Darul Ehsan`: states carry honorifics, written out or as D.E.
    pattern: new RegExp(
      `${afterWord}(?<code>\\d{5})[\\s,]+${town}[\\s,]+(?<state>${anyCase(myStates)})(?:\\s+D(?:arul|ARUL)\\s+\\p{L}+|\\s+D\\.?\\s?[A-Z]\\.?)?$`,
      'u',
    ),
    country: 'MY',
    regions: myStates,
  },
  { pattern: new RegExp(`${start}(?<code>\\d{4}\\s?[A-Z]{2})\\s+${town}$`, 'u'), country: 'NL' },
  { pattern: new RegExp(`${start}(?:PL-)?(?<code>\\d{2}-\\d{3})\\s+${town}$`, 'u'), country: 'PL' },
  { pattern: new RegExp(`${start}(?<code>\\d{4}-\\d{3})\\s+${town}$`, 'u'), country: 'PT' },
  { pattern: new RegExp(`${start}(?:SE?-)?(?<code>\\d{3} \\d{2})\\s+${town}$`, 'u') },
  {
    pattern: new RegExp(`${start}(?:[A-Z]{1,2}-)?(?<code>\\d{4,5})\\s+${town}(?:\\s*\\((?<state>[A-Z]{2})\\))?$`, 'u'),
  },
  { pattern: new RegExp(`${start}${town}[\\s,]*\\((?<state>[A-Z]{2})\\)$`, 'u'), country: 'IT' },
  {
    pattern: new RegExp(`${start}${town}\\s*,\\s*(?<state>${anyCase(usStates)})$`, 'u'),
    country: 'US',
    regions: usStates,
  },
  {
    pattern: new RegExp(`(?:^|(?<=[\\s,]))(?<state>${anyCase(usStates)})[\\s,]+(?<code>\\d{5}(?:-\\d{4})?)$`, 'u'),
    country: 'US',
    regions: usStates,
  },
  {
    pattern: new RegExp(`${start}(?!${unit})${town}\\s*[,-]?\\s+(?<code>\\d{4,6})$`, 'u'),
  },
  // All on one line without a comma: `Calle Mayor 12 bajo 28013 Madrid`.
  { pattern: new RegExp(`(?<=\\p{L}\\s)(?<!${unit}\\s)(?<code>\\d{5})\\s+${town}$`, 'u') },
];

/** The town at the end of the text; null when nothing there has the shape of one. */
export function matchCityLine(text: string): CityLine | null {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;]+$/, '')
    // A small letter read into a British code.
    .replace(/(?<=[\s,])[A-Z][A-Za-z]?\d[A-Za-z\d]?\s?\d[A-Z]{2}$/, (code) => code.toUpperCase())
    .trim();
  for (const shape of shapes) {
    const match = shape.pattern.exec(line);
    if (match) return describe(line, match, shape);
  }
  return null;
}

function describe(line: string, match: RegExpExecArray, shape: Shape): CityLine {
  const groups: Groups = match.groups ?? {};
  const state =
    groups.state && shape.regions ? (findRegion(groups.state, shape.regions) ?? groups.state) : groups.state;
  return {
    ...(groups.city ? { city: groups.city.replace(/[\s,.-]+$/, '').trim() } : {}),
    ...(state ? { state } : {}),
    ...(groups.code ? { postal_code: groups.code.replace(/\s?-\s?/, '-') } : {}),
    ...(shape.country ? { country: shape.country } : {}),
    before: line.slice(0, match.index).replace(/[\s,]+$/, ''),
  };
}

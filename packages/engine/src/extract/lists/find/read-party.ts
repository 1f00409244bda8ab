// Reads a block of lines as somebody's particulars: name, postal address, telephone, e-mail.

import { shareOfFormWords } from '#values/form-words.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { matchCityLine } from '#values/normalise/match-city-line.ts';
import { isStreet, type NormalisedAddress, normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { isRegionLine } from '#values/normalise/regions.ts';
import { streetWord, unitStart } from '#values/normalise/street-words.ts';
import { hasLegalForm, isSentence, looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { type Segment, segmentOf, type Token } from './lay-out.ts';
import { isLabelText } from './match-label.ts';

export interface Party {
  readonly name?: string;
  readonly nameTokens: readonly Token[];
  readonly kind: 'person' | 'company' | 'unknown';
  readonly address?: NormalisedAddress;
  readonly addressTokens: readonly Token[];
  readonly lines: readonly Segment[];
}

const contact = /@|^(?:tel|phone|ph|fax|mobile|cell|email|e-mail|web|www|http)\b|^\+?[\d\s().-]{9,}$/i;
const attention = /^(?:attn|attention|c\/o|care of|dear)\b[.:]?/i;

// A desk of the company that stands under its name.
const office =
  /^(?:accounts? (?:payable|receivable|department)|finance (?:department|team)|purchas(?:e|ing) (?:ledger|department)|procurement|billing (?:department|office)|human resources|payroll(?: department)?|customer services?|legal department|head office)$/i;

/** The address in the lines and the name above it; null when there is no address. */
export function readParty(printed: readonly Segment[]): Party | null {
  const lines = printed.map(withoutLead);
  const place = findAddress(lines);
  if (!place) return null;
  const beside = lines[place.from] && splitOneLine(lines[place.from]!, place);
  if (beside) return { ...beside, lines };
  const above = lines.slice(0, place.from).filter((line) => !contact.test(line.text));
  const name = pickName(above.slice(-3));
  const nameTokens = name ? trimNoise(name.tokens) : [];
  return {
    ...(name
      ? {
          name: nameTokens
            .map((token) => token.text)
            .join(' ')
            .replace(/[,;:*]+$/, ''),
        }
      : {}),
    nameTokens,
    kind: name?.kind ?? 'unknown',
    address: place.address,
    addressTokens: lines.slice(place.from, place.to).flatMap((line) => line.tokens),
    lines,
  };
}

const leads =
  /^(?:of\s(?=\d|flat|apt|unit)|#\d+\s(?=\d+\s)|(?:write|write to|mail|mail to|by mail|send to|address|correspondence):\s|(?:the\s)?(?:dwelling|property|premises|house|apartment)?\s?(?:house\s)?(?:known as|situated at|located at)\s)/i;

/** `of 3 Vicarage Lane`, `Write: Stagecoach Bank`: how the line is brought in belongs to nobody's name or address. */
function withoutLead(line: Segment): Segment {
  const isLead = leads.exec(line.text);
  const count = isLead ? isLead[0].trim().split(' ').length : 0;
  return (count > 0 && segmentOf(line.tokens.slice(count))) || line;
}

/** `Northern Light Ltd, 8 Dyke Street, 20459 Hamburg`: whose address it is stands before it on the same line. */
function splitOneLine(line: Segment, place: Place): Omit<Party, 'lines'> | null {
  // `Kranich GmbH · Werkstraße 5 · 70565 Stuttgart`, as over the window of an envelope.
  const at = line.tokens.findIndex((token) => /,$|^[·•|–-]$/.test(token.text));
  const head = line.tokens.slice(0, at + 1).filter((token) => !/^[·•|–-]$/.test(token.text));
  const name = head
    .map((token) => token.text)
    .join(' ')
    .replace(/,$/, '');
  if (at < 0 || place.to - place.from > 1 || /\d/.test(name) || !(hasLegalForm(name) || looksLikePerson(name)))
    return null;
  const tokens = line.tokens.slice(at + 1);
  const address = normaliseAddress(
    tokens
      .map((token) => token.text)
      .join(' ')
      .replace(/\s[·•|–-]\s/g, ', '),
  );
  if (!address?.street || !address.city || !isStreet(address.street)) return null;
  return { name, nameTokens: head, kind: hasLegalForm(name) ? 'company' : 'person', address, addressTokens: tokens };
}

// In Britain, and where the line breaks before it, the code stands on a line of its own.
const codeAlone =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?[\dAC-FHKNPRTV-Y]{4}|\d{5}(?:-\d{4})?)$/;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly address: NormalisedAddress;
}

/** The first run of lines that ends in a town and begins with its street. */
export function findAddress(printed: readonly Segment[]): Place | null {
  const lines = printed.map(withoutLead);
  for (let end = 0; end < lines.length; end += 1) {
    const text = (lines[end]?.text ?? '').replace(/\s[·•|–-]\s/g, ', ');
    const isCode = end > 0 && codeAlone.test(text) && /^\p{L}[\p{L} .'’,-]{1,30}$/u.test(lines[end - 1]?.text ?? '');
    const town = isCode ? matchCityLine(`${lines[end - 1]?.text}, ${text}`) : isTownLine(text);
    const isWhole = !town && isOneLineAddress(text);
    if (!town && !isWhole) continue;
    let from = end;
    if (!isWhole && !(town?.before && isStreet(town.before))) from = findStart(lines, isCode ? end - 1 : end);
    if (from < 0 && town?.country === 'GB' && isBareStreet(lines[end - 1]?.text ?? '')) from = end - 1;
    if (from < 0) continue;
    // `43000 Kajang` / `Selangor` / `Malaysia`
    const afterRegion = !town?.state && isRegionLine(lines[end + 1]?.text ?? '') ? end + 2 : end + 1;
    const to = isCountryLine(lines[afterRegion]?.text ?? '') ? afterRegion + 1 : afterRegion;
    const address = normaliseAddress(
      lines
        .slice(from, to)
        .map((line) => line.text)
        .join('\n'),
    );
    if (address) return { from, to, address };
  }
  return null;
}

/** `Mill Lane`: a British street whose houses have names or none. */
const isBareStreet = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’ ]{3,30}$/u.test(text) && streetWord.test(text) && !looksLikeCompany(text);

/** `Kranich GmbH · Werkstraße 5 · 70565 Stuttgart`, in small print over the window of an envelope. */
export function readSenderLine(line: Segment): Party | null {
  const parts: Token[][] = [[]];
  for (const token of line.tokens)
    if (/^[·•|–-]$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');
  // The first mark can be lost: the name ends with its legal form.
  const [head = [], ...tail] = parts;
  const end = head.findIndex((_, at) => hasLegalForm(textOf(head.slice(0, at + 1)))) + 1 || head.length;
  const name = head.slice(0, end);
  const places = end < head.length ? [head.slice(end), ...tail] : tail;
  if (places.length < 2 || places.length > 4 || !looksLikeCompany(textOf(name))) return null;
  const at = places.findIndex((part) => matchCityLine(textOf(part)) !== null);
  const tokens = places.slice(0, at + 1).flat();
  const address =
    at > 0
      ? normaliseAddress(
          places
            .slice(0, at + 1)
            .map(textOf)
            .join(', '),
        )
      : null;
  return address
    ? { name: textOf(name), nameTokens: name, kind: 'company', address, addressTokens: tokens, lines: [line] }
    : null;
}

function isTownLine(text: string): ReturnType<typeof matchCityLine> {
  const isListed = (text.match(/,/g)?.length ?? 0) >= 2;
  if (text.length > 80 || (isSentence(text) && !isListed) || /\d[.,]\d{2}(?!\d)|[:$€£%@]/.test(text)) return null;
  if (hasDate(text) || unitStart.test(text)) return null;
  const town = matchCityLine(text);
  if (!town) return null;
  const strong = town.country !== undefined && (town.postal_code || town.state);
  const weak = town.postal_code !== undefined && /^\d{4,6}$/.test(town.postal_code) && !town.country;
  return strong || (weak && shareOfFormWords(town.city ?? '') === 0 && !/no\.?$|number$/i.test(town.city ?? ''))
    ? town
    : null;
}

/** `123 Any Street, Any Town, USA`, and the same with the town in the next line left out. */
function isOneLineAddress(text: string): boolean {
  if (text.length > 110 || isSentence(text) || /[:@$]/.test(text) || hasDate(text)) return false;
  const address = normaliseAddress(text);
  return (
    address?.street !== undefined &&
    address.city !== undefined &&
    isStreet(address.street) &&
    (address.country !== undefined || address.postal_code !== undefined || address.state !== undefined)
  );
}

const hasDate = (text: string): boolean => findDates(text, 'unknown').length > 0;

/** Up from the town to the first line of the street; at most three lines, one of them a building or suburb. */
function findStart(lines: readonly Segment[], end: number): number {
  let start = -1;
  for (let at = end - 1; at >= Math.max(0, end - 4); at -= 1) {
    const printed = lines[at]?.text ?? '';
    const text = printed.replace(/[,;]+$/, '');
    if (contact.test(text) || /:$/.test(text)) break;
    // Above a line that begins with the number of the house stands at most a flat or a building, no second street.
    if (start >= 0 && /^\d+\s+\p{L}/u.test(lines[start]?.text ?? '') && !/^\d/.test(text) && !unitStart.test(text))
      break;
    if (isStreetLine(text)) start = at;
    // `Taman Seri Melur,` goes on, as names do not.
    else if (start >= 0 || (looksLikePerson(text) && text === printed)) break;
  }
  return start;
}

function isStreetLine(text: string): boolean {
  if (text.length > 70 || isSentence(text) || /\d[.,]\d{2}(?!\d)|[$€£%@]/.test(text)) return false;
  return isStreet(text) || unitStart.test(text);
}

const isCountryLine = (text: string): boolean =>
  /^[\p{L} .]{2,30}$/u.test(text) &&
  !/^[A-Z]{2}$/.test(text) &&
  !looksLikeCompany(text) &&
  normaliseCountry(text) !== null;

/** A label, not a name written together like one (`CompanyName`). */
const isCaption = (text: string): boolean => isLabelText(text) && !/\p{Ll}\p{Lu}/u.test(text);

export interface NamedLine {
  readonly tokens: readonly Token[];
  readonly kind: Party['kind'];
}

/** Of up to three lines above an address: the nearest that names a company or a person, else the one right above it. */
export function pickName(lines: readonly Segment[]): NamedLine | null {
  const usable = lines.filter(
    (line) =>
      line.text.length < 70 &&
      !isSentence(line.text) &&
      !isCaption(line.text) &&
      !/[:?]$/.test(line.text) &&
      !attention.test(line.text) &&
      !office.test(line.text) &&
      !unitStart.test(line.text),
  );
  // The nearest name counts: a letterhead can stand right over the person written to.
  for (const [back, line] of usable.toReversed().entries()) {
    if (looksLikeCompany(line.text)) return { tokens: line.tokens, kind: 'company' };
    if (!looksLikePerson(line.text)) continue;
    const above = usable.at(-2 - back);
    return { tokens: (above && isOfOneFamily(above, line) ? above : line).tokens, kind: 'person' };
  }
  const last = usable.at(-1);
  return last &&
    /^[\p{L}\d][\p{L}\d\s.,&'’()/-]+$/u.test(last.text) &&
    /\p{L}{3}/u.test(last.text) &&
    shareOfFormWords(last.text) < 0.34 &&
    !/\d{3}/.test(last.text)
    ? { tokens: last.tokens, kind: 'unknown' }
    : null;
}

/** A couple that shares an account: the first named is the one it goes by. */
function isOfOneFamily(above: Segment, line: Segment): boolean {
  const surname = ({ tokens }: Segment): string => (tokens.at(-1)?.text ?? '').replace(/\W+$/, '').toLowerCase();
  const isStacked = Math.abs(above.left - line.left) < line.height && line.top - above.bottom < line.height;
  return isStacked && looksLikePerson(above.text) && surname(above).length > 1 && surname(above) === surname(line);
}

const trimNoise = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token) => /[\p{L}\d&]/u.test(token.text));

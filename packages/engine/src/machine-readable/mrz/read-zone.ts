// Reads a machine readable zone (ICAO 9303 parts 3 to 7) field by field; what has a check digit says whether it fits.
import { parse } from 'mrz';
import type { Box } from '#document/read-document.ts';
import type { Zone } from './find-zone.ts';
import { asDigits, asLetters, type CheckedField, checkDigits, checkMixed } from './repair-field.ts';

export type ZoneKind = 'passport' | 'visa' | 'card';

export interface ZoneField extends CheckedField {
  readonly box: Box;
  readonly quote: string;
}

export interface ReadZone {
  readonly kind: ZoneKind;
  readonly pageNumber: number;
  /** `P`, `PP`, `VI`, `IR`: what kind of document it is. */
  readonly documentCode: ZoneField;
  readonly issuer: ZoneField;
  readonly surname: ZoneField;
  readonly givenNames: ZoneField;
  readonly documentNumber: ZoneField;
  readonly nationality: ZoneField;
  /** YYMMDD. */
  readonly birthDate: ZoneField;
  readonly sex: ZoneField;
  /** YYMMDD. */
  readonly expiryDate: ZoneField;
  readonly optional: readonly ZoneField[];
  /** Number of fields whose check digit holds: number, birth, expiry. */
  readonly passed: number;
}

type Cut = (line: number, from: number, to: number) => { text: string; box: Box; quote: string };

/** Null when the lines have none of the known shapes. Fields whose check digit fails are given as read. */
export function readZone(zone: Zone): ReadZone | null {
  if (/^ID?FRA/.test(zone.lines[0] ?? '') && zone.lines.length === 2) return readFrenchCard(zone);
  return zone.lines.length >= 3 ? readThreeLines(zone) : readTwoLines(zone);
}

/** TD3 and MRV-A of 44, TD2 and MRV-B of 36 characters: their second lines begin alike. */
function readTwoLines(zone: Zone): ReadZone | null {
  const order = orderLines(zone);
  if (!order) return null;
  const [names, data] = order;
  const cut = cutter(zone);
  const at = (from: number, to: number) => cut(data, from, to);
  const code = zone.lines[names]!.slice(0, 2);
  const kind: ZoneKind = code.startsWith('P') ? 'passport' : code.startsWith('V') ? 'visa' : 'card';
  return finish(zone, kind, {
    documentCode: unchecked(cut(names, 0, 2), asLetters),
    issuer: unchecked(cut(names, 2, 5), asLetters),
    ...readNames(cut(names, 5, zone.lines[names]!.length)),
    documentNumber: checked(at(0, 9), at(9, 10), checkMixed),
    nationality: unchecked(at(10, 13), asLetters),
    birthDate: checked(at(13, 19), at(19, 20), checkDigits),
    sex: unchecked(at(20, 21), (text) => text),
    expiryDate: checked(at(21, 27), at(27, 28), checkDigits),
    optional: [unchecked(at(28, zone.lines[data]!.length - (kind === 'passport' ? 2 : 0)), (text) => text)],
  });
}

/** TD1: three lines of 30 characters. */
function readThreeLines(zone: Zone): ReadZone | null {
  const [first = '', second = ''] = zone.lines;
  if (!/^[A-Z0-9<]{6}/.test(second) || first.length < 15 || second.length < 18) return null;
  const cut = cutter(zone);
  const number = cut(0, 5, 14);
  // A number of more than nine characters goes on in the optional data, its check digit after it.
  const long = /^<([A-Z0-9]+)(\d)<*$/.exec(first.slice(14, 30));
  return finish(zone, 'card', {
    documentCode: unchecked(cut(0, 0, 2), asLetters),
    issuer: unchecked(cut(0, 2, 5), asLetters),
    documentNumber: long
      ? checked({ ...number, text: number.text + (long[1] ?? '') }, { ...number, text: long[2] ?? '' }, checkMixed)
      : checked(number, cut(0, 14, 15), checkMixed),
    birthDate: checked(cut(1, 0, 6), cut(1, 6, 7), checkDigits),
    sex: unchecked(cut(1, 7, 8), (text) => text),
    expiryDate: checked(cut(1, 8, 14), cut(1, 14, 15), checkDigits),
    nationality: unchecked(cut(1, 15, 18), asLetters),
    ...readNames(cut(2, 0, (zone.lines[2] ?? '').length)),
    optional: [unchecked(cut(0, 15, first.length), (text) => text), unchecked(cut(1, 18, 29), (text) => text)],
  });
}

/** The French card of 1988 to 2021 has lines of its own. */
function readFrenchCard(zone: Zone): ReadZone | null {
  const lines = zone.lines.map((line) => line.slice(0, 36).padEnd(36, '<'));
  const { fields, details } = parse(lines, { autocorrect: true });
  const cut = cutter(zone);
  const field = (name: keyof typeof fields): ZoneField => {
    const detail = details.find((one) => one.field === name);
    const place = cut(detail?.line ?? 0, detail?.start ?? 0, detail?.end ?? 1);
    const digit = details.find((one) => one.field === `${name}CheckDigit`);
    return {
      ...place,
      text: fields[name] ?? '',
      isChecked: digit?.valid === true,
      isRepaired: (detail?.autocorrect.length ?? 0) > 0,
    };
  };
  const sex = field('sex');
  const none = { ...field('issuingState'), text: '', isChecked: false };
  return finish(zone, 'card', {
    documentCode: { ...none, text: 'ID' },
    issuer: { ...field('issuingState'), text: 'FRA' },
    documentNumber: field('documentNumber'),
    birthDate: field('birthDate'),
    sex: { ...sex, text: sex.text.charAt(0).toUpperCase() },
    expiryDate: none,
    nationality: { ...none, text: 'FRA' },
    surname: field('lastName'),
    givenNames: field('firstName'),
    optional: [],
  });
}

/** Reading order can be wrong on crooked pictures: the line that opens with a document code and has the names comes first. */
function orderLines(zone: Zone): [names: number, data: number] | undefined {
  const isNames = (text: string): boolean => /^[PVIACD][A-Z<K][A-Z<0]{3}[A-Z<]/.test(text) && !/\d{6}/.test(text);
  const [a = '', b = ''] = zone.lines;
  if (isNames(a) && b.length >= 26) return [0, 1];
  if (isNames(b) && a.length >= 26) return [1, 0];
  return a.length >= 20 && b.length >= 28 ? [0, 1] : undefined;
}

/** Two fillers part surname and given names; after the names there are fillers alone, some of them misread as K, C, S, L or E. */
function readNames(place: { text: string; box: Box; quote: string }): { surname: ZoneField; givenNames: ZoneField } {
  const bare = asLetters(place.text).replace(/K*<{2,}(?:[KLCSE]{1,3}<+)*[KLCSE]{0,4}$|<+$/, '');
  const text = bare.includes('<<') ? bare : bare.replace(/<K(?=[A-Z])|K<(?=[A-Z])/, '<<');
  const [surname = '', given = ''] = text.split(/<{2,}/);
  const field = (part: string): ZoneField => ({
    ...place,
    text: part.replace(/</g, ' ').trim(),
    isChecked: false,
    isRepaired: false,
  });
  return { surname: field(surname), givenNames: field(given) };
}

function finish(zone: Zone, kind: ZoneKind, fields: Omit<ReadZone, 'kind' | 'pageNumber' | 'passed'>): ReadZone {
  const passed = [fields.documentNumber, fields.birthDate, fields.expiryDate].filter(
    (field) => field.isChecked && /[^<0]/.test(field.text),
  ).length;
  return { kind, pageNumber: zone.page.number, passed, ...fields };
}

/** Cuts a field out of a line; the characters of OCR-B are equally wide, so the box is cut in proportion. */
function cutter(zone: Zone): Cut {
  return (line, from, to) => {
    const text = zone.lines[line] ?? '';
    const [x0, y0, x1, y1] = zone.boxes[line] ?? [0, 0, 0, 0];
    const along = (i: number): number => x0 + ((x1 - x0) * Math.min(i, text.length)) / (text.length || 1);
    return { text: text.slice(from, to), box: [along(from), y0, along(to), y1], quote: text.slice(from, to) };
  };
}

function checked(
  place: { text: string; box: Box; quote: string },
  digit: { text: string },
  check: (text: string, digit: string) => CheckedField,
): ZoneField {
  return { ...place, ...check(place.text, digit.text) };
}

function unchecked(place: { text: string; box: Box; quote: string }, tidy: (text: string) => string): ZoneField {
  return { ...place, text: tidy(place.text), isChecked: false, isRepaired: false };
}

/** `YYMMDD` to ISO. A birth lies in the past, at most a hundred years back; an expiry in this century. */
export function zoneDate(text: string, isBirth: boolean, thisYear: number): string | null {
  if (!/^\d{6}$/.test(asDigits(text))) return null;
  const year = Number(text.slice(0, 2));
  const full = isBirth && 2000 + year > thisYear ? 1900 + year : 2000 + year;
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(full, month, 0)).getUTCDate()) return null;
  return `${full}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
}

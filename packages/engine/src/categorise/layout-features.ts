// Layout features of a page, apart from its words: its shape, its rows, the sorts of values on it, zones for machines,
// blanks.
import type { Page } from '#document/read-document.ts';
import { joinRows } from './page-rows.ts';

/** By name, 0–1 each. */
export type LayoutFeatures = Readonly<Record<string, number>>;

const amount = /(?:^|\s)[-+]?[$€£¥]?\s?\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}(?!\d)\s*(?:[A-Z]{1,3}|€|%|[-+*])?$/;
const dates =
  /(?<!\d)(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[ .-]{1,2}\p{L}{3,9}\.?[ ,.-]{1,2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})(?!\d)/gu;
const clock = /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g;
const blank = /_{4,}|\.{8,}|…{3,}/g;
const tick = /[□☐■☑☒❑❏◻]|\[ ?[xX]? ?\]/g;
const sum =
  /^\W*(?:grand |sub-?)?(?:total|summe|gesamt|totale?|importe|montant|balance|amount due|zu zahlen|suma|totaal)\b/i;
const salutation =
  /^\W*(?:dear|hello|hi|to whom|sehr geehrte[rs]?|liebe[rs]?|madame|monsieur|chère?|estimad[oa]s?|apreciad[oa]|muy señor|egregi[oa]?|gentil[ei]|spett|prezad[oa]s?|caro|exm[oa]s?|geachte|beste|szanown|kære|hej)\b.{0,60}$/im;
const closing =
  /^\W*(?:(?:yours?|very)\s+)?(?:sincerely|faithfully|truly|respectfully)(?:\s+yours)?\b|^\W*(?:(?:best|kind|warm)(?:est)? )?regards\b|^\W*(?:mit (?:freundlichen|besten) grü|freundliche grü|cordialement|veuillez agréer|atentamente|saludos|un cordial|distinti saluti|cordiali saluti|atenciosamente|com os melhores|met vriendelijke|z poważaniem|med vänlig|med venlig)/im;
const grade = /(?:^|\s)(?:[ABCDF][+-]?|[1-5][.,]\d|\d{1,2}[.,]00?)(?=\s|$)/g;

export function describeLayout(page: Page): LayoutFeatures {
  const { text, lines } = page;
  const rows = joinRows(page).filter((row) => row.trim() !== '');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const countRows = (test: (row: string) => boolean): number => rows.filter(test).length;
  const share = (number: number): number => (rows.length > 0 ? number / rows.length : 0);
  const letters = count(/\p{L}/gu);
  const words = text.split(/\s+/).length;
  const priced = countRows((row) => amount.test(row));
  const ratio = page.width > 0 ? page.height / page.width : 0;
  const between = (value: number, from: number, to: number): number => (value >= from && value < to ? 1 : 0);
  return {
    ...describeZone(page),
    'shape: plain text': between(ratio, -1, 0.001),
    'shape: card': between(ratio, 0.5, 0.72),
    'shape: landscape': between(ratio, 0.72, 1),
    'shape: sheet': between(ratio, 1, 1.6),
    'shape: roll': between(ratio, 1.6, 9),
    'very few rows': between(rows.length, 0, 6),
    'few rows': between(rows.length, 6, 16),
    'some rows': between(rows.length, 16, 40),
    'many rows': between(rows.length, 40, 1e4),
    words: level(words, 900),
    'share of digits': Math.min(1, (3 * count(/\d/g)) / Math.max(1, text.length)),
    'share of capitals': letters > 0 ? count(/\p{Lu}/gu) / letters : 0,
    'share of long lines': share(countRows((row) => row.split(/\s+/).length >= 10)),
    'share of short lines': lines.length > 0 ? lines.filter((line) => line.text.length < 16).length / lines.length : 0,
    'narrow rows': share(countRows((row) => row.length < 42)),
    'priced rows': level(priced, 20),
    'share of priced rows': share(priced),
    'dated rows': level(
      countRows((row) => /^\W*\d{1,4}[\s/.-][\dA-Za-zÀ-ž]{1,9}/.test(row) && amount.test(row)),
      15,
    ),
    'till roll': isTill(rows, text) ? 1 : 0,
    dates: level(count(dates), 20),
    'one or two dates': between(count(dates), 1, 3),
    clock: level(count(clock), 6),
    'money signs': level(count(/[$€£₹]/g), 20),
    percents: level(count(/\d\s?%/g), 10),
    'sum row': countRows((row) => sum.test(row) && /\d/.test(row)) > 0 ? 1 : 0,
    'captions with colons': share(countRows((row) => /\p{L}\s?:(?:\s|$)/u.test(row))),
    'captions in languages': level(count(/\p{L}{3}\s?\/\s?\p{L}{3}/gu), 10),
    'numbered captions': level(
      countRows((row) => /^\W*\d{1,2}[a-z]?[.)]?\s+\p{Lu}/u.test(row)),
      15,
    ),
    'numbered card fields': level(count(/(?<![\w.])(?:4[abcd]|9a)\.?(?=[\s:A-Z]|$)/gm), 6),
    blanks: level(count(blank), 12),
    ticks: level(count(tick) + page.fields.filter((field) => field.kind === 'checkbox').length, 12),
    'form fields': level(page.fields.length, 30),
    salutation: salutation.test(text) ? 1 : 0,
    closing: closing.test(text) ? 1 : 0,
    'salutation and closing': salutation.test(text) && closing.test(text) ? 1 : 0,
    'spans of years': level(count(/\b(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|\p{L}{4,8})/gu), 5),
    bullets: level(
      countRows((row) => /^\s*[•·▪●◦*–-]\s/.test(row)),
      8,
    ),
    clauses: level(
      countRows((row) => /^\W*(?:§|art(?:icle|\.|ículo|igo)?\b|clause|section|\d{1,2}\.\d?)\s?\S/i.test(row)),
      8,
    ),
    grades: level(count(grade), 20),
    'e-mail': /@\w/.test(text) ? 1 : 0,
    phone: /(?:\(\d{3}\)|\+\d{2})[\s\d-]{6}/.test(text) ? 1 : 0,
    iban: /\b[A-Z]{2}\d{2}\s?(?:[\dA-Z]{4}\s?){3}/.test(text) ? 1 : 0,
    'vehicle number': /\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z]{2})[A-HJ-NPR-Z\d]{17}\b/.test(text) ? 1 : 0,
    'masked number': /[X*x]{4,}[\s-]?\d{2,4}/.test(text) ? 1 : 0,
    'social security number': /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/.test(text) ? 1 : 0,
  };
}

/** 0 for none, 1 for `many` and more, rising fast at first. */
function level(count: number, many: number): number {
  return Math.min(1, Math.log1p(count) / Math.log1p(many));
}

/** Short rows with prices at their ends, a sum, and the moment of the purchase. */
function isTill(rows: readonly string[], text: string): boolean {
  const isNarrow =
    rows.length >= 5 && rows.length <= 70 && rows.filter((row) => row.length > 46).length <= rows.length / 6;
  return (
    isNarrow &&
    /\d:[0-5]\d/.test(text) &&
    rows.filter((row) => amount.test(row)).length >= 3 &&
    rows.some((row) => sum.test(row))
  );
}

const zoneKinds = {
  'zone of passport': /^P[A-Z<]/,
  'zone of visa': /^V[A-Z<]/,
  'zone of permit': /^[CAI](?:R|\d)/,
  'zone of identity card': /^[CAI][A-QS-Z<]/,
};

/** ICAO 9303 parts 3, 5 and 7: the first letters of the zone name the kind of document. */
function describeZone({ lines }: Page): LayoutFeatures {
  const rows = lines.map((line) => line.text.replace(/\s/g, '').replaceAll('«', '<<').toUpperCase());
  const first = rows.find((row) => /<{2,}|<\w+<|[A-Z\d]{5}<$/.test(row) && /^[A-Z\d<]{12,}/.test(row));
  const kinds = Object.entries(zoneKinds).map(([name, pattern]) => [name, first && pattern.test(first) ? 1 : 0]);
  return { 'machine readable zone': first ? 1 : 0, ...Object.fromEntries(kinds) };
}

const nothing: Page = { number: 1, width: 0, height: 0, rotation: 0, source: 'text', text: '', lines: [], fields: [] };
export const layoutNames: readonly string[] = Object.keys(describeLayout(nothing));

// Signs that are no single wordings: machine readable zones, numbered licence fields, rows of transactions, form fields, a till roll, an offer made.
import type { DocumentType } from '@oneform/contract';
import { findZone } from '#extract/mrz/find-zone.ts';
import type { Page } from '#read-document.ts';

/** Points for each type the layout speaks for. */
export function scoreLayout(page: Page): Partial<Record<DocumentType, number>> {
  return {
    ...zoneSigns(page),
    ...licenceSigns(page),
    ...residentSigns(page),
    ...rowSigns(page),
    ...fieldSigns(page),
    ...rollSigns(page),
    ...frameSigns(page),
    ...offerSigns(page),
  };
}

/** ICAO 9303 part 3, 5 and 7: the first letters of the zone name the kind of document. */
function zoneSigns(page: Page): Partial<Record<DocumentType, number>> {
  const zone = findZone([page]);
  if (!zone) return {};
  const [first = '', second = ''] = zone.lines[0] ?? '';
  if (first === 'P') return { passport: 5 };
  if (first === 'V') return { visa: 5 };
  if (first === 'D') return { drivers_license: 4 };
  const isPermit = second === 'R' || (/[CAI]/.test(first) && /[1-9]/.test(second));
  return isPermit ? { residence_permit: 4, id_card: 1 } : { id_card: 3, residence_permit: 2 };
}

/** Fields numbered as ISO/IEC 18013-1 and AAMVA number them. */
function licenceSigns(page: Page): Partial<Record<DocumentType, number>> {
  const marks = new Set(
    page.lines.flatMap((line) =>
      Array.from(line.text.matchAll(/(?<![\w.])(4[abcd]|9a)\.?(?=[\s:A-Z]|$)/g), (match) => match[1]),
    ),
  );
  if (marks.size < 2) return {};
  // State cards for those who do not drive are numbered in the same way.
  const isCard = /identification card/i.test(page.text) && !/(?<!not a )driver['’]?s? licen[cs]e/i.test(page.text);
  return { [isCard ? 'id_card' : 'drivers_license']: Math.min(3.5, 1.2 * marks.size) };
}

/** An Indian resident's card: twelve figures in three groups on a line of their own, beside a birthday and a sex. */
function residentSigns({ text }: Page): Partial<Record<DocumentType, number>> {
  const isNumbered = /^\d{4}\s\d{4}\s\d{4}$/m.test(text);
  const isSomebody = /\b(?:DOB|YOB|year of birth)\b/i.test(text) && /\b(?:fe)?male\b/i.test(text);
  return isNumbered && isSomebody ? { id_card: 3.5 } : {};
}

/** Rows that open with a date and close with an amount. */
function rowSigns(page: Page): Partial<Record<DocumentType, number>> {
  const rows = page.text
    .split('\n')
    .filter((row) => /^\s*\d{1,4}[\s/.-][\dA-Za-z]{1,4}/.test(row) && /\d[.,]\d{2}\s*(?:CR|DR|[+-])?\s*$/.test(row));
  return rows.length >= 5 ? { bank_statement: Math.min(1.6, rows.length * 0.16) } : {};
}

function fieldSigns(page: Page): Partial<Record<DocumentType, number>> {
  const blanks = page.text.match(/_{4,}|\.{8,}/g)?.length ?? 0;
  const boxes = page.fields.length + (page.text.match(/[□☐■☑☒❑❏]/g)?.length ?? 0);
  const points = Math.min(1.8, 0.12 * boxes + 0.08 * blanks);
  return points > 0.4 ? { application_form: points } : {};
}

/** A till's roll: narrow paper, or short rows with the minute of the purchase, prices at their ends and a sum. */
function rollSigns(page: Page): Partial<Record<DocumentType, number>> {
  const shape = page.width > 0 && page.height / page.width > 1.9 ? 1.2 : 0;
  const rows = page.text.split('\n').filter((row) => row.trim() !== '');
  const isShort =
    rows.length >= 5 && rows.length <= 60 && rows.filter((row) => row.length > 44).length <= rows.length / 8;
  const hasMoment =
    rows.some((row) => clock.test(row)) && rows.some((row) => /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(row));
  const prices = rows.filter((row) => /(?:^|\s)[$€£]?\d{1,5}[.,]\d{2}\s*[A-Z*]?$/.test(row)).length;
  const hasSum = rows.some((row) => /^(?:grand\s+)?(?:total|summe|gesamt|totale|importe|montant)\b/i.test(row.trim()));
  const till = isShort && hasMoment && hasSum && prices >= 3 ? 2.2 : 0;
  return shape + till > 0 ? { receipt: shape + till } : {};
}

const clock = /(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?!\d)/;
const salutation =
  /^(?:dear|sehr geehrte[rs]?|liebe[rs]?|madame|monsieur|chère?|estimad[oa]s?|egregi[oa]?|gentile|prezad[oa]s?|geachte)\b.{0,60}[,:!]?$/im;
const closing =
  /^(?:(?:yours|very)\s+)?(?:sincerely|faithfully|truly|respectfully)(?:\s+yours)?\b|^(?:best|kind|warm) regards|^mit freundlichen gr|^cordialement|^atentamente|^distinti saluti|^atenciosamente|^met vriendelijke groet/im;

/** Somebody is addressed, and somebody takes leave. */
function frameSigns(page: Page): Partial<Record<DocumentType, number>> {
  return salutation.test(page.text) && closing.test(page.text) ? { letter: 2.6 } : {};
}

const offer =
  /\b(?:pleased|delighted|excited|happy|thrilled|glad|like)\s+to\s+(?:formally\s+)?(?:offer|extend)\b[^.;]{0,90}\b(?:position|role|employment|job|post|appointment|internship)\b/i;

/** The sentence that makes an offer of work, in however few words the rest is said. */
function offerSigns(page: Page): Partial<Record<DocumentType, number>> {
  return offer.test(page.text.replace(/\s+/g, ' ')) ? { offer_letter: 1.8 } : {};
}

// The words under a caption as drafts of facts: normalised, compound ones taken apart.
import type { DocumentType } from '@oneform/contract';
import { unionOfBoxes } from '#document/layout.ts';
import { findDates } from '#normalise/find-dates.ts';
import type { ExtractContext } from '#readers/extractor.ts';
import type { Draft } from '#readers/generic/draft.ts';
import { readShape, type ShapedValue } from '#values/read-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { CardValue } from './marked-card.ts';
import { tidyDate } from './tidy-date.ts';

/** Surname first where a comma or a new line parts the two names. Normalised dates have no month alone here: a card's dates are whole. */
export function readCardValue(value: CardValue, page: number, context: ExtractContext): Draft[] {
  const { entry, text } = value;
  if (entry.name.includes('+')) return splitPlaceAndDate(value, page, context);
  if (entry.name === 'full_name' && surnameFirst.test(text)) return splitAtComma(value, page, context);
  if (/^(?:visa_)?category$/.test(entry.name) && context.country === 'US')
    return toDraft(value, entry.name, entry.shape, mendClass(text), page, context);
  // Type and class under one caption, as on visas of the United States: the kind of passport it is for, and the class (`R B1/B2`).
  const [, kind, className] = (entry.name === 'visa_type' && /^([A-Z])\s+([A-Z]{1,2}-?\d.*)$/.exec(text)) || [];
  if (kind && className)
    return [
      ...toDraft(value, 'visa_type', 'text', kind, page, context),
      ...toDraft(value, 'visa_category', 'code', className, page, context),
    ];
  // Both parents behind "child of", parted by a stroke that is easily read as a capital I: `HIJO/A DE   VICENTE / AMPARO`.
  const [, father, mother] =
    (entry.name === 'father_name' && /^(\p{Lu}[\p{L} ]+?)\s(?:\/|[Il|])\s(\p{Lu}[\p{L} ]+)$/u.exec(text)) || [];
  if (father && mother)
    return [
      ...toDraft(value, 'father_name', 'person_name', father, page, context),
      ...toDraft(value, 'mother_name', 'person_name', mother, page, context),
    ];
  const drafts = toDraft(value, entry.name, entry.shape, text, page, context);
  // A visa or permit that says until when it is valid says by that when it expires.
  return entry.name === 'expiry_date' && isPermission(context.type) && untilWords.test(captionOf(value))
    ? [...drafts, ...drafts.map((draft) => ({ ...draft, name: 'valid_until' }))]
    : drafts;
}

const isPermission = (type: DocumentType): boolean => type === 'visa' || type === 'residence_permit';
const untilWords = /until|till|jusqu|gültig bis|hasta|geldig tot|fino al/i;
const captionOf = ({ caption: { segment, from, to } }: CardValue): string =>
  segment.words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function toDraft(
  value: CardValue,
  name: string,
  shape: Shape,
  text: string,
  page: number,
  context: ExtractContext,
): Draft[] {
  const shaped = shapeCardValue(name, shape, text, context);
  if (!shaped) return [];
  const { words } = value;
  const seen = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  const doubt = (shaped.isDoubtful ? 0.7 : 1) * (shaped.alternatives ? 0.6 : 1);
  return [
    {
      name,
      value: shaped.value,
      raw: text,
      type: shaped.type,
      confidence: Math.min(0.97, value.score * (0.4 + 0.6 * seen) * doubt),
      places: [{ page, box: unionOfBoxes(words.map((word) => word.box)), quote: value.text.replaceAll('\n', ' ') }],
      ...(shaped.alternatives && { alternatives: shaped.alternatives }),
    },
  ];
}

/** Classes of admission to the United States are a letter or two and a figure (8 CFR 214.1, 22 CFR 42.11): `IRI` is IR1. */
const mendClass = (text: string): string => text.replace(/^([A-Z]{1,2})[Il](?=$|[\s/-])/, '$11');

/** `PADUA (PD) / 28.03.1987`, `11.02.1976 UNITED KINGDOM`, `PARIS ON 12-01-20`: either order. */
function splitPlaceAndDate(value: CardValue, page: number, context: ExtractContext): Draft[] {
  const text = tidyDate(value.text);
  const [place = '', when = ''] = value.entry.name.split('+');
  const [date] = findDates(text, context.dates.order);
  if (!date) return [];
  const rest = `${text.slice(0, date.from)} ${text.slice(date.to)}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s,/;.–-]+|(?:[\s,/;.–-]|\b(?:ON|LE|AM|EL|IL|OP|DNIA)\b)+$/g, '');
  return [
    ...toDraft(value, when, 'date', text.slice(date.from, date.to), page, context),
    ...(/\p{L}{2}/u.test(rest) ? toDraft(value, place, 'place', rest, page, context) : []),
  ];
}

/** `GAUTHIER,⏎NATALIE, MARIE`: the surname, then one or two given names; `SMITH, JR` is no such thing. */
const surnameFirst = /^[^,\n]{2,}(?:,\s*|\n)(?!(?:JR|SR|I{2,3}|IV)\b)[^,\n]{2,}(?:,\s*[^,\n]+)?$/i;

function splitAtComma(value: CardValue, page: number, context: ExtractContext): Draft[] {
  const [surname = '', ...rest] = value.text.split(/,\s*|\n/).map((part) => part.trim());
  const given = rest.join(' ').trim();
  return [
    ...toDraft(value, 'surname', 'person_name', surname, page, context),
    ...toDraft(value, 'given_names', 'person_name', given, page, context),
  ];
}

const joined = (text: string): string => text.replace(/\s+/g, ' ').trim();

function shapeCardValue(name: string, shape: Shape, text: string, context: ExtractContext): ShapedValue | null {
  if (shape === 'date') return readShape(shape, tidyDate(text), context);
  // A surname as printed, not turned round or cleared of titles as a whole name would be.
  if (shape === 'person_name' && name !== 'full_name')
    return {
      value: joined(text)
        .replace(/^[^\p{L}]+|[\s,;:]+$/gu, '')
        .replace(/^(?:mr|mrs|miss|ms|mx)\.?\s+(?=\p{L}{2})/iu, ''),
      type: 'name',
    };
  if (shape === 'weight')
    return { value: joined(text).replace(/(?<=\d)\s?[lI1|]b(s?)\b\.?/i, ' lb$1'), type: 'string' };
  // As printed: `BRITISH CITIZEN` and `GBR` are one country to whoever compares or fills in, but not one wording.
  if (shape === 'country') return { value: joined(text).replace(/^[^\p{L}]+|[\s,;:]+$/gu, ''), type: 'country' };
  if (shape === 'identifier') return { value: joined(text).replace(/^[#:№\s]+|[\s.,;:]+$/g, ''), type: 'code' };
  return readShape(shape, text, context);
}

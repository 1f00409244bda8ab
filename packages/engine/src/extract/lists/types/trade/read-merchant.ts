// The shop a receipt comes from: the first lines of the paper down to its address and telephone.
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { looksLikeCompany } from '#values/recognise-party.ts';
import type { Segment, Sheet, Token } from '../../find/lay-out.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import type { Reading } from '../../find/make-facts.ts';
import { findAmounts } from '../../find/read-amounts.ts';
import { readContacts } from '../../find/read-contacts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { findAddress } from '../../find/read-party.ts';
import { stackLines } from '../../find/stack-lines.ts';

const notName =
  /\b(?:receipt|guest folio|folio|invoice|welcome|thanks?|copy|tel|phone|fax|date|cashier|table|order|guest|server|store\s*#|reg\s*no|gst|vat|roc|tax|approved|merchant|total|amount|payment|received)\b|www\.|@|\d{4,}|^\W*$|:/i;

// Numbers of the sale, not of the shop.
const ownNumber =
  /^(?:tran(?:s|saction)?|auth|ref|inv(?:oice)?|order|check|ticket|receipt|terminal|term|pump|reg(?:ister)?|store|till|mid|tid|batch|seq)\b\.?\s*(?:#|no|id|:)/i;

export function readMerchant(paper: Paper): Reading[] {
  const [sheet] = paper.sheets;
  if (!sheet) return [];
  const head = sheet.segments
    .filter((segment) => segment.top < 0.4)
    .toSorted((a, b) => a.top - b.top || a.left - b.left)
    .slice(0, 14);
  // Text beside the shop's column is the customer's.
  const first = head[0];
  const column = head.filter((line) => first && line.left < first.right && line.right > first.left);
  const place = findAddress(column);
  const address = place ? column.slice(place.from, place.to) : [];
  const [logo] = stackLines(sheet, 0.25);
  const name = logo
    ? { tokens: logo.tokens, confidence: 0.8 }
    : pickShop(head.slice(0, 6).filter((line) => !hasAmountBeside(sheet, line) && !address.includes(line)));
  const readings: Reading[] = [];
  if (name)
    readings.push({
      name: 'merchant_name',
      value: tidy(name.tokens),
      type: 'string',
      confidence: name.confidence,
      tokens: name.tokens,
      anchor: 'first line',
    });
  if (place)
    readings.push({
      name: 'merchant_address',
      value: place.address.value,
      type: 'address',
      confidence: 0.85,
      tokens: address.flatMap((line) => line.tokens),
      anchor: 'block',
    });
  else readings.push(...readLooseAddress(head, name?.tokens ?? []));
  return [
    ...readings,
    ...readContacts(
      head.filter((line) => !ownNumber.test(line.text)),
      { phone: 'merchant_phone', website: 'website', email: 'merchant_email' },
      paper.context.country,
      0.85,
      'head',
    ),
  ];
}

const hasAmountBeside = (sheet: Sheet, line: Segment): boolean =>
  segmentsRightOf(sheet, line).some((segment) => findAmounts(segment.tokens).some((amount) => amount.isAmount));

/** The first line that can be a name; a line twice as high, or with a company's words, comes before it. */
function pickShop(head: readonly Segment[]): { tokens: readonly Token[]; confidence: number } | null {
  const usable = head.filter(
    (line) =>
      /\p{L}{2}/u.test(line.text) && line.text.length < 45 && !notName.test(line.text) && !isAddressLine(line.text),
  );
  const [first] = usable;
  if (!first) return null;
  const larger = usable.find((line) => line.height > first.height * 1.5);
  const company = usable.slice(0, 3).find((line) => looksLikeCompany(line.text));
  const best = larger ?? company ?? first;
  return { tokens: best.tokens, confidence: best === company ? 0.88 : 0.75 };
}

/** `Route Stop 88` is a shop with its number, `88 Route Stop` a street. */
function isAddressLine(text: string): boolean {
  const address = normaliseAddress(text);
  return address !== null && (/^\d/.test(text) || address.city !== undefined || address.postal_code !== undefined);
}

/** Lines of street and town that do not add up to a whole address: kept as they stand, under the name. */
function readLooseAddress(head: readonly Segment[], name: readonly Token[]): Reading[] {
  const from = head.findIndex((line) => line.tokens.some((token) => name.includes(token))) + 1;
  for (const count of [3, 2, 1])
    for (let at = from; at < Math.min(head.length, from + 4); at += 1) {
      const lines = head.slice(at, at + count);
      if (lines.some((line) => /[:$€£]/.test(line.text))) continue;
      const address = lines.length === count ? normaliseAddress(lines.map((line) => line.text).join('\n')) : null;
      if (address?.postal_code)
        return [
          {
            name: 'merchant_address',
            value: address.value,
            type: 'address',
            confidence: 0.7,
            tokens: lines.flatMap((line) => line.tokens),
            anchor: 'block',
          },
        ];
    }
  return [];
}

const tidy = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/^[^\p{L}\d]+|[\s,;:|*_-]+$/gu, '');

// The currency a paper's amounts are in, with a place where it is printed.
import { currencyCodes, currencySigns } from '#values/normalise/currencies.ts';
import type { Reading } from './make-facts.ts';
import { findAmounts } from './read-amounts.ts';
import type { Paper } from './read-paper.ts';

const words: Readonly<Record<string, RegExp>> = {
  SGD: /singapore dollar/i,
  AUD: /australian dollar/i,
  EUR: /^euros?$/i,
  GBP: /pounds? sterling/i,
  INR: /rupees?/i,
};

/** A code beside an amount or the sign before it; what the context has found out decides what a dollar sign means. */
export function readCurrency(paper: Paper): Reading[] {
  const { context, sheets } = paper;
  for (const sheet of sheets)
    for (const segment of sheet.segments)
      for (const token of segment.tokens) {
        const currency = currencyOf(token.text);
        const meant = currency === 'USD' && token.text.includes('$') ? (context.currency ?? 'USD') : currency;
        if (!meant || (context.currency && meant !== context.currency)) continue;
        return [
          {
            name: 'currency',
            value: meant,
            type: 'code',
            confidence: context.currency ? 0.95 : 0.75,
            tokens: [token],
            anchor: 'sign',
          },
        ];
      }
  return context.currency ? [] : inferCurrency(paper);
}

// Signs that recognisers of pictures have no letter for.
const unseen: Readonly<Record<string, string>> = {
  GB: 'GBP',
  IN: 'INR',
  ...Object.fromEntries(
    ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'IE', 'PT', 'FI'].map((country) => [country, 'EUR']),
  ),
};

/** In a picture the sign before an amount can be lost; what the country pays in is then likely, not read. */
function inferCurrency({ context, sheets }: Paper): Reading[] {
  const currency = context.country && unseen[context.country];
  const tokens = sheets
    .filter((sheet) => sheet.isPicture)
    .flatMap((sheet) => sheet.segments)
    .flatMap((segment) => findAmounts(segment.tokens))
    .find((amount) => amount.isAmount && !amount.isMarked)?.tokens;
  if (!currency || !tokens) return [];
  return [
    { name: 'currency', value: currency, type: 'code', isInferred: true, confidence: 0.6, tokens, anchor: 'country' },
  ];
}

function currencyOf(text: string): string | undefined {
  const sign =
    /^[-+(=]?(US\$|S\$|A\$|AU\$|C\$|CA\$|NZ\$|HK\$|R\$|[$€£¥₹₩₪฿]|Rs\.?|RM)\(?\d|\d\s?(€|zł|Kč)$|^\(?([$€£₹]|Rs\.?)\)?$/.exec(
      text,
    );
  const mark = sign?.[1] ?? sign?.[2] ?? sign?.[3];
  if (mark) return currencySigns[mark];
  const code = /^\(?([A-Z]{3})\)?(?=$|\d)/.exec(text)?.[1];
  if (code && currencyCodes.includes(code)) return code;
  return Object.keys(words).find((one) => words[one]?.test(text));
}

// The currency of a paper's amounts: the one printed most often, or what its country pays in where only a bare dollar sign stands.

import type { Page } from '#document/read-document.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';

const dollars: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
};

/** ISO 4217, or undefined when no amount on the paper names one. */
export function decideCurrency(pages: readonly Page[], country: string | undefined): string | undefined {
  const votes = new Map<string, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      for (const { currency } of findMoney(line.text))
        if (currency) votes.set(currency, (votes.get(currency) ?? 0) + 1);
      // A column head or a heading may carry the code alone.
      for (const [code] of line.text.matchAll(
        /\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|INR|MYR|HKD|SEK|NOK|DKK|PLN|ZAR|BRL|JPY|CNY|AED|BHD|KWD|OMR|JOD|TND)\b/g,
      ))
        votes.set(code, (votes.get(code) ?? 0) + 0.5);
    }
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first) return undefined;
  return first[0] === 'USD' && country && !hasNamedDollar(pages) ? (dollars[country] ?? 'USD') : first[0];
}

function hasNamedDollar(pages: readonly Page[]): boolean {
  return pages.some((page) => /US\$|\bUSD\b/.test(page.text));
}

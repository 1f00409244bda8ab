// Gathers what every extractor works on: lines, form fields, and the locale that dates and amounts are read in.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import type { Page } from '#document/read-document.ts';
import { analysePage } from '#layout/analyse-page.ts';
import type { Locale } from '#values/read-shape.ts';
import type { ExtractContext } from './extractor.ts';
import { decideCountry } from './issuers/decide-country.ts';
import { decideCurrency } from './issuers/decide-currency.ts';
import { decideDateOrder } from './issuers/decide-date-order.ts';

/** `pages` are those of one document of the file, `type` what it was taken for. */
export function buildContext(pages: readonly Page[], type: DocumentType): ExtractContext {
  const country = decideCountry(pages);
  const currency = decideCurrency(pages, country);
  return {
    pages,
    analysed: pages.map((page) => analysePage(page, { type, ...(country && { country }) })),
    lines: pages.flatMap((page) => page.lines.map((line) => ({ ...line, page: page.number }))),
    fields: pages.flatMap((page) => page.fields.map((field) => ({ ...field, page: page.number }))),
    type,
    dates: orderOnCards(decideDateOrder(pages, country), type, country),
    ...(country && { country }),
    ...(currency && { currency }),
  };
}

/**
 * Without another hint, cards and passports print the day first except in the United States, whose licences rarely name
 * the country.
 */
function orderOnCards(dates: Locale['dates'], type: DocumentType, country: string | undefined): Locale['dates'] {
  if (dates.order !== 'unknown' || !declarations[type].isIdentityPaper) return dates;
  const isAmerican = type === 'drivers_license' ? country === undefined : country === 'US';
  return isAmerican ? dates : { order: 'day-first' };
}

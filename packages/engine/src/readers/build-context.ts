// Gathers what every extractor works on: lines, form fields, and the locale that dates and amounts are read in.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import { decideCountry } from '#issuers/decide-country.ts';
import { decideCurrency } from '#issuers/decide-currency.ts';
import { decideDateOrder } from '#issuers/decide-date-order.ts';
import type { ExtractContext } from './extractor.ts';

/** `pages` are those of one document of the file, `type` what it was taken for. */
export function buildContext(pages: readonly Page[], type: DocumentType): ExtractContext {
  const country = decideCountry(pages);
  const currency = decideCurrency(pages, country);
  return {
    pages,
    lines: pages.flatMap((page) => page.lines.map((line) => ({ ...line, page: page.number }))),
    fields: pages.flatMap((page) => page.fields.map((field) => ({ ...field, page: page.number }))),
    type,
    dates: decideDateOrder(pages, country),
    ...(country && { country }),
    ...(currency && { currency }),
  };
}

// Answers a description of a page: a value of the collection for each control that asks for one.
import type { PageDescription } from '@oneform/contract';
import type { FillValues } from '../fill-result.ts';
import { localeOf } from '../language/form-locale.ts';
import { listGaps, listOffers } from '../offers/list-offers.ts';
import type { Offer } from '../offers/offer.ts';
import { usualDateFormat } from '../write/date-text.ts';
import { FILL_FLOOR } from '../write/planned-field.ts';
import { findDateParts } from './date-parts.ts';
import { type AskedControl, describeWebControl, headingsFor } from './describe-web-control.ts';
import { matchControls } from './match-controls.ts';
import { findPhoneParts } from './phone-parts.ts';
import { planControl, type WebValue } from './plan-control.ts';

export interface FilledWebPage {
  readonly values: readonly WebValue[];
  readonly missing: readonly { readonly id: string; readonly path: string }[];
}

export function fillPage(page: PageDescription, values: FillValues): FilledWebPage {
  const headings = headingsFor(page.controls);
  const dates = findDateParts(page.controls);
  const phones = findPhoneParts(page.controls);
  const asked = page.controls.map((control, index) =>
    describeWebControl(control, index, {
      heading: headings[index],
      date: dates.get(index),
      phone: phones.get(index),
    }),
  );
  const text = page.controls.flatMap(({ label, placeholder, before }) => [label, placeholder, before]).join('\n');
  const locale = localeOf(text, page.language === undefined ? undefined : { language: page.language });
  const offers = listOffers(values, locale.languages);
  const slots = asked.map((one) => one.asked);
  const matches = matchControls(asked, offers);
  const manner = { offers, locale, usualDate: usualDateFormat(slots, text, locale) };
  const planned = asked.map((one, index) => planControl(one, matches[index]!, manner));
  return {
    values: planned.filter((value) => value !== undefined),
    missing: planned.includes(undefined) ? findMissing(asked, planned, listGaps(values)) : [],
  };
}

/** Controls without a value that ask for what the collection has a field for. */
function findMissing(
  asked: readonly AskedControl[],
  planned: readonly (WebValue | undefined)[],
  gaps: readonly Offer[],
): FilledWebPage['missing'] {
  return matchControls(asked, gaps).flatMap(({ candidates: [best] }, index) =>
    planned[index] === undefined && best !== undefined && best.score >= FILL_FLOOR
      ? [{ id: asked[index]!.control.id, path: best.offer.path }]
      : [],
  );
}

// Answers a description of a page: a value of the collection for each control that asks for one.
import type { PageDescription } from '@oneform/contract';
import type { FillValues } from '../fill-result.ts';
import { localeOf } from '../language/form-locale.ts';
import { listOffers } from '../offers/list-offers.ts';
import { usualDateFormat } from '../write/date-text.ts';
import { findDateParts } from './date-parts.ts';
import { describeWebControl, headingsFor } from './describe-web-control.ts';
import { matchControls } from './match-controls.ts';
import { planControl, type WebValue } from './plan-control.ts';

export interface FilledWebPage {
  readonly values: readonly WebValue[];
  readonly missing: readonly { readonly id: string; readonly path: string }[];
}

export function fillPage(page: PageDescription, values: FillValues): FilledWebPage {
  const offers = listOffers(values);
  const headings = headingsFor(page.controls);
  const dates = findDateParts(page.controls);
  const asked = page.controls.map((control, index) =>
    describeWebControl(control, index, { heading: headings[index], date: dates.get(index) }),
  );
  const text = page.controls.flatMap(({ label, placeholder, before }) => [label, placeholder, before]).join('\n');
  const locale = localeOf(text, page.language === undefined ? undefined : { language: page.language });
  const slots = asked.map((one) => one.asked);
  const matches = matchControls(asked, offers);
  const manner = { offers, locale, usualDate: usualDateFormat(slots, text, locale) };
  return {
    values: asked.map((one, index) => planControl(one, matches[index]!, manner)).filter((value) => value !== undefined),
    missing: [],
  };
}

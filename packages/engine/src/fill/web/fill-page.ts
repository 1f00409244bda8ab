// Answers a description of a page: a value of the collection for each control that asks for one.
import type { FillReason, PageDescription } from '@oneform/contract';
import type { FillValues } from '../fill-result.ts';
import { localeOf } from '../language/form-locale.ts';
import { listOffers } from '../offers/list-offers.ts';
import { usualDateFormat } from '../write/date-text.ts';
import { planFields } from '../write/plan-fields.ts';
import { findDateParts } from './date-parts.ts';
import { describeWebControl, headingsFor } from './describe-web-control.ts';
import { matchControls } from './match-controls.ts';

export interface WebValue {
  readonly id: string;
  readonly value: string;
  /** Position among the control's options. */
  readonly option?: number;
  readonly checked?: boolean;
  readonly path: string;
  /** Not sure enough to be written. */
  readonly isOffered: boolean;
  readonly reason?: FillReason;
}

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
  const units = slots.map((one) => ({ kind: 'field', asked: one }) as const);
  const context = { offers, locale, usualDate: usualDateFormat(slots, text, locale), choices: new Map() };
  const planned = planFields(units, matches, context);
  return {
    values: planned.flatMap((field, index) => {
      const control = page.controls[index]!;
      if (field.path === undefined || field.value === '') return [];
      const option = field.slot.kind === 'choice' && field.write !== undefined ? { option: Number(field.write) } : {};
      return [
        {
          id: control.id,
          value: field.value,
          path: field.path,
          ...option,
          isOffered: field.write === undefined,
          ...(field.reason === undefined ? {} : { reason: field.reason }),
        },
      ];
    }),
    missing: [],
  };
}

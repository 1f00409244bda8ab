// What the values of a fact look like, also where no label of this kind of paper names it.
import type { DocumentType } from '@oneform/contract';
import { shapeOf } from '#extract/labels/find-labels.ts';
import type { Shape } from '#extract/shapes/shape.ts';

const endings: readonly (readonly [RegExp, Shape])[] = [
  [/date|_since$|^valid_(?:from|until)$|_(?:start|end)$/, 'date_or_month'],
  [/phone|^fax$/, 'phone'],
  [/email/, 'email'],
  [/website|linkedin|url/, 'url'],
  [/address/, 'address'],
  [/^sex$/, 'sex'],
  [/nationality|citizenship|^country$|country_of/, 'country'],
  [/year$/, 'year'],
  [
    /(?:pay|pay_ytd|income|balance|amount|wages|rent|deposits?|withdrawals|total|fee|premium|payment|deductible|paid|withheld|tax|tips|value|limit|taxable|subtotal|benefits)$/,
    'money',
  ],
  [/name$|^university$|^bank_name$|employer$|authority$|provider$/, 'party'],
  [/(?:number|_id|_no|_code|^vin|^iban|^bic|ein|ssn|license_plate)$/, 'identifier'],
  [/^(?:gpa|credits|dependents|.*_score)$/, 'number'],
];

export const shapeOfName = (name: string, type: DocumentType): Shape =>
  shapeOf(name, type) ?? endings.find(([ending]) => ending.test(name))?.[1] ?? 'text';

// The types of fields in words.
import type { FieldType } from '@oneform/contract';

export const typeWords: Readonly<Record<FieldType, string>> = {
  string: 'Text',
  text: 'Long text',
  email: 'E-mail',
  url: 'Link',
  number: 'Number',
  date: 'Date',
  formatted_date: 'Date',
  boolean: 'Yes/No',
  select: 'Choice',
  array: 'List',
  object: 'Group',
};

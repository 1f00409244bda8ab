// The types of fields in words.
import type { FieldType } from '@oneform/contract';
import { t } from './messages.ts';

export const typeWords: Readonly<Record<FieldType, string>> = {
  string: t.typeWords.text,
  text: t.typeWords.longText,
  email: t.typeWords.eMail,
  url: t.typeWords.link,
  number: t.typeWords.number,
  date: t.typeWords.date,
  formatted_date: t.typeWords.date,
  boolean: t.typeWords.yesNo,
  select: t.typeWords.choice,
  array: t.typeWords.list,
  object: t.typeWords.group,
};

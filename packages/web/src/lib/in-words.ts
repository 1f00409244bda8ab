// Words of the contract in the language of the page: days, values, kinds of papers, names of fields.
import * as contract from '@oneform/contract';
import { locale, translate } from './language.ts';

export const labelFromName = (name: string): string => translate(contract.labelFromName(name));

export const documentTypeLabel = (type: string): string => translate(contract.documentTypeLabel(type));

const words: contract.ValueWords = {
  yes: translate('Yes'),
  no: translate('No'),
  day: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }),
  label: labelFromName,
};

export const dayInWords = (day: string): string => contract.dayInWords(day, words);

export const daysInWords = (sentence: string): string => contract.daysInWords(sentence, words);

export const valueInWords = (value: contract.DataValue | undefined): string => contract.valueInWords(value, words);

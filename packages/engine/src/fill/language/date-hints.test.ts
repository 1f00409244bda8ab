import { expect, test } from 'vitest';
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { findDateFormat } from './date-hints.ts';

test.each([
  ['Date of birth (mm/dd/yyyy)', 'mm/dd/yyyy'],
  ['Data di nascita (gg/mm/aaaa)', 'dd/mm/yyyy'],
  ['Geburtsdatum TT.MM.JJJJ', 'dd.mm.yyyy'],
  ['Date de naissance : JJ / MM / AAAA', 'dd / mm / yyyy'],
  ['J J M M A A A A', 'dd mm yyyy'],
  ['Födelsedatum ÅÅÅÅ-MM-DD', 'yyyy-mm-dd'],
  ['Doğum tarihi (GG.AA.YYYY)', 'dd.mm.yyyy'],
  ['Data urodzenia dd-mm-rrrr', 'dd-mm-yyyy'],
  ['Syntymäaika pp.kk.vvvv', 'dd.mm.yyyy'],
  ['Születési idő (éééé.hh.nn)', 'yyyy.mm.dd'],
  ['Gimimo data MMMM-mm-dd', 'yyyy-mm-dd'],
  ['Date of birth (DDMMYY)', 'ddmmyy'],
  ['Geburtsdatum (Tag/Monat/Jahr)', 'dd/mm/yyyy'],
  ['Expiry MM/YY', 'mm/yy'],
])('%s asks for %s', (text, format) => {
  expect(findDateFormat(text)).toBe(format);
});

test.each([
  'Day of the week',
  'Add a map',
  'M/F',
  'No. / Nr.',
  'JJ',
  'a/d/m',
  'mm',
  'Firma GmbH & Co. KG',
  'DD/DD/YYYY',
])('%s asks for none', (text) => {
  expect(findDateFormat(text)).toBeUndefined();
});

const order = (format: string) => (format.match(/([dmy])\1*/g) ?? []).map((run) => run[0]).join('');

test.each(wordedLanguages)('hints in letters of %s mean the order that their language gives them', (language) => {
  const hints = Object.entries(readWordings(language).date_hints).filter(([hint, wanted]) => {
    const runs = hint.toLowerCase().match(/\p{L}+/gu) ?? [];
    return wanted.length === 3 && runs.length === 3 && runs.every((run) => new Set(run).size === 1);
  });
  expect(hints.map(([hint]) => [hint, order(findDateFormat(hint) ?? '')])).toEqual(hints);
});

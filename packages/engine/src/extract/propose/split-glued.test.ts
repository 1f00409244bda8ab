import { describe, expect, it } from 'vitest';
import { type Drawn, pictureOf } from '#testing/draw-page.ts';
import { splitGlued } from './split-glued.ts';

const wordsOf = (...drawn: readonly Drawn[]): string[] =>
  splitGlued(pictureOf(drawn), {
    type: 'drivers_license',
    typeConfidence: 1,
    country: 'US',
    dates: { order: 'month-first' },
  })
    .lines.flatMap(({ words }) => words)
    .map(({ text }) => text);
const numbers: readonly Drawn[] = [
  [40, 40, '4a'],
  [40, 55, '4b'],
];
const split = (word: string): string[] => wordsOf(...numbers, [80, 70, word]).slice(2);

describe('splitGlued', () => {
  it.each([
    ['4dDLN', ['4d', 'DLN']],
    ['4aISS', ['4a', 'ISS']],
    ['4bEXP08/12/2029', ['4b', 'EXP', '08/12/2029']],
    ['4dLIC#WDL12345', ['4d', 'LIC#', 'WDL12345']],
    ['OaEND', ['Oa', 'END']],
    ['3DOB', ['3', 'DOB']],
    ['1SAMPLE', ['1', 'SAMPLE']],
    ['2NICK', ['2', 'NICK']],
    ['EYESBRN', ['EYES', 'BRN']],
    ['HGT5-08"', ['HGT', '5-08"']],
    ['SEXM', ['SEX', 'M']],
    ['EXP08/31/2028', ['EXP', '08/31/2028']],
    ['LNHALVORSEN', ['LN', 'HALVORSEN']],
    ['FNTESSA', ['FN', 'TESSA']],
    ['birthLieu', ['birth', 'Lieu']],
  ])('cuts %s', (word, pieces) => {
    expect(split(word)).toEqual(pieces);
  });

  it.each([
    '12345678',
    '5EXP',
    'ENDICOTT',
    'EYESORE',
    'DLUGOSZ',
    '123',
    'CLASSEN',
    'I1234562',
    '08/12/2029',
    'Passeport',
    'MacDonald',
    'MUSTERMANN',
    'P<UTOERIKSSON<<ANNA',
  ])('leaves %s whole', (word) => {
    expect(split(word)).toEqual([word]);
  });

  it('finds numbers that were taken for letters and figures of what they number, where the other numbers stand', () => {
    expect(wordsOf(...numbers, [40, 70, 'IDANFORTH'], [40, 85, '877 MAPLE LANE'])).toEqual([
      '4a',
      '4b',
      '1',
      'DANFORTH',
      '8',
      '77',
      'MAPLE',
      'LANE',
    ]);
    expect(wordsOf(...numbers, [80, 70, 'IDANFORTH'], [80, 85, '877 MAPLE LANE']).slice(2)).toEqual([
      'IDANFORTH',
      '877',
      'MAPLE',
      'LANE',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { splitLabelWord, splitMarkedWord } from './split-glued.ts';

describe('splitMarkedWord', () => {
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
  ])('cuts %s', (word, pieces) => {
    expect(splitMarkedWord(word)).toEqual(pieces);
  });

  it.each(['12345678', '5EXP', 'ENDICOTT', 'EYESORE', 'DLUGOSZ', '123', 'CLASSEN', 'I1234562', '08/12/2029'])(
    'leaves %s whole',
    (word) => {
      expect(splitMarkedWord(word)).toEqual([word]);
    },
  );
});

describe('splitLabelWord', () => {
  it('parts two languages, and no names', () => {
    expect(splitLabelWord('birthLieu')).toEqual(['birth', 'Lieu']);
    expect(splitLabelWord('Passeport')).toEqual(['Passeport']);
    expect(splitLabelWord('MacDonald')).toEqual(['MacDonald']);
    expect(splitLabelWord('MUSTERMANN')).toEqual(['MUSTERMANN']);
  });
});

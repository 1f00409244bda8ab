import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, layOutAs } from '#testing/draw-page.ts';
import { findParties } from './find-parties.ts';
import { layOut } from './lay-out.ts';
import { nameInLarge } from './name-in-large.ts';

const issuerOf = (...drawn: Drawn[]): string | undefined => {
  const sheets = layOut([layOutAs(drawPage(drawn))]);
  const [party] = findParties(sheets);
  return party && nameInLarge(party.sheet, party).name;
};

describe('nameInLarge', () => {
  it('names the issuer by the large line over its trade', () => {
    expect(
      issuerOf(
        [40, 50, 'Odile Marsh', 20],
        ...drawBlock(40, 68, ['Lettering & Design', '4 Pier Road', 'Bath BA1 5AA']),
      ),
    ).toBe('Odile Marsh');
  });

  it('names a department by its city', () => {
    expect(
      issuerOf(
        [40, 50, 'CITY OF ALDER FALLS', 16],
        ...drawBlock(40, 65, ['Department of Water', '300 Civic Plaza', 'Alder Falls, OH 44001']),
      ),
    ).toBe('CITY OF ALDER FALLS');
  });

  it('keeps a name with a legal form, and one under a title', () => {
    const block = drawBlock(40, 68, ['Marsh Lettering Ltd', '4 Pier Road', 'Bath BA1 5AA']);
    expect(issuerOf([40, 50, 'Odile Marsh', 20], ...block)).toBe('Marsh Lettering Ltd');
    const trade = drawBlock(40, 68, ['Lettering & Design', '4 Pier Road', 'Bath BA1 5AA']);
    expect(issuerOf([40, 50, 'INVOICE', 20], ...trade)).toBe('Lettering & Design');
  });
});

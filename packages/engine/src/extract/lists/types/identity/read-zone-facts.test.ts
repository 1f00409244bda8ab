import { describe, expect, it } from 'vitest';
import { findZone } from '#machine-readable/mrz/find-zone.ts';
import { readZone } from '#machine-readable/mrz/read-zone.ts';
import { drawPage } from '#testing/draw-page.ts';
import { readZoneFacts } from './read-zone-facts.ts';

/** The examples of ICAO 9303 part 4 and 5, appendix B. */
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];

function factsOf(lines: readonly string[]) {
  const zone = findZone([drawPage(lines.map((line, i) => [40, 600 + i * 16, line, 10]))]);
  const read = zone && readZone(zone);
  const facts = read ? readZoneFacts(read, 2026) : [];
  return Object.fromEntries(facts.map(({ name, value, tier }) => [name, `${value} ${tier}`]));
}

describe('readZoneFacts', () => {
  it('tells the fields of a passport, those with a check digit as proved', () => {
    expect(factsOf(passport)).toMatchObject({
      document_type: 'P read',
      surname: 'ERIKSSON read',
      given_names: 'ANNA MARIA read',
      passport_number: 'L898902C3 proved',
      date_of_birth: '1974-08-12 proved',
      sex: 'F read',
      expiry_date: '2012-04-15 proved',
    });
  });

  it('names the number of a card the document’s', () => {
    expect(factsOf(card)).toMatchObject({ document_number: 'D23145890 proved', date_of_birth: '1974-08-12 proved' });
  });

  it('tells no date whose check digit fails', () => {
    const [first = '', second = ''] = passport;
    const facts = factsOf([first, second.replace('7408122', '7408125')]);
    expect(facts.date_of_birth).toBeUndefined();
    expect(facts.expiry_date).toBe('2012-04-15 proved');
  });

  it('takes a nationality with one letter misread for the issuer’s', () => {
    const [first = '', second = ''] = passport;
    const facts = factsOf([first.replace('UTO', 'CAN'), second.replace('UTO', 'OAN')]);
    expect(facts.nationality).toBe('Canada read');
  });

  it('leaves a nationality that differs from the issuer', () => {
    const [first = '', second = ''] = passport;
    expect(factsOf([first.replace('UTO', 'FRA'), second.replace('UTO', 'BEL')]).nationality).toBe('Belgium read');
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseAddress } from './normalise-address.ts';

describe('normaliseAddress', () => {
  test.each([
    [
      '14 Alder Street\nPortland, OR 97205',
      { street: '14 Alder Street', city: 'Portland', state: 'OR', postal_code: '97205', country: 'US' },
    ],
    [
      '77 Birch Ave Apt 4B, Saint Paul MN 55101-1234',
      { street: '77 Birch Ave Apt 4B', city: 'Saint Paul', state: 'MN', postal_code: '55101-1234' },
    ],
    [
      '9 Elm Row, Northtown, USA 12345',
      { street: '9 Elm Row', city: 'Northtown', postal_code: '12345', country: 'US' },
    ],
    [
      '500 Oak Lane\nSpringdale, California 90001\nUnited States of America',
      { city: 'Springdale', state: 'CA', country: 'US' },
    ],
    ['412 GREENE AVE, BR00KLYN NY 11216', { city: 'BROOKLYN', postal_code: '11216' }],
    ['1187 STATION RD, CLEARWATER BC VOE 1N1', { state: 'BC', postal_code: 'V0E 1N1' }],
    ['3388 KINGFISHER MEWS, PORT COQUITLAM, BC V3B OT6', { city: 'PORT COQUITLAM', postal_code: 'V3B 0T6' }],
    ['14 PINFOLD CLOSE, HAXBY, YORK, Y032 8QT', { city: 'YORK', postal_code: 'YO32 8QT' }],
    ['LOWER MAYOR STREET 14\nDUBLIN 1\nD01 XK47', { city: 'DUBLIN 1', postal_code: 'D01 XK47', country: 'IE' }],
    ['Tegnérgatan 41 lgh 1203\n111 61 Stockholm', { street: 'Tegnérgatan 41 lgh 1203', postal_code: '111 61' }],
    ['Alder Street 9, , Portland,, OR 97205', { value: 'Alder Street 9, Portland, OR 97205' }],
    ['3471Alder Ave, Portland, OR 97205', { street: '3471 Alder Ave', city: 'Portland' }],
    ['123 Any Street, Any Town, USA', { street: '123 Any Street', city: 'Any Town', country: 'US' }],
    [
      'Flat 2, 10 Mill Road\nLeeds LS1 4AP\nUnited Kingdom',
      { street: 'Flat 2, 10 Mill Road', city: 'Leeds', postal_code: 'LS1 4AP', country: 'GB' },
    ],
    [
      '22 Wattle Street\nNewtown NSW 2042',
      { street: '22 Wattle Street', city: 'Newtown', state: 'NSW', postal_code: '2042', country: 'AU' },
    ],
    ['350 Maple Rd, Toronto, ON M5V 2T6', { city: 'Toronto', state: 'ON', postal_code: 'M5V 2T6', country: 'CA' }],
    [
      '10 RIVER ROAD\n#05-11 RIVER COURT\nSINGAPORE 168731',
      { street: '10 RIVER ROAD, #05-11 RIVER COURT', city: 'SINGAPORE', postal_code: '168731', country: 'SG' },
    ],
    [
      'Lindenstraße 8\n10969 Berlin\nGermany',
      { street: 'Lindenstraße 8', city: 'Berlin', postal_code: '10969', country: 'DE' },
    ],
    [
      '5 rue du Bac, 75007 Paris, France',
      { street: '5 rue du Bac', city: 'Paris', postal_code: '75007', country: 'FR' },
    ],
    [
      'Prinsengracht 12, 1015 DV Amsterdam',
      { street: 'Prinsengracht 12', city: 'Amsterdam', postal_code: '1015 DV', country: 'NL' },
    ],
    [
      'Rua das Flores, 123, Apto 45, Jardim Paulista, São Paulo - SP, 01415-000',
      { city: 'São Paulo', state: 'SP', postal_code: '01415-000', country: 'BR' },
    ],
    [
      'Av. Paulista, 1000, Bela Vista, São Paulo/SP, CEP 01310-100',
      { street: 'Av. Paulista, 1000, Bela Vista', city: 'São Paulo', state: 'SP', postal_code: '01310-100' },
    ],
    [
      'Calle Cocodrilo #373, Lote 10, Cancún, Quintana Roo, 77533',
      { street: 'Calle Cocodrilo #373, Lote 10', city: 'Cancún', state: 'Quintana Roo', postal_code: '77533' },
    ],
    [
      'Av. Reforma 222, Col. Juárez, 06600 Ciudad de México, CDMX',
      { city: 'Ciudad de México', state: 'CDMX', postal_code: '06600', country: 'MX' },
    ],
    [
      '302 Sai Krupa Apts, Andheri Road, Mumbai - 400 053, Maharashtra',
      { city: 'Mumbai', state: 'MH', postal_code: '400 053', country: 'IN' },
    ],
    [
      '1011 Budapest, Fő utca 12. II/5.',
      { street: 'Fő utca 12. II/5.', city: 'Budapest', postal_code: '1011', country: 'HU' },
    ],
    [
      'Via Roma 21, 35031 Abano Terme (PD)',
      { street: 'Via Roma 21', city: 'Abano Terme', postal_code: '35031', state: 'PD' },
    ],
    [
      '42 MG Road, Indiranagar, Bengaluru, Karnataka 560038',
      { city: 'Bengaluru', state: 'KA', postal_code: '560038', country: 'IN' },
    ],
    [
      '12 GRAHAM PLACE; KENT, NJ 07.4 1 9',
      { street: '12 GRAHAM PLACE', city: 'KENT', state: 'NJ', postal_code: '07419' },
    ],
    [
      'LOT 20, JALAN AMPANG 7/2,\n40000 SHAH ALAM, SELANGOR',
      { city: 'SHAH ALAM', state: 'SGR', postal_code: '40000', country: 'MY' },
    ],
    ['P.O. Box 1234, Salem, OR 97301', { street: 'P.O. Box 1234', city: 'Salem' }],
    ['ul. Długa 5, 00-238 Warszawa', { city: 'Warszawa', postal_code: '00-238', country: 'PL' }],
  ])('reads %j', (raw, parts) => {
    expect(normaliseAddress(raw)).toMatchObject(parts);
  });

  test.each([
    'Mara Lindqvist',
    '12,345.67',
    '26 May 2020',
    'Account number 1234567',
    'Thank you for your business',
    '',
    'N/A',
    'Page 1 of 4',
  ])('gives nothing for %s', (raw) => {
    expect(normaliseAddress(raw)).toBeNull();
  });

  it('finds the parts of any American address again', () => {
    const number = fc.integer({ min: 1, max: 99999 });
    const street = fc.constantFrom('Alder Street', 'Birch Ave', 'Cedar Blvd', 'Old Mill Road', 'Sunset Dr');
    const city = fc.constantFrom('Portland', 'Saint Paul', 'New Haven', 'Lake Forest', 'Winston-Salem');
    const state = fc.constantFrom('OR', 'MN', 'CT', 'IL', 'NC');
    const zip = fc.integer({ min: 10000, max: 99999 });
    const mark = fc.constantFrom('\n', ', ');
    fc.assert(
      fc.property(number, street, city, state, zip, mark, (house, road, town, code, postal, separator) => {
        const address = normaliseAddress(`${house} ${road}${separator}${town}, ${code} ${postal}`);
        expect(address).toMatchObject({
          street: `${house} ${road}`,
          city: town,
          state: code,
          postal_code: String(postal),
          country: 'US',
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (raw) => void normaliseAddress(raw)));
  });
});

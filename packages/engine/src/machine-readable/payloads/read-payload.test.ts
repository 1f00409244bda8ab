// Payloads of each standard, about the person of our samples.
import { describe, expect, it, test } from 'vitest';
import {
  boardingPass,
  frenchSeal,
  healthCertificate,
  meCard,
  payment,
  swissBill,
  vCard,
  writeAamva,
} from '../testing/write-payloads.ts';
import { readPayload } from './read-payload.ts';

function read(payload: string | Uint8Array) {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const text = typeof payload === 'string' ? payload : Buffer.from(payload).toString('latin1');
  const { kind, facts, isProved, documentType } = readPayload({ text, bytes });
  return { kind, isProved, documentType, facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])) };
}

describe('driving licences', () => {
  test.each([1, 2, 3, 4, 8, 10])('say the same in version %d of the standard', (version) => {
    const { kind, facts, documentType } = read(writeAamva(version));
    expect(kind).toBe('driving_licence');
    expect(documentType).toBe('drivers_license');
    expect(facts).toMatchObject({
      surname: 'LINDGREN',
      given_names: 'MAYA ELISE',
      full_name: 'MAYA ELISE LINDGREN',
      license_number: 'D4829150',
      date_of_birth: '1990-04-12',
      issue_date: '2022-03-09',
      expiry_date: '2030-04-12',
      sex: 'F',
      height: '5\'-07"',
      weight: '136 lb',
      license_class: 'C',
      address: '2418 SE ALDER ST, PORTLAND, OR 97214',
      state: 'OREGON',
    });
    expect(facts).not.toHaveProperty('restrictions');
  });

  it('read the year first where Canada writes it so, with metres and a Canadian postal code', () => {
    const elements = {
      DBB: '19900412',
      DBA: '20300412',
      DAU: '170 cm',
      DAJ: 'QC',
      DAK: 'H2X1Y4     ',
      DCG: 'CAN',
      DAW: '',
    };
    expect(read(writeAamva(8, { ...elements, DAX: '062' })).facts).toMatchObject({
      date_of_birth: '1990-04-12',
      expiry_date: '2030-04-12',
      height: '170 cm',
      weight: '62 kg',
      address: '2418 SE ALDER ST, PORTLAND, QC H2X 1Y4',
      country_code: 'CAN',
    });
  });

  it('mark a name that was cut for want of room', () => {
    const payload = writeAamva(8, { DCS: 'LINDGREN-VON HOHENEGG-AU', DDE: 'T' });
    const surname = readPayload({ text: payload, bytes: Buffer.from(payload) }).facts.find(
      ({ name }) => name === 'surname',
    );
    expect(surname).toMatchObject({ value: 'LINDGREN-VON HOHENEGG-AU', isCutShort: true });
  });

  it('are identification cards where the subfile says so, and survive wrong offsets and missing marks', () => {
    const payload =
      'ANSI 636026080102ID00019999ZA0000000IDDAQY4471882\nDCSLINDGREN\nDACMAYA\nDADNONE\nDBB04121990\nDBC2\rZAZAAN\r';
    expect(read(payload)).toMatchObject({
      documentType: 'id_card',
      facts: { document_number: 'Y4471882', surname: 'LINDGREN', given_names: 'MAYA', date_of_birth: '1990-04-12' },
    });
  });

  it('say no date that is none', () => {
    expect(read(writeAamva(8, { DBB: '02301990', DBA: 'unavl' })).facts).not.toHaveProperty('date_of_birth');
  });
});

test('Swiss bills: payee, payer, sum, and the invoice in the bill information', () => {
  expect(read(swissBill)).toMatchObject({
    kind: 'swiss_bill',
    isProved: true,
    facts: {
      iban: 'CH4431999123000889012',
      vendor_name: 'Alpenblick Treuhand AG',
      vendor_address: 'Seestrasse 12, 8002 Zürich',
      customer_name: 'Maya Elise Lindgren',
      total: '1949.75',
      currency: 'CHF',
      invoice_number: 'R-10201409',
      invoice_date: '2026-03-12',
    },
  });
});

test('a bill whose account number fails its check proves nothing', () => {
  const { isProved, facts } = read(swissBill.replace('CH4431999123000889012', 'CH4431999123000889013'));
  expect(isProved).toBe(false);
  expect(facts).not.toHaveProperty('iban');
});

test('payments', () => {
  expect(read(payment)).toMatchObject({
    kind: 'payment',
    isProved: true,
    facts: {
      iban: 'DE89370400440532013000',
      total: '123.40',
      currency: 'EUR',
      vendor_name: 'Stadtwerke Lindenau GmbH',
    },
  });
});

test.each([
  ['vCard', vCard, { cell_phone: '+15035550142', job_title: 'Data Engineer', company_name: 'Northwind Data' }],
  ['MeCard', meCard, { phone: '+15035550142', website: 'https://example.org' }],
])('%s', (_name, payload, more) => {
  expect(read(payload)).toMatchObject({
    kind: 'contact_card',
    isProved: false,
    facts: { surname: 'Lindgren', email: 'maya@example.org', ...more },
  });
});

test('boarding passes, the title apart from the name', () => {
  expect(read(boardingPass)).toMatchObject({
    kind: 'boarding_pass',
    facts: {
      surname: 'LINDGREN',
      given_names: 'MAYA',
      booking_reference: 'ABC123',
      flight_number: 'LH491',
      seat: '12A',
    },
  });
});

test('health certificates', () => {
  expect(read(healthCertificate)).toMatchObject({
    kind: 'health_certificate',
    facts: { surname: 'LINDGREN', given_names: 'MAYA ELISE', date_of_birth: '1990-04-12', passport_number: 'HK482915' },
  });
});

test('French seals, fields of fixed length without a mark after them', () => {
  expect(read(frenchSeal)).toMatchObject({
    kind: 'french_seal',
    facts: {
      surname: 'LINDGREN',
      given_names: 'MAYA',
      service_address: '12 RUE DES TILLEULS, 69003 LYON',
      invoice_number: 'F-2026-118',
    },
  });
});

test('harmonised codes of a vehicle', () => {
  expect(read('A: KL-AB 123\nB: 01.07.2015\nD.1: TOYOTA\nD.3: COROLLA\nE: JTDKM28E100089120')).toMatchObject({
    kind: 'vehicle_registration',
    facts: { license_plate: 'KL-AB 123', first_registration_date: '2015-07-01', vin: 'JTDKM28E100089120' },
  });
});

test('a licence on a phone says nothing about the person', () => {
  expect(read('mdoc:owBjMS4wAYIB2BhYS6QBAiABIVgg')).toMatchObject({ kind: 'mobile_licence', facts: {} });
});

test.each([
  ['an address of the web', 'https://example.org/verify?id=4829150', 'web_address'],
  ['plain text', 'Locker 14', 'text'],
  ['JSON of something else', '{"hdr": 1}', 'text'],
  ['JSON that never ends', '{"hdr"'.repeat(2000), 'text'],
  ['Base64 of nothing', 'QUJD'.repeat(200), 'text'],
  ['an empty payload', '', 'text'],
])('%s states no facts', (_name, payload, kind) => {
  expect(read(payload)).toMatchObject({ kind, facts: {} });
});

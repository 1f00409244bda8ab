// Payloads of all standards about the person of our samples, for tests and the bench.

/** One licence in the way of each version; `elements` replace or add to what the version has. */
export function writeAamva(version: number, elements: Readonly<Record<string, string>> = {}): string {
  const own = version < 1 ? {} : version < 2 ? ofYear2000 : version < 4 ? ofYear2003 : ofYear2009;
  const values = Object.entries({ ...common, ...own, ...elements });
  const body = `DL${values.map(([id, value]) => `${id}${value}`).join('\n')}\r`;
  const number = String(version).padStart(2, '0');
  const entries = version < 2 ? '01' : '0001';
  const head = `@\n\u001e\r${version < 2 ? 'AAMVA' : 'ANSI '}636029${number}${entries}`;
  const offset = head.length + 10;
  return `${head}DL${String(offset).padStart(4, '0')}${String(body.length).padStart(4, '0')}${body}`;
}

const common = {
  DAQ: 'D4829150',
  DAG: '2418 SE ALDER ST',
  DAI: 'PORTLAND',
  DAJ: 'OR',
  DAK: '972140000  ',
  DAY: 'HAZ',
  DCF: '8K20211107OR4471',
};
const ofYear2000 = {
  DAA: 'LINDGREN,MAYA,ELISE,',
  DBB: '19900412',
  DBD: '20220309',
  DBA: '20300412',
  DBC: 'F',
  DAU: '507',
  DAW: '136',
  DAR: 'C',
};
const laterDates = {
  DBB: '04121990',
  DBD: '03092022',
  DBA: '04122030',
  DBC: '2',
  DAU: '067 in',
  DAW: '136',
  DCA: 'C',
  DCB: 'NONE',
  DCD: 'NONE',
  DCG: 'USA',
};
const ofYear2003 = { ...laterDates, DCS: 'LINDGREN', DCT: 'MAYA,ELISE' };
const ofYear2009 = { ...laterDates, DCS: 'LINDGREN', DDE: 'N', DAC: 'MAYA', DDF: 'N', DAD: 'ELISE', DDG: 'N' };

/** Of CHF 1949.75, with the number of the invoice in the bill information. */
export const swissBill = [
  ...['SPC', '0200', '1', 'CH4431999123000889012'],
  ...['S', 'Alpenblick Treuhand AG', 'Seestrasse', '12', '8002', 'Zürich', 'CH'],
  ...['', '', '', '', '', '', ''],
  ...['1949.75', 'CHF'],
  ...['S', 'Maya Elise Lindgren', 'Alder Weg', '7', '3011', 'Bern', 'CH'],
  ...['QRR', '210000000003139471430009017', 'Mandat 2026'],
  ...['EPD', '//S1/10/R-10201409/11/260312/40/0:30'],
].join('\n');

export const payment = [
  ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Stadtwerke Lindenau GmbH', 'DE89370400440532013000', 'EUR123.4'],
  ...['', '', 'Rechnung 4711'],
].join('\n');

export const vCard = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lindgren;Maya;Elise;;',
  'FN:Maya Elise Lindgren',
  'ORG:Northwind Data;Platform',
  'TITLE:Data Engineer',
  'TEL;TYPE=CELL:+1 503 555 0142',
  'EMAIL:maya@example.org',
  'ADR;TYPE=HOME:;;2418 SE Alder St;Portland;OR;97214;USA',
  'END:VCARD',
].join('\r\n');

export const meCard = 'MECARD:N:Lindgren,Maya;TEL:+15035550142;EMAIL:maya@example.org;URL:https://example.org;;';

export const boardingPass = 'M1LINDGREN/MAYAMS     EABC123 PDXFRALH 0491 226F012A0025 100';

export const healthCertificate = JSON.stringify({
  data: {
    hdr: { t: 'icao.vacc', v: 1, is: 'CAN' },
    msg: { uvci: 'U32870', pid: { n: 'LINDGREN  MAYA ELISE', dob: '1990-04-12', i: 'HK482915', sex: 'F' } },
  },
  sig: { alg: 'ES256' },
});

export const frenchSeal = `DC04FR0000011EB41EB40001FR12MAYA\u001d13LINDGREN\u001d2212 RUE DES TILLEULS\u001d246900325LYON\u001d18F-2026-118\u001d\u001fSIGNATURE`;

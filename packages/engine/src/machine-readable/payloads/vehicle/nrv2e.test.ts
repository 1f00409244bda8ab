import { describe, expect, it } from 'vitest';
import { packNrv2e } from '../../testing/pack-nrv2e.ts';
import { decompressNrv2e } from './nrv2e.ts';
import { readVehicleRegistration } from './vehicle-registration.ts';

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('latin1');

describe('decompressNrv2e', () => {
  it('gives back what was packed', () => {
    const bytes = Buffer.from('Portland, Oregon. '.repeat(9));
    expect(text(decompressNrv2e(packNrv2e(bytes), bytes.length))).toBe(bytes.toString());
  });

  it('refuses what promises more than it holds, or more than a registration says', () => {
    const packed = packNrv2e(Buffer.from('short'));
    expect(decompressNrv2e(packed, 6)).toBeUndefined();
    expect(decompressNrv2e(packed, 4)).toBeUndefined();
    expect(decompressNrv2e(packed, 2 ** 31)).toBeUndefined();
    expect(decompressNrv2e(packed.subarray(0, 3), 5)).toBeUndefined();
  });

  it('copies from what came before', () => {
    const packed = packNrv2e([...Buffer.from('abcd'), { back: 4 }, { back: 2 }]);
    expect(text(decompressNrv2e(packed, 10))).toBe('abcdabcbcb');
    expect(decompressNrv2e(packNrv2e([0x61, { back: 2 }]), 4)).toBeUndefined();
  });
});

it('reads the code of a Polish registration', () => {
  const fields = Array.from({ length: 62 }, () => '---');
  const set = (values: Readonly<Record<number, string>>) => {
    for (const [at, value] of Object.entries(values)) fields[Number(at)] = value;
  };
  set({
    0: 'XXXX0002',
    1: 'AAA0007046',
    7: 'DW 1PNK',
    8: 'TOYOTA',
    12: 'COROLLA',
    13: 'JTDKM28E100089120',
    14: '2013-11-06',
  });
  set({
    16: 'LINDGREN MAYA',
    21: '50-001',
    22: 'WROCŁAW',
    24: 'LIPOWA',
    25: '24',
    26: '30',
    50: 'P',
    51: '2005-07-01',
  });
  const plain = Buffer.from(fields.join('|'), 'utf16le');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(plain.length);
  const code = Buffer.concat([size, packNrv2e(plain)]).toString('base64');
  const reading = readVehicleRegistration({ text: code, bytes: Buffer.from(code) });
  expect(Object.fromEntries(reading!.facts.map(({ name, value }) => [name, value]))).toEqual({
    license_plate: 'DW 1PNK',
    vehicle_make: 'TOYOTA',
    vehicle_model: 'COROLLA',
    vin: 'JTDKM28E100089120',
    issue_date: '2013-11-06',
    full_name: 'LINDGREN MAYA',
    fuel_type: 'P',
    first_registration_date: '2005-07-01',
    address: 'LIPOWA 24/30, 50-001 WROCŁAW',
    document_number: 'AAA0007046',
  });
});

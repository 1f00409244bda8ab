// Driving licences drawn by the test: numbered with and without words, in the layouts of several states.
import { describe, expect, it } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { type Drawn, drawPage, readDrawn } from '#testing/draw-page.ts';

const seen = (drawn: readonly Drawn[]): Page => ({ ...drawPage(drawn), source: 'ocr' });
const read = (drawn: readonly Drawn[]) => readDrawn('drivers_license', seen(drawn));

describe('extractIdentity on driving licences', () => {
  it('reads names glued to their captions, and an address whose flat has a line of its own', async () => {
    expect(
      await read([
        [200, 60, 'California USA', 18],
        [330, 60, 'DRIVER LICENSE', 14],
        [200, 100, 'DL Y7654321'],
        [360, 100, 'CLASS C'],
        [200, 118, 'EXP 02/14/2029'],
        [200, 140, 'LNHALVORSEN'],
        [200, 154, 'FNTESSA'],
        [200, 168, '418 ALDER STREET'],
        [200, 180, 'APT. 5'],
        [200, 192, 'FRESNO, CA 93701'],
        [200, 210, 'DOB 05/30/1988'],
      ]),
    ).toMatchObject({
      surname: 'HALVORSEN',
      given_names: 'TESSA',
      address: '418 ALDER STREET, APT. 5, FRESNO, CA 93701',
    });
  });

  it('reads numbered fields with the words beside them', async () => {
    expect(
      await read([
        [200, 60, 'OREGON', 24],
        [330, 60, 'DRIVER LICENSE', 14],
        [200, 100, '4d DL: 7654321'],
        [360, 100, '9 Class: C'],
        [200, 120, '4a Iss: 02/14/2021'],
        [360, 120, '4b Exp: 02/14/2029'],
        [200, 140, '3 DOB: 05/30/1988'],
        [200, 160, '1 HALVORSEN'],
        [200, 175, '2 TESSA LYNN'],
        [200, 190, '8 418 ALDER STREET'],
        [210, 203, 'SALEM, OR 97301'],
        [200, 230, '15 Sex: F'],
        [280, 230, '16 Hgt: 5\'-06"'],
        [380, 230, '18 Eyes: GRN'],
        [200, 250, '5 DD: AB1234567'],
      ]),
    ).toMatchObject({
      surname: 'HALVORSEN',
      given_names: 'TESSA LYNN',
      license_number: '7654321',
      license_class: 'C',
      issue_date: '2021-02-14',
      expiry_date: '2029-02-14',
      date_of_birth: '1988-05-30',
      address: '418 ALDER STREET, SALEM, OR 97301',
      state: 'OREGON',
      sex: 'F',
      height: '5\'-06"',
      eye_color: 'GRN',
      document_discriminator: 'AB1234567',
    });
  });

  it('reads what was run together, and a first name mark taken for a letter', async () => {
    expect(
      await read([
        [40, 60, 'Vermont', 24],
        [200, 100, '4dDLN  V512-604-91', 12],
        [400, 100, '9CLASS D'],
        [200, 130, 'IDANFORTH', 12],
        [200, 145, '2OWEN', 12],
        [200, 160, '877 MAPLE LANE', 12],
        [207, 174, 'BARRE, VT 05641', 12],
        [200, 195, '3DOB  07/21/1991'],
        [200, 215, '4bEXP07/21/2027'],
        [200, 235, '4aISs  07/21/2019'],
        [200, 255, '18EYESBLU'],
        [300, 255, 'HGT5-11"'],
        [400, 255, '17WGT  180 Ib'],
      ]),
    ).toMatchObject({
      surname: 'DANFORTH',
      given_names: 'OWEN',
      license_number: 'V512-604-91',
      license_class: 'D',
      address: '77 MAPLE LANE, BARRE, VT 05641',
      date_of_birth: '1991-07-21',
      expiry_date: '2027-07-21',
      issue_date: '2019-07-21',
      eye_color: 'BLU',
      height: '5-11"',
      weight: '180 lb',
    });
  });

  it('reads labels above values, and a surname that lost its number', async () => {
    expect(
      await read([
        [40, 60, 'MAINE DRIVER', 24],
        [250, 90, '4a ISS'],
        [400, 90, '4d NUMBER'],
        [260, 105, '03/02/2020'],
        [410, 105, '7719043'],
        [250, 125, '4b EXP'],
        [400, 125, '3 DOB'],
        [260, 140, '03/02/2026'],
        [410, 140, '11/19/1979'],
        [250, 160, '9 CLASS'],
        [310, 160, '12 REST'],
        [370, 160, '9a END'],
        [258, 175, 'C'],
        [318, 175, 'NONE'],
        [378, 175, 'NONE'],
        [210, 200, 'OUELLETTE'],
        [200, 213, '2 RENEE'],
        [200, 226, '8 5 HARBOR ROAD'],
        [210, 239, 'BATH, ME 04530'],
      ]),
    ).toMatchObject({
      surname: 'OUELLETTE',
      given_names: 'RENEE',
      license_number: '7719043',
      issue_date: '2020-03-02',
      expiry_date: '2026-03-02',
      date_of_birth: '1979-11-19',
      license_class: 'C',
      restrictions: 'NONE',
      address: '5 HARBOR ROAD, BATH, ME 04530',
      state: 'MAINE',
    });
  });

  it('reads numbers alone as ISO numbers them', async () => {
    const facts = await read([
      [150, 60, 'DRIVING LICENCE', 18],
      [40, 60, 'UK', 18],
      [200, 100, '1.  PENHALIGON'],
      [200, 115, '2.  MR JOWAN'],
      [200, 130, '3.  14.06.1982  UNITED KINGDOM'],
      [200, 145, '4a. 01.09.2022'],
      [300, 145, '4c. DVLA'],
      [200, 160, '4b. 31.08.2032'],
      [200, 175, '5.  PENHA806142J99XX 41'],
      [200, 190, '8.  3 QUAY STREET, FALMOUTH, TR11 3LB'],
      [200, 220, '9.  AM/A/B1/B'],
    ]);
    expect(facts).toMatchObject({
      surname: 'PENHALIGON',
      date_of_birth: '1982-06-14',
      place_of_birth: 'UNITED KINGDOM',
      issue_date: '2022-09-01',
      issuing_authority: 'DVLA',
      expiry_date: '2032-08-31',
      license_number: 'PENHA806142J99XX 41',
      address: '3 QUAY STREET, FALMOUTH, TR11 3LB',
      license_class: 'AM/A/B1/B',
    });
  });

  it('reads the French and English captions of Ontario', async () => {
    expect(
      await read([
        [40, 60, 'Ontario', 24],
        [200, 80, "DRIVER'S LICENCE"],
        [200, 100, '1,2 NAME/NOM', 8],
        [200, 113, 'TREMBLAY,'],
        [200, 126, 'NOAH LUC'],
        [200, 139, '8 40 BIRCH AVE'],
        [200, 152, 'SUDBURY, ON P3E 2B5'],
        [200, 175, '4d NUMBER/NUMERO', 8],
        [200, 188, 'T6101-40706-60905'],
        [200, 205, '4a ISS/DEL', 8],
        [320, 205, '4b EXP/EXP', 8],
        [200, 218, '2020/05/12'],
        [320, 218, '2025/09/30'],
        [200, 240, '3 DOB/DDN', 8],
        [200, 253, '1990/09/30'],
      ]),
    ).toMatchObject({
      surname: 'TREMBLAY',
      given_names: 'NOAH LUC',
      license_number: 'T6101-40706-60905',
      issue_date: '2020-05-12',
      expiry_date: '2025-09-30',
      date_of_birth: '1990-09-30',
      state: 'Ontario',
    });
  });

  it('knows name and address by their places where nothing names them', async () => {
    expect(
      await read([
        [40, 60, 'Driver Licence', 18],
        [300, 60, 'New South Wales, Australia'],
        [40, 100, 'Imogen Farrugia', 12],
        [40, 116, '9 WATTLE ST', 12],
        [40, 131, 'DUBBO NSW 2830', 12],
        [40, 170, 'Licence No.', 8],
        [160, 170, 'Licence Class', 8],
        [40, 184, '4471 902', 12],
        [160, 184, 'C', 12],
        [40, 220, 'Date of Birth', 8],
        [160, 220, 'Expiry Date', 8],
        [40, 234, '08 FEB 1994', 12],
        [160, 234, '19 OCT 2027', 12],
      ]),
    ).toMatchObject({
      full_name: 'Imogen Farrugia',
      address: '9 WATTLE ST, DUBBO NSW 2830',
      license_number: '4471 902',
      license_class: 'C',
      date_of_birth: '1994-02-08',
      expiry_date: '2027-10-19',
      state: 'New South Wales',
    });
  });

  it('takes a name that looks like a caption for a name', async () => {
    const facts = await read([
      [200, 60, 'DRIVING LICENCE', 14],
      [200, 100, '1. MORGAN'],
      [200, 115, '2. ISSY'],
      [200, 130, '4a. 01.09.2022'],
      [200, 145, '4b. 31.08.2032'],
      [300, 130, '4c. DVLA'],
    ]);
    expect([facts.surname, facts.given_names]).toEqual(['MORGAN', 'ISSY']);
  });

  it('takes the name before the first comma for the surname, all others for given names', async () => {
    const facts = await read([
      [40, 50, "DRIVER'S LICENCE", 14],
      [300, 50, 'ONTARIO, CANADA'],
      [40, 90, '1,2 NAME/NOM', 7],
      [40, 102, 'DESROSIERS,'],
      [40, 115, 'ELODIE, ANNE'],
      [40, 140, '4d NUMBER/NUMÉRO', 7],
      [40, 152, 'D2208 - 40917 - 65203'],
      [40, 170, '4b EXP/EXP', 7],
      [40, 182, '2027/03/19'],
    ]);
    expect([facts.surname, facts.given_names]).toEqual(['DESROSIERS', 'ELODIE ANNE']);
  });

  it('reads both names under one number, and a house number glued to its own', async () => {
    const american = await read([
      [40, 50, 'NEW YORK STATE USA', 14],
      [300, 50, 'DRIVER LICENSE', 14],
      [150, 80, '4d ID 583 104 662'],
      [150, 100, '1.2 ABERNATHY'],
      [150, 113, 'JUNE,ROSALIND'],
      [150, 160, '3 DOB 02/11/1991'],
      [150, 180, '4b EXPIRES 02/11/2029'],
    ]);
    expect([american.surname, american.given_names]).toEqual(['ABERNATHY', 'JUNE ROSALIND']);
    const british = await read([
      [200, 50, 'DRIVING LICENCE', 14],
      [200, 90, '1. OKAFOR'],
      [200, 105, '2. MRS NGOZI'],
      [200, 120, '4a. 01.09.2022'],
      [300, 120, '4c. DVLA'],
      [200, 135, '4b. 31.08.2032'],
      [200, 165, '8.12 MILL LANE, LEEDS, LS1 4AB'],
    ]);
    expect([british.given_names, british.address]).toEqual(['NGOZI', '12 MILL LANE, LEEDS, LS1 4AB']);
  });

  it('reads the numbers of New Zealand', async () => {
    expect(
      await read([
        [40, 50, 'NEW ZEALAND DRIVER LICENCE', 14],
        [40, 80, '1 KAHURANGI'],
        [40, 95, '2 MERE'],
        [40, 110, '3 18-02-1996'],
        [40, 125, '4a 07-05-2022'],
        [40, 140, '4b 07-05-2032'],
        [40, 155, '5a FK204817 5b 061'],
        [40, 170, '9 1R 6F'],
      ]),
    ).toMatchObject({ license_number: 'FK204817', license_class: '1R 6F', expiry_date: '2032-05-07' });
  });

  it('joins given names on two lines, and leaves the county under the town', async () => {
    expect(
      await read([
        [200, 60, 'GEORGIA', 24],
        [330, 60, 'DRIVER LICENSE', 14],
        [200, 100, '4d DL NO. 047310852'],
        [360, 100, '3 DOB 03/19/1986'],
        [200, 130, '1 ABERNATHY'],
        [200, 145, '2 ROSCOE'],
        [210, 158, 'EMMETT'],
        [200, 175, '8 77 KNOLL LANE'],
        [210, 188, 'MACON, GA 31201'],
        [210, 201, 'BIBB'],
        [200, 230, '15 SEX M'],
        [280, 230, '18 EYES BLU'],
        [200, 250, '4a ISS 01/05/2022'],
        [330, 250, '4b EXP 03/19/2030'],
      ]),
    ).toMatchObject({ surname: 'ABERNATHY', given_names: 'ROSCOE EMMETT', address: '77 KNOLL LANE, MACON, GA 31201' });
  });
});

// National cards, permits and visas drawn by the test.

import type { DocumentType } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { type Drawn, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';

const seen = (drawn: readonly Drawn[]): Page => ({ ...drawPage(drawn), source: 'ocr' });
const read = (type: DocumentType, drawn: readonly Drawn[]) => readDrawn(type, seen(drawn));

describe('extractIdentity on cards', () => {
  it('reads a German card, its number without a caption', async () => {
    expect(
      await read('id_card', [
        [40, 50, 'BUNDESREPUBLIK DEUTSCHLAND', 12],
        [320, 50, 'PERSONALAUSWEIS', 14],
        [420, 80, 'L9X4T21VK', 14],
        [200, 100, '[a] Name/Surname/Nom', 7],
        [200, 113, 'WESTERKAMP'],
        [200, 130, 'Vornamen/Given names/Prénoms', 7],
        [200, 143, 'JANNE'],
        [200, 160, 'Geburtsdatum/Date of birth', 7],
        [340, 160, 'Staatsangehörigkeit/Nationality', 7],
        [200, 173, '04.11.1990'],
        [340, 173, 'DEUTSCH'],
        [200, 190, 'Geburtsort/Place of birth/Lieu de naissance', 7],
        [200, 203, 'OLDENBURG'],
        [200, 220, 'Gültig bis/Date of expiry', 7],
        [200, 233, '19.06.2031'],
      ]),
    ).toMatchObject({
      surname: 'WESTERKAMP',
      given_names: 'JANNE',
      document_number: 'L9X4T21VK',
      date_of_birth: '1990-11-04',
      nationality: 'DEUTSCH',
      place_of_birth: 'OLDENBURG',
      expiry_date: '2031-06-19',
    });
  });

  it('reads an Italian card with captions on two lines and two facts under one', async () => {
    expect(
      await read('id_card', [
        [150, 50, 'REPUBBLICA ITALIANA', 12],
        [400, 50, 'AX40718CD', 12],
        [150, 70, 'CARTA DI IDENTITÀ / IDENTITY CARD'],
        [150, 90, 'COGNOME / SURNAME', 7],
        [150, 102, 'BALDINI'],
        [150, 118, 'NOME / NAME', 7],
        [150, 130, 'CHIARA'],
        [150, 146, 'LUOGO E DATA DI NASCITA', 7],
        [150, 154, 'PLACE AND DATE OF BIRTH', 7],
        [150, 166, 'LUCCA (LU) 17.02.1995'],
        [150, 182, 'SESSO', 7],
        [220, 182, 'STATURA', 7],
        [300, 182, 'CITTADINANZA', 7],
        [150, 190, 'SEX', 7],
        [220, 190, 'HEIGHT', 7],
        [300, 190, 'NATIONALITY', 7],
        [150, 202, 'F'],
        [220, 202, '171'],
        [300, 202, 'ITA'],
        [150, 220, 'EMISSIONE / ISSUING', 7],
        [300, 220, 'SCADENZA / EXPIRY', 7],
        [150, 232, '03.05.2021'],
        [300, 232, '17.02.2031'],
      ]),
    ).toMatchObject({
      document_number: 'AX40718CD',
      surname: 'BALDINI',
      given_names: 'CHIARA',
      place_of_birth: 'LUCCA (LU)',
      date_of_birth: '1995-02-17',
      sex: 'F',
      height: '171',
      nationality: 'ITA',
      issue_date: '2021-05-03',
      expiry_date: '2031-02-17',
    });
  });

  it('reads both surnames of a Spanish card and proves its number by the letter', async () => {
    const facts = await factsOf(
      'id_card',
      seen([
        [40, 50, 'ESPAÑA', 14],
        [200, 50, 'DOCUMENTO NACIONAL DE IDENTIDAD', 12],
        [420, 80, '48302716W', 14],
        [200, 100, 'APELLIDOS', 7],
        [200, 112, 'QUIROGA'],
        [200, 124, 'BELMONTE'],
        [200, 140, 'NOMBRE', 7],
        [200, 152, 'IRENE'],
        [200, 168, 'EMISIÓN', 7],
        [320, 168, 'VALIDEZ', 7],
        [200, 180, '02 06 2021'],
        [320, 180, '02 06 2031'],
      ]),
    );
    const value = (name: string) => facts.find((fact) => fact.name === name)?.value;
    expect(value('surname')).toBe('QUIROGA BELMONTE');
    expect(value('given_names')).toBe('IRENE');
    expect(value('issue_date')).toBe('2021-06-02');
    expect(facts.find(({ name }) => name === 'national_id_number')).toMatchObject({
      value: '48302716W',
      tier: 'proved',
    });
  });

  it('leaves out a number whose check letter is wrong', async () => {
    const facts = await read('id_card', [
      [40, 50, 'ESPAÑA', 14],
      [200, 50, 'DOCUMENTO NACIONAL DE IDENTIDAD', 12],
      [420, 80, '48302716H', 14],
    ]);
    expect(facts.national_id_number).toBeUndefined();
  });

  it('reads an Indian account number card', async () => {
    expect(
      await read('id_card', [
        [40, 50, 'INCOME TAX DEPARTMENT', 14],
        [350, 50, 'GOVT. OF INDIA', 14],
        [150, 80, 'Permanent Account Number Card'],
        [200, 100, 'BKTPM4821Q', 14],
        [40, 140, 'Name', 8],
        [40, 155, 'ANJALI MEHRA', 12],
        [40, 180, "Father's Name", 8],
        [40, 195, 'VIVEK MEHRA', 12],
        [40, 220, 'Date of Birth', 8],
        [40, 235, '09/04/1986', 12],
      ]),
    ).toMatchObject({
      full_name: 'ANJALI MEHRA',
      father_name: 'VIVEK MEHRA',
      document_number: 'BKTPM4821Q',
      tax_id: 'BKTPM4821Q',
      date_of_birth: '1986-04-09',
    });
  });

  it('proves an Aadhaar number by its check digit', async () => {
    const facts = await factsOf(
      'id_card',
      seen([
        [150, 50, 'Government of India', 14],
        [150, 100, 'DOB: 15/08/1987'],
        [150, 200, '2341 2341 2346', 18],
        [150, 240, 'Aadhaar - Unique Identification Authority of India'],
      ]),
    );
    expect(facts.find(({ name }) => name === 'national_id_number')).toMatchObject({
      value: '2341 2341 2346',
      tier: 'proved',
    });
  });

  it('reads name and sex of an Indian resident without their captions', async () => {
    expect(
      await read('id_card', [
        [150, 50, 'Government of India', 14],
        [150, 90, 'Kavita Deshmukh', 12],
        [150, 108, 'DOB: 15/08/1987', 12],
        [150, 126, 'FEMALE', 12],
        [150, 200, '2341 2341 2346', 18],
      ]),
    ).toMatchObject({
      full_name: 'Kavita Deshmukh',
      date_of_birth: '1987-08-15',
      sex: 'F',
      national_id_number: '2341 2341 2346',
    });
  });

  it('reads a resident card of the United States', async () => {
    expect(
      await read('residence_permit', [
        [150, 50, 'UNITED STATES OF AMERICA', 14],
        [40, 70, 'PERMANENT RESIDENT', 12],
        [200, 100, 'Surname', 7],
        [200, 112, 'OKONKWO'],
        [200, 130, 'Given Name', 7],
        [200, 142, 'ADAEZE'],
        [200, 160, 'USCIS#', 7],
        [330, 160, 'Category', 7],
        [200, 172, '218-440-719'],
        [330, 172, 'IR1'],
        [200, 190, 'Country of Birth', 7],
        [200, 202, 'Nigeria'],
        [200, 220, 'Date of Birth', 7],
        [330, 220, 'Sex', 7],
        [200, 232, '02 AUG 1985'],
        [330, 232, 'F'],
        [200, 260, 'Card Expires: 08/21/2027'],
      ]),
    ).toMatchObject({
      surname: 'OKONKWO',
      given_names: 'ADAEZE',
      uscis_number: '218-440-719',
      category: 'IR1',
      country_of_birth: 'Nigeria',
      date_of_birth: '1985-08-02',
      sex: 'F',
      expiry_date: '2027-08-21',
    });
  });

  it('reads a European permit: both names under one caption, place and date of issue, the number in the corner', async () => {
    expect(
      await read('residence_permit', [
        [150, 50, 'RESIDENCE PERMIT', 14],
        [420, 60, 'ZX4471902', 12],
        [200, 100, 'NAME', 7],
        [200, 112, 'ADEYEMI'],
        [200, 124, 'FOLAKE'],
        [200, 150, 'VALID UNTIL', 7],
        [200, 162, '31.12.2027'],
        [200, 180, 'PLACE AND DATE OF ISSUE', 7],
        [200, 192, 'LEEDS 05.06.2023'],
        [200, 210, 'TYPE OF PERMIT', 7],
        [200, 222, 'WORK PERMIT'],
      ]),
    ).toMatchObject({
      surname: 'ADEYEMI',
      given_names: 'FOLAKE',
      document_number: 'ZX4471902',
      expiry_date: '2027-12-31',
      place_of_issue: 'LEEDS',
      issue_date: '2023-06-05',
      category: 'WORK PERMIT',
    });
  });

  it('reads a visa of the United States', async () => {
    expect(
      await read('visa', [
        [40, 50, 'VISA', 20],
        [300, 50, 'IMMIGRANT VISA', 12],
        [200, 90, 'Issuing Post Name', 7],
        [400, 90, 'Registration Number', 7],
        [200, 102, 'US CONSULATE GENERAL'],
        [400, 102, '00004719'],
        [200, 114, 'TORONTO'],
        [200, 135, 'Surname', 7],
        [200, 147, 'LAURENT'],
        [200, 165, 'Given Name', 7],
        [400, 165, 'IV Category', 7],
        [200, 177, 'MARGAUX'],
        [400, 177, 'IR5'],
        [200, 195, 'Passport Number', 7],
        [330, 195, 'IV Issue Date', 7],
        [450, 195, 'IV Expires On', 7],
        [200, 207, 'GA302718'],
        [330, 207, '24JUN2024'],
        [450, 207, '23DEC2024'],
      ]),
    ).toMatchObject({
      visa_type: 'IMMIGRANT VISA',
      issuing_post: 'US CONSULATE GENERAL TORONTO',
      registration_number: '00004719',
      surname: 'LAURENT',
      given_names: 'MARGAUX',
      visa_category: 'IR5',
      passport_number: 'GA302718',
      issue_date: '2024-06-24',
      expiry_date: '2024-12-23',
    });
  });

  it('reads a Schengen sticker, captions left of their values', async () => {
    expect(
      await read('visa', [
        [40, 50, 'FRANCE', 14],
        [250, 50, 'VISA', 20],
        [150, 90, 'FROM', 7],
        [190, 90, '01-03-24'],
        [300, 90, 'UNTIL', 7],
        [340, 90, '15-04-24'],
        [150, 110, 'TYPE OF VISA', 7],
        [220, 110, 'C'],
        [300, 110, 'NUMBER OF ENTRIES', 7],
        [400, 110, 'MULT'],
        [150, 130, 'ISSUED IN', 7],
        [200, 130, 'LAGOS'],
        [300, 130, 'ON', 7],
        [320, 130, '12-02-24'],
        [150, 150, 'NUMBER OF PASSPORT', 7],
        [260, 150, 'A09914820'],
      ]),
    ).toMatchObject({
      valid_from: '2024-03-01',
      valid_until: '2024-04-15',
      visa_type: 'C',
      entries: 'MULT',
      place_of_issue: 'LAGOS',
      issue_date: '2024-02-12',
      passport_number: 'A09914820',
    });
  });

  it('reads a card whose captions stand under their values', async () => {
    expect(
      await read('id_card', [
        [40, 50, 'NATIONAL IDENTITY CARD', 14],
        [40, 90, 'BRANDVOLL', 12],
        [40, 100, 'Surname', 7],
        [40, 124, 'SIGRID ELSE', 12],
        [40, 134, 'Given names', 7],
        [40, 158, '17 APR 1988', 12],
        [240, 158, 'F', 12],
        [40, 168, 'Date of birth', 7],
        [240, 168, 'Sex', 7],
        [40, 192, 'HAMAR', 12],
        [240, 192, 'UTOPIAN', 12],
        [40, 202, 'Place of birth', 7],
        [240, 202, 'Nationality', 7],
        [40, 226, '4401 77 2093', 12],
        [40, 236, 'Card number', 7],
        [40, 260, '02 MAY 2021', 12],
        [240, 260, '01 MAY 2031', 12],
        [40, 270, 'Date of issue', 7],
        [240, 270, 'Date of expiry', 7],
      ]),
    ).toMatchObject({
      surname: 'BRANDVOLL',
      given_names: 'SIGRID ELSE',
      date_of_birth: '1988-04-17',
      sex: 'F',
      place_of_birth: 'HAMAR',
      nationality: 'UTOPIAN',
      document_number: '4401 77 2093',
      issue_date: '2021-05-02',
      expiry_date: '2031-05-01',
    });
  });

  it('keeps a number apart from what stands under the next caption', async () => {
    expect(
      await read('residence_permit', [
        [40, 50, 'UNITED STATES OF AMERICA', 12],
        [40, 66, 'EMPLOYMENT AUTHORIZATION CARD', 12],
        [40, 100, 'Surname', 7],
        [40, 113, 'ALBESCU', 11],
        [40, 130, 'Given Name', 7],
        [40, 143, 'DORIN', 11],
        [40, 160, 'USCIS#', 7],
        [120, 160, 'Category', 7],
        [40, 173, '318-204-557', 11],
        [120, 173, 'C08', 11],
      ]),
    ).toMatchObject({ uscis_number: '318-204-557', category: 'C08' });
  });

  it('says of a permit until when it is valid, and when it expires by that', async () => {
    expect(
      await read('residence_permit', [
        [40, 50, 'RESIDENCE PERMIT', 14],
        [200, 80, 'NAME', 7],
        [200, 93, 'ADEBAYO'],
        [200, 103, 'FUNMILAYO'],
        [200, 125, 'VALID UNTIL', 7],
        [200, 138, '30-09-2026'],
      ]),
    ).toMatchObject({ valid_until: '2026-09-30', expiry_date: '2026-09-30' });
  });

  it('takes both lines under a caption of both names apart', async () => {
    expect(
      await read('residence_permit', [
        [40, 50, 'TITRE DE SÉJOUR', 14],
        [200, 80, 'NOM PRÉNOMS / NAME', 7],
        [200, 93, 'KEITA'],
        [200, 103, 'FATOUMATA'],
        [200, 125, 'EXPIRE LE / CARD EXPIRY', 7],
        [200, 138, '17 10 2027'],
      ]),
    ).toMatchObject({ surname: 'KEITA', given_names: 'FATOUMATA', expiry_date: '2027-10-17' });
  });

  it('takes the day somebody settled for no day of issue', async () => {
    expect(
      await read('residence_permit', [
        [40, 50, 'UNITED STATES OF AMERICA', 12],
        [40, 66, 'PERMANENT RESIDENT', 12],
        [200, 100, 'Date of Birth', 7],
        [200, 112, '11 MAR 1983'],
        [200, 130, 'Card Expires:', 7],
        [200, 142, '04/26/33'],
        [200, 160, 'Resident Since:', 7],
        [200, 172, '04/26/23'],
      ]),
    ).not.toHaveProperty('issue_date');
  });

  it('tells both parents under one caption apart', async () => {
    expect(
      await read('id_card', [
        [40, 50, 'DOCUMENTO NACIONAL DE IDENTIDAD', 12],
        [200, 100, 'HIJO/A DE', 7],
        [200, 112, 'TOMAS / REMEDIOS'],
      ]),
    ).toMatchObject({ father_name: 'TOMAS', mother_name: 'REMEDIOS' });
  });

  it('takes one word under a caption of the whole name for the surname beside given names', async () => {
    expect(
      await read('id_card', [
        [40, 50, 'IDENTITY CARD', 14],
        [200, 80, 'Surname and given names', 7],
        [200, 93, 'VIRTANEN'],
        [200, 125, 'Given names', 7],
        [200, 138, 'AINO'],
        [200, 165, 'Date of birth', 7],
        [200, 178, '12.03.1990'],
      ]),
    ).toMatchObject({ surname: 'VIRTANEN', given_names: 'AINO' });
  });
});

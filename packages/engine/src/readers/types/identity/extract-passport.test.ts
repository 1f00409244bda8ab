// Passports drawn by the test: captions in several languages, misread ones, and the machine readable zone whole, misread or cut off.
import { describe, expect, it } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { type Drawn, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';

const seen = (drawn: readonly Drawn[]): Page => ({ ...drawPage(drawn), source: 'ocr' });
const read = (drawn: readonly Drawn[]) => readDrawn('passport', seen(drawn));

const captions: readonly Drawn[] = [
  [40, 60, 'PASSPORT', 12],
  [200, 90, 'Type/Type', 7],
  [280, 90, 'Code/Code', 7],
  [420, 90, 'Passport No./Passeport No.', 7],
  [200, 102, 'P'],
  [280, 102, 'CAN'],
  [420, 102, 'AB482915'],
  [200, 120, 'Surname/Nom', 7],
  [200, 132, 'BEAULIEU'],
  [200, 150, 'Given names/Prénoms', 7],
  [200, 162, 'ODILE'],
  [200, 180, 'Nationality/Nationalité', 7],
  [200, 192, 'CANADIAN/CANADIENNE'],
  [200, 210, 'Date of birth/Date de naissance', 7],
  [200, 222, '12 AUG/AOÛT 87'],
  [200, 240, 'Sex/Sexe', 7],
  [280, 240, 'Place of birth/Lieu de naissance', 7],
  [200, 252, 'F'],
  [280, 252, 'MONCTON CAN'],
  [200, 270, 'Date of issue/Date de délivrance', 7],
  [380, 270, 'Issuing authority/Autorité de délivrance', 7],
  [200, 282, '14 JAN/JAN 23'],
  [380, 282, 'GATINEAU'],
  [200, 300, 'Date of expiry/Date d’expiration', 7],
  [200, 312, '14 JAN/JAN 33'],
];
const zone: readonly Drawn[] = [
  [40, 380, 'P<CANBEAULIEU<<ODILE<<<<<<<<<<<<<<<<<<<<<<<<', 12],
  [40, 402, 'AB482915<0CAN8708128F3301144<<<<<<<<<<<<<<<2', 12],
];
const said = {
  document_type: 'P',
  surname: 'BEAULIEU',
  given_names: 'ODILE',
  passport_number: 'AB482915',
  country_code: 'CAN',
  nationality: 'CANADIAN/CANADIENNE',
  date_of_birth: '1987-08-12',
  sex: 'F',
  place_of_birth: 'MONCTON CAN',
  issue_date: '2023-01-14',
  issuing_authority: 'GATINEAU',
  expiry_date: '2033-01-14',
};

describe('extractIdentity on passports', () => {
  it('reads the printed zone alone', async () => {
    expect(await read(captions)).toMatchObject(said);
  });

  it('proves what printed and machine readable zone agree on', async () => {
    const facts = await factsOf('passport', seen([...captions, ...zone]));
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      ...said,
      nationality: 'CANADIAN/CANADIENNE',
    });
    const proved = facts.filter(({ tier }) => tier === 'proved').map(({ name }) => name);
    expect(proved).toEqual(
      expect.arrayContaining(['surname', 'passport_number', 'date_of_birth', 'expiry_date', 'sex']),
    );
    expect(proved).not.toContain('place_of_birth');
  });

  it('reads captions of which letters are wrong or missing', async () => {
    expect(
      await read([
        [40, 60, 'PASSPORT', 12],
        [200, 120, 'Sumame/Nom', 7],
        [200, 132, 'BEAULIEU'],
        [200, 180, 'Nationay Nationalite Nacionalidad', 7],
        [200, 192, 'UNITED STATES OF AMERICA'],
        [200, 210, 'Date of bitn Date de naissance/ Fecha de naciniento', 7],
        [200, 222, '09/21/1970'],
        [200, 240, 'Sex Sexe / Sexo Piace ot birthLieu de naissance', 7],
        [200, 252, 'M   UTAH, U.S.A'],
        [200, 300, 'Date of expjrabon / Date d expiration / Pecha de caducidad', 7],
        [200, 312, '24 Nov 2028'],
      ]),
    ).toMatchObject({
      surname: 'BEAULIEU',
      nationality: 'UNITED STATES OF AMERICA',
      date_of_birth: '1970-09-21',
      sex: 'M',
      expiry_date: '2028-11-24',
    });
  });

  it('tells the date of issue by order where its caption is lost, and puts a stroke read as a seven right', async () => {
    const facts = await read([
      ...captions.filter(([, y]) => y < 265),
      [200, 282, '14 JAN7JAN 23'],
      [200, 312, '14-JAN /JAN 33'],
      ...zone,
    ]);
    expect(facts).toMatchObject({ issue_date: '2023-01-14', expiry_date: '2033-01-14' });
  });

  it('takes the place beside the sex for that of birth where its caption is lost', async () => {
    const facts = await read([...captions.filter(([, , text]) => !text.startsWith('Place')), ...zone]);
    expect(facts.place_of_birth).toBe('MONCTON CAN');
  });

  it('keeps the nationality of a zone with one letter misread', async () => {
    const bare = captions.filter(([, y]) => y < 170);
    const misread = zone.map(([x, y, text, size = 12]): Drawn => [x, y, text.replace('0CAN', '0OAN'), size]);
    const facts = await read([...bare, ...misread]);
    expect(facts.nationality).toBe('Canada');
  });

  it('believes no zone whose check digits fail', async () => {
    const [names] = zone;
    const facts = await factsOf(
      'passport',
      seen([...captions, names!, [40, 402, 'AB482915<9CAN8708120F3301140<<<<<<<<<<<<<<<0', 12]]),
    );
    expect(facts.filter(({ tier, name }) => tier === 'proved' && name !== 'country_code')).toEqual([]);
    expect(facts.find(({ name }) => name === 'expiry_date')?.value).toBe('2033-01-14');
  });

  it('reads captions numbered in four languages', async () => {
    expect(
      await read([
        [40, 50, 'KONINKRIJK DER NEDERLANDEN', 12],
        [200, 90, '1. naam / surname / nom', 7],
        [420, 90, '5. documentnummer', 7],
        [200, 102, 'Van Dijk'],
        [420, 102, 'NW4L82719'],
        [200, 120, '3. nationaliteit / nationality / nationalité', 7],
        [200, 132, 'Nederlandse'],
        [200, 150, '8. datum van afgifte / date of issue / date de délivrance', 7],
        [200, 162, '09 MRT/MAR 2024'],
        [200, 180, '7. geslacht / sex / sexe', 7],
        [200, 192, 'V/F'],
      ]),
    ).toMatchObject({
      surname: 'Van Dijk',
      passport_number: 'NW4L82719',
      nationality: 'Nederlandse',
      issue_date: '2024-03-09',
      sex: 'F',
    });
  });

  it('invents nothing on an empty page', async () => {
    expect(
      await read([
        [40, 60, 'PASSPORT', 12],
        [40, 80, 'THIS PAGE IS RESERVED FOR VISAS', 10],
      ]),
    ).toEqual({});
  });

  it('takes the letter after the stroke for the sex', async () => {
    const drawn: Drawn[] = [
      [40, 50, 'ÉIRE IRELAND', 14],
      [200, 80, 'Sloinne/Surname/Nom', 7],
      [200, 93, 'GALLAGHER'],
      [200, 120, 'Gnéas/Sex/Sexe', 7],
      [200, 133, 'F/M'],
    ];
    expect(await readDrawn('passport', drawPage(drawn))).toMatchObject({ sex: 'M' });
  });
});

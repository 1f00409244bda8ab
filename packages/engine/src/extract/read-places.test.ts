// Values on papers of many makers, read by the whole engine.
import { expect, it } from 'vitest';
import { drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

it('finds what a legend numbers behind the same letter', async () => {
  const page = drawPage([
    [40, 50, 'BUNDESREPUBLIK DEUTSCHLAND', 12],
    [40, 66, 'PERSONALAUSWEIS', 12],
    [120, 90, '[a] Name/Surname/Nom', 6],
    [120, 98, '[b] Geburtsname/Name at birth/Nom de naissance', 6],
    [120, 112, '[a] OKONKWO'],
    [120, 126, '[b] BRANDT'],
    [120, 140, 'Vornamen/Given names/Prénoms', 6],
    [120, 152, 'LENA'],
    [120, 166, 'Geburtstag/Date of birth', 6],
    [120, 178, '12.08.1983'],
  ]);
  expect(await readDrawn('id_card', page)).toMatchObject({ surname: 'OKONKWO', given_names: 'LENA' });
});

it('gives each caption the words of its own column where two values stand close', async () => {
  const page = drawPage([
    [40, 50, 'IDENTITY CARD', 14],
    [40, 90, 'Surname', 7],
    [40, 102, 'ADEYEMI'],
    [40, 116, 'Given names', 7],
    [40, 128, 'TOLU'],
    [40, 142, 'Date of birth', 7],
    [98, 142, 'Nationality', 7],
    [40, 154, '12.08.1983 DEUTSCH'],
  ]);
  expect(await readDrawn('id_card', page)).toMatchObject({ date_of_birth: '1983-08-12', nationality: 'DEUTSCH' });
});

it('reads captions over three lines, and no heading in the end of a sentence', async () => {
  const page = drawPage([
    [430, 50, '2024'],
    [430, 66, 'Form 1099-MISC', 12],
    [40, 50, 'PAYER’S name, street address, city or town, state or province, country, ZIP', 6],
    ...drawBlock(40, 62, ['Harbour Press Inc', '14 Quay Street', 'Salem, OR 97301']),
    [40, 130, 'PAYER’S TIN', 6],
    [140, 130, 'RECIPIENT’S TIN', 6],
    [40, 142, '25-0240172'],
    [140, 142, '554-03-0876'],
    [40, 160, 'RECIPIENT’S name', 6],
    [40, 172, 'Ines Tavares'],
    [320, 172, '10 Gross proceeds paid to an', 6],
    [327, 179, 'attorney', 6],
    [40, 190, 'Street address (including apt. no.)', 6],
    [40, 202, '200 2nd Street NE'],
    [40, 218, 'City or town, state or province, country, and ZIP or foreign postal code', 6],
    [40, 230, 'Waseca, MN 56093'],
  ]);
  expect(await readDrawn('tax_form_1099', page)).toMatchObject({
    full_name: 'Ines Tavares',
    address: '200 2nd Street NE, Waseca, MN 56093',
  });
});

it('reads a block with a post box whose lines are set wide', async () => {
  const { drawn, facts } = drawnPaper('a block with a post box whose lines are set wide');
  expect(await readDrawn('other', drawPage(drawn))).toMatchObject(facts);
});

it('takes a choice that is ticked in print', async () => {
  const page = drawPage([
    [40, 40, 'Life Insurance Application', 16],
    [40, 80, 'Full name: Ines Tavares'],
    [40, 100, 'Date of birth: 05/12/1976'],
    [40, 120, 'Sex:'],
    [80, 120, '☐ Male ☒ Female'],
    [40, 140, 'Marital status:'],
    [140, 140, '☐ Single ☑ Married ☐ Divorced'],
  ]);
  expect(await readDrawn('application_form', page)).toMatchObject({ sex: 'F', marital_status: 'Married' });
});

it('reads captions as motor insurers word them', async () => {
  const page = drawPage([
    [40, 40, 'Motor insurance: statement of insurance', 16],
    [40, 80, 'Policy number'],
    [240, 80, 'GB20246717948'],
    [40, 100, 'Policyholder'],
    [240, 100, 'Mr Ines Tavares'],
    [40, 120, 'Registration number'],
    [240, 120, 'VS24DMC'],
    [40, 140, 'Marital status'],
    [240, 140, 'Married-Common Law'],
  ]);
  expect(await readDrawn('insurance_policy', page)).toMatchObject({
    marital_status: 'Married-Common Law',
    registration_number: 'VS24DMC',
  });
});

it('reads telephone numbers in pairs, VAT numbers behind the tax and an address on one line', async () => {
  const page = drawPage([
    [200, 40, 'Au Vieux Pressoir SARL - 12 chemin de la Source - 84340 Malaucène - France'],
    [200, 54, '+33 4 90 65 20 11'],
    [200, 68, 'TVA : FR11999999998'],
    [40, 100, 'Facture FA-2024-0110', 16],
    [40, 130, 'Date de facture'],
    [200, 130, '13/11/2024'],
    [400, 200, 'Total HT'],
    [500, 200, '624,90 €'],
    [400, 214, 'TVA 20%'],
    [500, 214, '124,98 €'],
    [400, 228, 'Total TTC'],
    [500, 228, '749,88 €'],
  ]);
  expect(await readDrawn('invoice', page)).toMatchObject({
    vendor_phone: '+33490652011',
    vat_number: 'FR11999999998',
    vendor_address: expect.stringMatching(/^12 chemin de la Source, 84340 Malaucène/),
    total: '749.88',
  });
});

it('keeps the number of a quarter with its town', async () => {
  const page = drawPage([
    [40, 40, 'Surname: Lindgren'],
    [40, 60, 'Place of birth: Praha 4'],
  ]);
  expect(await readDrawn('passport', page)).toMatchObject({ place_of_birth: 'Praha 4' });
});

import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const w2: Drawn[] = [
  [200, 40, "a Employee's social security number", 7],
  [230, 54, '412-66-9034'],
  [40, 70, 'b Employer identification number (EIN)', 7],
  [60, 84, '84-2210457'],
  [330, 70, '1 Wages, tips, other compensation', 7],
  [400, 84, '61250.00'],
  [470, 70, '2 Federal income tax withheld', 7],
  [540, 84, '7340.12'],
  [40, 100, "c Employer's name, address, and ZIP code", 7],
  ...drawBlock(50, 114, ['Alpenglow Outfitters Inc', '300 Summit Ave', 'Boulder, CO 80302']),
  [330, 100, '3 Social security wages', 7],
  [400, 114, '61250.00'],
  [470, 100, '4 Social security tax withheld', 7],
  [540, 114, '3797.50'],
  [330, 130, '5 Medicare wages and tips', 7],
  [400, 144, '61250.00'],
  [470, 130, '6 Medicare tax withheld', 7],
  [540, 144, '888.13'],
  [40, 170, 'd Control number', 7],
  [50, 184, 'A-20931'],
  [40, 200, "e Employee's first name and initial", 7],
  [180, 200, 'Last name', 7],
  [50, 214, 'Wendell K'],
  [185, 214, 'Abara'],
  ...drawBlock(50, 232, ['15 Juniper Way', 'Golden, CO 80401']),
  [40, 262, "f Employee's address and ZIP code", 7],
  [40, 290, "15 State Employer's state ID number", 7],
  [220, 290, '16 State wages, tips, etc.', 7],
  [330, 290, '17 State income tax', 7],
  [45, 304, 'CO  10092231'],
  [240, 304, '61250.00'],
  [350, 304, '2387.00'],
  [40, 330, 'Form W-2 Wage and Tax Statement'],
  [330, 332, '2023', 16],
];

describe('extractTaxFormW2', () => {
  it('reads every box under its caption', async () => {
    expect(await readDrawn('tax_form_w2', drawPage(w2))).toMatchObject({
      ssn: '412-66-9034',
      employer_ein: '84-2210457',
      wages: '61250.00',
      federal_income_tax_withheld: '7340.12',
      social_security_wages: '61250.00',
      social_security_tax_withheld: '3797.50',
      medicare_wages: '61250.00',
      medicare_tax_withheld: '888.13',
      employer_name: 'Alpenglow Outfitters Inc',
      employer_address: '300 Summit Ave, Boulder, CO 80302',
      control_number: 'A-20931',
      given_names: 'Wendell K',
      surname: 'Abara',
      full_name: 'Wendell K Abara',
      employee_address: '15 Juniper Way, Golden, CO 80401',
      state: 'CO',
      state_wages: '61250.00',
      state_income_tax: '2387.00',
      tax_year: '2023',
    });
  });

  it('proves wages and taxes by the rates of the law', async () => {
    const facts = await factsOf('tax_form_w2', drawPage(w2));
    expect(facts.filter((fact) => fact.tier === 'proved').map((fact) => fact.name)).toEqual(
      expect.arrayContaining([
        'social_security_wages',
        'social_security_tax_withheld',
        'medicare_wages',
        'medicare_tax_withheld',
      ]),
    );
  });

  it('reads captions broken over two lines in narrow cells, each amount under its own, and a control number with its tail', async () => {
    expect(
      await readDrawn(
        'tax_form_w2',
        drawPage([
          [40, 70, 'd Control number', 7],
          [40, 84, '000731 H4Q'],
          [330, 70, '5 Medicare wages', 7],
          [330, 79, 'and tips', 7],
          [330, 94, '51,007.40'],
          [470, 70, '6 Medicare tax', 7],
          [470, 79, 'withheld', 7],
          [470, 94, '739.61'],
          [220, 290, '16 State wages,', 7],
          [220, 299, 'tips, etc.', 7],
          [220, 312, '49,880.15'],
          [330, 294, '17 State income tax', 7],
          [330, 303, '1,946.02'],
          [40, 330, 'Form W-2 Wage and Tax Statement 2022'],
        ]),
      ),
    ).toMatchObject({
      control_number: '000731 H4Q',
      medicare_wages: '51007.40',
      medicare_tax_withheld: '739.61',
      state_wages: '49880.15',
      state_income_tax: '1946.02',
    });
  });
});

describe('other tax forms', () => {
  it('reads a W-9', async () => {
    const { type, drawn, facts } = drawnPaper('a W-9 with a business name');
    expect(await readDrawn(type, drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a 1099-NEC', async () => {
    const { type, drawn, facts } = drawnPaper('a 1099-NEC in small boxes');
    expect(await readDrawn(type, drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a form 1040', async () => {
    const page = drawPage([
      [40, 40, 'Form 1040'],
      [150, 40, 'U.S. Individual Income Tax Return'],
      [330, 42, '2023', 16],
      [40, 70, 'Your first name and middle initial', 6],
      [220, 70, 'Last name', 6],
      [440, 70, 'Your social security number', 6],
      [45, 82, 'Wendell K'],
      [225, 82, 'Abara'],
      [445, 82, '412-66-9034'],
      [40, 100, 'Home address (number and street). If you have a P.O. box, see instructions.', 6],
      [45, 112, '15 Juniper Way'],
      [40, 128, 'City, town, or post office. If you have a foreign address, also complete spaces below.', 6],
      [330, 128, 'State', 6],
      [400, 128, 'ZIP code', 6],
      [45, 140, 'Golden'],
      [333, 140, 'CO'],
      [403, 140, '80401'],
      [40, 300, '9 Add lines 1z through 8. This is your total income'],
      [480, 300, '9'],
      [520, 300, '63,410.'],
      [40, 315, '11 Subtract line 10 from line 9. This is your adjusted gross income'],
      [480, 315, '11'],
      [520, 315, '62,110.'],
      [40, 330, '24 Add lines 22 and 23. This is your total tax'],
      [480, 330, '24'],
      [520, 330, '5,480.'],
    ]);
    expect(await readDrawn('tax_return', page)).toMatchObject({
      given_names: 'Wendell K',
      surname: 'Abara',
      ssn: '412-66-9034',
      address: '15 Juniper Way, Golden, CO 80401',
      total_income: '63410',
      adjusted_gross_income: '62110',
      total_tax: '5480',
      tax_year: '2023',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, factsOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('bank_statement', drawPage(drawn));

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

describe('extractBankStatement', () => {
  const american: Drawn[] = [
    [40, 50, 'Cascade River Bank', 16],
    ...drawBlock(40, 62, ['P.O. Box 5519', 'Spokane, WA 99201']),
    ...drawBlock(40, 150, ['NADIA FERREIRA', '4410 LAKEVIEW TERRACE', 'BOISE, ID 83702']),
    [350, 150, 'Statement Period'],
    [470, 150, '04/01/2024 through 04/30/2024'],
    [350, 165, 'Account Number'],
    [470, 165, '000004417823'],
    [40, 260, 'Beginning Balance on April 1, 2024'],
    [300, 260, '$1,204.55'],
    [40, 275, 'Deposits and Other Credits'],
    [300, 275, '3,100.00'],
    [40, 290, 'Withdrawals and Other Debits'],
    [300, 290, '-2,480.10'],
    [40, 305, 'Ending Balance on April 30, 2024'],
    [300, 305, '$1,824.45'],
  ];

  it('reads holder, bank, days and balances', async () => {
    expect(await read(...american)).toMatchObject({
      bank_name: 'Cascade River Bank',
      full_name: 'NADIA FERREIRA',
      address: '4410 LAKEVIEW TERRACE, BOISE, ID 83702',
      account_number: '000004417823',
      period_start: '2024-04-01',
      period_end: '2024-04-30',
      opening_balance: '1204.55',
      closing_balance: '1824.45',
      total_deposits: '3100.00',
      total_withdrawals: '2480.10',
      currency: 'USD',
    });
  });

  it('takes neither its title nor a shop among its entries for the bank', async () => {
    const page = drawPage([
      [40, 50, 'Bank Statement', 18],
      [40, 80, 'Cardholder: NADIA FERREIRA'],
      [40, 95, 'Statement period: 01/01/2026 - 31/01/2026'],
      [40, 120, 'Date'],
      [140, 120, 'Description'],
      [400, 120, 'Amount'],
      [40, 135, '2026-01-03'],
      [140, 135, 'RESTAURANT MIRADOR S.A.'],
      [400, 135, '-4,800.00 UYU'],
      [40, 150, '2026-01-05'],
      [140, 150, 'FARMACIA DEL PUERTO'],
      [400, 150, '-420.00 UYU'],
    ]);
    const bank = (await factsOf('bank_statement', page)).filter(({ name }) => name === 'bank_name');
    expect(bank.filter(({ confidence }) => confidence >= filledUnasked)).toEqual([]);
  });

  it('proves the balances that add up', async () => {
    const proved = (await factsOf('bank_statement', drawPage(american))).filter((fact) => fact.tier === 'proved');
    expect(proved.map((fact) => fact.name)).toEqual(
      expect.arrayContaining(['opening_balance', 'closing_balance', 'total_deposits', 'total_withdrawals']),
    );
  });

  it('reads a European statement with its IBAN', async () => {
    expect(
      await read(
        [40, 50, 'Nordsee Sparkasse', 15],
        ...drawBlock(40, 130, ['Frau Jette Petersen', 'Deichstraße 14', '26721 Emden']),
        [350, 130, 'Auszugsdatum: 31.05.2024'],
        [350, 145, 'IBAN: DE89 3704 0044 0532 0130 00'],
        [40, 240, 'Alter Kontostand'],
        [400, 240, '1.250,00 EUR'],
        [40, 255, 'Neuer Kontostand'],
        [400, 255, '2.013,37 EUR'],
      ),
    ).toMatchObject({
      bank_name: 'Nordsee Sparkasse',
      full_name: 'Jette Petersen',
      address: 'Deichstraße 14, 26721 Emden',
      iban: 'DE89370400440532013000',
      statement_date: '2024-05-31',
      opening_balance: '1250.00',
      closing_balance: '2013.37',
      currency: 'EUR',
    });
  });

  it('reads a card statement', async () => {
    expect(
      await read(
        [40, 50, 'Meridian Credit Union', 15],
        ...drawBlock(40, 110, ['PRIYA RAMAN', '81 Orchard Lane', 'Madison, WI 53703']),
        [350, 110, 'Account ending in 4417'],
        [350, 140, 'New Balance'],
        [500, 140, '$842.17'],
        [350, 155, 'Minimum Payment Due'],
        [500, 155, '$35.00'],
        [350, 170, 'Payment Due Date'],
        [500, 170, '06/25/2024'],
        [40, 240, 'Previous Balance'],
        [250, 240, '$610.00'],
        [40, 270, 'Statement Closing Date'],
        [250, 270, '05/31/2024'],
      ),
    ).toMatchObject({
      bank_name: 'Meridian Credit Union',
      full_name: 'PRIYA RAMAN',
      new_balance: '842.17',
      previous_balance: '610.00',
      minimum_payment: '35.00',
      payment_due_date: '2024-06-25',
      statement_date: '2024-05-31',
    });
  });

  it('lists the accounts of a consolidated statement', async () => {
    const facts = await read(
      [40, 50, 'Harrow & Finch Bank', 15],
      ...drawBlock(40, 120, ['Elliot Marsh', '7 Abbey Close', 'York YO1 7HH']),
      [40, 220, 'Account'],
      [220, 220, 'Account number'],
      [400, 220, 'Balance'],
      [40, 235, 'Current Account'],
      [220, 235, '20418837'],
      [400, 235, '£1,002.40'],
      [40, 250, 'Easy Saver'],
      [220, 250, '20418845'],
      [400, 250, '£9,310.00'],
    );
    expect(facts).toMatchObject({
      account_number: '20418837',
      closing_balance: '1002.40',
      accounts: [
        { account_type: 'Current Account', account_number: '20418837', closing_balance: '1002.40' },
        { account_type: 'Easy Saver', account_number: '20418845', closing_balance: '9310.00' },
      ],
    });
  });

  it('tells opening and closing by their days where nothing else names them', async () => {
    const drawn: Drawn[] = [
      ...drawBlock(40, 50, ['Larkfield Bank plc', 'Ms Freya Donnelly', '14 Chapel Row', 'Durham', 'DH1 3QT']),
      [40, 150, '1 April 2024 to 30 April 2024'],
      [40, 170, 'Balance on 1 April 2024'],
      [250, 170, '£640.12'],
      [40, 185, 'Money in'],
      [250, 185, '£2,100.00'],
      [40, 200, 'Money out'],
      [250, 200, '£1,812.50'],
      [40, 215, 'Balance on 30 April 2024'],
      [250, 215, '£927.62'],
    ];
    expect(await read(...drawn)).toMatchObject({
      full_name: 'Freya Donnelly',
      address: '14 Chapel Row, Durham, DH1 3QT',
      opening_balance: '640.12',
      closing_balance: '927.62',
    });
  });

  it('takes the sums of a table by its headings', async () => {
    const { drawn, facts } = drawnPaper('sums of a table under their headings');
    expect(await read(...drawn)).toMatchObject(facts);
  });

  it('reads a couple by the first named, and days each with a word', async () => {
    const { drawn, facts } = drawnPaper('a couple by the first named, and days each with a word');
    expect(await read(...drawn)).toMatchObject(facts);
  });
});

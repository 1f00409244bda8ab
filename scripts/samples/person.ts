// The fictional person of the sample papers. Everything the papers say about her stands here once.

export const person = {
  surname: 'LINDGREN',
  givenNames: 'MAYA ELISE',
  fullName: 'Maya Elise Lindgren',
  birth: '1991-04-17',
  sex: 'F',
  birthPlace: 'HALIFAX',
  nationality: 'CANADIAN',
  country: 'CAN',
  passport: 'HK482915',
  issued: '2022-03-09',
  expires: '2032-03-08',
  authority: 'PORTLAND',
  street: '48 Alder Street, Apt 5',
  city: 'Portland, OR 97205',
  phone: '(503) 555-0142',
  email: 'maya.lindgren@example.com',
} as const;

/** Her earlier address; the bank never learned that she moved. This is the one value on which her papers disagree. */
export const formerStreet = '12 Birch Lane';

export const employer = {
  name: 'Harbour & Field Design LLC',
  street: '200 Front Avenue, Suite 310',
  city: 'Portland, OR 97204',
  phone: '(503) 555-0188',
  title: 'Senior Product Designer',
  since: 'September 2, 2019',
  salary: '$84,000.00',
} as const;

/** Two payments a month; this is the twentieth of the year. */
export const pay = {
  from: '10/16/2026',
  to: '10/31/2026',
  paid: '11/05/2026',
  gross: 3500,
  deductions: [
    ['Federal Income Tax', 412.3],
    ['Social Security Tax', 217],
    ['Medicare Tax', 50.75],
    ['State Income Tax (OR)', 268.4],
    ['Health Insurance', 85],
  ],
  payments: 20,
} as const;

export const bank = {
  name: 'Cascadia Community Bank',
  street: '900 Union Square',
  city: 'Portland, OR 97201',
  account: '440277196630',
  routing: '323076012',
  from: '10/01/2026',
  to: '10/31/2026',
  opening: 8214.6,
  lines: [
    ['10/01', 'Rent, Alder Street Apartments', -1650],
    ['10/05', 'Payroll, Harbour & Field Design LLC', 2466.55],
    ['10/09', 'Green Basket Groceries', -312.48],
    ['10/14', 'City Light and Water', -94.2],
    ['10/20', 'Payroll, Harbour & Field Design LLC', 2466.55],
    ['10/22', 'Metro Transit pass', -100],
  ],
} as const;

export const money = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// Signs and words for currencies, and the ISO 4217 code each one stands for.

/** The dollar sign alone says USD, the most usual; a caller that knows the country knows better. */
export const currencySigns: Readonly<Record<string, string>> = {
  US$: 'USD',
  S$: 'SGD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  R$: 'BRL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₱': 'PHP',
  '₪': 'ILS',
  '฿': 'THB',
  zł: 'PLN',
  Kč: 'CZK',
  Rs: 'INR',
  'Rs.': 'INR',
  RM: 'MYR',
  KD: 'KWD',
  'K.D.': 'KWD',
  'B.D.': 'BHD',
  'J.D.': 'JOD',
  'R.O.': 'OMR',
};

/** Scandinavia's sign, which the paper's country alone makes a currency of. */
export const crowns: ReadonlySet<string> = new Set(['kr', 'kr.', 'Kr', 'Kr.', 'KR']);
export const crownCurrencies: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

export const currencyCodes = (
  'USD EUR GBP CHF CAD AUD NZD SGD HKD INR JPY CNY KRW SEK NOK DKK PLN CZK HUF RON BGN TRY ZAR BRL MXN ARS CLP COP PEN AED SAR QAR ' +
  'KWD BHD OMR JOD TND IQD LYD ILS EGP NGN KES GHS MAD THB MYR IDR PHP VND TWD PKR BDT LKR UAH RUB ISK'
).split(' ');

export const currencyWords: Readonly<Record<string, string>> = {
  dollars: 'USD',
  dollar: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
  rupees: 'INR',
};

/** Divided into a thousand parts (ISO 4217): what stands behind the mark of decimals is three digits. */
const inThousandths: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Of these the countries that write a comma before decimals; the others write a point and part thousands by a comma. */
const withComma: ReadonlySet<string> = new Set(['TND', 'LYD']);

/** The mark before three digits that are decimals; undefined where a currency has no such decimals, and three digits are a group. */
export function markOfThousandths(currency: string | undefined): '.' | ',' | undefined {
  if (currency === undefined || !inThousandths.has(currency)) return undefined;
  return withComma.has(currency) ? ',' : '.';
}

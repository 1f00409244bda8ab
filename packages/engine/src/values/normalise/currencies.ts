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
};

export const currencyCodes = (
  'USD EUR GBP CHF CAD AUD NZD SGD HKD INR JPY CNY KRW SEK NOK DKK PLN CZK HUF RON BGN TRY ZAR BRL MXN ARS CLP COP PEN AED SAR QAR ' +
  'KWD ILS EGP NGN KES GHS MAD THB MYR IDR PHP VND TWD PKR BDT LKR UAH RUB ISK'
).split(' ');

export const currencyWords: Readonly<Record<string, string>> = {
  dollars: 'USD',
  dollar: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
  rupees: 'INR',
};

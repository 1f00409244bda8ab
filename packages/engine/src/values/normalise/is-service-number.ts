// Telephone numbers that only companies and offices have: free, shared-cost and premium ones.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const services: ReadonlySet<string> = new Set(['TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN']);

/** Free and premium codes of North America, for numbers that nobody has been given: `1-800-000-000`. */
const northAmerican = /^(?:\+?1)?8(?:00|33|44|55|66|77|88)\d{5,7}$|^\+?1?900\d{7}$/;
const isNorthAmerica = (country: string | undefined): boolean => !country || /^(?:US|CA)$/i.test(country);

/** `country` is ISO 3166 alpha-2: where a number without prefix is at home. */
export function isServiceNumber(number: string, country?: string): boolean {
  const code = country?.toUpperCase() ?? '';
  const home = isSupportedCountry(code) ? (code as CountryCode) : undefined;
  const type = parsePhoneNumberFromString(number, home ? { defaultCountry: home } : {})?.getType();
  if (type !== undefined) return services.has(type);
  const dialled = number.replace(/[^\d+]/g, '');
  return northAmerican.test(dialled) && (dialled.startsWith('+1') || isNorthAmerica(country));
}

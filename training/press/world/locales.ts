// The countries whose names and addresses the press invents, and how each writes them.
import { allLocales, base, en, type LocaleDefinition } from '@faker-js/faker';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'xx';
/** `mdy`: month first; `sign`: before or after the number. */
export interface Locale {
  readonly country: string;
  readonly iso3: string;
  readonly name: string;
  readonly adjective: string;
  readonly language: Language;
  readonly definitions: readonly LocaleDefinition[];
  readonly dates: 'mdy' | 'dmy' | 'ymd';
  readonly currency: string;
  readonly sign: string;
  readonly decimal: '.' | ',';
  /** `us`: number street, city, state zip; `eu`: street number, zip city; `uk`: number street, city, postcode. */
  readonly address: 'us' | 'uk' | 'eu' | 'fr';
  readonly weight: number;
}

type Row = readonly [
  string,
  string,
  string,
  string,
  Language,
  keyof typeof allLocales,
  Locale['dates'],
  string,
  string,
  '.' | ',',
  Locale['address'],
  number,
];

const rows: readonly Row[] = [
  ['US', 'USA', 'United States', 'American', 'en', 'en_US', 'mdy', 'USD', '$', '.', 'us', 40],
  ['GB', 'GBR', 'United Kingdom', 'British', 'en', 'en_GB', 'dmy', 'GBP', '£', '.', 'uk', 7],
  ['CA', 'CAN', 'Canada', 'Canadian', 'en', 'en_CA', 'ymd', 'CAD', '$', '.', 'us', 4],
  ['AU', 'AUS', 'Australia', 'Australian', 'en', 'en_AU', 'dmy', 'AUD', '$', '.', 'us', 4],
  ['IN', 'IND', 'India', 'Indian', 'en', 'en_IN', 'dmy', 'INR', '₹', '.', 'uk', 4],
  ['IE', 'IRL', 'Ireland', 'Irish', 'en', 'en_IE', 'dmy', 'EUR', '€', '.', 'uk', 2],
  ['NG', 'NGA', 'Nigeria', 'Nigerian', 'en', 'en_NG', 'dmy', 'NGN', '₦', '.', 'uk', 2],
  ['ZA', 'ZAF', 'South Africa', 'South African', 'en', 'en_ZA', 'dmy', 'ZAR', 'R', '.', 'uk', 2],
  ['GH', 'GHA', 'Ghana', 'Ghanaian', 'en', 'en_GH', 'dmy', 'GHS', 'GH₵', '.', 'uk', 1],
  ['MY', 'MYS', 'Malaysia', 'Malaysian', 'en', 'id_ID', 'dmy', 'MYR', 'RM', '.', 'eu', 3],
  ['SG', 'SGP', 'Singapore', 'Singaporean', 'en', 'en_HK', 'dmy', 'SGD', 'S$', '.', 'uk', 1],
  ['HK', 'HKG', 'Hong Kong', 'Chinese', 'en', 'en_HK', 'dmy', 'HKD', 'HK$', '.', 'uk', 1],
  ['DE', 'DEU', 'Germany', 'German', 'de', 'de', 'dmy', 'EUR', '€', ',', 'eu', 7],
  ['AT', 'AUT', 'Austria', 'Austrian', 'de', 'de_AT', 'dmy', 'EUR', '€', ',', 'eu', 2],
  ['CH', 'CHE', 'Switzerland', 'Swiss', 'de', 'de_CH', 'dmy', 'CHF', 'CHF', '.', 'eu', 2],
  ['FR', 'FRA', 'France', 'French', 'fr', 'fr', 'dmy', 'EUR', '€', ',', 'fr', 6],
  ['BE', 'BEL', 'Belgium', 'Belgian', 'fr', 'fr_BE', 'dmy', 'EUR', '€', ',', 'eu', 2],
  ['CA', 'CAN', 'Canada', 'Canadian', 'fr', 'fr_CA', 'ymd', 'CAD', '$', ',', 'us', 1],
  ['SN', 'SEN', 'Senegal', 'Senegalese', 'fr', 'fr_SN', 'dmy', 'XOF', 'FCFA', ',', 'fr', 1],
  ['ES', 'ESP', 'Spain', 'Spanish', 'es', 'es', 'dmy', 'EUR', '€', ',', 'eu', 5],
  ['MX', 'MEX', 'Mexico', 'Mexican', 'es', 'es_MX', 'dmy', 'MXN', '$', '.', 'eu', 3],
  ['IT', 'ITA', 'Italy', 'Italian', 'it', 'it', 'dmy', 'EUR', '€', ',', 'eu', 4],
  ['PT', 'PRT', 'Portugal', 'Portuguese', 'pt', 'pt_PT', 'dmy', 'EUR', '€', ',', 'eu', 2],
  ['BR', 'BRA', 'Brazil', 'Brazilian', 'pt', 'pt_BR', 'dmy', 'BRL', 'R$', ',', 'eu', 3],
  ['NL', 'NLD', 'Netherlands', 'Dutch', 'nl', 'nl', 'dmy', 'EUR', '€', ',', 'eu', 4],
  ['BE', 'BEL', 'Belgium', 'Belgian', 'nl', 'nl_BE', 'dmy', 'EUR', '€', ',', 'eu', 1],
  ['SE', 'SWE', 'Sweden', 'Swedish', 'xx', 'sv', 'ymd', 'SEK', 'kr', ',', 'eu', 2],
  ['DK', 'DNK', 'Denmark', 'Danish', 'xx', 'da', 'dmy', 'DKK', 'kr.', ',', 'eu', 1],
  ['NO', 'NOR', 'Norway', 'Norwegian', 'xx', 'nb_NO', 'dmy', 'NOK', 'kr', ',', 'eu', 1],
  ['FI', 'FIN', 'Finland', 'Finnish', 'xx', 'fi', 'dmy', 'EUR', '€', ',', 'eu', 1],
  ['PL', 'POL', 'Poland', 'Polish', 'xx', 'pl', 'dmy', 'PLN', 'zł', ',', 'eu', 2],
  ['CZ', 'CZE', 'Czech Republic', 'Czech', 'xx', 'cs_CZ', 'dmy', 'CZK', 'Kč', ',', 'eu', 1],
  ['HU', 'HUN', 'Hungary', 'Hungarian', 'xx', 'hu', 'ymd', 'HUF', 'Ft', ',', 'eu', 1],
  ['RO', 'ROU', 'Romania', 'Romanian', 'xx', 'ro', 'dmy', 'RON', 'lei', ',', 'eu', 1],
  ['TR', 'TUR', 'Turkey', 'Turkish', 'xx', 'tr', 'dmy', 'TRY', '₺', ',', 'eu', 1],
  ['HR', 'HRV', 'Croatia', 'Croatian', 'xx', 'hr', 'dmy', 'EUR', '€', ',', 'eu', 1],
  ['ID', 'IDN', 'Indonesia', 'Indonesian', 'xx', 'id_ID', 'dmy', 'IDR', 'Rp', ',', 'eu', 1],
  ['VN', 'VNM', 'Vietnam', 'Vietnamese', 'xx', 'vi', 'dmy', 'VND', '₫', ',', 'uk', 1],
];

export const locales: readonly Locale[] = rows.map(
  ([country, iso3, name, adjective, language, key, dates, currency, sign, decimal, address, weight]) => ({
    country,
    iso3,
    name,
    adjective,
    language,
    definitions: [allLocales[key], en, base],
    dates,
    currency,
    sign,
    decimal,
    address,
    weight,
  }),
);

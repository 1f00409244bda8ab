// Names of countries, their codes and the words for their people into ISO 3166.
import countries from 'i18n-iso-countries';
import nationalities from 'i18n-nationality';
import { squash } from './fold-text.ts';

export interface NormalisedCountry {
  readonly alpha2: string;
  readonly alpha3: string;
  /** English name. */
  readonly name: string;
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'tr', 'ro', 'hu'];
const nationalityLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl'];

const spoken: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  americain: 'US',
  estadounidense: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  britishcitizen: 'GB',
  unitedstatescitizen: 'US',
  uscitizen: 'US',
  holland: 'NL',
  uae: 'AE',
  southkorea: 'KR',
  korea: 'KR',
  northkorea: 'KP',
  russia: 'RU',
  vietnam: 'VN',
  czechrepublic: 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  taiwan: 'TW',
  hongkong: 'HK',
  bundesrepublikdeutschland: 'DE',
  unitedkingdomofgreatbritainandnorthernireland: 'GB',
  republicofindia: 'IN',
  commonwealthofaustralia: 'AU',
  argentine: 'AR',
  argentinian: 'AR',
  emirati: 'AE',
  filipino: 'PH',
  filipina: 'PH',
  // As papers of these states print their people: in the feminine, and in languages the list of nationalities lacks.
  francaise: 'FR',
  espanola: 'ES',
  italiana: 'IT',
  portuguesa: 'PT',
  brasileira: 'BR',
  mexicana: 'MX',
  colombiana: 'CO',
  suissesse: 'CH',
  canadienne: 'CA',
  americaine: 'US',
  britannique: 'GB',
  marocaine: 'MA',
  algerienne: 'DZ',
  tunisienne: 'TN',
  indienne: 'IN',
  chinoise: 'CN',
  bresilienne: 'BR',
  allemande: 'DE',
  espagnole: 'ES',
  portugaise: 'PT',
  mexicaine: 'MX',
  colombienne: 'CO',
  chilienne: 'CL',
  peruvienne: 'PE',
  roumaine: 'RO',
  polonaise: 'PL',
  ukrainienne: 'UA',
  turque: 'TR',
  libanaise: 'LB',
  syrienne: 'SY',
  iranienne: 'IR',
  egyptienne: 'EG',
  senegalaise: 'SN',
  camerounaise: 'CM',
  ivoirienne: 'CI',
  japonaise: 'JP',
  coreenne: 'KR',
  vietnamienne: 'VN',
  neerlandaise: 'NL',
  polskie: 'PL',
  polska: 'PL',
  nederlandse: 'NL',
  osterreich: 'AT',
  ceskarepublika: 'CZ',
  hrvatsko: 'HR',
};

function collectNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>(Object.entries(spoken));
  const add = (name: string, alpha2: string): void => {
    const key = squash(name);
    if (key.length > 2 && !names.has(key)) names.set(key, alpha2);
  };
  for (const language of languages)
    for (const [alpha2, name] of Object.entries(countries.getNames(language, { select: 'all' })))
      for (const one of [name].flat()) {
        add(one, alpha2);
        add(one.replace(/\bthe\b|\brepublic of\b|\([^)]*\)/gi, ''), alpha2);
        if (language === 'en') add(`Republic of ${one}`, alpha2);
      }
  for (const language of nationalityLanguages)
    for (const [alpha2, name] of Object.entries(nationalities.getNames(language))) add(name, alpha2);
  return names;
}

let names: ReadonlyMap<string, string> | undefined;

/** Reads `GERMANY`, `Deutschland`, `DEU`, `DE`, `German`, `ALLEMAND / GERMAN`; codes only in capitals. */
export function normaliseCountry(raw: string): NormalisedCountry | null {
  names ??= collectNames();
  const text = raw.trim().replace(/^the\s+/i, '');
  if (!text || text.length > 80) return null;
  for (const [index, part] of [text, ...text.split(/[/|;()]/), ...text.split(',').slice(1)].entries()) {
    // After a comma a pair of letters is a state: `Chicago, IL`.
    const isAfterComma = index > text.split(/[/|;()]/).length;
    const alpha2 =
      (isAfterComma ? undefined : findCode(part.trim())) ??
      names.get(squash(part)) ??
      names.get(squash(part.replace(/\b(?:citizen|national)\b.*/i, '')));
    if (alpha2) return describeCountry(alpha2);
  }
  return null;
}

function findCode(text: string): string | undefined {
  const code = text.replace(/[.\s<]/g, '');
  // German passports and their MRZ say D.
  if (code === 'D') return 'DE';
  if (/^[A-Z]{3}$/.test(code)) return countries.alpha3ToAlpha2(code);
  return /^[A-Z]{2}$/.test(code) && countries.isValid(code) ? code : undefined;
}

function describeCountry(alpha2: string): NormalisedCountry | null {
  const alpha3 = countries.alpha2ToAlpha3(alpha2);
  const official = countries.getName(alpha2, 'en');
  // `People's Republic of China` is nobody's answer to a form; the two Congos need theirs.
  const isFormal = official !== undefined && /\brepublic of\b|^state of/i.test(official) && !/congo/i.test(official);
  const name = isFormal ? countries.getName(alpha2, 'en', { select: 'alias' }) : official;
  return alpha3 && name ? { alpha2, alpha3, name } : null;
}

// Signs on paper that tell a country, each with how much it weighs.
import { myStates } from '#values/normalise/regions.ts';

interface CountrySign {
  readonly country: string;
  readonly pattern: RegExp;
  readonly weight: number;
}

const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

/** Those whose name is nobody else's. */
const malaysianStates = Object.values(myStates).join('|');

const sign = (country: string, weight: number, pattern: RegExp): CountrySign => ({ country, weight, pattern });

export const countrySigns: readonly CountrySign[] = [
  sign('US', 2, new RegExp(`\\b(?:${usStates})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`, 'g')),
  sign('US', 2, new RegExp(`^[A-Z][A-Za-z .]{2,24},\\s*(?:${usStates})\\.?$`, 'gm')),
  sign(
    'US',
    3,
    /\b(?:Internal Revenue Service|Department of the Treasury|IRS|OMB No|Social Security|Form (?:W-?[249]|10(?:40|99))|Medicare|Medicaid|FICA|401\(?k\)?|USCIS|HUD)\b/gi,
  ),
  sign('US', 2, /\b(?:UNITED STATES OF AMERICA|U\.S\.A\.?|USA)\b/g),
  sign('US', 2, /\b(?:Fannie Mae|Freddie Mac|Zip Code|Routing Number|Member FDIC|Federal Income Tax)\b/gi),
  sign('GB', 2, /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/g),
  sign('GB', 3, /\b(?:HMRC|National Insurance|PAYE|Council Tax|DVLA|UNITED KINGDOM|sort code|Companies House)\b/gi),
  sign('CA', 2, /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/g),
  sign('CA', 2, /\b(?:CANADA|Ontario|Québec|British Columbia|Alberta|Manitoba|HST)\b/gi),
  sign('AU', 2, /\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\b/g),
  sign('AU', 3, /\b(?:ABN|ACN|Australian?|superannuation|BSB|PAYG)\b/gi),
  sign('NZ', 2, /\b(?:New Zealand|Aotearoa|KiwiSaver)\b/gi),
  sign(
    'IN',
    3,
    /\b(?:GSTIN|Aadhaar|PAN No|Income Tax Department|Permanent Account Number|IFSC|UAN|Provident Fund|Government of India|INDIA)\b/gi,
  ),
  // Written out, a private limited company may be British as well.
  sign('IN', 2, /\bPVT\.?\s*LTD\b/gi),
  sign('SG', 2, /\b(?:SINGAPORE|CPF|NRIC|UEN)\b|\bPTE\.?\s*LTD\b/gi),
  sign('MY', 2, /\b(?:MALAYSIA|KWSP|SOCSO|PERKESO|Kuala Lumpur|MyKad)\b|\bSDN\.?\s*BHD\b|\bBERHAD\b/gi),
  sign('MY', 1, /\b(?:JALAN|JLN|LORONG|TAMAN)\b/gi),
  sign('MY', 1, /\bTERIMA KASIH\b/gi),
  sign('MY', 1, /\bRM\s?\d+\.\d{2}\b|\(RM\)/g),
  sign('MY', 1, new RegExp(`\\b\\d{5}\\s+\\p{Lu}[\\p{L} ]{2,24},?\\s+(?:${malaysianStates})\\b`, 'giu')),
  sign('ID', 2, /\b(?:REPUBLIK INDONESIA|INDONESIA|NPWP|Provinsi|Kecamatan)\b/gi),
  sign('PH', 2, /\b(?:PHILIPPINES|PILIPINAS|PhilHealth|Pag-IBIG)\b/gi),
  sign('ZA', 2, /\b(?:SOUTH AFRICA|SARS|UIF)\b/g),
  sign('IE', 2, /\b(?:IRELAND|Éire|PPSN?|Eircode)\b/g),
  sign(
    'DE',
    2,
    /\b(?:DEUTSCHLAND|BUNDESREPUBLIK|GmbH|Lohnsteuer|Rentenversicherung|Finanzamt|MwSt|Personalausweis|Straße|Kontoauszug)\b/gi,
  ),
  sign('AT', 2, /\b(?:[ÖO]STERREICH|REPUBLIK [ÖO]STERREICH|Sozialversicherungsnummer)\b/gi),
  sign('CH', 2, /\b(?:SCHWEIZ|SUISSE|SVIZZERA|CONFEDERATION SUISSE|AHV|CHF)\b/g),
  sign(
    'FR',
    2,
    /\b(?:R[ÉE]PUBLIQUE FRAN[CÇ]AISE|FRANCE|SIRET|URSSAF|TVA|Pr[ée]fecture|bulletin de paie|Net à payer)\b/gi,
  ),
  sign('BE', 2, /\b(?:BELGIË|BELGIQUE|BELGIEN|Rijksregister)\b/gi),
  sign('NL', 2, /\b(?:NEDERLAND|KONINKRIJK DER NEDERLANDEN|BSN|BTW|loonheffing)\b/gi),
  sign('NL', 1, /\b\d{4}\s[A-Z]{2}\s+\p{Lu}\p{L}+/gu),
  sign('ES', 2, /\b(?:ESPA[ÑN]A|REINO DE ESPA[ÑN]A|Seguridad Social|N\.?I\.?F\.?|IRPF|D\.?N\.?I\.?)\b/g),
  sign('IT', 2, /\b(?:ITALIA|REPUBBLICA ITALIANA|codice fiscale|Partita IVA|Comune di|IRPEF|INPS)\b/gi),
  sign('PT', 2, /\b(?:PORTUGAL|PORTUGUESA|Cartão de Cidadão|contribuinte)\b/gi),
  sign('BR', 2, /\b(?:BRASIL|CPF|CNPJ|R\$|Detran)\b/g),
  sign('MX', 2, /\b(?:M[ÉE]XICO|ESTADOS UNIDOS MEXICANOS|CURP|RFC|INSTITUTO NACIONAL ELECTORAL)\b/g),
  sign('AR', 2, /\b(?:ARGENTINA|CUIT|CUIL)\b/g),
  sign('CO', 2, /\b(?:COLOMBIA|Cédula de ciudadanía)\b/gi),
  sign('CL', 2, /\b(?:CHILE|RUT|RUN)\b/g),
  sign('PL', 2, /\b(?:POLSKA|RZECZPOSPOLITA|PESEL|NIP)\b/g),
  sign('SE', 2, /\b(?:SVERIGE|SWEDEN|personnummer)\b/gi),
  sign('NO', 2, /\b(?:NORGE|NORWAY|fødselsnummer)\b/gi),
  sign('DK', 2, /\b(?:DANMARK|DENMARK|CPR-nr)\b/gi),
  sign('FI', 2, /\b(?:SUOMI|FINLAND)\b/g),
  sign('TR', 2, /\b(?:T[ÜU]RK[İI]YE|T\.C\. Kimlik|TURKEY)\b/gi),
  sign('AE', 2, /\b(?:UNITED ARAB EMIRATES|Emirates ID|DUBAI|ABU DHABI)\b/gi),
  sign('NG', 2, /\b(?:NIGERIA|NIN)\b/g),
  sign('KE', 2, /\b(?:KENYA|NSSF|NHIF)\b/g),
  sign('JP', 2, /\b(?:JAPAN)\b|日本/g),
  sign('CN', 2, /\b(?:CHINA|PEOPLE'S REPUBLIC)\b|中华/g),
];

// Numbers of national cards by the pattern that their country gives them: many are printed without a caption.

type Patterns = Readonly<Record<string, RegExp>>;

/** By ISO 3166 alpha-2 of the issuer and fact, of the number as printed, spaces within included. */
const patterns: Readonly<Record<string, Patterns>> = {
  AE: { national_id_number: /^784-\d{4}-\d{7}-\d$/ },
  BR: { national_id_number: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/ },
  DE: { document_number: /^[LMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8}$/ },
  ES: { national_id_number: /^(?:\d{8}|[XYZ]\d{7})[\s-]?[A-Z]$/ },
  HK: { national_id_number: /^[A-Z]{1,2}\d{6}\([\dA]\)$/ },
  // The fourth letter of an account number says whose it is: P for a person (Income Tax Rules, rule 114).
  IN: {
    national_id_number: /^\d{4}\s?\d{4}\s?\d{4}$/,
    tax_id: /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/,
    document_number: /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/,
  },
  IT: { document_number: /^[A-Z]{2}\d{5}[A-Z]{2}$/ },
  MX: { national_id_number: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/ },
  MY: { national_id_number: /^\d{6}-\d{2}-\d{4}$/ },
  PK: { national_id_number: /^\d{5}-\d{7}-\d$/ },
  PL: { document_number: /^[A-Z]{3}\s?\d{6}$/ },
  SG: { national_id_number: /^[STFGM]\d{7}[A-Z]$/ },
  TR: { national_id_number: /^[1-9]\d{10}$/ },
  ZA: { national_id_number: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/ },
};

/** Undefined where the country's numbers have no pattern of their own. */
export function hasPatternOf(name: string, text: string, country: string | undefined): boolean | undefined {
  return country ? patterns[country]?.[name]?.test(text) : undefined;
}

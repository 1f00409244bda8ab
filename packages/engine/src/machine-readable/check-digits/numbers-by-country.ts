// National numbers that carry check digits, by country: the modules of `stdnum` that know them.

export interface NationalNumbers {
  /** Of people: identity, social security, tax. */
  readonly person?: readonly string[];
  /** Of firms: value added tax, register, tax. */
  readonly company?: readonly string[];
  /** Without a check digit: what has this shape is of another kind, and fails nothing. */
  readonly open?: readonly string[];
}

/** By ISO 3166 alpha-2. */
export const numbersByCountry: Readonly<Record<string, NationalNumbers>> = {
  AR: { person: ['cuit'], company: ['cuit'], open: ['dni'] },
  AT: { person: ['vnr', 'tin'], company: ['uid', 'businessid', 'tin'] },
  AU: { person: ['tfn'], company: ['abn', 'acn'] },
  BE: { person: ['nn', 'bis'], company: ['vat'] },
  BG: { person: ['egn', 'pnf'], company: ['vat'] },
  BR: { person: ['cpf'], company: ['cnpj'] },
  CA: { person: ['sin'], company: ['bn', 'gst'] },
  CH: { person: ['ssn'], company: ['uid', 'vat'] },
  CL: { person: ['rut'], company: ['rut'] },
  CN: { person: ['ric'], company: ['uscc'] },
  CO: { person: ['nit'], company: ['nit'] },
  CZ: { person: ['rc'], company: ['dic', 'ico'] },
  DE: { person: ['idnr', 'svnr'], company: ['vat'], open: ['stnr'] },
  DK: { company: ['cvr'], open: ['cpr'] },
  EC: { person: ['ci'], company: ['ruc'] },
  EE: { person: ['ik'], company: ['kmkr', 'registrikood'] },
  ES: { person: ['dni', 'nie', 'nif'], company: ['cif', 'nif'] },
  FI: { person: ['hetu'], company: ['alv', 'ytunnus'] },
  FR: { person: ['nir', 'nif'], company: ['tva', 'siren', 'siret'] },
  GB: { person: ['utr'], company: ['vat'], open: ['nino'] },
  GR: { person: ['amka'], company: ['vat'] },
  HK: { person: ['hkid'] },
  HR: { person: ['oib'], company: ['oib'] },
  IE: { person: ['pps'], company: ['vat'] },
  IL: { person: ['idnr'], company: ['hp'] },
  IN: { person: ['aadhaar'], company: ['gstin'], open: ['pan'] },
  IS: { person: ['kennitala'] },
  IT: { person: ['codicefiscale'], company: ['iva'] },
  KR: { person: ['rrn'], company: ['brn'] },
  LT: { person: ['asmens'], company: ['pvm'] },
  LU: { company: ['tva'] },
  MX: { person: ['curp', 'rfc'], company: ['rfc'] },
  NL: { person: ['bsn'], company: ['btw'] },
  NO: { person: ['fodselsnummer'], company: ['orgnr', 'mva'] },
  NZ: { person: ['ird'], company: ['ird'] },
  PE: { company: ['ruc'] },
  PL: { person: ['pesel', 'nip'], company: ['nip', 'regon'] },
  PT: { person: ['cc', 'nif'], company: ['nipc', 'nif'] },
  RO: { person: ['cnp'], company: ['cui', 'cif'] },
  RS: { person: ['jmbg'], company: ['pib'] },
  SE: { person: ['personnummer'], company: ['orgnr', 'vat'] },
  SI: { person: ['emso'], company: ['ddv'] },
  SK: { person: ['rc'], company: ['dph'] },
  TH: { person: ['idnr'], company: ['moa', 'tin'] },
  TR: { person: ['tckimlik'], company: ['vkn'] },
  TW: { person: ['natid'], company: ['ubn'] },
  UA: { person: ['rntrc'], company: ['edrpou'] },
  ZA: { person: ['idnr', 'tin'], company: ['vat', 'tin'] },
};

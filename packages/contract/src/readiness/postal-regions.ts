// State or province of a postal code, as far as its first characters tell: the sectional centres of the United States
// (USPS Publication 65), the districts of Canada Post, the ranges of Australia Post, Correios, SEPOMEX and India Post.
// A code that serves two states counts for both.

interface Scheme {
  /** Pattern of a code; its group identifies the region. */
  readonly code: RegExp;
  /** By abbreviation: the name, and beginnings of codes, `from-to`. */
  readonly regions: Readonly<Record<string, readonly [name: string, codes: string]>>;
}

const schemes: readonly Scheme[] = [
  {
    code: /^(\d{3})\d{2}(?:-?\d{4})?$/,
    regions: {
      AL: ['Alabama', '350-369'],
      AK: ['Alaska', '995-999'],
      AZ: ['Arizona', '850-865'],
      AR: ['Arkansas', '716-729 755'],
      CA: ['California', '900-961 894 976'],
      CO: ['Colorado', '800-816'],
      CT: ['Connecticut', '060-069'],
      DE: ['Delaware', '197-199'],
      DC: ['District of Columbia', '200-205 569'],
      FL: ['Florida', '320-349'],
      GA: ['Georgia', '300-319 398-399'],
      HI: ['Hawaii', '967-968'],
      ID: ['Idaho', '832-838 979'],
      IL: ['Illinois', '600-629'],
      IN: ['Indiana', '460-479'],
      IA: ['Iowa', '500-528 681'],
      KS: ['Kansas', '660-679'],
      KY: ['Kentucky', '400-427'],
      LA: ['Louisiana', '700-714'],
      ME: ['Maine', '039-049'],
      MD: ['Maryland', '206-219 267'],
      MA: ['Massachusetts', '010-027 055'],
      MI: ['Michigan', '480-499'],
      MN: ['Minnesota', '550-567'],
      MS: ['Mississippi', '386-397'],
      MO: ['Missouri', '630-658'],
      MT: ['Montana', '590-599'],
      NE: ['Nebraska', '680-693'],
      NV: ['Nevada', '889-898'],
      NH: ['New Hampshire', '030-038'],
      NJ: ['New Jersey', '070-089'],
      NM: ['New Mexico', '870-884'],
      NY: ['New York', '100-149 005 063'],
      NC: ['North Carolina', '270-289'],
      ND: ['North Dakota', '580-588'],
      OH: ['Ohio', '430-459'],
      OK: ['Oklahoma', '730-749'],
      OR: ['Oregon', '970-979'],
      PA: ['Pennsylvania', '150-196'],
      RI: ['Rhode Island', '028-029'],
      SC: ['South Carolina', '290-299'],
      SD: ['South Dakota', '570-577'],
      TN: ['Tennessee', '370-385 422'],
      TX: ['Texas', '750-799 733 739 885'],
      UT: ['Utah', '840-847 865'],
      VT: ['Vermont', '050-059'],
      VA: ['Virginia', '201 220-246'],
      WA: ['Washington', '980-994'],
      WV: ['West Virginia', '247-268'],
      WI: ['Wisconsin', '530-549'],
      WY: ['Wyoming', '820-831 834'],
      PR: ['Puerto Rico', '006-009'],
      VI: ['Virgin Islands', '008'],
      GU: ['Guam', '969'],
      MP: ['Northern Mariana Islands', '969'],
      AS: ['American Samoa', '967'],
    },
  },
  {
    code: /^([A-Z])\d[A-Z]\s?\d[A-Z]\d$/i,
    regions: {
      NL: ['Newfoundland and Labrador', 'A'],
      NS: ['Nova Scotia', 'B'],
      PE: ['Prince Edward Island', 'C'],
      NB: ['New Brunswick', 'E'],
      QC: ['Quebec', 'G H J K'],
      ON: ['Ontario', 'K L M N P'],
      MB: ['Manitoba', 'R'],
      SK: ['Saskatchewan', 'S R'],
      AB: ['Alberta', 'T'],
      BC: ['British Columbia', 'V'],
      NT: ['Northwest Territories', 'X'],
      NU: ['Nunavut', 'X'],
      YT: ['Yukon', 'Y'],
    },
  },
  {
    code: /^(\d{2})\d{2}$/,
    regions: {
      NSW: ['New South Wales', '1-2'],
      ACT: ['Australian Capital Territory', '02 26 29'],
      VIC: ['Victoria', '3 8'],
      QLD: ['Queensland', '4 9'],
      SA: ['South Australia', '5'],
      WA: ['Western Australia', '6'],
      TAS: ['Tasmania', '7'],
      NT: ['Northern Territory', '08-09'],
    },
  },
  {
    code: /^(\d{2})\d{3}-?\d{3}$/,
    regions: {
      SP: ['São Paulo', '01-19'],
      RJ: ['Rio de Janeiro', '20-28'],
      ES: ['Espírito Santo', '29'],
      MG: ['Minas Gerais', '30-39'],
      BA: ['Bahia', '40-48'],
      SE: ['Sergipe', '49'],
      PE: ['Pernambuco', '50-56'],
      AL: ['Alagoas', '57'],
      PB: ['Paraíba', '58'],
      RN: ['Rio Grande do Norte', '59'],
      CE: ['Ceará', '60-63'],
      PI: ['Piauí', '64'],
      MA: ['Maranhão', '65'],
      PA: ['Pará', '66-68'],
      AP: ['Amapá', '68'],
      AM: ['Amazonas', '69'],
      RR: ['Roraima', '69'],
      AC: ['Acre', '69'],
      DF: ['Distrito Federal', '70-73'],
      GO: ['Goiás', '72-76'],
      RO: ['Rondônia', '76 78'],
      TO: ['Tocantins', '77'],
      MT: ['Mato Grosso', '78'],
      MS: ['Mato Grosso do Sul', '79'],
      PR: ['Paraná', '80-87'],
      SC: ['Santa Catarina', '88-89'],
      RS: ['Rio Grande do Sul', '90-99'],
    },
  },
  {
    code: /^(\d{2})\d{3}$/,
    regions: {
      AGS: ['Aguascalientes', '20'],
      BC: ['Baja California', '21-22'],
      BCS: ['Baja California Sur', '23'],
      CAM: ['Campeche', '24'],
      COAH: ['Coahuila', '25-27'],
      COL: ['Colima', '28'],
      CHIS: ['Chiapas', '29-30'],
      CHIH: ['Chihuahua', '31-33'],
      CDMX: ['Ciudad de México', '00-16'],
      DGO: ['Durango', '34-35'],
      GTO: ['Guanajuato', '36-38'],
      GRO: ['Guerrero', '39-41'],
      HGO: ['Hidalgo', '42-43'],
      JAL: ['Jalisco', '44-49'],
      MEX: ['Estado de México', '50-57'],
      MICH: ['Michoacán', '58-61'],
      MOR: ['Morelos', '62'],
      NAY: ['Nayarit', '63'],
      NLE: ['Nuevo León', '64-67'],
      OAX: ['Oaxaca', '68-71'],
      PUE: ['Puebla', '72-75'],
      QRO: ['Querétaro', '76'],
      QROO: ['Quintana Roo', '77'],
      SLP: ['San Luis Potosí', '78-79'],
      SIN: ['Sinaloa', '80-82'],
      SON: ['Sonora', '83-85'],
      TAB: ['Tabasco', '86'],
      TAMPS: ['Tamaulipas', '87-89'],
      TLAX: ['Tlaxcala', '90'],
      VER: ['Veracruz', '91-96'],
      YUC: ['Yucatán', '97'],
      ZAC: ['Zacatecas', '98-99'],
    },
  },
  {
    code: /^(\d{2})\d\s?\d{3}$/,
    regions: {
      DL: ['Delhi', '11'],
      HR: ['Haryana', '12-13'],
      PB: ['Punjab', '14-16'],
      CH: ['Chandigarh', '14 16'],
      HP: ['Himachal Pradesh', '17'],
      JK: ['Jammu and Kashmir', '18-19'],
      UP: ['Uttar Pradesh', '20-28'],
      UK: ['Uttarakhand', '24-26'],
      RJ: ['Rajasthan', '30-34'],
      GJ: ['Gujarat', '36-39'],
      MH: ['Maharashtra', '40-44'],
      GA: ['Goa', '40'],
      MP: ['Madhya Pradesh', '45-48'],
      CG: ['Chhattisgarh', '49'],
      AP: ['Andhra Pradesh', '50-53'],
      TG: ['Telangana', '50'],
      KA: ['Karnataka', '56-59'],
      TN: ['Tamil Nadu', '60-64'],
      PY: ['Puducherry', '60 53 67'],
      KL: ['Kerala', '67-69'],
      WB: ['West Bengal', '70-74'],
      SK: ['Sikkim', '73'],
      OR: ['Odisha', '75-77'],
      AS: ['Assam', '78'],
      BR: ['Bihar', '80-85'],
      JH: ['Jharkhand', '81-83'],
    },
  },
];

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

const isIn = (prefix: string, codes: string): boolean =>
  codes.split(' ').some((range) => {
    const [from, to = from] = range.split('-') as [string, string?];
    return prefix.slice(0, from.length) >= from && prefix.slice(0, to!.length) <= to!;
  });

/** The states of a code, in words, where none of them is `state`; undefined where it fits, or nothing can be told. */
export function regionAgainst(state: string, postalCode: string): string | undefined {
  const wanted = fold(state);
  for (const { code, regions } of schemes) {
    const prefix = code.exec(postalCode.trim())?.[1]?.toUpperCase();
    const all = Object.entries(regions);
    const own = all.find(([short, [name]]) => short === wanted || fold(name) === wanted);
    // The same letters are a state elsewhere, whose codes look otherwise.
    if (prefix === undefined || own === undefined) continue;
    if (isIn(prefix, own[1][1])) return undefined;
    const found = all.filter(([, [, codes]]) => isIn(prefix, codes)).map(([, [name]]) => name);
    return found.length === 0 ? undefined : found.join(' or ');
  }
  return undefined;
}

// States and provinces as they stand in addresses: code and name, for the countries whose addresses name them.

const list = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s*;\s*/)
      .map((pair) => {
        const [code = '', name = ''] = pair.split('=');
        return [code, name];
      }),
  );

export const usStates =
  list(`AL=Alabama;AK=Alaska;AZ=Arizona;AR=Arkansas;CA=California;CO=Colorado;CT=Connecticut;DE=Delaware;
DC=District of Columbia;FL=Florida;GA=Georgia;HI=Hawaii;ID=Idaho;IL=Illinois;IN=Indiana;IA=Iowa;KS=Kansas;KY=Kentucky;LA=Louisiana;
ME=Maine;MD=Maryland;MA=Massachusetts;MI=Michigan;MN=Minnesota;MS=Mississippi;MO=Missouri;MT=Montana;NE=Nebraska;NV=Nevada;
NH=New Hampshire;NJ=New Jersey;NM=New Mexico;NY=New York;NC=North Carolina;ND=North Dakota;OH=Ohio;OK=Oklahoma;OR=Oregon;
PA=Pennsylvania;RI=Rhode Island;SC=South Carolina;SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VT=Vermont;VA=Virginia;WA=Washington;
WV=West Virginia;WI=Wisconsin;WY=Wyoming;PR=Puerto Rico;GU=Guam;VI=Virgin Islands;AS=American Samoa;MP=Northern Mariana Islands`);

export const caProvinces =
  list(`AB=Alberta;BC=British Columbia;MB=Manitoba;NB=New Brunswick;NL=Newfoundland and Labrador;NS=Nova Scotia;
NT=Northwest Territories;NU=Nunavut;ON=Ontario;PE=Prince Edward Island;QC=Quebec;SK=Saskatchewan;YT=Yukon`);

export const auStates =
  list(`NSW=New South Wales;VIC=Victoria;QLD=Queensland;SA=South Australia;WA=Western Australia;TAS=Tasmania;
NT=Northern Territory;ACT=Australian Capital Territory`);

export const inStates =
  list(`AP=Andhra Pradesh;AR=Arunachal Pradesh;AS=Assam;BR=Bihar;CG=Chhattisgarh;GA=Goa;GJ=Gujarat;HR=Haryana;
HP=Himachal Pradesh;JH=Jharkhand;KA=Karnataka;KL=Kerala;MP=Madhya Pradesh;MH=Maharashtra;MN=Manipur;ML=Meghalaya;MZ=Mizoram;NL=Nagaland;
OD=Odisha;PB=Punjab;RJ=Rajasthan;SK=Sikkim;TN=Tamil Nadu;TS=Telangana;TR=Tripura;UP=Uttar Pradesh;UK=Uttarakhand;WB=West Bengal;
DL=Delhi;CH=Chandigarh;JK=Jammu and Kashmir;PY=Puducherry`);

export const myStates =
  list(`JHR=Johor;KDH=Kedah;KTN=Kelantan;MLK=Melaka;NSN=Negeri Sembilan;PHG=Pahang;PNG=Pulau Pinang;PRK=Perak;
PLS=Perlis;SBH=Sabah;SWK=Sarawak;SGR=Selangor;TRG=Terengganu;KUL=Kuala Lumpur;PJY=Putrajaya;LBN=Labuan`);

export const brStates =
  list(`AC=Acre;AL=Alagoas;AP=Amapá;AM=Amazonas;BA=Bahia;CE=Ceará;DF=Distrito Federal;ES=Espírito Santo;GO=Goiás;
MA=Maranhão;MT=Mato Grosso;MS=Mato Grosso do Sul;MG=Minas Gerais;PA=Pará;PB=Paraíba;PR=Paraná;PE=Pernambuco;PI=Piauí;RJ=Rio de Janeiro;
RN=Rio Grande do Norte;RS=Rio Grande do Sul;RO=Rondônia;RR=Roraima;SC=Santa Catarina;SP=São Paulo;SE=Sergipe;TO=Tocantins`);

export const mxStates =
  list(`AGU=Aguascalientes;BCN=Baja California;BCS=Baja California Sur;CAM=Campeche;CMX=Ciudad de México;
CDMX=CDMX;CHP=Chiapas;CHH=Chihuahua;COA=Coahuila;COL=Colima;DUR=Durango;GUA=Guanajuato;GRO=Guerrero;HID=Hidalgo;JAL=Jalisco;MEX=Estado de México;
MIC=Michoacán;MOR=Morelos;NAY=Nayarit;NLE=Nuevo León;OAX=Oaxaca;PUE=Puebla;QUE=Querétaro;ROO=Quintana Roo;SLP=San Luis Potosí;SIN=Sinaloa;
SON=Sonora;TAB=Tabasco;TAM=Tamaulipas;TLA=Tlaxcala;VER=Veracruz;YUC=Yucatán;ZAC=Zacatecas`);

/** Code for a state's printed code or name, e.g. `California`, `Calif.`, `CA` → `CA`. */
export function findRegion(printed: string, regions: Readonly<Record<string, string>>): string | undefined {
  const text = printed.replace(/\./g, '').trim();
  const code = text.toUpperCase();
  if (regions[code]) return code;
  return Object.keys(regions).find((key) => regions[key]?.toLowerCase() === text.toLowerCase());
}

export const regionPattern = (regions: Readonly<Record<string, string>>): string =>
  [...Object.keys(regions), ...Object.values(regions)].sort((a, b) => b.length - a.length).join('|');

const regionNames: ReadonlySet<string> = new Set(
  [usStates, caProvinces, auStates, inStates, myStates].flatMap((regions) =>
    Object.values(regions).map((name) => name.toLowerCase()),
  ),
);
/** Malaysian states carry an honorific, written out or as its first letters: `Selangor Darul Ehsan`, `Selangor D.E.` */
const honorific = /\s+(?:darul\s+\p{L}+|d\.?\s?[a-z]\.?)$/u;

/** Whether a line says a state's or province's name and nothing else. */
export function isRegionLine(text: string): boolean {
  const line = text.toLowerCase().replace(/^[\s,]+|[\s,.]+$/g, '');
  return regionNames.has(line.replace(honorific, ''));
}

// The ways in which a value of the truth may stand on a page, letters and digits only: enough to find it again.

const months = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];
const foreignMonths = [
  ['JANUAR', 'JANVIER', 'ENERO', 'GENNAIO', 'JANEIRO', 'JANUARI'],
  ['FEBRUAR', 'FEVRIER', 'FEBRERO', 'FEBBRAIO', 'FEVEREIRO', 'FEBRUARI'],
  ['MARZ', 'MARS', 'MARZO', 'MARCO', 'MAART'],
  ['AVRIL', 'ABRIL', 'APRILE'],
  ['MAI', 'MAYO', 'MAGGIO', 'MAIO', 'MEI'],
  ['JUNI', 'JUIN', 'JUNIO', 'GIUGNO', 'JUNHO'],
  ['JULI', 'JUILLET', 'JULIO', 'LUGLIO', 'JULHO'],
  ['AOUT', 'AGOSTO', 'AUGUSTUS'],
  ['SEPTEMBRE', 'SEPTIEMBRE', 'SETTEMBRE', 'SETEMBRO'],
  ['OKTOBER', 'OCTOBRE', 'OCTUBRE', 'OTTOBRE', 'OUTUBRO'],
  ['NOVEMBRE', 'NOVIEMBRE', 'NOVEMBRO'],
  ['DEZEMBER', 'DECEMBRE', 'DICIEMBRE', 'DICEMBRE', 'DEZEMBRO'],
];

export const squash = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

export function printedForms(value: string): string[] {
  const date = /^(\d{4})-(0[1-9]|1[0-2])(?:-(\d{2}))?$/.exec(value);
  if (date) return [...new Set([...dateForms(date[1]!, date[2]!, date[3]), squash(value)])];
  const amount = /^-?(\d+)\.(\d{1,2})$/.exec(value);
  if (amount) {
    const cents = amount[2]!.padEnd(2, '0');
    return [...new Set([amount[1]! + cents, ...(cents === '00' ? [amount[1]!] : []), squash(value)])];
  }
  if (/^\d+$/.test(value)) return [value, `${value}00`];
  return [squash(value)].filter((form) => form.length > 0);
}

function dateForms(year: string, month: string, day: string | undefined): string[] {
  const short = year.slice(2);
  const m = String(Number(month));
  const name = months[Number(month) - 1]!;
  const names = [name, name.slice(0, 3), ...(foreignMonths[Number(month) - 1] ?? [])];
  if (day === undefined)
    return [`${month}${year}`, `${m}${year}`, `${year}${month}`, ...names.map((text) => text + year)];
  const d = String(Number(day));
  const numbers = [
    month + day + year,
    day + month + year,
    year + month + day,
    m + d + year,
    d + m + year,
    month + day + short,
    day + month + short,
    m + d + short,
    d + m + short,
  ];
  const said = names.flatMap((text) =>
    [day, d, `${d}TH`, `${d}ST`, `${d}ND`, `${d}RD`].flatMap((at) => [
      at + text + year,
      text + at + year,
      at + text + short,
    ]),
  );
  return [...numbers, ...said];
}

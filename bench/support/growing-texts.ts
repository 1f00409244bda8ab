// Texts of every shape that a finder looks for, as large as is wanted: what a finder mistakes for its own costs it most.

/** Lines of one shape; numbers make them differ where honest ones would. */
const shapes: Readonly<Record<string, (n: number) => string>> = {
  mrz: () => `P<UTO${'‹'.repeat(39)}`,
  'mrz rows': (n) =>
    n % 2 ? 'L898902C36UTO7408122F1204159ZE184226B<<<<<10' : 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'mrz in one line': () => 'P<UTO<<<<<',
  iban: (n) => `DE${String(89 + (n % 9)).padStart(2, '0')} 3704 0044 0532 0130 ${String(n % 100).padStart(2, '0')}`,
  'iban in one line': () => 'GB82 WEST 1234 5698 7654 32 ',
  labels: (n) => `Name: Person ${n}`,
  'the same label': () => 'Name: ',
  'labels alone': (n) => `${['Name', 'Date of birth', 'Address', 'Amount due', 'Nationality'][n % 5]}:`,
  'labels in one line': () => 'Name: Date of birth: Address: ',
  dates: (n) => `${String((n % 28) + 1).padStart(2, '0')}.${String((n % 12) + 1).padStart(2, '0')}.${1990 + (n % 40)}`,
  'dates in one line': (n) => `${(n % 28) + 1} March ${1990 + (n % 40)} `,
  money: (n) => `EUR ${n % 1000},${String(n % 100).padStart(2, '0')}`,
  'money in one line': (n) => `$${n % 900}.00 `,
  table: (n) => `${(n % 28) + 1}/03/2026    Purchase ${n}    ${n % 90}.10    1,${String(n % 1000).padStart(3, '0')}.55`,
  'table without amounts': (n) => `Row ${n}      one      two      three`,
  invoice: (n) => `Item ${n}    ${n % 9}    ${n % 90}.00    ${(n % 9) * (n % 90)}.00`,
  totals: (n) => `Total ${n % 900}.00`,
  addresses: (n) => `${(n % 200) + 1} High Street, Springfield, SP${n % 10} 1AA`,
  emails: (n) => `person${n}@example.com +44 20 7946 ${String(n % 10_000).padStart(4, '0')}`,
  names: (n) => `${['Mr', 'Ms', 'Dr'][n % 3]} ${['Ada', 'Bob', 'Maya'][n % 3]} ${['Lindgren', 'Keller'][n % 2]}`,
  'capitals in one line': () => 'ADA LINDGREN ',
  cv: (n) => `${2000 + (n % 20)} – ${2001 + (n % 20)}   Engineer, Company ${n}`,
  brackets: () => '((((((((((',
  colons: () => '::::::::::',
  digits: (n) => String(n % 10).repeat(10),
  'one word': () => 'a',
  spaces: () => 'a          ',
  'empty lines': () => '',
  prose: (n) => `The tenant agrees to pay the rent on the first day of month ${n}, and the landlord to receive it.`,
  'prose in one line': (n) => `Sentence ${n} of a letter that never ends. `,
};

const isOneLine = (name: string) => /in one line|same label|one word|brackets|colons|digits/.test(name);

export const shapeNames: readonly string[] = Object.keys(shapes);

/** `bytes` of UTF-8, or a few less. */
export function growText(name: string, bytes: number): Uint8Array {
  const line = shapes[name];
  if (!line) throw new Error(`There is no shape ${name}.`);
  const end = isOneLine(name) ? '' : '\n';
  const parts: string[] = [];
  for (let size = 0, n = 0; ; n += 1) {
    const part = `${line(n)}${end}`;
    size += Buffer.byteLength(part);
    if (size > bytes) return Buffer.from(parts.join(''));
    parts.push(part);
  }
}

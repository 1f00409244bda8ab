// The two machine-readable lines of a passport (ICAO 9303 part 4, TD3), with their check digits.

const WEIGHTS = [7, 3, 1];
const valueOfChar = (char: string) => (char === '<' ? 0 : /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55);
const checkDigit = (text: string) =>
  String([...text].reduce((sum, char, index) => sum + valueOfChar(char) * (WEIGHTS[index % 3] ?? 0), 0) % 10);
const fill = (text: string, length: number) => text.replaceAll(' ', '<').padEnd(length, '<').slice(0, length);
const shortDate = (iso: string) => iso.slice(2).replaceAll('-', '');

interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly passport: string;
  readonly country: string;
  /** ISO dates. */
  readonly birth: string;
  readonly expires: string;
  readonly sex: string;
}

export function passportLines(holder: Holder): [string, string] {
  const first = fill(`P<${holder.country}${holder.surname.replaceAll(' ', '<')}<<${holder.givenNames}`, 44);
  const number = fill(holder.passport, 9);
  const birth = shortDate(holder.birth);
  const expires = shortDate(holder.expires);
  const personal = fill('', 14);
  const checked = [number, birth, expires].map((text) => text + checkDigit(text)) as [string, string, string];
  const composite = checkDigit(checked[0] + checked[1] + checked[2] + personal + checkDigit(personal));
  return [
    first,
    `${checked[0]}${holder.country}${checked[1]}${holder.sex}${checked[2]}${personal}${checkDigit(personal)}${composite}`,
  ];
}

// The machine readable zone of a travel document, with check digits that hold (ICAO 9303 part 4 and 5).
import type { Composer } from '../composer.ts';

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '<');
const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');
const weights = [7, 3, 1] as const;

export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, sign, index) => {
    const value = sign === '<' ? 0 : /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
    return total + value * weights[index % 3]!;
  }, 0);
  return String(sum % 10);
}

const date = (day: Date): string => day.toISOString().slice(2, 10).replaceAll('-', '');

export function machineReadableZone(composer: Composer, kind: string): string {
  const { random, world, sheet } = composer;
  const { subject, locale, today } = world;
  const number = fill(letters(random.pattern(random.pick(['A99999999', 'AA9999999', '999999999']))), 9);
  const birth = date(subject.birth);
  const expiry = date(new Date(Date.UTC(today.getUTCFullYear() + 10, today.getUTCMonth(), today.getUTCDate())));
  const names = `${letters(subject.surname)}<<${letters(subject.given)}<${letters(subject.middle)}`;
  const numbered = number + checkDigit(number);
  const dated = `${birth + checkDigit(birth)}${subject.sex}${expiry}${checkDigit(expiry)}`;
  const rows =
    kind === 'passport' || kind === 'visa'
      ? [
          fill(`${kind === 'visa' ? 'V' : 'P'}<${locale.iso3}${names}`, 44),
          (() => {
            const optional = fill('', 14);
            const all = numbered + dated.slice(0, 7) + dated.slice(8) + optional + checkDigit(optional);
            return numbered + locale.iso3 + dated + optional + checkDigit(optional) + checkDigit(all);
          })(),
        ]
      : [
          fill(`I<${locale.iso3}${numbered}`, 30),
          fill(dated.slice(0, 7) + dated.slice(7) + locale.iso3, 29) +
            checkDigit(numbered + dated.slice(0, 7) + dated.slice(8)),
          fill(names, 30),
        ];
  return `<div style="font-family:'Liberation Mono';font-size:${random.int(12, 17)}px;letter-spacing:${random.pick([0, 1, 2])}px;white-space:nowrap;margin-top:10px">${rows.map((text) => `<div>${sheet.other(text)}</div>`).join('')}</div>`;
}

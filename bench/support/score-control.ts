// Truth of a marked control: the texts that one invented person would have there.
import type { PageControl } from '@oneform/contract';
import { wordedLanguages } from '../../packages/engine/src/catalogue/wordings/languages.ts';
import type { WebValue } from '../../packages/engine/src/fill/web/plan-control.ts';

export type Verdict = 'right' | 'wrong' | 'blank';

/** Marks of identity, address and contact. */
const asked: ReadonlySet<string> = new Set(
  'firstName middleName lastName fullName emailAddress phone addressStreet addressStreet2 addressCity addressProvince addressPostalCode addressCountryCode birthday birthdayDay birthdayMonth birthdayYear'.split(
    ' ',
  ),
);

/** Either mark asks, and neither forbids. */
export const isAsked = (mark: string): boolean => mark.split(/\s+OR\s+/).every((one) => asked.has(one));

/** Names the kind of control that must be left alone, by its mark; undefined where the mark asks for something, or allows to. */
export function kindOfMark(mark: string): string | undefined {
  const kinds = mark.split(/\s+OR\s+/).map((one) => {
    if (asked.has(one)) return undefined;
    if (/^(?:card|expiration)/.test(one)) return 'card';
    return /^(?:password|username|totp)/.exec(one)?.[0] ?? 'unknown';
  });
  return kinds.includes(undefined) ? undefined : kinds[0];
}

const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const figures = (text: string) => text.replace(/\D/g, '');

/** Texts of the first of the couple in `households.ts`, who fills the page in. */
const texts: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Ngozi', 'Ngozi Ruth'],
  middleName: ['Ruth', 'R'],
  lastName: ['Okonkwo'],
  fullName: ['Ngozi Ruth Okonkwo', 'Ngozi Okonkwo', 'Okonkwo, Ngozi Ruth', 'Okonkwo Ngozi Ruth'],
  emailAddress: ['ngozi.okonkwo@example.com'],
  addressStreet: [
    '4417 Larkspur Lane',
    '4417 Larkspur Lane, Apt 6C',
    '4417 Larkspur Lane, Apt 6C, Peoria, IL 61604, United States',
  ],
  addressStreet2: ['Apt 6C', '6C'],
  addressCity: ['Peoria'],
  addressProvince: ['IL', 'Illinois', 'US-IL', 'IL - Illinois', 'Illinois (IL)'],
  addressPostalCode: ['61604'],
};

/** @param value absent: nothing is said of it; what is only offered is not written */
export function scoreMark(mark: string, value: WebValue | undefined, control: PageControl | undefined): Verdict {
  if (value === undefined || control === undefined || value.isOffered) return 'blank';
  return mark.split(/\s+OR\s+/).some((one) => isRight(one, value, control)) ? 'right' : 'wrong';
}

/** In the page's language, whichever that is. */
const countries: ReadonlySet<string> = new Set(
  ['US', 'USA', 'United States of America', 'The United States', ...wordedLanguages.map(nameOfCountry)].map(squash),
);
function nameOfCountry(language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of('US')!;
}

/** Of a telephone number that the page asks in two or three fields. */
const pieces: readonly string[] = ['309', '555', '0186', '5550186'];
const longestPiece = 8;
const isPiece = (text: string, { max_length = longestPiece + 1 }: PageControl) =>
  max_length <= longestPiece && pieces.includes(figures(text));

function isRight(mark: string, value: WebValue, control: PageControl): boolean {
  const option = value.option === undefined ? undefined : control.options?.[value.option];
  const said = option === undefined ? [value.value] : [option.label, option.value ?? option.label];
  switch (mark) {
    case 'phone':
      return said.some((text) => /^1?3095550186$/.test(figures(text)) || isPiece(text, control));
    // The marks do not tell a country's dialling code apart.
    case 'addressCountryCode':
      return said.some((text) => countries.has(squash(text)) || /\+1(?!\d)|^1$/.test(text));
    case 'birthday':
      return said.some(
        (text) => ['19841123', '11231984', '23111984'].includes(figures(text)) || /23.*Nov.*1984/.test(text),
      );
    case 'birthdayDay':
      return said.some((text) => figures(text) === '23');
    case 'birthdayMonth':
      return said.some((text) => /^0?11$/.test(text.trim()) || /^nov/i.test(text));
    case 'birthdayYear':
      return said.some((text) => /^(?:19)?84$/.test(text.trim()));
    default: {
      const wanted = new Set((texts[mark] ?? []).map(squash));
      return said.some((text) => wanted.has(squash(text)));
    }
  }
}

// A telephone number as people write it at home; with its country's code where the form asks for that.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AskedSlot } from '../match/describe-slot.ts';

export function phoneText({ label, slot }: AskedSlot, value: string, limit: number): string {
  const asksCountry = /country|international/i.test(`${label} ${slot.tooltip}`);
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value);
  if (american !== null && !asksCountry) {
    const dashed = american.slice(1).join('-');
    if (dashed.length <= limit) return dashed;
  }
  if (value.length <= limit) return value;
  const number = parsePhoneNumberFromString(value);
  const figures = value.replace(/\D/g, '');
  const atHome = number?.formatNational().replace(/\D/g, '');
  const shorter = [number?.number, ...(asksCountry ? [] : [atHome]), figures].filter((text) => text !== undefined);
  return shorter.find((text) => text.length <= limit) ?? value;
}

// Telephone numbers that a page asks in pieces: the country's code before the number, or three short fields.
import type { PageControl } from '@oneform/contract';
import type { WebPart } from './autocomplete.ts';
import { readAutocomplete } from './autocomplete.ts';
import { factOfCode } from './code-words.ts';
import { isDiallingList } from './listed-options.ts';

export interface AskedPhone {
  /** Undefined: the number as it is dialled at home. */
  readonly part?: WebPart;
  readonly hasDialling?: boolean;
}

/** By the position of the control; controls that ask for a whole number are absent. */
export function findPhoneParts(controls: readonly PageControl[]): Map<number, AskedPhone> {
  const asked = new Map<number, AskedPhone>();
  for (const [index, control] of controls.entries()) {
    if (isDialling(control, controls[index + 1])) {
      asked.set(index, { part: 'country_code' });
      const [next] = following(controls, index, 1);
      if (next !== undefined && isPhone(next)) asked.set(index + 1, { hasDialling: true });
      continue;
    }
    if (!isPhone(control)) continue;
    const run = [control, ...following(controls, index, 2)].filter(({ kind }) => typed.has(kind));
    const parts = partings.find(({ rooms }) => rooms.every((room, at) => run[at]?.max_length === room));
    for (const [at, part] of (parts?.parts ?? []).entries()) asked.set(index + at, { part });
  }
  return asked;
}

const typed: ReadonlySet<PageControl['kind']> = new Set(['text', 'tel', 'number']);

/** By the signs that fields have room for; North America divides alike. */
const partings: readonly { readonly rooms: readonly number[]; readonly parts: readonly WebPart[] }[] = [
  { rooms: [3, 3, 4], parts: ['area', 'exchange', 'line'] },
  { rooms: [3, 7], parts: ['area', 'local'] },
  { rooms: [3, 8], parts: ['area', 'local'] },
];

const following = (controls: readonly PageControl[], index: number, count: number): PageControl[] =>
  controls.slice(index + 1, index + 1 + count).filter(({ form }) => form === controls[index]!.form);

const diallingWords =
  /\b(?:country|dial(?:l?ing)?|phone|calling|isd|mobile)[\s_-]*(?:country)?[\s_-]*(?:code|prefix)\b|\bdial(?:l?ing)?code|(?:l[aä]nder)?vorwahl|\bindicatif|\bprefi(?:jo|sso|xo)\b|\blandnummer\b|\bkierunkow/i;

/** A list of such codes; or words for one right before a number. */
function isDialling(control: PageControl, next: PageControl | undefined): boolean {
  const { options = [], kind } = control;
  if (options.length > 1 && isDiallingList(options)) return true;
  if (kind === 'radio' || kind === 'checkbox' || kind === 'textarea') return false;
  const said = wordsOf(control).join(' | ');
  return diallingWords.test(said) && next !== undefined && next.form === control.form && isPhone(next);
}

const phoneWords =
  /phone|mobile|\btel\b|telefo|t[eé]l[eé]ph|handy|\bcell(?:ular)?\b|m[oó]vil|celular|cellulare|puhelin|電話|携帯|手机|전화/i;

/** By the first of its words that people read, or else by its name in code. */
function isPhone(control: PageControl): boolean {
  const { kind, name, dom_id, autocomplete } = control;
  if (!typed.has(kind)) return false;
  if (kind === 'tel' || readAutocomplete(autocomplete)?.fact === 'phone') return true;
  const [said] = wordsOf(control);
  if (said !== undefined && /\p{L}{3}/u.test(said)) return phoneWords.test(said);
  return [name, dom_id].some((code) => /phone$/.test(factOfCode(code ?? '') ?? ''));
}

const wordsOf = ({ label, aria_label, placeholder, title }: PageControl): string[] =>
  [label, aria_label, placeholder, title].filter((text) => text !== undefined);

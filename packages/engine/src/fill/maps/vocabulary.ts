// Words of a map beside the fields of the catalogue: whom a value is of, which piece of it is asked, what is put together.

/** With a number, or without for the only or first one: `child2`, `employer`. */
const numbered: ReadonlySet<string> = new Set(
  'child parent sibling relative member occupant companion reference emergency employer school account debt vehicle property previous landlord'.split(
    ' ',
  ),
);
const single: ReadonlySet<string> = new Set(
  'spouse former_spouse father mother guardian co_applicant sponsor host mailing foreign next birth passport licence id_card permit visa trip company insurer lease'.split(
    ' ',
  ),
);

/** `child2` → child, 2. Undefined for what is nobody and nothing. */
export function parseBearer(name: string): { readonly kind: string; readonly index: number } | undefined {
  if (single.has(name)) return { kind: name, index: 1 };
  const [, kind = '', index = '1'] = /^([a-z_]+?)([1-9]\d?)?$/.exec(name) ?? [];
  return numbered.has(kind) ? { kind, index: Number(index) } : undefined;
}

/** Facts that forms ask for and that a collection has in parts, or has as something else. */
export const combinedFacts: ReadonlySet<string> = new Set(
  `full_name surname given_names first_name middle_name middle_initial first_and_initial name_last_first name_first_last address street
street_name house_number unit street_and_unit city state postal_code country city_state city_state_zip state_zip postal_code_city
county name phone email relationship age iban bic`.split(/\s+/),
);

const parts: ReadonlySet<string> = new Set(
  'day month year year2 initial first rest area exchange line country_code local house name spread count'.split(' '),
);

/** `[3]`, `[1-3]` are letters or figures counted from 1, `[-4]` the last four. */
export const isPart = (part: string): boolean => parts.has(part) || /^(?:[1-9]\d?(?:-[1-9]\d?)?|-[1-9]\d?)$/.test(part);

export const isFormat = (format: string): boolean => format === 'upper' || /^[dmy][dmy\s./,-]*$/.test(format);

// Definition of a kind of paper: its titles by language, and its sections with their fields.
import type { Language } from '../world/locales.ts';

export interface Section {
  readonly title: string;
  readonly fields: readonly string[];
  /** Person of the section when not the subject. */
  readonly about?: 'spouse' | 'child' | 'friend' | 'official';
}

export interface Kind {
  readonly name: string;
  readonly titles: Partial<Record<Language, readonly string[]>> & { readonly en: readonly string[] };
  readonly sections: readonly Section[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
export const section = (title: string, fields: string, about?: Section['about']): Section => ({
  title,
  fields: words(fields),
  ...(about ? { about } : {}),
});
export const titles = (en: string, de = '', fr = '', es = '', it = '', pt = '', nl = ''): Kind['titles'] => {
  const list = (text: string) =>
    text
      .split(';')
      .map((title) => title.trim())
      .filter(Boolean);
  return { en: list(en), de: list(de), fr: list(fr), es: list(es), it: list(it), pt: list(pt), nl: list(nl) };
};

export const person =
  'full_name surname given_names middle_name date_of_birth place_of_birth country_of_birth sex nationality citizenship marital_status ssn occupation';
export const contact =
  'address street unit city state postal_code country phone home_phone cell_phone work_phone email mailing_address alternate_phone fax';
export const identity =
  'surname given_names full_name date_of_birth place_of_birth sex nationality height eye_color issue_date expiry_date issuing_authority place_of_issue document_number';

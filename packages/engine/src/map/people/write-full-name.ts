// Writes the name of a person on a paper: in reading order, without a title and without the capitals of forms and
// cards.
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { writeName } from '#values/normalise/write-name.ts';
import { looksLikeCompany } from '#values/recognise-party.ts';

/** `MS. BROWN, ANGEL` → `Angel Brown`; what is no name of a person stays as printed. */
export function writeFullName(printed: string): string {
  if (looksLikeCompany(printed)) return printed;
  return writeName(normaliseName(printed)?.value ?? printed);
}

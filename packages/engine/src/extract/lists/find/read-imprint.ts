// Finds the issuer when neither label, block nor head names it: a line that begins with a company's legal name, or name
// and address in one line.
import { isStreet, normaliseAddress } from '#values/normalise/normalise-address.ts';
import { hasLegalForm, looksLikePerson } from '#values/recognise-party.ts';
import type { Token } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** At most one name and one address, from the first line that has a name. */
export function readImprint(
  { sheets }: Paper,
  names: { readonly name: string; readonly address: string },
  confidence: number,
): Reading[] {
  for (const sheet of sheets.slice(0, 1))
    for (const { tokens } of sheet.segments) {
      const name = legalName(tokens) ?? [];
      const placed = nameAndAddress(tokens);
      const read = (as: string, words: readonly Token[], value: string, type: Reading['type']): Reading => ({
        name: as,
        value: value.replace(/[\s,;]+$/, ''),
        type,
        confidence,
        tokens: words,
        anchor: 'imprint',
      });
      if (placed)
        return [
          read(names.name, placed.name, textOf(placed.name), 'string'),
          read(names.address, placed.address, placed.value, 'address'),
        ];
      if (name.length > 0) return [read(names.name, name, textOf(name), 'string')];
    }
  return [];
}

/** The words up to a legal form: `Severn Gate Ltd Tax Code: …`. */
function legalName(tokens: readonly Token[]): readonly Token[] | undefined {
  const end = tokens.findIndex(
    (token, at) => at > 0 && at < 7 && hasLegalForm(textOf(tokens.slice(0, at + 1))) && token.text.length > 1,
  );
  const name = tokens.slice(0, end + 1);
  // In a sentence a verb follows.
  const isSaid = /^\p{Ll}/u.test(tokens[end + 1]?.text ?? '');
  return end > 0 && !isSaid && !/\d|:/.test(textOf(name)) ? name : undefined;
}

/** `Granite Peak Lifts, 14 Quarry Way, Bedford NH 03110  (603) 555-0177`. */
function nameAndAddress(tokens: readonly Token[]) {
  const comma = tokens.findIndex(({ text }) => /,$/.test(text));
  const name = tokens.slice(0, comma + 1);
  const said = textOf(name).replace(/,$/, '');
  const isName =
    comma > 0 && /^(?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the)(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the))+$/u.test(said);
  if (!isName || looksLikePerson(said)) return undefined;
  const rest = tokens.slice(comma + 1);
  const end = rest.findLastIndex(({ text }) => !/^[+()\d-]{3,}$/.test(text) || /^\d{5}(?:-\d{4})?$/.test(text)) + 1;
  const address = rest.slice(0, end);
  // In a picture the comma after the street is easily read as a point.
  const found = normaliseAddress(textOf(address).replace(/(?<=\p{Ll}{2})\.(?= \p{Lu}\p{Ll})/gu, ','));
  return found?.street && found.city && found.postal_code && isStreet(found.street)
    ? { name, address, value: found.value }
    : undefined;
}

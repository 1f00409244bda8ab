// Telephone, e-mail and website in the lines of one party or one part of a page.
import { findPhones } from '#values/normalise/normalise-phone.ts';
import type { Segment } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import { stringTogether } from './run-of-text.ts';

const email = /[\w.+%'-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/u;
const website =
  /(?<![\w@.])(?:https?:\/\/[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]{3,}(?:\.[\w-]+)*\.(?:com|org|net|io|dev|co\.uk|eu|de|fr|edu|gov|me|info)))(?:\/[\w./-]*)?(?![\w@])/iu;

/** A company's number in a register has figures enough for a telephone's. */
const registered =
  /\b(?:abn|acn|vat|gstin|gst|cin|ein|tin|siret|siren|kvk|hrb|uen|company|reg(?:istered|istration)?|tax id)\W*(?:no|number|nr)?\W*$/i;

export interface ContactNames {
  readonly phone?: string;
  readonly email?: string;
  readonly website?: string;
}

/** The first of each kind; a fax number is no telephone. */
export function readContacts(
  lines: readonly Segment[],
  names: ContactNames,
  country: string | undefined,
  confidence: number,
  anchor: string,
): Reading[] {
  const readings: Reading[] = [];
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  for (const line of lines) {
    const run = stringTogether(line.tokens);
    const isFax = /^\W*fax/i.test(run.text);
    const phone = isFax
      ? undefined
      : findPhones(run.text, country).find(({ from }) => !registered.test(run.text.slice(0, from)));
    const written = email.exec(run.text);
    const site = website.exec(run.text.replace(email, (match) => ' '.repeat(match.length)));
    if (names.phone && phone && !has(names.phone))
      readings.push({
        name: names.phone,
        value: phone.value,
        type: 'phone',
        confidence,
        tokens: run.tokensAt(phone.from, phone.to),
        anchor,
      });
    if (names.email && written && !has(names.email))
      readings.push({
        name: names.email,
        value: written[0].replace(/\s/g, ''),
        type: 'email',
        confidence: confidence + 0.03,
        tokens: run.tokensAt(written.index, written.index + written[0].length),
        anchor,
      });
    if (names.website && site && !has(names.website))
      readings.push({
        name: names.website,
        value: site[0],
        type: 'url',
        confidence,
        tokens: run.tokensAt(site.index, site.index + site[0].length),
        anchor,
      });
  }
  return readings;
}

// Names as they are printed where a machine readable zone spells them another way or cuts them short: it has 26 letters, no hyphens and some
// thirty places. `MUELLER` is Müller, `DILANI SANDUNI` may be Dilani Sandunika.
import type { Fact } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { Candidate } from '../claims/candidate.ts';

/** ICAO Doc 9303-3, section 6: what zones write for letters that are more than one of theirs with an accent. */
const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  å: 'aa',
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ö: 'oe',
  ø: 'oe',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ü: 'ue',
};
/** Names without one filler behind them. */
const fullZone = /<<.*[^<\s]$/;
const longer = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** `read` with its names spelled as candidates print them, those that a full name is made of too. */
export function spellAsPrinted(read: readonly Fact[], candidates: readonly Candidate[]): Fact[] {
  const others = new Map(
    read.filter(isOfZone).flatMap((fact) => {
      const printed = candidates.find((candidate) => isSpelledOtherwise(candidate, fact));
      return printed ? [[fact, printed] as const] : [];
    }),
  );
  return read.map((fact) => {
    const printed = others.get(fact);
    if (printed)
      return {
        ...fact,
        value: printed.value,
        raw: printed.raw,
        evidence: [...printed.evidence, ...fact.evidence],
      };
    return fact.name === 'full_name' && isOfZone(fact) ? { ...fact, value: respell(String(fact.value), others) } : fact;
  });
}

const isOfZone = ({ type, tier, value }: Fact): boolean =>
  type === 'name' && tier !== 'inferred' && typeof value === 'string';

function isSpelledOtherwise({ name, value, source }: Candidate, fact: Fact): boolean {
  const zone = String(fact.value);
  return (
    name === fact.name &&
    (source === 'caption' || source === 'page-model') &&
    value.toUpperCase() !== zone.toUpperCase() &&
    ([squash(value), zoneSpelling(value)].includes(squash(zone)) || isCutShort(fact, value))
  );
}

/** The zone is full, and print goes on within the word: where a whole word is missing, the zone may have left it out. */
function isCutShort({ value, evidence }: Fact, printed: string): boolean {
  const zone = String(value).toUpperCase();
  return (
    evidence.some(({ quote }) => fullZone.test(quote)) &&
    printed.toUpperCase().startsWith(zone) &&
    /^\p{L}/u.test(printed.slice(zone.length))
  );
}

const zoneSpelling = (name: string): string =>
  squash(
    name
      .toLowerCase()
      .normalize('NFC')
      .replace(longer, (letter) => spelled[letter]!),
  );

function respell(fullName: string, others: ReadonlyMap<Fact, Candidate>): string {
  return [...others].reduce((name, [fact, { value }]) => name.replace(String(fact.value), () => value), fullName);
}

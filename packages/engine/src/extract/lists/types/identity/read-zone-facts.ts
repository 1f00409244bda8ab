// The fields of a machine readable zone as facts. What has a check digit of its own is proved by it (ICAO 9303 part 3, 4.9).

import { type Fact, type FactType, provedConfidence } from '#document/facts.ts';
import { type ReadZone, type ZoneField, type ZoneKind, zoneDate } from '#machine-readable/mrz/read-zone.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';

/** Names and codes have no check digit; with the others of their line right they seldom are wrong. */
const UNCHECKED = 0.88;
/** One wrong swap in ten makes the check digit fit by chance, and several are tried: a swapped number is a proposal. */
const REPAIRED = 0.7;

/** A visa's zone may hold the number of the visa or of the passport, cut at nine characters: what is printed says which and all of it. */
const numberName: Readonly<Record<ZoneKind, string | null>> = {
  passport: 'passport_number',
  visa: null,
  card: 'document_number',
};

export function readZoneFacts(zone: ReadZone, thisYear: number): Fact[] {
  const make = (name: string, field: ZoneField, value: string | null, type: FactType): Fact[] => {
    if (!value) return [];
    const isProved = field.isChecked;
    return [
      {
        name,
        value,
        raw: field.quote,
        type,
        tier: isProved ? 'proved' : 'read',
        confidence: isProved ? provedConfidence : UNCHECKED,
        evidence: [{ page: zone.pageNumber, box: field.box, quote: field.quote }],
      },
    ];
  };
  const bare = (field: ZoneField) => field.text.replaceAll('<', '').trim() || null;
  const country = (field: ZoneField) => normaliseCountry(bare(field) ?? '');
  const checkedDate = (field: ZoneField, isBirth: boolean) =>
    field.isChecked ? zoneDate(field.text, isBirth, thisYear) : null;
  const number = numberName[zone.kind];
  const makeNumber = (name: string, field: ZoneField): Fact[] =>
    make(name, field, bare(field), 'code').map((fact) =>
      field.isRepaired
        ? { ...fact, tier: 'read', confidence: REPAIRED, alternatives: [bare({ ...field, text: field.quote })!] }
        : fact,
    );
  return [
    ...make('document_type', zone.documentCode, zone.kind === 'passport' ? bare(zone.documentCode) : null, 'code'),
    ...make('surname', zone.surname, bare(zone.surname), 'name'),
    ...make('given_names', zone.givenNames, bare(zone.givenNames), 'name'),
    ...(number && zone.documentNumber.isChecked ? makeNumber(number, zone.documentNumber) : []),
    ...make('nationality', zone.nationality, nationalityOf(zone)?.name ?? null, 'country'),
    ...make('country_code', zone.issuer, country(zone.issuer)?.alpha3 ?? null, 'country'),
    ...make('date_of_birth', zone.birthDate, checkedDate(zone.birthDate, true), 'date'),
    ...make('sex', zone.sex, sexOf(zone.sex.text), 'code'),
    ...make('expiry_date', zone.expiryDate, checkedDate(zone.expiryDate, false), 'date'),
  ];
}

/** Letters that are no country but the issuer's with one of them misread are the issuer's. */
function nationalityOf(zone: ReadZone) {
  const letters = zone.nationality.text.replaceAll('<', '');
  const issuer = zone.issuer.text.replaceAll('<', '');
  const changed = [...letters].filter((letter, i) => letter !== issuer[i]).length;
  const isMisread = letters.length === issuer.length && changed === 1 && !normaliseCountry(letters);
  return normaliseCountry(isMisread ? issuer : letters);
}

const sexOf = (text: string): string | null => (/^[MF]$/.test(text) ? text : text === '<' || text === 'X' ? 'X' : null);

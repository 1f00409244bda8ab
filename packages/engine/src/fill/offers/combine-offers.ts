// Combines and splits values for fields that ask for them otherwise than the collection has them: a name from its
// parts, an address on one line.
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { splitStreet } from '#values/normalise/split-street.ts';
import { partOfValue } from '../maps/part-of-value.ts';
import type { Offer } from './offer.ts';
import { toWording, unique, wordFact, wordPart } from './word-offer.ts';

export function combineOffers(offers: readonly Offer[]): Offer[] {
  const combined = [...Map.groupBy(offers, ({ group }) => group).values()].flatMap((parts) => [
    ...namesOf(parts),
    ...addressesOf(parts),
    ...phonesOf(parts),
    ...lastDigitsOf(parts),
  ]);
  return [...combined, ...offers.flatMap(partsOfWhole)];
}

type Texts = Readonly<Record<string, string | undefined>>;

/** The first offer that stands for a fact lends place and topics to what is made of it. */
function make(source: Offer, fact: string, value: string | undefined, phrases: string, weight = 0.97): Offer[] {
  if (value === undefined || value.trim() === '') return [];
  const own = phrases.split('|').flatMap((phrase) => toWording(phrase, weight));
  return [{ ...source, fact, value: value.trim(), shape: 'text', wordings: unique([...own, ...wordFact(fact)]) }];
}

function find(parts: readonly Offer[], ...facts: readonly string[]): Offer | undefined {
  return facts.map((fact) => parts.find((part) => part.fact === fact)).find((part) => part !== undefined);
}

function namesOf(parts: readonly Offer[]): Offer[] {
  const [full, last, given, first, middle, suffix] = [
    find(parts, 'full_name'),
    find(parts, 'surname'),
    find(parts, 'given_names'),
    find(parts, 'first_name'),
    find(parts, 'middle_name'),
    find(parts, 'name_suffix'),
  ];
  const source = last ?? full;
  if (source === undefined) return [];
  const split = full === undefined ? undefined : normaliseName(full.value);
  const givenText = given?.value ?? joined([first?.value, middle?.value]) ?? split?.given_names;
  const lastText = last?.value ?? split?.surname;
  if (givenText === undefined || lastText === undefined) return [];
  const firstText = first?.value ?? givenText.split(/\s+/)[0]!;
  const middleText = middle?.value ?? joined(givenText.split(/\s+/).slice(1));
  const initial = middleText?.charAt(0);
  const has = new Set(parts.map(({ fact }) => fact));
  const missing = (fact: string, value: string | undefined) =>
    has.has(fact) ? [] : make(given ?? first ?? source, fact, value, '');
  return [
    ...missing('surname', lastText),
    ...missing('given_names', givenText),
    ...make(given ?? first ?? source, 'first_name', firstText, 'first name|first', has.has('first_name') ? 0.5 : 0.97),
    ...missing('middle_name', middleText),
    ...make(given ?? middle ?? source, 'middle_initial', initial, 'middle initial|mi|m.i.|initial', 1),
    // Initials for Dutch forms; "Initials" on others are signed.
    ...make(
      given ?? first ?? source,
      'initials',
      initialsOf(givenText),
      'voorletters|voorletter|voorletters voluit',
      1,
    ),
    ...make(
      given ?? first ?? source,
      'first_and_initial',
      joined([firstText, initial]),
      'first name and middle initial|first name and initial|first name middle initial|first name, mi|first, middle initial',
      1,
    ),
    ...(has.has('full_name')
      ? []
      : make(
          source,
          'full_name',
          joined([givenText, lastText, suffix?.value]),
          'name|full name|printed name|print name',
        )),
    ...make(
      source,
      'name_last_first',
      `${lastText}, ${givenText}`,
      'name (last, first, middle)|last, first, middle|name last first|last name, first name|last name first name middle name|last first middle initial|surname, given names',
      1,
    ),
    ...make(
      source,
      'name_first_last',
      joined([firstText, middleText, lastText]),
      'name (first, middle, last)|first middle last|first and last name|first name last name',
      1,
    ),
  ];
}

/** `C.A.` */
const initialsOf = (given: string) =>
  given
    .split(/[\s-]+/)
    .map((name) => `${[...name][0]!.toUpperCase()}.`)
    .join('');

const joined = (texts: readonly (string | undefined)[], by = ' ') => {
  const there = texts.filter((text): text is string => text !== undefined && text !== '');
  return there.length === 0 ? undefined : there.join(by);
};

function lastDigitsOf(parts: readonly Offer[]): Offer[] {
  const ssn = find(parts, 'ssn');
  const digits = ssn?.value.replace(/\D/g, '') ?? '';
  if (ssn === undefined || digits.length !== 9) return [];
  const asked = ['social security number', 'social security itin number', 'social'];
  const phrases = asked.flatMap((number) => [`last four digits of ${number}`, `last four of ${number}`]);
  return make(ssn, 'ssn_last_four', digits.slice(-4), phrases.join('|'), 1);
}

/** If only a home number is known, use it as the main phone. */
function phonesOf(parts: readonly Offer[]): Offer[] {
  const home = find(parts, 'home_phone');
  const others = find(parts, 'phone', 'cell_phone', 'work_phone');
  const phone = find(parts, 'phone') ?? home;
  const [area, local] = ['area', 'local'].map((part) => phone && partOfValue(phone.value, part));
  return [
    ...(home === undefined || others !== undefined ? [] : make(home, 'phone', home.value, '')),
    ...(phone === undefined || area === undefined
      ? []
      : [...make(phone, 'area_code', area, wordPart('area_code')), ...make(phone, 'local_phone', local, '')]),
  ];
}

function addressesOf(parts: readonly Offer[]): Offer[] {
  const street = find(parts, 'street');
  if (street === undefined) return [];
  const text = (fact: string) => find(parts, fact)?.value;
  return [
    ...partsOfStreet(street, text('unit') !== undefined),
    ...wordAddress(street, {
      street: street.value,
      unit: text('unit'),
      city: text('city'),
      state: text('state'),
      postal_code: text('postal_code'),
      country: text('country'),
    }),
  ];
}

/** `street_name` and `street_line` have no wordings: a street is asked for without its number, or its flat, where that has a place of its own. */
function partsOfStreet(street: Offer, hasUnit: boolean): Offer[] {
  const { name, house, unit, isFlat = false, line } = splitStreet(street.value);
  return [
    ...make(street, 'house_number', house, wordPart('house_number'), 0.98),
    ...(house === undefined ? [] : make(street, 'street_name', name, '')),
    ...(hasUnit || !isFlat ? [] : make(street, 'unit', unit, wordPart('apartment'))),
    ...(unit === undefined ? [] : make(street, 'street_line', line, '')),
  ];
}

function wordAddress(source: Offer, { street, unit, city, state, postal_code, country }: Texts): Offer[] {
  const home = joined([street, unit], ', ');
  // State codes precede the postal code; elsewhere it leads.
  const isStated = state !== undefined && /^[A-Z]{2,3}$/.test(state);
  const town = isStated
    ? joined([joined([city, state], ', '), postal_code])
    : joined([joined([postal_code, city]), state], ', ');
  return [
    ...make(
      source,
      'street_and_unit',
      home,
      'street address including apartment|number, street, and apt. or suite|address number street apt or suite number|number street and apt|home address number and street|street number and name',
      0.98,
    ),
    ...make(
      source,
      'city_state_zip',
      town,
      'city, state, zip|city, state, and zip code|city state zip code|city, town or post office, state, and zip code|city or town, state and zip|city state and zip|town and postal code|city/state/zip',
      1,
    ),
    ...(state === undefined
      ? []
      : make(
          source,
          'city_state',
          joined([city, state], ', '),
          'city, state|city and state|city/state|city and province',
          1,
        )),
    ...(postal_code === undefined || city === undefined
      ? []
      : make(source, 'postal_code_city', `${postal_code} ${city}`, 'postal code city|postcode town', 1)),
    ...make(
      source,
      'address',
      joined([home, town, country], ', '),
      'address|full address|complete address|home address|residential address|residence address|permanent address|address of residence|address street city state zip|street address city state zip code|domicile|adresse|anschrift|direccion|indirizzo',
      0.96,
    ),
  ];
}

/** A whole address or name of somebody else in one field of the collection. */
function partsOfWhole(offer: Offer): Offer[] {
  if (/(?:^|_)address$/.test(offer.fact)) {
    const address = normaliseAddress(offer.value);
    if (address === null || address.street === undefined) return [];
    const { street, city, state, postal_code, country } = address;
    const inside = { ...offer, group: offer.path };
    const part = (fact: string, value: string | undefined) => make(inside, fact, value, '');
    return [
      ...part('street', street),
      ...part('city', city),
      ...part('state', state).map((made) => ({ ...made, shape: 'state' as const })),
      ...part('postal_code', postal_code),
      ...part('country', country).map((made) => ({ ...made, shape: 'country' as const })),
      ...wordAddress(inside, { street, city, state, postal_code, country }).filter(({ fact }) => fact !== 'address'),
      ...make(inside, 'address', offer.value, 'address|full address'),
    ];
  }
  // `employer_name`, `landlord_name`: under a heading that names them forms ask for "Name", "Phone".
  const rest =
    /^(?:employer|school|landlord|supervisor|host|sponsor|bank|insurer|reference|emergency_contact|lender|organisation|company|creditor)_(name|phone|email|title)$/.exec(
      offer.fact,
    )?.[1];
  if (rest === undefined) return [];
  const asked = rest === 'name' ? 'name|full name|company name' : rest;
  // Fields named like personal names are never offered an employer.
  return make(offer, rest === 'name' ? offer.fact : rest, offer.value, asked, 0.95).map((made) => ({
    ...made,
    fact: offer.fact,
    shape: offer.shape,
    // Any other question for a name is about somebody else.
    wordings: made.wordings.map((wording) => ({ ...wording, isGeneric: true })),
  }));
}

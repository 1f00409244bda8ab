// Everything in a collection that may stand on a form.
import {
  type DataValue,
  type FieldDefinition,
  type FieldPerson,
  isCalendarDate,
  isEmptyValue,
  joinPath,
  type Leaf,
  parsePath,
  walkFields,
} from '@oneform/contract';
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import type { FillValues } from '../fill-result.ts';
import { combineOffers } from './combine-offers.ts';
import type { Offer } from './offer.ts';
import { tokenise } from './tokenise.ts';
import { APPLICANT, topicsOf } from './topics.ts';
import { unique, wordDateParts, wordField, wordIn } from './word-offer.ts';

/** @param languages those of the form, whose words for a fact count beside those that papers have for it */
export function listOffers(
  { sections, data }: Pick<FillValues, 'sections' | 'data'>,
  languages: readonly WordedLanguage[] = [],
): Offer[] {
  const leaves = [...walkFields(sections, data)].filter(({ value }) => value !== undefined && !isEmptyValue(value));
  const items = new Map<string, string[]>();
  const offers = leaves.flatMap((leaf) => toOffer(leaf, items));
  const all = inLanguages([...offers, ...combineOffers(offers)], languages);
  // The one address of a collection is where somebody lives, whatever the collection calls it.
  const hasHome = all.some(({ fact, topics }) => fact === 'address' && topics.size === 0);
  return hasHome ? all : all.map(asHome);
}

const accounts: ReadonlySet<string> = new Set(['iban', 'account_number']);
const isAccount = (topics: ReadonlySet<string>) => [...topics].every((topic) => topic === 'bank');

/** Adds the words of the form's languages; offers without wordings are asked for in another way, and of two offers of one value the first one is asked for. */
function inLanguages(offers: readonly Offer[], languages: readonly WordedLanguage[]): Offer[] {
  const met = new Set<string>();
  // The account of a collection is its person's.
  const hasAccount = offers.some(({ fact, topics }) => accounts.has(fact) && isAccount(topics));
  const holderOf = ({ fact, topics }: Offer, language: WordedLanguage) =>
    hasAccount && fact === 'full_name' && topics.size === 0 ? wordIn('account_holder', language) : [];
  return offers.map((offer) => {
    const key = `${offer.path} ${offer.fact}`;
    if (met.has(key) || offer.wordings.length === 0) return offer;
    met.add(key);
    // English wordings were gathered by hand, with what they must not be taken for.
    const own = languages.flatMap((language) =>
      language === 'en' ? [] : [...wordIn(offer.fact, language), ...holderOf(offer, language)],
    );
    return own.length === 0 ? offer : { ...offer, wordings: unique([...offer.wordings, ...own]) };
  });
}

/** The questions that a collection has no answer to yet; the values of these offers say nothing. */
export function listGaps({ sections, data }: Pick<FillValues, 'sections' | 'data'>): Offer[] {
  const items = new Map<string, string[]>();
  return [...walkFields(sections, data)]
    .filter(({ value }) => value === undefined || isEmptyValue(value))
    .flatMap((leaf) => toOffer({ ...leaf, value: standIn(leaf.field) }, items));
}

const standIn = ({ type, options }: FieldDefinition): DataValue =>
  type === 'boolean' ? true : type === 'date' ? '2000-01-01' : (options?.[0] ?? '?');

function toOffer(leaf: Leaf, items: Map<string, string[]>): Offer[] {
  const { path, field, section, groups } = leaf;
  const value = toText(leaf.value!);
  if (value === '') return [];
  const shape = shapeOf(field, value);
  const around = [section, ...groups].flatMap((one) => [
    ...tokenise(one.label),
    ...tokenise(one.name.replaceAll('_', ' ')),
  ]);
  const people = [field.person, ...groups.map(({ person }) => person), section.person];
  const item = positionOf(leaf, items);
  // Columns of a table belong to one list, which needs no other word for it.
  const list = item === undefined ? [] : [`list:${groups.find(({ type }) => type === 'array')?.name}`];
  return [
    {
      value,
      path,
      field,
      shape,
      wordings: shape === 'date' ? wordDateParts(wordField(field)) : wordField(field),
      around: new Set(around),
      topics: new Set([
        ...list,
        ...(field.atomic === 'occupation' && item === undefined
          ? []
          : [...topicsOf(around)].filter((topic) => topic !== APPLICANT)),
        ...people.flatMap((person) => topicOfPerson[person ?? 'applicant'] ?? []),
      ]),
      ownTopics: topicsOf([...tokenise(field.label), ...tokenise((field.atomic ?? field.name).replaceAll('_', ' '))]),
      group: joinPath(...parsePath(path).slice(0, -1)),
      fact: field.atomic ?? field.name,
      ...(item === undefined ? {} : { item }),
    },
  ];
}

function asHome(offer: Offer): Offer {
  const isMailing = offer.topics.size === 1 && offer.topics.has('mailing');
  return isMailing
    ? { ...offer, topics: new Set<string>(), ownTopics: new Set([...offer.ownTopics, 'mailing']) }
    : offer;
}

const topicOfPerson: Partial<Record<FieldPerson, string>> = {
  spouse: 'spouse',
  parent: 'parent',
  child: 'child',
  guardian: 'guardian',
  employer: 'employer',
  school: 'school',
  landlord: 'landlord',
  host: 'host',
  sponsor: 'sponsor',
  reference: 'reference',
  co_applicant: 'co_applicant',
  agent: 'agent',
  vehicle: 'vehicle',
  other: 'relative',
};

/** The outermost repeated group decides: of a form's rows the second takes the second item. */
function positionOf({ path, groups }: Leaf, items: Map<string, string[]>): number | undefined {
  const list = groups.findIndex(({ type }) => type === 'array');
  if (list === -1) return undefined;
  const keys = parsePath(path);
  const [listPath, id] = [joinPath(...keys.slice(0, list + 2)), keys[list + 2]!];
  const known = items.get(listPath) ?? [];
  if (!known.includes(id)) known.push(id);
  items.set(listPath, known);
  return known.indexOf(id);
}

const countryFields = /(?:^|_)(?:country|nationality|citizenship)(?:_|$)/;

function shapeOf(field: FieldDefinition, value: string): Offer['shape'] {
  const name = field.atomic ?? field.name;
  if (field.type === 'boolean') return 'boolean';
  if (isCalendarDate(value)) return 'date';
  if (field.options !== undefined) return 'choice';
  if (countryFields.test(name)) return 'country';
  return name === 'state' || name.endsWith('_state') ? 'state' : 'text';
}

function toText(value: DataValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return value === null || typeof value === 'object' ? '' : String(value).trim();
}

// Finds contradictions that no form allows, whoever typed them: a postal code of another state, a city of another
// country, days in the wrong order.
import type { CollectionData } from '../collections/collection-data.ts';
import { labelAt } from '../collections/field-at.ts';
import { joinPath, parsePath } from '../collections/field-path.ts';
import { type Leaf, walkFields } from '../collections/walk-fields.ts';
import type { Section } from '../templates/template.ts';
import { dayOf } from './calendar.ts';
import type { Place } from './places-of.ts';
import { regionAgainst } from './postal-regions.ts';

export interface Contradiction {
  readonly check: 'postal_code' | 'city' | 'order' | 'born_later';
  readonly because: string;
  readonly detail: string;
  /** The place that most likely wants a change first. */
  readonly places: readonly Pick<Place, 'path'>[];
}

const meaningOf = ({ field }: Leaf): string => field.atomic ?? field.name;
const groupOf = ({ path }: Leaf): string => joinPath(...parsePath(path).slice(0, -1));

/** The country that a city lies in where that is another one than told; undefined where it is not known. */
export type CityElsewhere = (city: string, country: string) => string | undefined;

export function findContradictions(
  sections: readonly Section[],
  data: CollectionData,
  cityElsewhere: CityElsewhere,
): Contradiction[] {
  const leaves = [...walkFields(sections, data)].filter(({ value }) => value !== undefined && value !== '');
  const groups = [...Map.groupBy(leaves, groupOf).values()];
  return [
    ...groups.flatMap(postalFaults),
    ...groups.flatMap((group) => cityFaults(group, cityElsewhere)),
    ...groups.flatMap((group) => orderFaults(sections, group)),
    ...birthFaults(sections, leaves),
  ];
}

function postalFaults(group: readonly Leaf[]): Contradiction[] {
  const of = (meaning: string) => group.find((leaf) => meaningOf(leaf) === meaning);
  const [state, code] = [of('state'), of('postal_code')];
  if (typeof state?.value !== 'string' || typeof code?.value !== 'string') return [];
  const region = regionAgainst(state.value, code.value);
  if (region === undefined) return [];
  return [
    {
      check: 'postal_code',
      because: 'The postal code of an address lies in its state.',
      detail: `${code.value} is a postal code of ${region}, not of ${state.value}.`,
      places: [code, state],
    },
  ];
}

function cityFaults(group: readonly Leaf[], cityElsewhere: CityElsewhere): Contradiction[] {
  const of = (meaning: string) => group.find((leaf) => meaningOf(leaf) === meaning);
  const [city, country] = [of('city'), of('country')];
  if (typeof city?.value !== 'string' || typeof country?.value !== 'string') return [];
  const home = cityElsewhere(city.value, country.value);
  if (home === undefined) return [];
  return [
    {
      check: 'city',
      because: 'The city of an address lies in its country.',
      detail: `${city.value} is a city of ${home}, not of ${country.value}.`,
      places: [country, city],
    },
  ];
}

/** Beginning and end of one thing, by what its dates are called: `passport_issue_date`, `passport_expiry_date`. */
const spans: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [/^(.*?)_?issue_date$/, /^(.*?)_?(?:expiry|expiration)_date$/],
  [/^(.*?)_?(?:start|effective)_date$/, /^(.*?)_?(?:end|expiry|expiration)_date$/],
  [/^(.*?)_?arrival_date$/, /^(.*?)_?departure_date$/],
  [/^(.*?)_?moved_in_date$/, /^(.*?)_?moved_out_date$/],
];

function orderFaults(sections: readonly Section[], group: readonly Leaf[]): Contradiction[] {
  return spans.flatMap(([earlier, later]) =>
    group.flatMap((first) => {
      const thing = earlier.exec(meaningOf(first))?.[1];
      const last = group.find((leaf) => thing !== undefined && later.exec(meaningOf(leaf))?.[1] === thing);
      const [from, to] = [dayOf(first.value), dayOf(last?.value)];
      if (!last || !from || !to || to >= from) return [];
      return [
        {
          check: 'order' as const,
          because: 'What ends does not end before it begins.',
          detail: `"${labelAt(sections, last.path)}" is ${to}, before ${from}.`,
          places: [last, first],
        },
      ];
    }),
  );
}

/** Days of the applicant's own life; that of a company, a car or a parent may be before. */
const ofLife =
  /(?:^|_)issue_date$|^(?:employment|education|military)_start_date$|^date_first_licensed$|^marriage_date$|^graduation_date$/;

const isApplicants = ({ section, groups, field }: Leaf): boolean =>
  [section, ...groups, field].every(({ person }) => person === undefined || person === 'applicant');

function birthFaults(sections: readonly Section[], leaves: readonly Leaf[]): Contradiction[] {
  const birth = leaves.find((leaf) => meaningOf(leaf) === 'date_of_birth' && isApplicants(leaf) && dayOf(leaf.value));
  const born = dayOf(birth?.value);
  if (!birth || !born) return [];
  return leaves.flatMap((leaf) => {
    const day = dayOf(leaf.value);
    if (!day || day >= born || !ofLife.test(meaningOf(leaf)) || !isApplicants(leaf)) return [];
    return [
      {
        check: 'born_later' as const,
        because: 'Nothing of a life is dated before its birth.',
        detail: `"${labelAt(sections, leaf.path)}" is ${day}, before the birth on ${born}.`,
        places: [leaf, birth],
      },
    ];
  });
}

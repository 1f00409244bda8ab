// Gathers all that is known of a person.
import { isIdentified, type KnownPerson } from '@oneform/engine';

/** A name of one word tells nobody from others. */
export const whole = (one: KnownPerson): boolean => isIdentified({ full_name: one.full_name });

/** Earlier knowledge takes precedence; names, numbers and contacts add up. */
export function grow(known: KnownPerson, mention: KnownPerson): KnownPerson {
  const names = [known.full_name, ...(known.other_names ?? []), mention.full_name, ...(mention.other_names ?? [])];
  const [full_name, ...other_names] = [...new Set(names.filter((name) => name !== undefined && name !== ''))];
  return {
    full_name,
    surname: known.full_name ? known.surname : mention.surname,
    other_names: other_names.filter((name) => name !== undefined),
    date_of_birth: known.date_of_birth ?? mention.date_of_birth,
    numbers: [...new Set([...(known.numbers ?? []), ...(mention.numbers ?? [])])],
    contacts: [...new Set([...(known.contacts ?? []), ...(mention.contacts ?? [])])],
  };
}

// Offers of a collection to a form: one value with its place, its topics, and the wordings under which forms ask for
// it.
import type { FieldDefinition } from '@oneform/contract';

export interface Wording {
  readonly tokens: readonly string[];
  /** 0–1. */
  readonly weight: number;
  /** Words that would fit anything alone ("Name", "Number"), so that what they are about must be near. */
  readonly isGeneric: boolean;
}

export interface Offer {
  /** The value as the collection has it, as text; dates ISO, booleans `Yes` and `No`. */
  readonly value: string;
  /** Path of the value; of a composite, that of its first part. */
  readonly path: string;
  readonly field: FieldDefinition;
  readonly shape: 'text' | 'date' | 'boolean' | 'choice' | 'country' | 'state';
  readonly wordings: readonly Wording[];
  /** Topics of the groups and the section around it. */
  readonly topics: ReadonlySet<string>;
  /** The words of those groups and of the section. */
  readonly around: ReadonlySet<string>;
  /** Topics of its own name beside those. */
  readonly ownTopics: ReadonlySet<string>;
  /** The group it is a part of: parts of one address belong together on the form too. */
  readonly group: string;
  /** Fact, `surname` or `address`: offers of one fact and person have the same meaning in other words. */
  readonly fact: string;
  /** Index of the item in a repeated group, from 0. */
  readonly item?: number;
}

/** Parts of an address, and all of it. */
export const addressFacts: ReadonlySet<string> = new Set(
  'street unit city state postal_code country county street_and_unit city_state_zip city_state postal_code_city address'.split(
    ' ',
  ),
);
/** Facts with which an address begins on a form. */
export const addressLines: ReadonlySet<string> = new Set(['street', 'street_and_unit', 'address']);

// What a collection has to offer to a form: one value with its place, what it is about, and the wordings under which forms ask for it.
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
  /** Where it comes from; of a value put together, its first part. */
  readonly path: string;
  readonly field: FieldDefinition;
  readonly shape: 'text' | 'date' | 'boolean' | 'choice' | 'country' | 'state';
  readonly wordings: readonly Wording[];
  /** What the groups and the section around it are about. */
  readonly topics: ReadonlySet<string>;
  /** The words of those groups and of the section. */
  readonly around: ReadonlySet<string>;
  /** What its own name says beside that. */
  readonly ownTopics: ReadonlySet<string>;
  /** The group it is a part of: parts of one address belong together on the form too. */
  readonly group: string;
  /** Which fact it is, `surname` or `address`: offers of one fact and person say the same in other words. */
  readonly fact: string;
  /** Which item of a repeated group, from 0. */
  readonly item?: number;
}

/** Parts of an address, and all of it. */
export const addressFacts: ReadonlySet<string> = new Set(
  'street unit city state postal_code country county street_and_unit city_state_zip city_state address'.split(' '),
);
/** Facts with which an address begins on a form. */
export const addressLines: ReadonlySet<string> = new Set(['street', 'street_and_unit', 'address']);

// Input and output of mapping: facts of a paper on one side, places of a collection on the other.
import type {
  CollectionData,
  DataValue,
  DocumentType,
  FieldDefinition,
  FieldPerson,
  FieldSchemas,
  Section,
} from '@oneform/contract';
import type { Dispute, Evidence, Fact, FactRecord, Person, Tier } from '#document/facts.ts';
import type { KnownPerson, MentionedAs, SameSubject } from './people/same-person.ts';

export interface MapTarget {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
  /** People the collection may be about, as far as is known elsewhere; its own content weighs more. */
  readonly subjects?: readonly KnownPerson[];
  /** Roles of the paper's subjects, in the order of `findSubjects`. */
  readonly mentions?: readonly MentionedAs[];
  /** Given for free-form collections: facts without a field get one, in the section of their topic. */
  readonly schemas?: FieldSchemas;
}

/** One value for one place. A paper gives at most one per path. */
export interface ProposedValue {
  readonly path: string;
  readonly field: FieldDefinition;
  readonly value: DataValue;
  /** The fact's name, or the label as printed for what the vocabulary does not name. */
  readonly fact: string;
  readonly tier: Tier;
  /** 0–1; lower than the fact's where conversion or wording leave doubt. */
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  /** Other readings of the same paper, as text. */
  readonly alternatives?: readonly string[];
  /** Print and code of the paper disagree about it. */
  readonly dispute?: Dispute;
  /** For places in a repeated group: the item it belongs to, there already or to be made. */
  readonly item?: ItemReference;
  readonly person?: Person;
  /** Is the person of the paper the one whom this place is about? */
  readonly sameSubject: SameSubject;
}

export interface ItemReference {
  readonly listPath: string;
  /** Identifying values as text, by path within the item. */
  readonly identity: Readonly<Record<string, string>>;
  /** `_id` of the item that is there, or the one to give it; the same paper always gives the same. */
  readonly id: string;
}

/** A fact ready to be placed: bound to a role, and with the type of its own paper. */
export interface BoundFact {
  /** Parts of composite facts have dotted names: `employer_address.city`. */
  readonly name: string;
  readonly value: string | readonly FactRecord[];
  readonly type: Fact['type'];
  /** The fact it comes from, as it is called there. */
  readonly origin: string;
  /** The person it is about, in the words of fields; undefined when nobody of the collection. */
  readonly role: FieldPerson | undefined;
  readonly sameSubject: SameSubject;
  readonly person?: Person;
  readonly documentType: DocumentType;
  /** Index of the paper within the file. */
  readonly part: number;
  readonly tier: Tier;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  readonly alternatives?: readonly string[];
  readonly dispute?: Dispute;
}

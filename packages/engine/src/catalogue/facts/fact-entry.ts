// All that the engine knows of one fact, but its wordings: those are data by the same name, in `lexicon/captions`, `lexicon/prose.json` and
// `wordings`.
import type { PersonRole } from '#document/facts.ts';
import type { Shape } from '#values/shape.ts';

export interface FactEntry {
  /** The look of its values; a caption may say that they look otherwise under it. */
  readonly shape: Shape;
  /** The look where no caption of it holds on the paper, when it is not the one that `uncaptionedShape` gives its shape. */
  readonly uncaptioned?: Shape;
  /** Part of the vocabulary: templates may refer to it, models are asked for it, attached data is read by it. */
  readonly isListed?: true;
  /** Applications ask for it: `wordings` has it in every language. */
  readonly isAsked?: true;
  /** The signer writes it by hand and on the day: no collection holds it. */
  readonly isSigners?: true;

  /**
   * Attribute of a party that a heading or compound caption names: `Phone` under `Landlord` asks for the landlord's.
   */
  readonly attribute?: Attribute;
  /** The parties whose own it is, and what of them; of several facts for one attribute the first in the table goes first. */
  readonly of?: Readonly<Record<string, Attribute | readonly Attribute[]>>;
  /** It names somebody beside the subject, in this role; facts that begin so are theirs. */
  readonly names?: { readonly role: PersonRole; readonly facts: readonly string[] };
  /** Papers state it of their subject alone. */
  readonly isSubjects?: true;
  /** The subject goes by it where a paper calls them something else. */
  readonly namesSubject?: true;
  /** The address where the subject lives. */
  readonly isHome?: true;
  /** Each person has one of it (`job_title`), so whose it is must be known; of parties `parties.ts` says it. */
  readonly isOwned?: true;

  /** The whole that it is a part of. */
  readonly partOf?: 'name' | 'address';
  /** A caption of it beside captions of its fellow parts makes a whole with them. */
  readonly isJoined?: true;
  /** A part that never stands where the whole is asked for, nor the whole for it. */
  readonly standsAlone?: true;
  /** It holds records, and these are what a record may state. */
  readonly list?: readonly string[];
  /** It is of something that is over: the list whose record it belongs in, and its name there. */
  readonly earlier?: { readonly list: string; readonly as: string };

  /** Bearers of the numbers it may hold, for their check digits. */
  readonly numberOf?: readonly ('person' | 'company')[];
  /** It stands on a paper once: where print and code differ, one of them is wrong. */
  readonly isUnequivocal?: true;
  /** A caption that asks for it on this kind of paper alone may still ask for this one. */
  readonly spares?: string;
  /** Names of groups: one and the same print may go under any fact of a group. */
  readonly kin?: readonly Kin[];

  /** Sums that papers keep: each adds up to this fact. */
  readonly sums?: readonly Sum[];
  /** A list whose amounts make a sum. */
  readonly amounts?: ListSum;
  /** A fixed share of another fact. */
  readonly shareOf?: { readonly whole: string; readonly rate: number };

  /** Benches score facts of one such name alike. */
  readonly scoredAs?: string;
  /** Fitting takes a claim under these names for right where the truth has this one. */
  readonly fittedAs?: readonly string[];
}

export type Attribute =
  | 'name'
  | 'address'
  | 'street'
  | 'phone'
  | 'email'
  | 'number'
  | 'title'
  | 'start'
  | 'end'
  | 'date_of_birth'
  | 'ssn'
  | 'license'
  | 'occupation';

type Kin =
  | 'balance_before'
  | 'citizenship'
  | 'company_number'
  | 'document_number'
  | 'personal_number'
  | 'phone'
  | 'school'
  | 'seller'
  | 'seller_address'
  | 'seller_phone'
  | 'statement_end'
  | 'study_end'
  | 'sum_due'
  | 'valid_from'
  | 'valid_until';

/** Names of facts; `maybe`: they count where they are printed, and each may be left out. */
export interface Sum {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  readonly maybePlus?: readonly string[];
  readonly maybeMinus?: readonly string[];
}

export interface ListSum {
  /** Fact that the amounts are subtracted from; absent: they alone make the sum. */
  readonly from?: string;
  readonly equals: readonly string[];
  /** Facts of these names are proved too when their value is one of the amounts. */
  readonly items?: readonly string[];
}

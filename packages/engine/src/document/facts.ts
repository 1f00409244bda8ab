// Result of understanding a document: its type, its facts with evidence, its people, and printed fields that no fact
// fits.
import type { DocumentType, MachineReadingKind } from '@oneform/contract';
import type { FactType } from './fact-type.ts';
import type { MachineReading } from './machine-reading.ts';
import type { Box, ReadDocument, ReadProblem } from './read-document.ts';

export type { FactType };

/** The place a value stands. `range` (character offsets in the page's text) replaces `box` for plain text. */
export interface Evidence {
  /** 1-based. */
  readonly page: number;
  readonly box?: Box;
  readonly range?: readonly [from: number, to: number];
  /** The words as printed. */
  readonly quote: string;
}

/** `proved`: check digits, arithmetic, or two independent places agree; `read`: stands under its label; `inferred`: derived. */
export type Tier = 'proved' | 'read' | 'inferred';

/** Of what is proved: check digits and sums fit by chance about once in a hundred times. */
export const provedConfidence = 0.99;
/** At and above it, something is more likely than not: the meaning of a probability, and no limit to be fitted. */
export const evenOdds = 0.5;

/** An item of a list fact, as one job of a CV: its own facts by name. */
export type FactRecord = Readonly<Record<string, string>>;

/** The person a fact is about. Absent on a fact: the document's subject. */
export type PersonRole =
  | 'subject'
  | 'spouse'
  | 'parent'
  | 'child'
  | 'employer'
  | 'landlord'
  | 'tenant'
  | 'co_applicant'
  | 'supervisor'
  | 'reference'
  | 'other';

export interface Person {
  /** Stable within the document: `p1`, `p2`, … */
  readonly id: string;
  readonly role: PersonRole;
  readonly full_name: string;
  readonly date_of_birth?: string;
  readonly document_number?: string;
}

/** Print and code of one paper disagree; `value` of the fact is what the code says, `evidence` has both places, the code's first. */
export interface Dispute {
  readonly kind: MachineReadingKind;
  readonly code: string;
  readonly print: string;
}

export interface Fact {
  /** From the fact vocabulary (`docs/facts.md`), e.g. `passport_number`. */
  readonly name: string;
  /** Normalised: dates ISO (`YYYY-MM-DD`, a month alone `YYYY-MM`), money plain decimals, phones E.164 when the country is known. Lists hold records. */
  readonly value: string | readonly FactRecord[];
  /** As printed. */
  readonly raw: string;
  readonly type: FactType;
  /** `Person.id`; absent when the document speaks of one person only. */
  readonly person?: string;
  readonly tier: Tier;
  /** 0–1, calibrated: of facts with 0.9 nine in ten are right. */
  readonly confidence: number;
  /** The other readings when the paper allows more than one (12/03/2024 with nothing to decide the order). */
  readonly alternatives?: readonly string[];
  readonly dispute?: Dispute;
  /** As printed, without its colon: what asks for the value where it stands. Absent: nothing does. */
  readonly caption?: string;
  /** At least one place, unless inferred from several facts. */
  readonly evidence: readonly Evidence[];
  /** A telephone, mail address or website of whoever issued the paper, not of the person it is about. */
  readonly isIssuers?: true;
  /** Document of a file with several, an index into `UnderstoodDocument.parts`. Absent: the only one. */
  readonly part?: number;
}

export interface AdditionalField {
  /** As printed. */
  readonly label: string;
  readonly value: string;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  /** As of a fact. */
  readonly isIssuers?: true;
}

export interface CategorisedPart {
  readonly type: DocumentType;
  /** 0–1; below 0.5 the type is `other`. */
  readonly confidence: number;
  /** 1-based, in order. */
  readonly pages: readonly number[];
  /** The place of the document on its only page, where others lie beside it. Absent: the whole page. */
  readonly region?: Box;
}

/** A read document whose pages are told apart by the document they belong to; most files have one part. */
export interface CategorisedDocument {
  readonly read: ReadDocument;
  readonly type: DocumentType | 'multiple';
  readonly confidence: number;
  readonly parts: readonly CategorisedPart[];
}

/** All that the engine has to say about a file: the end of the pipeline's reading half. */
export interface UnderstoodDocument {
  readonly type: DocumentType | 'multiple';
  readonly confidence: number;
  readonly parts: readonly CategorisedPart[];
  readonly people: readonly Person[];
  readonly facts: readonly Fact[];
  readonly additionalFields: readonly AdditionalField[];
  readonly problems: readonly ReadProblem[];
  /** Content of codes and embedded data, to be shown. Absent: none. */
  readonly machineReadings?: readonly MachineReading[];
  /** Names of facts that a model read and no rule did. Absent: none. */
  readonly byModelAlone?: readonly string[];
  /** The engine that decided: the built-in rules, or rules and a model together. */
  readonly engine: 'rules' | 'rules+model';
}

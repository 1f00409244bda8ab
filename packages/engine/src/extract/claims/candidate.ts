// Candidate for a fact: a reading of some words for a field, and the reasons for it.
import type { Evidence, FactType } from '#document/facts.ts';
import type { Relation } from '#layout/find-regions.ts';

export interface ByCaption {
  readonly relation: Relation;
  /** 1: the wording to the letter; less where letters were misread. */
  readonly exactness: number;
  /** Letters of the wording. */
  readonly length: number;
  /** The caption is all that stands in its segment, or ends in a colon. */
  readonly isWhole: boolean;
  readonly hasColon: boolean;
  /** The number of a field, as on driving licences. */
  readonly isNumbered: boolean;
  /** Words with many meanings. */
  readonly isWeak: boolean;
  /** The wording is told for this kind of paper. */
  readonly isSpecial: boolean;
  /** The wording asks for it on other kinds of paper alone. */
  readonly isForeign: boolean;
  /** Number of facts that the wording may ask for here. */
  readonly meanings: number;
  /** From caption to value, in heights of a letter. */
  readonly gap: number;
  /** Fit of the value to its type, 0–1. */
  readonly fit: number;
  /** Share of the words found at the place that the value took. */
  readonly share: number;
  /** 0 for the nearest place of the caption, 1 for the next, … */
  readonly rank: number;
  /** It stands in a section that speaks of somebody else than the subject. */
  readonly isAboutOther: boolean;
  /** The party that the caption is asked of: named by it, or by the heading over it. */
  readonly party: 'none' | 'section' | 'caption';
  /** Section that it is in: nobody's, that of the fact's own party, another's. */
  readonly section: 'none' | 'own' | 'another';
  /** Captions whose values were put together for it: first and last name, street and town. */
  readonly parts: number;
}

export interface ByRules {
  /** As the reader of this kind of paper told it. */
  readonly confidence: number;
  readonly tier: 'proved' | 'read' | 'inferred';
}

export interface ByPageModel {
  /** That the words are this field. */
  readonly field: number;
  /** That they are a value at all. */
  readonly role: number;
  /** Of the caption they are linked to: that it asks for this field, times the link. */
  readonly caption: number;
  readonly aboutOther: number;
  /** 0 for the field the network likes best, 1 for the next, … */
  readonly rank: number;
  /** Spans that were put together for it: first and last name, street and town. */
  readonly parts: number;
}

export interface ByLooks {
  /** Of the values that look so, in reading order: which, and how many follow. */
  readonly ordinal: number;
  readonly fromEnd: number;
  /** By amount or date, 0 for the largest or earliest; −1 where it has neither. */
  readonly rank: number;
  /** The same, 0 for the smallest or latest. */
  readonly rankFromEnd: number;
  /** Height of its letters by that of the page. */
  readonly size: number;
  readonly row: number;
  readonly isAlone: boolean;
  readonly column: number;
  readonly beginsPage: boolean;
  readonly lines: number;
  readonly fit: number;
  readonly share: number;
  readonly hasDigitsBelow: boolean;
  readonly endsInColonAbove: boolean;
  readonly gapAbove: number;
  /** Lines from it down to the street of its block; −1 where none follows. */
  readonly linesToStreet: number;
  /** A single letter stands before it in its row, as the sex does on passports. */
  readonly standsBesideLetter: boolean;
  /** An amount stands in its row, as in the entries of an account. */
  readonly standsBesideAmount: boolean;
}

/** The reasons for a candidate, by where it comes from. */
export type Reasons =
  | { readonly source: 'caption'; readonly by: ByCaption }
  | { readonly source: 'looks'; readonly by: ByLooks }
  | { readonly source: 'rules'; readonly by: ByRules }
  | { readonly source: 'page-model'; readonly by: ByPageModel };

/** Some words, read for a field. */
export interface Reading {
  /** Fact name of the vocabulary. */
  readonly name: string;
  readonly value: string;
  readonly raw: string;
  readonly type: FactType;
  readonly alternatives?: readonly string[];
  /** A check digit of its own: holds, fails. Absent: it has none. */
  readonly check?: 'passed' | 'failed';
  readonly evidence: readonly Evidence[];
  /** 0–1, how sure the recogniser was of the words; 1 for text. */
  readonly legibility: number;
  /** As printed, without its colon. */
  readonly caption?: string;
}

export type Candidate = Reading & Reasons;
export type CandidateFrom<Source extends Reasons['source']> = Extract<Candidate, { readonly source: Source }>;

export const isFrom =
  <Source extends Reasons['source']>(source: Source) =>
  (candidate: Candidate): candidate is CandidateFrom<Source> =>
    candidate.source === source;

/** A tick says which choice answers its question as plainly as a field of a form says what it holds. */
export const byTick = (choice: string, fit: number): ByCaption => ({
  relation: 'field',
  exactness: 1,
  length: choice.length,
  isWhole: true,
  hasColon: false,
  isNumbered: false,
  isWeak: false,
  isSpecial: false,
  isForeign: false,
  meanings: 1,
  gap: 0,
  fit,
  share: 1,
  rank: 0,
  isAboutOther: false,
  party: 'none',
  section: 'none',
  parts: 1,
});

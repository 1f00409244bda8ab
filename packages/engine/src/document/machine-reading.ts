// Machine-readable content of a paper: one reading a code or embedded part, with its facts in the vocabulary.
import type { DocumentType, MachineReadingKind } from '@oneform/contract';
import type { Box } from './box.ts';
import type { FactType } from './fact-type.ts';

export interface MachineFact {
  /** From the fact vocabulary. */
  readonly name: string;
  /** Normalised as in `Fact.value`. */
  readonly value: string;
  /** As the code has it. */
  readonly raw: string;
  readonly type: FactType;
  /** The code cut it short for want of room: print that begins alike and goes on is right. */
  readonly isCutShort?: boolean;
}

/** Meaning of a payload, whatever it was read from. */
export interface PayloadReading {
  readonly kind: MachineReadingKind;
  readonly facts: readonly MachineFact[];
  /** Its structure or checksums are such that a misreading cannot pass. */
  readonly isProved: boolean;
  /** Kind of paper that carries it, where that is certain. */
  readonly documentType?: DocumentType;
}

export interface MachineReading extends PayloadReading {
  /** 1-based; absent when it belongs to the whole file. */
  readonly page?: number;
  readonly box?: Box;
  /** The payload as text, cut to what is worth keeping. */
  readonly raw: string;
}

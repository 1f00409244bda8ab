// The places of a form where somebody writes or ticks: its fields, or what is drawn on its pages.
import type { FillProblemCode } from '@oneform/contract';
import type { Box, Page } from '#document/read-document.ts';
import { findFormBlanks, type PlacedBlank, withBlanks } from '../blanks/find-form-blanks.ts';
import type { Paper } from '../blanks/read-scan.ts';
import type { FormSlot } from './form-slot.ts';
import { openPaper } from './open-paper.ts';
import { fieldsByName, readSlots } from './read-slots.ts';

export interface FormPlaces {
  readonly pages: readonly Page[];
  readonly slots: readonly FormSlot[];
  /** Upright rules of each page, where its places were found by what is drawn. */
  readonly rules?: ReadonlyMap<number, readonly Box[]>;
  /** The file that the places lie on, where it is another one: a straightened copy of a scan. */
  readonly bytes?: Uint8Array;
}

export interface BlankPlaces extends FormPlaces {
  readonly bytes: Uint8Array;
  readonly blanks: readonly PlacedBlank[];
  readonly rules: ReadonlyMap<number, readonly Box[]>;
}

export async function readBlanks(paper: Paper): Promise<BlankPlaces> {
  const isScan = paper.pages.some(({ source }) => source === 'ocr');
  // Few forms are pictures; what reads those is loaded when one comes.
  const scan = isScan ? await (await import('../blanks/read-scan.ts')).readScan(paper) : undefined;
  const { bytes, pages: read } = scan ?? paper;
  const { blanks, rules } = await findFormBlanks(bytes, read, scan?.drawn);
  return { bytes, blanks, rules, pages: withBlanks(read, blanks), slots: blanks.map(({ slot }) => slot) };
}

/** Of a form that only its reader lays out there is nothing to point at: `xfa_form`. */
export async function readPlaces(bytes: Uint8Array): Promise<FormPlaces | FillProblemCode> {
  const opened = await openPaper(bytes);
  if (typeof opened === 'string') return opened;
  if (opened.kind === 'data') return 'xfa_form';
  if (opened.kind === 'pages') return readBlanks(opened.paper);
  return { pages: opened.pages, slots: readSlots(opened.pages, fieldsByName(opened.form.document)) };
}

// Papers with truth as the press keeps them, and as pages that the engine can look at.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page, Word } from '@oneform/engine/page-model';

/** Role of a word that stays unknown on real papers, where only some values are labelled. */
export const unknownRole = 5;
/** Printed on a real form: anything but a value. */
export const notValueRole = 6;
/** On a real page whose truth is complete: whatever it is, none of the facts that the truths tell. */
export const noFactRole = 7;
export const valueRole = 2;
/** Of values of real forms: they may have a caption, which one was not beyond doubt. */
export const unknownCaption = -2;

export interface TruePaper {
  readonly name: string;
  readonly frame: string;
  readonly kind: string;
  readonly language: string;
  readonly page: Page;
  readonly words: readonly Word[];
  /** The span of each word. */
  readonly of: readonly number[];
  readonly spans: readonly { role: number; field: string | null; caption: number; other: boolean }[];
}

interface Line {
  readonly seed: number | string;
  readonly frame: string;
  readonly kind: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly words: readonly string[];
  readonly boxes: readonly number[];
  readonly of: readonly number[];
  readonly spans: readonly (readonly [number, string | null, number, number])[];
}

export function readPapers(file: string, max = Number.POSITIVE_INFINITY): TruePaper[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').slice(0, max);
  return lines.map((line) => toPaper(JSON.parse(line) as Line));
}

function toPaper({ seed, frame, kind, language, width, height, words: texts, boxes, of, spans }: Line): TruePaper {
  const words = texts.map((text, index): Word => {
    const [x0, y0, x1, y1] = boxes.slice(index * 6, index * 6 + 4) as [number, number, number, number];
    return { text, box: [x0 / width, y0 / height, x1 / width, y1 / height], confidence: 1 };
  });
  const text = texts.join(' ');
  const page: Page = {
    number: 1,
    width,
    height,
    rotation: 0,
    source: 'text',
    text,
    lines: [{ text, box: [0, 0, 1, 1], words, confidence: 1 }],
    fields: [],
  };
  return {
    name: String(seed),
    frame,
    kind,
    language,
    page,
    words,
    of,
    spans: spans.map(([role, field, caption, other]) => ({ role, field, caption, other: other === 1 })),
  };
}

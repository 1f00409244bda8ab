// The looks that one paper keeps from its first line to its last.
import type { Random } from './random.ts';

export interface Look {
  readonly font: string;
  readonly size: number;
  readonly captionCase: 'lower' | 'title' | 'upper' | 'sentence';
  /** Ending of a caption, and its frequency. */
  readonly colon: string;
  readonly colonShare: number;
  readonly captionStyle: string;
  readonly valueStyle: string;
  readonly gap: number;
  readonly line: string;
  readonly tint: string;
  readonly numbered: boolean;
  /** Share of captions without an answer. */
  readonly empty: number;
}

const fonts = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans Narrow',
  'Nimbus Sans',
  'Nimbus Roman',
  'URW Gothic',
  'URW Bookman',
  'C059',
  'P052',
  'DejaVu Sans Mono',
];

export function pickLook(random: Random): Look {
  const small = random.chance(0.4);
  const captionStyle = [
    random.chance(0.3) ? 'font-weight:bold' : '',
    small ? `font-size:${random.between(0.6, 0.92).toFixed(2)}em` : '',
    random.chance(0.25) ? `color:${random.pick(['#555', '#777', '#246', '#036'])}` : '',
    random.chance(0.05) ? 'font-style:italic' : '',
  ];
  const valueStyle = [
    random.chance(0.18) ? 'font-weight:bold' : '',
    random.chance(0.35) ? `font-family:'${random.pick(fonts)}'` : '',
    random.chance(0.2) ? `font-size:${random.between(0.9, 1.35).toFixed(2)}em` : '',
    random.chance(0.05) ? "font-family:'Z003';font-size:1.3em" : '',
  ];
  return {
    font: random.weighted(fonts.map((font, index) => [font, index < 2 ? 6 : 1] as const)),
    size: random.chance(0.6) ? random.between(9, 13) : random.between(11, 18),
    captionCase: random.weighted([
      ['title', 5],
      ['sentence', 4],
      ['upper', 3],
      ['lower', 0.4],
    ]),
    colon: random.weighted([
      [':', 12],
      [' :', 1],
      ['.', 0.4],
      [' -', 0.4],
      ['', 0.5],
    ]),
    colonShare: random.pick([0, 0, 0.1, 0.5, 0.9, 1, 1, 1]),
    captionStyle: captionStyle.filter(Boolean).join(';'),
    valueStyle: valueStyle.filter(Boolean).join(';'),
    gap: random.between(2, 16),
    line: `${random.pick([0.5, 1, 1, 1.5, 2])}px ${random.pick(['solid', 'solid', 'solid', 'dotted', 'dashed'])} ${random.pick(['#000', '#000', '#555', '#999', '#369'])}`,
    tint: random.pick(['none', 'none', '#eee', '#dde6f0', '#f4f1e8', '#e8f0e4', '#333']),
    numbered: random.chance(0.14),
    empty: random.pick([0, 0, 0.05, 0.15, 0.35, 0.6]),
  };
}

const upperFirst = (text: string): string => text.replace(/^[\p{L}]/u, (letter) => letter.toUpperCase());
const joining = new Set(
  'of the and or for to in a an per du de la le des und der die das del di et y e en van'.split(' '),
);

export function inCase(text: string, letters: Look['captionCase']): string {
  if (letters === 'upper') return text.toUpperCase();
  if (letters === 'lower') return text;
  const kept = text.replace(
    /\b(ssn|dob|ein|id|iban|bic|vat|gpa|ytd|tin|omb|vin|rx|pcn|bin|pcp|hgt|wgt|btw|tva|iva|ni|apr|agi|po|p\.o|u\.s|uscis|hiv|dl|lic)\b/gi,
    (word) => word.toUpperCase(),
  );
  if (letters === 'sentence') return upperFirst(kept);
  return kept
    .split(' ')
    .map((word, index) => (index > 0 && joining.has(word) ? word : upperFirst(word)))
    .join(' ');
}

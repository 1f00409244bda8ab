// Sets a page of a family: which of its wordings are printed, where, and with which values.
import type { Page } from '@oneform/engine/page-model';
import { createSheet, type Sheet, widthOf } from './draw-sheet.ts';
import type { Family } from './families.ts';
import { createFiller, type Filler } from './invent-values.ts';
import { frameOf } from './letter-frames.ts';
import { inventWords } from './noise-words.ts';
import { printZone } from './print-zone.ts';
import type { Random } from './random.ts';

export interface Setting {
  readonly family: Family;
  readonly random: Random;
  readonly fill: Filler;
  readonly sheet: Sheet;
  /** Size of the running text in points. */
  readonly size: number;
  readonly margin: number;
}

type Block = (setting: Setting) => void;

const A4 = [595, 842] as const;

export function composePage(family: Family, random: Random): Page {
  const shape = random.pick(family.shapes);
  const [width, height] = sheetOf(shape, random);
  const setting: Setting = {
    family,
    random,
    fill: createFiller(family.tag, random),
    sheet: createSheet(width, height),
    size: shape === 'card' ? random.int(11, 16) : random.int(8, 11),
    margin: width * (random.int(4, 11) / 100),
  };
  for (const block of blocks[shape] ?? blocks.pairs!) block(setting);
  return setting.sheet.toPage(random.chance(0.5) ? 'text' : 'ocr');
}

function sheetOf(shape: string, random: Random): readonly [number, number] {
  if (shape === 'card') return random.chance(0.75) ? [640, 404] : random.pick([[640, 860], [600, 450], A4]);
  if (shape === 'roll')
    return random.chance(0.5) ? [240, random.int(380, 640)] : random.pick([[300, 400], [400, 300], A4]);
  if (shape === 'figures' || shape === 'strange' || shape === 'list')
    return random.pick([A4, [640, 404], [300, 600], [200, 200], [800, 600]]);
  return random.pick([A4, A4, [612, 792], [800, 600]]);
}

/** Some of a pool's wordings in their order; all of them stand on no page. */
function choose({ family, random }: Setting, pool: string, from: number, to: number): string[] {
  const wordings = (family.pools[pool] ?? []).filter((wording) => wording !== '');
  const wanted = random.int(from, to);
  const chosen = new Set(random.shuffle(wordings.map((_, index) => index)).slice(0, wanted));
  const ordered = wordings.filter((_, index) => chosen.has(index));
  return random.chance(0.7) ? ordered : random.shuffle(ordered);
}

const title: Block = (setting) => {
  const { random, fill, sheet, size, margin, family } = setting;
  const wording = fill(random.pick(family.pools.titles ?? ['']));
  if (wording === '' || random.chance(0.3)) return;
  const large = size * random.pick([1, 1.3, 1.6, 2, 2.4]);
  sheet.y += large;
  for (const row of wrap(wording, (sheet.width - 2 * margin) / (large * 0.5))) {
    const x = random.chance(0.5) ? margin : Math.max(margin, (sheet.width - widthOf(row, large)) / 2);
    sheet.put(x, row, large);
    sheet.y += large * 1.3;
  }
};

const heads: Block = (setting) => {
  const { random, fill, sheet, size, margin } = setting;
  if (random.chance(0.2)) return;
  const x = random.chance(0.7) ? margin : sheet.width * 0.6;
  for (const wording of choose(setting, 'heads', 1, 5)) {
    sheet.put(x, fill(wording), size * random.pick([1, 1, 1.4]));
    sheet.y += size * 1.4;
  }
};

/** Captions with their values beside, behind or below them, in one to three columns. */
const captions =
  (from: number, to: number): Block =>
  (setting) => {
    const { random, fill, sheet, size, margin, family } = setting;
    const few = family.pools.few !== undefined;
    const chosen = choose(setting, 'captions', few ? Math.ceil(from / 2) : from, few ? Math.ceil(to / 2) : to);
    const columns = random.int(1, 3);
    const style = random.pick(['behind', 'behind', 'below', 'beside'] as const);
    const step = (sheet.width - 2 * margin) / columns;
    for (let index = 0; index < chosen.length; index += columns) {
      chosen.slice(index, index + columns).forEach((wording, column) => {
        putCaption(setting, margin + column * step, step, fill(wording), style);
      });
      sheet.y += size * (style === 'below' ? 3 : 1.7);
    }
  };

function putCaption(
  { sheet, size, random }: Setting,
  x: number,
  step: number,
  wording: string,
  style: 'behind' | 'below' | 'beside',
): void {
  const [caption = '', value = ''] = wording.split('~').map((part) => part.trim());
  const room = Math.max(12, Math.floor(step / (size * 0.5)));
  if (style === 'below') {
    sheet.put(x, caption.slice(0, room * 2), size * 0.8);
    sheet.y += size * 1.1;
    sheet.put(x, value, size);
    sheet.y -= size * 1.1;
  } else if (style === 'beside') {
    sheet.put(x, caption, size);
    sheet.put(x + Math.max(step * 0.5, widthOf(caption, size) + size), value, size);
  } else sheet.put(x, `${caption}${caption.endsWith(':') || random.chance(0.5) ? '' : ':'} ${value}`, size);
}

/** Lines of a table: a row's wording with one to four amounts, some with a date before. */
const table =
  (from: number, to: number, isDated = false): Block =>
  (setting) => {
    const { random, fill, sheet, size, margin, family } = setting;
    const figures = random.int(1, 4);
    const kind = family.shapes.includes('grades') ? 'grades' : 'amounts';
    if (!random.chance(0.2)) putRow(setting, choose(setting, 'columns', 2, 6));
    const rows = choose(setting, 'rows', from, to);
    const repeated =
      isDated && rows.length > 0 ? Array.from({ length: random.int(4, 28) }, () => random.pick(rows)) : rows;
    for (const row of repeated) {
      const cells = Array.from({ length: figures }, () => (kind === 'grades' ? inventMark(random) : fill('{amt}')));
      const date = isDated && random.chance(0.95) ? [fill('{date}')] : [];
      putRow(setting, [...date, fill(row), ...cells]);
    }
    const sums = choose(setting, 'totals', 1, 7);
    for (const wording of sums) {
      const label = fill(wording);
      if (random.chance(0.5)) sheet.put(margin, `${label} ${fill('{amt}')}`, size);
      else putRow(setting, [label, fill('{amt}')]);
      sheet.y += size * 1.4;
    }
  };

function inventMark(random: Random): string {
  return random.pick(['A', 'B+', 'A-', 'C', '1,7', '2.3', '3.00', '15', '72', '4.0', 'P', '12,5', '6 CFU', 'B']);
}

function putRow({ sheet, size, margin }: Setting, cells: readonly string[]): void {
  const room = sheet.width - 2 * margin;
  const first = cells.length > 1 ? 0.4 : 1;
  cells.forEach((cell, index) => {
    const x =
      index === 0 ? margin : margin + room * (first + ((1 - first) * (index - 1)) / Math.max(1, cells.length - 1));
    sheet.put(x, cell, size);
  });
  sheet.y += size * 1.5;
}

/** Sentences, each on lines of its own or run together to paragraphs. */
const sentences =
  (from: number, to: number, isRunning: boolean): Block =>
  (setting) => {
    const { random, fill, sheet, size, margin } = setting;
    const chosen = choose(setting, 'says', from, to).map(fill);
    const paragraphs: string[] = [];
    for (const sentence of chosen) {
      if (isRunning && paragraphs.length > 0 && random.chance(0.55)) paragraphs.push(`${paragraphs.pop()} ${sentence}`);
      else paragraphs.push(sentence);
    }
    for (const paragraph of paragraphs) {
      for (const row of wrap(paragraph, (sheet.width - 2 * margin) / (size * 0.5))) {
        sheet.put(margin, row, size);
        sheet.y += size * 1.35;
      }
      sheet.y += size * 0.6;
    }
  };

/** Headings, each followed by some of what the family says or asks. */
const chapters =
  (kind: 'says' | 'captions' | 'entries', from: number, to: number): Block =>
  (setting) => {
    const { random, fill, sheet, size, margin } = setting;
    const headings = choose(setting, 'sections', from, to);
    headings.forEach((heading, index) => {
      const mark = random.chance(0.4) ? `${index + 1}. ` : '';
      sheet.y += size * 0.8;
      sheet.put(margin, mark + fill(heading), size * random.pick([1, 1.2, 1.5]));
      sheet.y += size * 1.6;
      if (kind === 'captions') captions(2, 7)(setting);
      else if (kind === 'says') sentences(1, 3, true)(setting);
      else entries(setting);
    });
  };

/** Entries of a CV: who, where and when, and what was done. */
const entries: Block = (setting) => {
  const { random, fill, sheet, size, margin } = setting;
  for (let count = random.int(1, 3); count > 0; count--) {
    for (const head of choose(setting, 'words', 0, 2)) putRow(setting, [fill(head)]);
    for (const task of choose(setting, 'says', 1, 4)) {
      sheet.put(margin, random.pick(['• ', '- ', '', '']) + fill(task), size);
      sheet.y += size * 1.35;
    }
  }
};

const blanks: Block = (setting) => {
  const { random, sheet, size, margin } = setting;
  if (random.chance(0.5)) return;
  for (let count = random.int(1, 5); count > 0; count--) {
    const row = random.pick(['______________', '☐ Yes ☐ No', '........................', '□ □ □', '[ ] [ ]', 'X']);
    sheet.put(margin + random.int(0, 200), row, size);
    sheet.y += size * 1.6;
  }
};

const opening: Block = (setting) => {
  const { random, fill, sheet, size, margin, family } = setting;
  const frame = frameOf(family.tag);
  if (random.chance(0.7)) putRow(setting, [fill('{date}')]);
  for (const row of random.chance(0.6) ? ['{name}', '{company}', '{street}', '{city}'].slice(random.int(0, 2)) : [])
    putRow(setting, [fill(row)]);
  for (const wording of choose(setting, 'captions', 0, 5))
    putCaption(setting, margin, sheet.width * 0.5, fill(wording), 'behind');
  const salute = family.pools.salute ?? frame.salutations;
  sheet.y += size;
  if (random.chance(0.8)) putRow(setting, [fill(random.pick(salute))]);
};

const closing: Block = (setting) => {
  const { random, fill, family } = setting;
  if (random.chance(0.8)) putRow(setting, [fill(random.pick(frameOf(family.tag).closings))]);
  for (const wording of choose(setting, 'sign', 1, 4)) putRow(setting, [fill(wording)]);
};

const signatures: Block = (setting) => {
  for (const wording of choose(setting, 'sign', 1, 5)) putRow(setting, [setting.fill(wording), '__________']);
};

/** Centred lines, as on certificates. */
const centred: Block = (setting) => {
  const { random, fill, sheet, size } = setting;
  for (const wording of choose(setting, 'says', 4, 14)) {
    const large = size * random.pick([1, 1.2, 1.6]);
    for (const row of wrap(fill(wording), (sheet.width * 0.85) / (large * 0.5))) {
      sheet.put((sheet.width - widthOf(row, large)) / 2, row, large);
      sheet.y += large * 1.5;
    }
  }
};

const contact: Block = (setting) => {
  const { random, fill } = setting;
  putRow(setting, [fill(random.pick(['{name}', '{NAME}']))]);
  if (random.chance(0.5)) putRow(setting, [fill('{role}')]);
  for (const row of random.shuffle(['{email}', '{phone}', '{city}', '{url}']).slice(0, random.int(1, 4)))
    putRow(setting, [fill(row)]);
};

/** Rows that say nothing about the paper: words at random, figures counted up or thrown in, a word alone. */
const strange =
  (kinds: readonly ('words' | 'figures' | 'counted' | 'mixed')[]): Block =>
  (setting) => {
    const { random, sheet } = setting;
    const kind = random.pick(kinds);
    const many = random.pick([1, 1, 2, 4, 9, 25, 60]);
    for (let row = 1; row <= many && sheet.y < sheet.height; row++) {
      const figures = Array.from({ length: random.int(1, 4) }, () => random.digits(random.int(1, 5))).join(' ');
      const words = inventWords(random, random.int(1, 9));
      const texts = {
        words,
        figures,
        counted: random.chance(0.6) ? `${row}` : `${row} ${words}`,
        mixed: `${words} ${figures}`,
      };
      putRow(setting, [random.chance(0.15) ? texts[kind].toUpperCase() : texts[kind]]);
    }
  };

const zone: Block = ({ family, random, sheet, margin, size }) => {
  const kind = family.pools.foot?.[0];
  if (!kind || random.chance(0.45)) return;
  sheet.y = Math.max(sheet.y, sheet.height * 0.82);
  for (const row of printZone(kind, random)) {
    sheet.put(margin, row, size * 0.9);
    sheet.y += size * 1.5;
  }
};

const blocks: Readonly<Record<string, readonly Block[]>> = {
  card: [title, heads, captions(5, 18), sentences(0, 4, false), zone],
  pairs: [heads, title, captions(5, 22), sentences(0, 5, true), signatures],
  table: [heads, title, captions(3, 14), table(3, 14), chapters('says', 0, 3), sentences(0, 3, true)],
  statement: [heads, title, captions(2, 10), chapters('says', 0, 2), table(2, 10, true), sentences(0, 4, true)],
  bill: [heads, title, captions(3, 14), table(2, 9), chapters('says', 0, 4), sentences(0, 3, true)],
  invoice: [heads, title, captions(2, 12), table(1, 7), sentences(0, 4, true)],
  grades: [
    heads,
    title,
    captions(2, 10),
    chapters('says', 0, 1),
    table(3, 8),
    chapters('entries', 0, 3),
    sentences(0, 3, true),
  ],
  letter: [heads, title, opening, sentences(3, 11, true), closing],
  contract: [title, captions(0, 8), sentences(1, 4, true), chapters('says', 2, 9), signatures],
  form: [
    heads,
    title,
    sentences(0, 3, true),
    captions(3, 14),
    blanks,
    chapters('captions', 1, 5),
    blanks,
    sentences(0, 3, true),
  ],
  cv: [title, contact, captions(0, 6), chapters('entries', 2, 7)],
  roll: [heads, title, captions(1, 6), table(1, 7), sentences(0, 4, false)],
  certificate: [title, centred, signatures],
  prose: [title, sentences(4, 14, true)],
  strange: [title, strange(['words', 'mixed'])],
  figures: [strange(['figures', 'counted'])],
  list: [title, sentences(3, 14, false), chapters('says', 0, 3)],
};

function wrap(text: string, room: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < room) rows.push(`${rows.pop()} ${word}`);
    else rows.push(word);
  }
  return rows;
}

// Grids as offices print them: tiny captions in the corner of each box, codes before them, boxes left empty, two values in one box.
import type { Composer, Entry } from '../composer.ts';
import { type Block, row } from './block.ts';

/** Boxes in rows of uneven widths; their captions are tiny, and what was filled in stands below them, at any edge. */
export function denseGrid(composer: Composer, entries: readonly Entry[], max = composer.random.int(3, 8)): string {
  const { random, look, sheet } = composer;
  const tiny = random.between(0.5, 0.75).toFixed(2);
  const align = random.pick(['left', 'left', 'right', 'center']);
  const code = random.pick(['none', 'none', 'digit', 'letter', 'dotted']);
  const space = random.pick([0, 0, 0, 2, 4]);
  const high = random.between(1, 1.5).toFixed(2);
  const beside = random.chance(0.15);
  let left = [...entries];
  let count = 0;
  let html = '';
  while (left.length > 0) {
    const few = left.slice(0, random.int(1, max));
    left = left.slice(few.length);
    const cells = few.map((entry) => {
      count++;
      const codes = {
        digit: String(count),
        letter: String.fromCharCode(96 + (count % 26 || 26)),
        dotted: `${Math.ceil(count / 4)}.${count}`,
      };
      const sign = code === 'none' ? '' : (codes[code as 'digit'] ?? '');
      const apart = sign !== '' && random.chance(0.4);
      const { id, html: caption } = composer.caption(
        apart || sign === '' ? entry : { ...entry, caption: `${sign} ${entry.caption}` },
      );
      const value = composer.value(entry, id);
      const head = `<div style="font-size:${tiny}em;line-height:1.05">${apart ? `<b>${sheet.other(sign)}</b> ` : ''}${caption}</div>`;
      const grow =
        (entry.options ? 2.5 : Math.max(0.7, Math.min(3, entry.value.length / 12))) * random.between(1.5, 2.5);
      const body = beside
        ? `<div style="display:flex;gap:4px">${head}<div style="flex:1;text-align:${align}">${value}</div></div>`
        : `${head}<div style="min-height:${high}em;text-align:${align}">${value}</div>`;
      return `<div style="flex:${grow.toFixed(2)} 1 0;border:${look.line};margin-right:${space || -1}px;padding:1px 3px;min-width:0;overflow-wrap:break-word">${body}</div>`;
    });
    html += `<div style="display:flex;margin-bottom:${space || -1}px">${cells.join('')}</div>`;
  }
  return html;
}

const denseBoxes: Block = { name: 'dense-boxes', weight: 5, draw: (composer, entries) => denseGrid(composer, entries) };

/** One line of values, its captions in small letters under the line. */
const underLine: Block = {
  name: 'captions-under-the-line',
  weight: 4,
  draw: (composer, entries) => {
    const { random, look } = composer;
    const max = random.int(2, 5);
    let left = [...entries];
    let html = '';
    while (left.length > 0) {
      const few = left.slice(0, random.int(1, max));
      left = left.slice(few.length);
      const captions = few.map((entry) => composer.caption(entry));
      const widths = few.map(({ value }) => Math.max(1, Math.min(5, value.length / 7)));
      const line = (cells: readonly string[], style: string) =>
        `<div style="display:flex;gap:8px;${style}">${cells.map((cell, index) => `<div style="flex:${widths[index]} 1 0;min-width:0">${cell}</div>`).join('')}</div>`;
      html += `${line(
        few.map((entry, index) => composer.value(entry, captions[index]!.id)),
        `border-bottom:${look.line};min-height:1.2em;margin-top:5px`,
      )}${line(
        captions.map(({ html: caption }) => caption),
        'font-size:.75em;line-height:1.1',
      )}`;
    }
    return html;
  },
};

/** One sign a box, as scanners like forms filled in. */
const boxedLetters: Block = {
  name: 'boxed-letters',
  weight: 1,
  draw: (composer, entries) => {
    const { random } = composer;
    const beside = random.chance(0.4);
    const gap = random.between(0.25, 0.8).toFixed(2);
    return entries
      .map((entry) => {
        const { id, html } = composer.caption(entry);
        const short = entry.value !== '' && entry.value.length <= 30 && !entry.options;
        const value = composer.value(
          short ? { ...entry, value: [...entry.value.replaceAll(' ', '\u2003')].join(' ') } : entry,
          id,
        );
        const comb = `<div style="${short ? `font-family:'Liberation Mono';word-spacing:${gap}em` : ''}">${value}</div>`;
        return row(beside ? `<div style="display:flex;gap:8px">${html}${comb}</div>` : `${html}${comb}`);
      })
      .join('');
  },
};

/** The caption stands to the right of what it asks for. */
const valueFirst: Block = {
  name: 'value-first',
  weight: 1,
  draw: (composer, entries) => {
    const { random } = composer;
    const width = random.int(18, 55);
    const right = random.chance(0.5);
    return entries
      .map((entry) => {
        const { id, html } = composer.caption(entry);
        return `<div style="display:flex;gap:8px"><div style="width:${width}%;flex:none;text-align:${right ? 'right' : 'left'};border-bottom:${composer.look.line}">${composer.value(entry, id)}</div><div>${html}</div></div>`;
      })
      .join('');
  },
};

export const denseBlocks: readonly Block[] = [denseBoxes, underLine, boxedLetters, valueFirst];

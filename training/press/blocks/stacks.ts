// Caption above or below its value.
import type { Composer, Entry } from '../composer.ts';
import { type Block, chunks, row } from './block.ts';

const cell = (composer: Composer, entry: Entry, below: boolean, space: number): string => {
  const { id, html } = composer.caption(entry);
  const value = `<div style="min-height:1.15em">${composer.value(entry, id)}</div>`;
  const caption = `<div>${html}</div>`;
  const gap = `<div style="height:${space}px"></div>`;
  return below ? value + gap + caption : caption + gap + value;
};
const widths = (composer: Composer, count: number): number[] =>
  Array.from({ length: count }, () => composer.random.between(0.6, 2));

export const stackBlocks: readonly Block[] = [
  {
    name: 'stacked-columns',
    weight: 5,
    draw: (composer, entries) => {
      const each = composer.random.int(2, 4);
      const space = composer.random.pick([0, 0, 2, 5]);
      const flex = widths(composer, each);
      return chunks(entries, each)
        .map((few) =>
          row(
            few
              .map(
                (entry, index) =>
                  `<div style="flex:${flex[index]};min-width:0">${cell(composer, entry, false, space)}</div>`,
              )
              .join(''),
            'display:flex;gap:1em',
          ),
        )
        .join('');
    },
  },
  {
    name: 'stacked',
    weight: 3,
    draw: (composer, entries) => entries.map((entry) => row(cell(composer, entry, false, 0))).join(''),
  },
  {
    name: 'caption-below-line',
    weight: 3,
    draw: (composer, entries) => {
      const each = composer.random.int(1, 3);
      return chunks(entries, each)
        .map((few) =>
          row(
            few
              .map((entry) => {
                const { id, html } = composer.caption(entry);
                return `<div style="flex:${composer.random.between(0.7, 2)};min-width:0"><div style="min-height:1.3em;border-bottom:${composer.look.line}">${composer.value(entry, id)}</div><div>${html}</div></div>`;
              })
              .join(''),
            'display:flex;gap:1.5em;margin-top:.8em',
          ),
        )
        .join('');
    },
  },
  {
    name: 'centred-below',
    heldOut: true,
    draw: (composer, entries) =>
      entries.map((entry) => row(cell(composer, entry, true, 0), 'text-align:center;margin:.7em 0')).join(''),
  },
  {
    name: 'boxed-corner',
    weight: 9,
    draw: (composer, entries) => {
      const { random, look } = composer;
      const max = random.int(2, 5);
      const high = random.between(1, 2);
      let left = [...entries];
      let html = '';
      const indent = random.pick([0, 0, 4, 10, 24]);
      while (left.length > 0) {
        const count = random.int(1, max);
        const few = left.slice(0, count);
        left = left.slice(count);
        html += `<div style="display:flex;margin-bottom:-1px">${few
          .map((entry) => {
            const { id, html: caption } = composer.caption(entry);
            return `<div style="flex:${random.between(0.5, 2)};border:${look.line};margin-right:-1px;padding:1px 3px;min-width:0"><div style="line-height:1.05">${caption}</div><div style="min-height:${high}em;padding-left:${indent}px">${composer.value(entry, id)}</div></div>`;
          })
          .join('')}</div>`;
      }
      return html;
    },
  },
  {
    name: 'boxed-numbers',
    weight: 3,
    draw: (composer, entries) => {
      const { random, look } = composer;
      const each = random.int(2, 4);
      const letters = random.chance(0.4);
      const align = random.pick(['right', 'right', 'left', 'center']);
      let number = 0;
      return chunks(entries, each)
        .map(
          (few) =>
            `<div style="display:flex;margin-bottom:-1px">${few
              .map((entry) => {
                number++;
                const sign = letters ? String.fromCharCode(96 + ((number - 1) % 26) + 1) : String(number);
                const { id, html } = composer.caption({ ...entry, caption: `${sign} ${entry.caption}` });
                return `<div style="flex:1;border:${look.line};margin-right:-1px;padding:1px 3px;min-width:0"><div style="font-size:.8em;line-height:1.05">${html}</div><div style="min-height:1.2em;text-align:${align};padding:0 4px">${composer.value(entry, id)}</div></div>`;
              })
              .join('')}</div>`,
        )
        .join('');
    },
  },
  {
    name: 'comb',
    draw: (composer, entries) =>
      entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          const spacing = composer.random.between(0.3, 0.9);
          return row(
            `<div>${html}</div><div style="letter-spacing:${spacing}em;border:${composer.look.line};min-height:1.3em;padding-left:${spacing / 2}em;display:inline-block;white-space:nowrap">${composer.value(entry, id)}</div>`,
          );
        })
        .join(''),
  },
  {
    name: 'tinted-cells',
    heldOut: true,
    draw: (composer, entries) =>
      `<div style="display:grid;grid-template-columns:repeat(${composer.random.int(2, 3)},1fr);gap:8px">${entries
        .map(
          (entry) =>
            `<div style="background:#eef;border-radius:6px;padding:6px 10px">${cell(composer, entry, composer.random.chance(0.15), 2)}</div>`,
        )
        .join('')}</div>`,
  },
];

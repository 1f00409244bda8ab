// Caption and value on one line.
import type { Composer, Entry } from '../composer.ts';
import { type Block, chunks, row } from './block.ts';

const pair = (composer: Composer, entry: Entry, between: string): string => {
  const { id, html } = composer.caption(entry);
  return `${html}${between}${composer.value(entry, id)}`;
};
const gaps = [
  '&nbsp;',
  '&nbsp; ',
  ' ',
  ' ',
  '&nbsp;&nbsp;&nbsp;',
  '<span style="display:inline-block;width:2em"></span>',
];

export const lineBlocks: readonly Block[] = [
  {
    name: 'one-a-line',
    weight: 4,
    draw: (composer, entries) => {
      const gap = composer.random.pick(gaps);
      return entries.map((entry) => row(pair(composer, entry, gap))).join('');
    },
  },
  {
    name: 'tab-stop',
    weight: 4,
    draw: (composer, entries) => {
      const width = composer.random.int(25, 50);
      const align = composer.random.pick(['left', 'left', 'right']);
      return entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          return row(
            `<div style="width:${width}%;flex:none">${html}</div><div style="flex:1;text-align:${align}">${composer.value(entry, id)}</div>`,
            'display:flex;gap:.6em',
          );
        })
        .join('');
    },
  },
  {
    name: 'right-captions',
    weight: 2,
    draw: (composer, entries) => {
      const width = composer.random.int(25, 55);
      return entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          return row(
            `<div style="width:${width}%;flex:none;text-align:right">${html}</div><div style="flex:1">${composer.value(entry, id)}</div>`,
            'display:flex;gap:.7em',
          );
        })
        .join('');
    },
  },
  {
    name: 'spread',
    weight: 3,
    draw: (composer, entries) => {
      const leader = composer.random.weighted([
        ['', 4],
        ['border-bottom:1px dotted #555', 2],
        ['border-bottom:1px solid #bbb', 1],
      ]);
      const dots = composer.random.chance(0.12);
      return entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          const filler = dots ? composer.sheet.other('.'.repeat(composer.random.int(5, 40))) : '';
          return row(
            `<div>${html}</div><div style="flex:1;${leader};overflow:hidden">${filler}</div><div>${composer.value(entry, id)}</div>`,
            'display:flex;gap:.4em',
          );
        })
        .join('');
    },
  },
  {
    name: 'several-a-line',
    weight: 4,
    draw: (composer, entries) => {
      const each = composer.random.int(2, 4);
      const columns = composer.random.chance(0.6);
      return chunks(entries, each)
        .map((few) => {
          const cells = few.map(
            (entry) =>
              `<div style="${columns ? `width:${100 / each}%` : 'margin-right:1.6em'}">${pair(composer, entry, '&nbsp;')}</div>`,
          );
          return row(cells.join(''), 'display:flex;flex-wrap:wrap');
        })
        .join('');
    },
  },
  {
    name: 'flowing',
    heldOut: true,
    draw: (composer, entries) => {
      const between = composer.random.pick([', ', '; ', ' | ', ' • ', ' – ']);
      return row(entries.map((entry) => pair(composer, entry, ' ')).join(between));
    },
  },
  {
    name: 'underlined',
    weight: 5,
    draw: (composer, entries) => {
      const { random } = composer;
      const each = random.int(1, 3);
      const typed = random.chance(0.25);
      return chunks(entries, each)
        .map((few) => {
          const cells = few.map((entry) => {
            const { id, html } = composer.caption(entry);
            const value = composer.value(entry, id);
            const blank = typed && value === '' ? composer.sheet.other('_'.repeat(random.int(4, 28))) : '';
            const line = typed ? '' : `border-bottom:${composer.look.line};`;
            return `<div style="display:flex;flex:${random.between(0.6, 2).toFixed(1)};gap:.35em;min-width:0"><div style="flex:none;max-width:70%">${html}</div><div style="flex:1;${line}padding-left:${random.pick([0, 0.2, 0.8, 2])}em">${value}${blank}</div></div>`;
          });
          return row(cells.join(''), 'display:flex;gap:.8em');
        })
        .join('');
    },
  },
  {
    name: 'bullets',
    draw: (composer, entries) => {
      const sign = composer.random.pick(['•', '-', '▪', '*', '–', '>']);
      return entries.map((entry) => row(`${composer.sheet.other(sign)} ${pair(composer, entry, ' ')}`)).join('');
    },
  },
  {
    name: 'columns-of-lines',
    weight: 3,
    draw: (composer, entries) => {
      const columns = composer.random.int(2, 3);
      const gap = composer.random.pick(gaps);
      const parts = chunks(entries, Math.ceil(entries.length / columns));
      return `<div style="display:flex;gap:${composer.random.int(10, 40)}px">${parts
        .map(
          (part) =>
            `<div style="flex:1;min-width:0">${part.map((entry) => row(pair(composer, entry, gap))).join('')}</div>`,
        )
        .join('')}</div>`;
    },
  },
  {
    name: 'value-first',
    heldOut: true,
    draw: (composer, entries) =>
      entries
        .filter(({ value }) => value !== '')
        .map((entry) => {
          const { id, html } = composer.sheet.caption(`(${entry.caption})`, entry.field);
          return row(`${composer.value(entry, id)} <span class="c">${html}</span>`);
        })
        .join(''),
  },
];

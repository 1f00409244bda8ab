// Captions and values in rows and columns.
import type { Composer } from '../composer.ts';
import { type Block, chunks } from './block.ts';

const border = (composer: Composer): string =>
  composer.random.weighted([
    [`border:${composer.look.line}`, 5],
    [`border-bottom:${composer.look.line}`, 3],
    ['', 2],
  ]);
const tint = (composer: Composer): string => {
  const { tint: color } = composer.look;
  if (color === 'none') return '';
  return color === '#333' ? 'background:#333;color:#fff' : `background:${color}`;
};

export const tableBlocks: readonly Block[] = [
  {
    name: 'two-column-table',
    weight: 5,
    draw: (composer, entries) => {
      const line = border(composer);
      const shade = composer.random.chance(0.4) ? tint(composer) : '';
      const width = composer.random.int(25, 50);
      const align = composer.random.pick(['left', 'left', 'left', 'right']);
      return `<table>${entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          return `<tr><td style="${line};${shade};width:${width}%">${html}</td><td style="${line};text-align:${align}">${composer.value(entry, id)}</td></tr>`;
        })
        .join('')}</table>`;
    },
  },
  {
    name: 'four-column-table',
    weight: 3,
    draw: (composer, entries) => {
      const line = border(composer);
      const shade = composer.random.chance(0.4) ? tint(composer) : '';
      const each = composer.random.pick([2, 2, 3]);
      return `<table>${chunks(entries, each)
        .map(
          (few) =>
            `<tr>${few
              .map((entry) => {
                const { id, html } = composer.caption(entry);
                return `<td style="${line};${shade}">${html}</td><td style="${line}">${composer.value(entry, id)}</td>`;
              })
              .join('')}</tr>`,
        )
        .join('')}</table>`;
    },
  },
  {
    name: 'header-row',
    weight: 5,
    draw: (composer, entries) => {
      const line = border(composer);
      const shade = tint(composer);
      const align = composer.random.pick(['left', 'left', 'center']);
      return chunks(entries, composer.random.int(2, 6))
        .map((few) => {
          const captions = few.map((entry) => composer.caption(entry));
          const head = captions
            .map(({ html }) => `<td style="${line};${shade};text-align:${align}">${html}</td>`)
            .join('');
          const body = few
            .map(
              (entry, index) =>
                `<td style="${line};text-align:${align}">${composer.value(entry, captions[index]!.id)}</td>`,
            )
            .join('');
          return `<table><tr>${head}</tr><tr>${body}</tr></table>`;
        })
        .join('');
    },
  },
  {
    name: 'several-rows',
    weight: 3,
    draw: (composer, entries) => {
      const { random } = composer;
      const line = border(composer);
      const shade = tint(composer);
      const few = entries.slice(0, random.int(3, 7));
      const captions = few.map((entry) => composer.caption(entry));
      const head = captions.map(({ html }) => `<td style="${line};${shade}">${html}</td>`).join('');
      const others = random.pick(['spouse', 'child', 'friend', 'official'] as const);
      const rows = Array.from({ length: random.int(1, 4) }, (_, index) => {
        const draw = () =>
          few
            .map(({ field, value }, column) => {
              const text =
                index === 0
                  ? value
                  : value === '' || random.chance(0.1)
                    ? ''
                    : field
                      ? composer.text(field)
                      : composer.invented().value;
              return `<td style="${line}">${composer.value({ caption: '', value: text, field }, captions[column]!.id)}</td>`;
            })
            .join('');
        return `<tr>${index === 0 || random.chance(0.3) ? draw() : composer.about(others, draw)}</tr>`;
      });
      return `<table><tr>${head}</tr>${rows.join('')}</table>`;
    },
  },
  {
    name: 'rows-of-answers',
    heldOut: true,
    draw: (composer, entries) => {
      const line = border(composer);
      const columns = composer.random.int(2, 3);
      return `<table>${entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          const rest = Array.from(
            { length: columns - 1 },
            () =>
              `<td style="${line}">${entry.value === '' || entry.options ? '' : composer.value({ ...entry, value: entry.field ? composer.text(entry.field) : composer.invented().value }, id)}</td>`,
          );
          return `<tr><td style="${line}">${html}</td><td style="${line}">${composer.value(entry, id)}</td>${rest.join('')}</tr>`;
        })
        .join('')}</table>`;
    },
  },
  {
    name: 'side-headed-boxes',
    weight: 2,
    draw: (composer, entries) => {
      const { random, look } = composer;
      return entries
        .map((entry) => {
          const { id, html } = composer.caption(entry);
          return `<div style="display:flex;border:${look.line};margin-bottom:${random.pick([0, 3])}px"><div style="width:${random.int(18, 34)}%;padding:3px;border-right:${look.line};${tint(composer)}">${html}</div><div style="flex:1;padding:3px 6px">${composer.value(entry, id)}</div></div>`;
        })
        .join('');
    },
  },
];

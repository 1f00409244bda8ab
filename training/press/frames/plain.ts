// Pages of none of our kinds: articles, conditions, lists, tables of numbers, menus. What must not be taken for a fact.
import type { Composer } from '../composer.ts';
import { paragraph } from '../prose.ts';
import { numbersTable } from './form.ts';
import { type Frame, foot, sheetSize, stamp } from './frame.ts';

export const plainFrame: Frame = {
  name: 'plain',
  continues: true,
  kinds: ['other'],
  draw: (composer) => {
    const { random } = composer;
    const columns = random.pick([1, 1, 2, 3]);
    const parts = Array.from({ length: random.int(3, 9) }, () =>
      random.weighted<() => string>([
        [() => paragraph(composer, 2, 7), 6],
        [() => `<div class="h2">${composer.title(composer.invented().caption.replace(/[:?]+$/, ''))}</div>`, 3],
        [() => list(composer), 2],
        [() => numbersTable(composer), 1],
      ])(),
    );
    const title =
      !composer.later && random.chance(0.8)
        ? `<div class="h1">${composer.title(`${composer.invented().caption} ${random.pick(['Guide', 'News', 'Overview', 'Terms and Conditions', 'Menu', 'Notes', 'Instructions', 'Agenda', 'Policy'])}`)}</div>`
        : '';
    return {
      html: `${title}<div style="columns:${columns};column-gap:22px">${parts.join('')}</div>${foot(composer)}${stamp(composer)}`,
      ...sheetSize(composer),
    };
  },
};

function list(composer: Composer): string {
  const { random, sheet } = composer;
  const numbered = random.chance(0.5);
  return Array.from(
    { length: random.int(2, 7) },
    (_, index) =>
      `<div>${sheet.other(numbered ? `${index + 1}.` : '•')} ${sheet.prose(composer.note().length > 3 ? `${composer.note()} ${composer.invented().caption}` : composer.invented().caption)}</div>`,
  ).join('');
}

// Sets sentences that state facts: paragraphs, one block, columns, numbered clauses, clauses under headings.
import type { Composer } from '../composer.ts';
import { paragraph } from '../prose.ts';
import { clauseTitles } from './clause-titles.ts';
import type { Part, Sentence } from './sentences.ts';
import type { Teller } from './tell.ts';

export type Setting = 'paragraphs' | 'grouped' | 'block' | 'columns' | 'numbered' | 'headed' | 'titled';

const ownHeading = ({ parts }: Sentence): string | undefined =>
  parts.find((part): part is Part & { type: 'heading' } => part.type === 'heading')?.text;

const filler = (composer: Composer, least: number, most: number): string =>
  paragraph(composer, least, most).replace(/^<p>|<\/p>$/g, '');

/** `null` among the told stands for a clause that tells nothing. */
export function setText(
  composer: Composer,
  teller: Teller,
  told: readonly (Sentence | null)[],
  setting: Setting,
): string {
  const { random } = composer;
  const draw = (sentence: Sentence | null, headless = false) =>
    sentence ? teller.tell(sentence, headless) : filler(composer, 1, 4);
  const dressed = (sentence: Sentence | null) =>
    draw(sentence) + (sentence && random.chance(0.2) ? ` ${filler(composer, 1, 2)}` : '');
  const align = random.chance(0.35) ? 'text-align:justify' : '';
  if (setting === 'numbered' || setting === 'headed' || setting === 'titled')
    return `<div style="${align}">${setClauses(composer, teller, told, setting, draw)}</div>`;
  const most = { paragraphs: 1, grouped: 4, block: told.length, columns: 3 }[setting];
  const parts: string[] = [];
  for (let rest = told; rest.length > 0; ) {
    const count = setting === 'block' ? most : random.int(1, most);
    parts.push(`<p>${rest.slice(0, count).map(dressed).join(' ')}</p>`);
    rest = rest.slice(count);
  }
  const columns = setting === 'columns' ? `;columns:2;column-gap:${random.int(14, 34)}px` : '';
  return `<div style="${align}${columns}">${parts.join('')}</div>`;
}

function setClauses(
  composer: Composer,
  teller: Teller,
  told: readonly (Sentence | null)[],
  setting: 'numbered' | 'headed' | 'titled',
  draw: (sentence: Sentence | null, headless?: boolean) => string,
): string {
  const { random, sheet } = composer;
  const mark = random.pick(['9.', '9)', '§ 9', '(9)', 'a)', '•', '–']);
  const gap = random.pick(['.4em', '.7em', '1em']);
  const isNumbered = random.chance(0.6);
  const isUpper = random.chance(0.4);
  const clauses = told.map((sentence, index) => {
    const sign = mark.replace('9', String(index + 1)).replace('a', String.fromCharCode(97 + (index % 26)));
    if (setting === 'numbered') return `${sheet.other(sign)} ${draw(sentence)}`;
    const wording = (sentence && ownHeading(sentence)) ?? random.pick(clauseTitles[teller.tongue]);
    const title = isUpper ? wording.toUpperCase() : wording;
    if (setting === 'titled')
      return `<b>${sheet.heading(/[.:]$/.test(title) ? title : `${title}:`)}</b> ${draw(sentence, true)}`;
    const isCounted = isNumbered && !/\d|§/.test(title);
    return `<div class="h2">${sheet.heading(isCounted ? `${index + 1}. ${title}` : title)}</div>${draw(sentence, true)}`;
  });
  return clauses.map((html) => `<div style="margin:${gap} 0">${html}</div>`).join('');
}

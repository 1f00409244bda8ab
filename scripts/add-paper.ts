// `npm run add:paper -- FILE`: prints the stub of a test paper, so that a misread one becomes a case in minutes.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { ReadDocument, UnderstoodDocument } from '@oneform/engine';
import { analysePage } from '@oneform/engine/fitting';
import { understandFile } from '@oneform/engine/reading';

const hint = `
Put this into the file of packages/engine/testing/papers/ where somebody would look for it. Keep the rows that matter, correct the facts to what the
paper states, and replace every name, number and address of a real person by an invented one.
`;

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Usage: npm run add:paper -- FILE');
    process.exitCode = 1;
  } else {
    const { read, understood } = await understandFile(new Uint8Array(await readFile(file)));
    console.log(stubOf(read, understood));
    console.error(hint);
  }
}

/** An entry of `testing/papers`: the rows as they are laid out, and the facts as they are read today. */
export function stubOf({ pages }: ReadDocument, { type, facts }: Pick<UnderstoodDocument, 'type' | 'facts'>): string {
  const rows = pages.flatMap((page) =>
    analysePage(page, { type: type === 'multiple' ? 'other' : type }).grid.rows.map((row) =>
      row.map(({ words }) => words.map(({ text }) => text).join(' ')).join('  '),
    ),
  );
  const stated = facts.flatMap(({ name, value }) =>
    typeof value === 'string' ? [`    ${name}: ${JSON.stringify(value)},`] : [],
  );
  return `{
  type: '${type === 'multiple' ? 'other' : type}',
  about: 'what is special about it',
  text: \`
${rows.map(escapeTemplate).join('\n')}\`,
  facts: {
${stated.join('\n')}
  },
},`;
}

function escapeTemplate(row: string): string {
  return row.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

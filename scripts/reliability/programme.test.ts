// Every row of the programme is there, its tests exist, and docs/reliability.md says so.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPage, writePage } from './page.ts';
import { programme } from './programme.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `T${String(from + n).padStart(2, '0')}`);

/** Of any call and of any row of a table, since tests that are made from one are named by it. */
const firstArgument = /[([]\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

it('has every row of the threat model once, in order', () => {
  const wanted = [span(1, 7), span(10, 18), span(20, 28), span(30, 38), span(40, 59)].flat();
  expect(programme.map(({ id }) => id)).toEqual(wanted);
});

it('names tests that exist', () => {
  for (const { id, proofs } of programme) {
    expect(proofs.length, id).toBeGreaterThan(0);
    for (const proof of proofs) {
      const text = readFileSync(join(root, proof.file), 'utf8');
      if (proof.kind === 'bench' || proof.name === '') continue;
      const titles = [...text.matchAll(firstArgument)].map(([, , title]) => title!);
      expect(
        titles.filter((title) => title.includes(proof.name)),
        `${id} in ${proof.file}`,
      ).not.toEqual([]);
    }
  }
});

it('docs/reliability.md says what the programme says, and what became of every row', () => {
  const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  const findings = readPage(page);
  expect(page).toBe(writePage(programme, findings));
  for (const [id, { run }] of findings) expect(run, id).toMatch(/^\d{4}-\d\d-\d\d, |^not run: /);
});

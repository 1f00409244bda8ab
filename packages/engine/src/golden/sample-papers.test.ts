// Facts of our own sample papers, kept beside them: a change of any value shows in the diff of a golden file.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { understandFile } from '../pipeline.ts';

const samples = new URL('../../../../samples/', import.meta.url);
/** `UPDATE_GOLDEN=1 npm test` rewrites them; the gate refuses to run with it. */
const isUpdating = process.env.UPDATE_GOLDEN === '1';

const papers = ['passport.png', 'payslip.pdf', 'bank-statement.pdf', 'employment-letter.pdf'];

async function describePaper(file: string) {
  const { understood } = await understandFile(new Uint8Array(await readFile(new URL(file, samples))), {});
  return {
    type: understood.type,
    problems: understood.problems,
    facts: understood.facts.map(({ name, value, tier, evidence }) => ({
      name,
      value,
      tier,
      quote: evidence.map(({ quote }) => quote).join(' | '),
    })),
    additional: understood.additionalFields.map(({ label, value }) => ({ label, value })),
  };
}

describe('the sample papers', () => {
  it.each(papers)('%s says what it said', async (file) => {
    const golden = fileURLToPath(new URL(`./${file}.json`, import.meta.url));
    const said = await describePaper(file);
    if (isUpdating) await writeFile(golden, `${JSON.stringify(said, null, 2)}\n`);
    expect(said).toEqual(JSON.parse(await readFile(golden, 'utf8')));
  });

  it('are compared, not rewritten, where changes are judged', () => {
    expect(isUpdating && process.env.CI === 'true').toBe(false);
  });
});

// docs/reliability.md: what the programme says, and beside each row what its last run found.
import { basename } from 'node:path';
import type { Proof, Row } from './row.ts';

/** The last two cells of a row. */
export interface Finding {
  readonly figure: string;
  /** When, and how it ended. */
  readonly run: string;
}

const head = `# What holds, and the tests that prove it

Written by \`npm run reliability\` (all rows, more than two hours on two cores) or \`npm run reliability -- T40 T58\` (those alone): it runs the tests, the long ones at full length, and
notes what they found (\`-- --page\` only takes over what the rows say); do not edit. The rows are in \`scripts/reliability/programme/\`, and \`npm test\` says when one of them names a test that is gone.
What of it people and operators may rely on is in [operations.md](operations.md); how to tell us of a hole, in [SECURITY.md](../SECURITY.md).

| row | what goes wrong | what the tests do | tests | figure | last run |
| --- | --- | --- | --- | --- | --- |
`;

const NOT_RUN: Finding = { figure: '', run: 'not run: no run so far' };

export function writePage(rows: readonly Row[], findings: ReadonlyMap<string, Finding>): string {
  return head + rows.map((row) => toLine(row, findings.get(row.id) ?? NOT_RUN)).join('');
}

const toLine = ({ id, threat, does, proofs }: Row, { figure, run }: Finding) =>
  `| ${[id, threat, does, nameProofs(proofs), figure, run].map(toCell).join(' | ')} |\n`;

const toCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Each file once, with what of it counts. */
function nameProofs(proofs: readonly Proof[]): string {
  const named = [...Map.groupBy(proofs, ({ file }) => file)].map(([file, own]) => {
    const parts = own.map(namePart).filter(Boolean);
    return `[${basename(file).replace(/(\.(test|spec|long))*\.ts$/, '')}](../${file})${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
  });
  return named.join('<br>');
}

function namePart(proof: Proof): string {
  if (proof.kind === 'bench') return proof.args.length > 0 ? `\`${proof.args.join(' ')}\`` : '';
  const settings = Object.entries(proof.env).map(([name, value]) => `\`${name}=${value}\``);
  return [proof.name.trim(), ...settings].filter(Boolean).join(' ');
}

/** Reads the findings of an earlier run. */
export function readPage(page: string): Map<string, Finding> {
  const findings = new Map<string, Finding>();
  for (const [, id, cells] of page.matchAll(/^\| (T\d\d) \| (.+) \|$/gm)) {
    const [figure = '', run = ''] = cells!.split(/(?<!\\) \| /).slice(-2);
    findings.set(id!, { figure: figure.replaceAll('\\|', '|'), run });
  }
  return findings;
}

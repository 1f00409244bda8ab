import { expect, it } from 'vitest';
import { unionOfBoxes } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import { gridOf } from '#layout/page-grid.ts';
import { joinWords } from '#layout/segments.ts';
import { drawBlock, drawPage, layOutAs } from '#testing/draw-page.ts';
import { byTick, type Candidate } from '../claims/candidate.ts';
import { completeAddresses } from './complete-addresses.ts';

/** Completes an address that was proposed with only some lines of its block. */
function completed(lines: readonly string[], from: number, to: number): Candidate {
  const page = drawPage(drawBlock(40, 80, lines));
  const taken = gridOf(page)
    .segments.slice(from, to)
    .map(({ words }) => words);
  const raw = taken.map(joinWords).join('\n');
  const box = unionOfBoxes(taken.flat().map((word) => word.box));
  const candidate: Candidate = {
    name: 'address',
    value: raw.replaceAll('\n', ', '),
    raw,
    type: 'address',
    evidence: [evidenceOf(page, box, raw)],
    legibility: 1,
    by: byTick('', 1),
    source: 'caption',
  };
  return completeAddresses([candidate], [layOutAs(page, 'bank_statement')], 'bank_statement')[0]!;
}

it('goes on from the street to the town and its code, each on a line of its own', () => {
  const lines = ['FLAT 3 THE OLD CUTLERY', '27 WALKLEY BANK ROAD', 'SHEFFIELD', 'S6 5AL', 'Account 1234'];
  expect(completed(lines, 0, 2).value).toBe('FLAT 3 THE OLD CUTLERY, 27 WALKLEY BANK ROAD, SHEFFIELD, S6 5AL');
});

it('tells the place of the whole', () => {
  const [short] = completed(['14 Mill Lane'], 0, 1).evidence;
  const [whole] = completed(['14 Mill Lane', 'Salford M5 3WJ'], 0, 1).evidence;
  expect(whole!.box![3]).toBeGreaterThan(short!.box![3]);
});

it('takes the line over the street that says in whose care', () => {
  expect(completed(['Ida Marsh', 'C/O PALOMAR EDGE', '28410 FRONT ST', 'TEMECULA CA 92590'], 2, 4).value).toBe(
    'C/O PALOMAR EDGE, 28410 FRONT ST, TEMECULA CA 92590',
  );
});

it('leaves an address that has its code already, whatever it ends in', () => {
  const lines = ['27 Ring Road, Bengaluru - 560037, Karnataka', 'Payslip of', 'November 2024'];
  expect(completed(lines, 0, 1).value).toBe(lines[0]);
});

it('goes on to no other address, and over no caption', () => {
  expect(completed(['14 Mill Lane', '5 Bank Street', 'Salford M5 3WJ'], 0, 1).value).toBe('14 Mill Lane');
  expect(completed(['14 Mill Lane', 'Account number', 'Salford M5 3WJ'], 0, 1).value).toBe('14 Mill Lane');
});

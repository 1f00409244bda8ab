// Scores lists (jobs, schools, accounts, line items, deductions, …) cell by cell against what stands on the paper.
import type { Fact, FactRecord } from '@oneform/engine';
import { saysSame } from './same-fact.ts';
import type { Truth } from './truth.ts';

export interface ListScore {
  readonly list: string;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

/**
 * Each record of the truth is compared with the found record that agrees with it most. Cells that the truth does not name are not judged; those
 * of a record too many are wrong under the names that the truth has.
 */
export function scoreLists({ lists = {} }: Truth, facts: readonly Fact[]): ListScore[] {
  return Object.entries(lists).map(([list, records]) => {
    const found = facts.flatMap(({ name, value }) => (name === list && typeof value !== 'string' ? value : []));
    const pairs = pairUp(records, found);
    const named = new Set(records.flatMap((record) => Object.keys(record)));
    let [right, wrong, missing] = [0, 0, 0];
    for (const record of records) {
      const other = pairs.get(record);
      for (const cell of Object.entries(record))
        if (other?.[cell[0]] === undefined) missing++;
        else if (isSameCell(cell, other)) right++;
        else wrong++;
    }
    const paired = new Set(pairs.values());
    for (const record of found)
      if (!paired.has(record)) wrong += Object.keys(record).filter((key) => named.has(key)).length;
    return { list, right, wrong, missing };
  });
}

function pairUp(wanted: readonly FactRecord[], found: readonly FactRecord[]): Map<FactRecord, FactRecord> {
  const agreeing = wanted
    .flatMap((record) => found.map((other) => ({ record, other, cells: countSame(record, other) })))
    .filter(({ cells }) => cells > 0)
    .sort((a, b) => b.cells - a.cells);
  const pairs = new Map<FactRecord, FactRecord>();
  const taken = new Set<FactRecord>();
  for (const { record, other } of agreeing) {
    if (pairs.has(record) || taken.has(other)) continue;
    pairs.set(record, other);
    taken.add(other);
  }
  return pairs;
}

const countSame = (record: FactRecord, other: FactRecord): number =>
  Object.entries(record).filter((cell) => isSameCell(cell, other)).length;

function isSameCell([key, wanted]: readonly [string, string], other: FactRecord): boolean {
  const value = other[key];
  return value !== undefined && saysSame({ type: typeOfCell(key), value }, wanted);
}

function typeOfCell(key: string): Fact['type'] {
  if (/(?:amount|balance|price|quantity|gpa)$/.test(key)) return 'number';
  return /date$/.test(key) ? 'date' : 'address';
}

// Records of list items on papers: one job, one school, one account each.
import { factOf } from '#catalogue/facts/facts.ts';
import { groupOf } from './bound-facts.ts';
import type { BoundFact } from './proposed-value.ts';
import { splitComposites } from './split-composites.ts';

export interface PaperRecord {
  /** Names of lists it belongs in: `jobs`, `previous_jobs`. `*`: any that its facts identify. */
  readonly kinds: readonly string[];
  readonly facts: readonly BoundFact[];
}

export function findRecords(facts: readonly BoundFact[]): PaperRecord[] {
  const lists = facts.flatMap(recordsOfList);
  const byPaper = Map.groupBy(
    facts.filter((fact) => typeof fact.value === 'string'),
    groupOf,
  );
  return [...lists, ...[...byPaper.values()].flatMap(recordsOfPaper)];
}

function recordsOfList(list: BoundFact): PaperRecord[] {
  if (typeof list.value === 'string') return [];
  return list.value.map((record) => {
    const facts = Object.entries(record)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]): BoundFact => ({ ...list, name, value, type: 'string' }));
    const isOver =
      record.end_date !== undefined && record.end_date !== '' && !/present|current|now|today/i.test(record.end_date);
    const current = `${isOver ? (list.name === 'addresses' ? 'former' : 'previous') : 'current'}_${list.name}`;
    return { kinds: [list.name, current], facts: splitComposites(facts) };
  });
}

/** One record of what the paper says now, one of what was before, and one for each numbered further thing (`account_number_2`). */
function recordsOfPaper(facts: readonly BoundFact[]): PaperRecord[] {
  const records: PaperRecord[] = [{ kinds: ['*'], facts }];
  for (const [kind, prefix] of [
    ['jobs', 'previous'],
    ['addresses', 'former'],
  ] as const) {
    const before = facts.flatMap((fact) => {
      const [origin, ...parts] = fact.name.split('.');
      const earlier = factOf(origin!)?.earlier;
      return earlier?.list === kind ? [{ ...fact, name: [earlier.as, ...parts].join('.') }] : [];
    });
    if (before.length > 0) records.push({ kinds: [kind, `${prefix}_${kind}`], facts: before });
  }
  const numbered = Map.groupBy(facts, ({ name }) => /_(\d+)$/.exec(name)?.[1]);
  for (const [number, further] of numbered) {
    if (number === undefined) continue;
    records.push({ kinds: ['*'], facts: further.map((fact) => ({ ...fact, name: fact.name.replace(/_\d+$/, '') })) });
  }
  return records;
}

/** May items of a list be made from this record? A list of what is over takes only what is over. */
export function belongsIn(record: PaperRecord, listFacts: readonly string[] | undefined): boolean {
  if (record.kinds.includes('*')) {
    return listFacts === undefined || listFacts.some((name) => !/^(?:previous|former)_/.test(name));
  }
  return listFacts?.some((name) => record.kinds.includes(name)) ?? false;
}

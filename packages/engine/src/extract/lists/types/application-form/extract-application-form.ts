// Filled forms: tables of jobs and schools. What stands beside a caption or is ticked is the matcher's.

import type { Fact } from '#document/facts.ts';
import type { ExtractContext, Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { openPaper } from '../../find/read-paper.ts';
import { type History, readHistories } from './read-history.ts';

export const extractApplicationForm: Extractor = (context) => {
  const histories = readHistories(openPaper(context));
  return { facts: [...toLists(context, histories), ...makeFacts(context, readLastOfHistories(histories))] };
};

function toLists(context: ExtractContext, histories: readonly History[]): Fact[] {
  return histories.map((history) =>
    listFact(
      context,
      history.kind.list,
      history.rows.map((row) => row.record),
      history.rows.flatMap((row) => [...row.cells.values()].flat()),
      0.82,
    ),
  );
}

/** The job that goes on, and the last one that ended; the last school. */
function readLastOfHistories(histories: readonly History[]): Reading[] {
  return histories.flatMap(({ kind, rows }) => {
    const byEnd = rows.toSorted((a, b) => (b.record.end_date ?? '').localeCompare(a.record.end_date ?? ''));
    const current = rows.find((row) => row.isCurrent);
    const before = byEnd.find((row) => !row.isCurrent);
    if (kind.list === 'household_members') return [];
    if (kind.list === 'schools')
      return readRow(byEnd[0], { name: 'university', role: 'degree', end_date: 'graduation_date' });
    return [
      ...readRow(current, { name: 'employer_name', role: 'job_title', start_date: 'employment_start_date' }),
      ...readRow(current, { start_date: 'current_job_start' }),
      ...readRow(before, {
        name: 'previous_employer',
        role: 'previous_position',
        start_date: 'previous_employment_start',
        end_date: 'previous_employment_end',
      }),
    ];
  });

  function readRow(row: History['rows'][number] | undefined, names: Record<string, string>): Reading[] {
    const kind = histories.find((history) => row && history.rows.includes(row))?.kind;
    if (!row || !kind) return [];
    return Object.entries(names).flatMap(([column, name]): Reading[] => {
      const tokens =
        row.cells.get(column as keyof typeof kind.keys) ??
        (column.endsWith('date') ? row.cells.get('period') : undefined);
      const value = row.record[kind.keys[column as keyof typeof kind.keys] ?? ''];
      if (!tokens || !value) return [];
      const type = column.endsWith('date') ? 'date' : 'string';
      return [{ name, value, type, confidence: 0.85, tokens, anchor: 'history' }];
    });
  }
}

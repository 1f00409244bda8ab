// Writes a person's edit in one statement: the new state, its version, and the source of each value.
import { isEmptyValue } from '@oneform/contract';
import { v7 as uuid } from 'uuid';
import { storableJson, storableText } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { CollectionRow } from './store.ts';
import { valueText } from './value-text.ts';
import type { PlannedWrite } from './write-collection.ts';

/** The parts see one snapshot: sources that are added are not weighed, which is right, as they say what stands there now. */
const TEXT = `
  with written as (
    update collections set data = $4, not_applicable = $5, custom_fields = $6, name = $7, description = $8, is_active = $9,
      has_data = $10, completion_percentage = $11, data_version = data_version + 1, last_updated_by = $12, updated_at = now()
    where id = $1 and user_id = $2 and data_version = $3
    returning id, user_id, data_version, data, not_applicable, updated_at
  ), recorded as (
    insert into collection_versions
      (collection_id, data_version, user_id, author_kind, author, summary, changes, data, not_applicable)
    select id, data_version, user_id, 'user', $12, $13, $14::jsonb, data, not_applicable from written
  ), now as (
    select id, path, value from jsonb_to_recordset($15::jsonb) as now(id uuid, path text, value text)
  ), weighed as (
    update value_sources s set supports = coalesce(s.value = now.value, false) from written, now
    where s.collection_id = written.id and s.user_id = written.user_id and s.path = now.path
  ), typed as (
    insert into value_sources (id, user_id, collection_id, path, kind, value, by)
    select now.id, written.user_id, written.id, now.path, 'typed', now.value, $12
    from written, now where now.value is not null
  )
  select updated_at from written`;

/** Null when somebody wrote since `row` was read: nothing was written then. */
export async function writeEdit(
  db: Database,
  row: CollectionRow,
  { next, changes }: PlannedWrite,
  { author, summary }: { author: string; summary: string },
): Promise<CollectionRow | null> {
  const sources = changes.map(({ path, after }) => ({
    id: uuid(),
    path,
    value: isEmptyValue(after) ? null : valueText(after),
  }));
  const { rows } = await db.$client.query<{ updated_at: Date }>({
    name: 'edit_collection',
    text: TEXT,
    values: [
      ...[row.id, row.userId, row.dataVersion],
      ...[storableJson(next.data), storableJson(next.notApplicable), storableJson(next.customFields)],
      ...[storableText(next.name), next.description && storableText(next.description), next.isActive],
      ...[next.hasData, next.completionPercentage, storableText(author)],
      ...[storableText(summary), storableJson(changes), storableJson(sources)],
    ],
  });
  const [written] = rows;
  if (!written) return null;
  return {
    ...row,
    ...next,
    dataVersion: row.dataVersion + 1,
    lastUpdatedBy: author,
    updatedAt: new Date(written.updated_at),
  };
}

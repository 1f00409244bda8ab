// Summarises a person's edit of a collection for its history.
import type { UpdateCollection } from '@oneform/contract';
import type { z } from 'zod';
import type { StoredChange } from '../../db/schema.ts';
import type { CollectionRow } from './store.ts';

export function countFields(changes: readonly StoredChange[]): string {
  return changes.length === 1 ? '1 field' : `${changes.length} fields`;
}

export function summariseEdit(
  changes: readonly StoredChange[],
  row: CollectionRow,
  body: z.output<typeof UpdateCollection>,
): string {
  const { collection_name: name, collection_description: description, is_active: isActive } = body;
  const parts = [
    name !== undefined && name !== row.name ? `Renamed from "${row.name}" to "${name}"` : '',
    description !== undefined && (description || null) !== row.description ? 'Changed the description' : '',
    isActive !== undefined && isActive !== row.isActive ? (isActive ? 'Made active' : 'Made inactive') : '',
    changes.length > 0 ? `Edited ${countFields(changes)}` : '',
  ].filter(Boolean);
  return parts.join(', ') || 'Saved';
}

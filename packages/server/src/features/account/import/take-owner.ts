// The owner of an export becomes the owner of the account that takes it, by all names; or somebody whom that account knows.
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { people, type StoredMarks } from '../../../db/schema.ts';
import type { Transaction } from '../../../db/transact.ts';
import { joinMarks } from '../../people/join-marks.ts';
import type { ExportedRow } from './exported-rows.ts';
import type { OpenExport } from './open-export.ts';
import { refuseImport } from './refuse-import.ts';
import type { Takeover } from './write-rows.ts';

const Owner = z.looseObject({
  id: z.string(),
  name: z.string(),
  marks: z.object({ names: z.array(z.string()), birthDate: z.iso.date().optional().catch(undefined) }),
});

/** Throws where the owner is to be the same and another birth date says that they are not. */
export async function takeOwner(
  tx: Transaction,
  owner: string,
  opened: OpenExport,
  whose: 'mine' | 'another',
): Promise<Pick<Takeover, 'personOf' | 'toPerson'>> {
  const accountName = opened.account.fullName ?? opened.account.email;
  if (whose === 'another') {
    const toPerson = (row: ExportedRow) =>
      row.relation === 'me' ? { ...row, relation: 'other', name: row.name || accountName, isNamed: true } : row;
    return { personOf: () => undefined, toPerson };
  }
  const mine = and(eq(people.userId, owner), eq(people.relation, 'me'));
  const [me] = await tx.select().from(people).where(mine);
  const theirs: z.infer<typeof Owner>[] = [];
  for await (const row of opened.rows('people')) if (row.relation === 'me') theirs.push(Owner.parse(row));
  if (!me || theirs.length === 0) return { personOf: () => undefined, toPerson: (row) => row };
  const birthDates = new Set([me, ...theirs].flatMap(({ marks }) => marks.birthDate ?? []));
  if (birthDates.size > 1)
    throw refuseImport('The owner of this export was born on another day than you. Import it as somebody else’s.');
  const marks = theirs.reduce((sofar: StoredMarks, gone) => joinMarks({ marks: sofar }, gone), me.marks);
  await tx.update(people).set({ marks }).where(mine);
  const same = new Map(theirs.map(({ id }) => [id, me.id]));
  return { personOf: (id) => same.get(id), toPerson: (row) => (row.relation === 'me' ? null : row) };
}

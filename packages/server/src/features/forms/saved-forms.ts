// Forms that a person had remembered.
import { MAX_SAVED_FORMS, type SavedForm, type SavedPlace } from '@oneform/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { savedForms } from '../../db/saved-forms.ts';
import { AppError, notFound } from '../../errors.ts';

type Row = typeof savedForms.$inferSelect;

export interface FormToRemember {
  readonly name: string;
  readonly print: string;
  readonly places: SavedPlace[];
}

const toSavedForm = ({ id, name, places, updatedAt }: Row): SavedForm => ({
  id,
  name,
  places: places.length,
  updated_at: updatedAt.toISOString(),
});

/** With their places; newest first. */
export const findSavedForms = (db: Database, userId: string): Promise<Row[]> =>
  db
    .select()
    .from(savedForms)
    .where(eq(savedForms.userId, userId))
    .orderBy(desc(savedForms.updatedAt), desc(savedForms.id))
    .limit(MAX_SAVED_FORMS);

export const listSavedForms = async (db: Database, userId: string): Promise<SavedForm[]> =>
  (await findSavedForms(db, userId)).map(toSavedForm);

/** Under an `id` that is kept already the same request came before and died unanswered: what it kept is told again. */
export async function saveForm(
  db: Database,
  userId: string,
  { id, ...form }: FormToRemember & { readonly id: string },
): Promise<SavedForm> {
  const [kept] = await db
    .select()
    .from(savedForms)
    .where(and(eq(savedForms.id, id), eq(savedForms.userId, userId)));
  if (kept) return toSavedForm(kept);
  const [held] = await db.select({ total: count() }).from(savedForms).where(eq(savedForms.userId, userId));
  if ((held?.total ?? 0) >= MAX_SAVED_FORMS)
    throw new AppError('validation_failed', {
      detail: `${MAX_SAVED_FORMS} forms are remembered already. Forget one first.`,
    });
  const [row] = await db
    .insert(savedForms)
    .values({ id, userId, ...form })
    .returning();
  return toSavedForm(row!);
}

/** Throws `not_found`. */
export async function replaceSavedForm(
  db: Database,
  userId: string,
  id: string,
  form: FormToRemember,
): Promise<SavedForm> {
  const [row] = await db
    .update(savedForms)
    .set({ ...form, updatedAt: new Date() })
    .where(and(eq(savedForms.id, id), eq(savedForms.userId, userId)))
    .returning();
  if (!row) throw notFound();
  return toSavedForm(row);
}

/** Throws `not_found`. */
export async function forgetForm(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(savedForms)
    .where(and(eq(savedForms.id, id), eq(savedForms.userId, userId)))
    .returning({ id: savedForms.id });
  if (gone.length === 0) throw notFound();
}

// Lists the templates that the person's papers would fill, the fullest first; for all papers together, and for one
// beside the others.
import type { FillableTemplate, FilledByPapers } from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { type PlannedTemplate, planTemplates } from '../updates/plan-templates.ts';
import { countAllDocuments, type DocumentRow } from './store.ts';

type Fillable = z.infer<typeof FillableTemplate>;
type Listed = z.infer<typeof FilledByPapers>;

/** `fields`: what this paper fills in a new collection, beside what the others fill. */
export async function listFillableTemplates(deps: Deps, { id, userId }: DocumentRow): Promise<Fillable[]> {
  return (await planTemplates(deps.db, deps, userId))
    .map((planned) => present(planned, planned.filled.get(id) ?? 0))
    .filter(({ fields }) => fields > 0)
    .sort(fullestFirst);
}

export async function listFilledByPapers(deps: Deps, userId: string): Promise<Listed> {
  const planned = await planTemplates(deps.db, deps, userId);
  const templates = planned
    .map((one) => ({
      ...present(
        one,
        [...one.filled.values()].reduce((sum, fields) => sum + fields, 0),
      ),
      documents: [...one.filled].map(([document_id, fields]) => ({ document_id, fields })),
    }))
    .filter(({ fields }) => fields > 0)
    .sort(fullestFirst);
  return { templates, documents: await countAllDocuments(deps.db, userId) };
}

const fullestFirst = (a: Fillable, b: Fillable) => b.fields - a.fields;

function present({ template }: PlannedTemplate, fields: number): Fillable {
  const { id, template_name, template_color } = template;
  return { template_id: id, template_name, template_color, fields };
}

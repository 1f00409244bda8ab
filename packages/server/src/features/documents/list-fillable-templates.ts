// Which templates a document would fill, the fullest first.
import type { FillableTemplate } from '@oneform/contract';
import type { z } from 'zod';
import { emptyData } from '../collections/empty-data.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { FILL_CONFIDENCE } from '../updates/plan-update.ts';
import { proposeValues } from '../updates/propose-values.ts';
import type { DocumentResults, DocumentRow } from './store.ts';

export function listFillableTemplates(
  catalogue: Catalogue,
  { extractPeople }: DocumentRow,
  results: DocumentResults | undefined,
): z.infer<typeof FillableTemplate>[] {
  const understood = results?.understood;
  if (!understood) return [];
  return catalogue.templates
    .map(({ id, template_name, template_color, sections }) => {
      const collection = { templateId: id, data: emptyData(sections) };
      const proposals = proposeValues(catalogue, { understood, collection, sections, isAskedFor: true, extractPeople });
      return {
        template_id: id,
        template_name,
        template_color,
        fields: proposals.filter(({ confidence }) => confidence >= FILL_CONFIDENCE).length,
      };
    })
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => b.fields - a.fields);
}

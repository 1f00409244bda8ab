// Which templates a document would fill, the fullest first.
import type { FillableTemplate } from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { emptyData } from '../collections/empty-data.ts';
import { FILL_CONFIDENCE } from '../updates/plan-update.ts';
import { proposeValues } from '../updates/propose-values.ts';
import { whoItIsAbout } from '../updates/who-it-is-about.ts';
import type { DocumentResults, DocumentRow } from './store.ts';

export async function listFillableTemplates(
  deps: Deps,
  document: DocumentRow,
  results: DocumentResults | undefined,
): Promise<z.infer<typeof FillableTemplate>[]> {
  const understood = results?.understood;
  if (!understood) return [];
  const who = whoItIsAbout(deps.db, deps, document.userId);
  const { subjects } = await who.of({ id: '', templateId: null, data: {}, customFields: [] }, document);
  return deps.templates
    .map(({ id, template_name, template_color, sections }) => {
      const collection = { templateId: id, data: emptyData(sections) };
      const { extractPeople } = document;
      const proposals = proposeValues(deps, {
        understood,
        collection,
        sections,
        subjects,
        isAskedFor: true,
        extractPeople,
      });
      return {
        template_id: id,
        template_name,
        template_color,
        fields: proposals.filter(({ confidence, sameSubject }) => sameSubject === true && confidence >= FILL_CONFIDENCE)
          .length,
      };
    })
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => b.fields - a.fields);
}

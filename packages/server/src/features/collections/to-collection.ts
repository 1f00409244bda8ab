// The part of a collection that leaves the server.
import {
  type Collection,
  type CollectionSummary,
  DEFAULT_COLLECTION_COLOR,
  processSections,
  type Template,
} from '@oneform/contract';
import type { Briefs } from '../people/to-person.ts';
import { type Catalogue, findTemplate, sectionsOf } from './sections-of.ts';
import type { CollectionHead, CollectionRow } from './store.ts';

const toReference = ({
  template_name,
  template_type,
  template_color,
  required_sections,
  optional_sections,
}: Template) => ({
  template_name,
  template_type,
  template_color,
  required_sections,
  optional_sections,
});

export function toCollectionSummary(catalogue: Catalogue, row: CollectionHead, people: Briefs): CollectionSummary {
  const template = findTemplate(catalogue, row.templateId);
  return {
    id: row.id,
    collection_name: row.name,
    collection_description: row.description,
    collection_type: row.type,
    person: people.get(row.personId ?? '') ?? null,
    template_id: row.templateId,
    template: template ? toReference(template) : null,
    is_active: row.isActive,
    completion_percentage: row.completionPercentage,
    has_data: row.hasData,
    data_version: row.dataVersion,
    last_updated_by: row.lastUpdatedBy,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

interface Around {
  readonly people: Briefs;
  /** Given: with `templated_data`. */
  readonly inferredPaths?: readonly string[] | undefined;
}

export function toCollection(catalogue: Catalogue, row: CollectionRow, { people, inferredPaths }: Around): Collection {
  const summary = toCollectionSummary(catalogue, row, people);
  const sections = sectionsOf(catalogue, row);
  return {
    ...summary,
    collection_data: row.data,
    sections,
    dynamic_template: summary.template
      ? null
      : {
          template_name: 'Auto-organized',
          template_type: row.type,
          template_color: DEFAULT_COLLECTION_COLOR,
          required_sections: [],
          optional_sections: sections.map(({ name }) => name),
        },
    not_applicable: row.notApplicable,
    ...(inferredPaths ? { templated_data: processSections(sections, row.data, row.notApplicable, inferredPaths) } : {}),
  };
}

// Category of a template, and the time it takes to fill.

import { type FieldDefinition, OTHER_CATEGORY, TEMPLATE_CATEGORIES, type Template } from '@oneform/contract';
import { translate } from '#lib/language.ts';
import { t } from './messages.ts';

export const categoryOf = ({ template_type }: Pick<Template, 'template_type'>): string =>
  translate(TEMPLATE_CATEGORIES[template_type] ?? OTHER_CATEGORY);

export interface CategoryCount {
  readonly category: string;
  readonly count: number;
}

const TOP_CATEGORIES = 3;

/** The three categories with the most templates; equals in the order of the list. */
export function topCategories(templates: readonly Pick<Template, 'template_type'>[]): readonly CategoryCount[] {
  const counts = new Map<string, number>();
  for (const template of templates) {
    const category = categoryOf(template);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP_CATEGORIES);
}

export interface TemplateFilter {
  readonly search: string;
  /** Undefined for all. */
  readonly category: string | undefined;
}

/** Every word must stand in the name, description, type or category. */
export function filterTemplates(
  templates: readonly Template[],
  { search, category }: TemplateFilter,
): readonly Template[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    const own = categoryOf(template);
    if (category !== undefined && own !== category) return false;
    const text =
      `${template.template_name} ${template.template_description} ${template.template_type} ${own}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const MINUTES_A_FIELD = 2;

const countLeaves = (fields: readonly FieldDefinition[]): number =>
  fields.reduce((sum, field) => {
    const inside = [...(field.properties ?? []), ...(field.items ?? [])];
    return sum + (inside.length > 0 ? countLeaves(inside) : 1);
  }, 0);

/** Two minutes for each required field, counted at the bottom of its groups: `24 min`, `3 hr`. */
export function fillTime({ required_fields }: Pick<Template, 'required_fields'>): string {
  const minutes =
    MINUTES_A_FIELD *
    Object.values(required_fields).reduce((sum, section) => sum + countLeaves(Object.values(section)), 0);
  return minutes < 60 ? t.templateFigures.min(minutes) : t.templateFigures.hr(Math.round(minutes / 60));
}

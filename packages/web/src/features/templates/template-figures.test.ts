import type { FieldDefinition, Template } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { fillTime, filterTemplates, topCategories } from './template-figures.ts';

const field = (name: string, properties?: FieldDefinition[]): FieldDefinition => ({
  name,
  label: name,
  type: properties ? 'object' : 'string',
  description: '',
  required: true,
  properties,
});
const template = (type: string, name = type, fields: FieldDefinition[] = []) =>
  ({
    id: name,
    template_name: name,
    template_description: 'Papers for it',
    template_type: type,
    required_fields: { main: Object.fromEntries(fields.map((one) => [one.name, one])) },
  }) as unknown as Template;

describe('topCategories', () => {
  it('gives the three largest with their counts, strangers under Other', () => {
    const templates = [
      'loan_application',
      'job_application',
      'fishing',
      'visa_application',
      'visa_application',
      'moon',
    ];
    expect(topCategories(templates.map((type) => template(type)))).toEqual([
      { category: 'Other', count: 2 },
      { category: 'Travel & Immigration', count: 2 },
      { category: 'Finance & Banking', count: 1 },
    ]);
  });
});

describe('filterTemplates', () => {
  const templates = [template('visa_application', 'Schengen visa'), template('loan_application', 'Home loan')];
  const names = (search: string, category?: string) =>
    filterTemplates(templates, { search, category }).map((found) => found.template_name);
  it('searches name, description, type and category', () => {
    expect(names('schengen')).toEqual(['Schengen visa']);
    expect(names('finance')).toEqual(['Home loan']);
    expect(names('papers')).toHaveLength(2);
    expect(names('papers', 'Finance & Banking')).toEqual(['Home loan']);
  });
});

describe('fillTime', () => {
  it('counts two minutes for each field inside groups', () => {
    const inside = field('group', [field('a'), field('b', [field('c'), field('d')])]);
    expect(fillTime(template('x', 'x', [inside, field('e')]))).toBe('8 min');
  });
  it('turns to hours from an hour on', () => {
    const many = Array.from({ length: 30 }, (_, index) => field(`f${index}`));
    expect(fillTime(template('x', 'x', many.slice(1)))).toBe('58 min');
    expect(fillTime(template('x', 'x', many))).toBe('1 hr');
  });
});

// The seven shipped templates as people meet them: valid examples, and a way from 0 to 100 %.
import { join } from 'node:path';
import {
  type CollectionData,
  type DataValue,
  type FieldDefinition,
  NEW_ITEM,
  setValueAt,
  type Template,
  validateCollection,
  validateField,
  valueAt,
} from '@oneform/contract';
import { RE2JS } from 're2js';
import { describe, expect, it, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../../../../../templates'));
const byId = templates.map((template) => [template.id, template] as const);
const matches = (pattern: string, text: string) => RE2JS.matches(pattern, text);

const leavesOf = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.flatMap((field) =>
    (field.properties ?? field.items) ? leavesOf(field.properties ?? field.items ?? []) : [field],
  );
const allLeaves = ({ sections }: Template) => sections.flatMap(({ fields }) => leavesOf(fields));

/** An answer as a person would enter it. */
function answerTo({ type, example = '' }: FieldDefinition): DataValue {
  if (type === 'boolean') return false;
  if (type === 'number') return Number(example);
  return type === 'array' ? [example] : example;
}

describe.each(byId)('%s', (_, template) => {
  it('has an example for every field that holds in the browser and on the server', () => {
    const faults = allLeaves(template).flatMap((field) => [
      ...validateField(field, answerTo(field)).map((message) => `${field.name}: ${message}`),
      ...validateField(field, answerTo(field), matches).map((message) => `${field.name} (server): ${message}`),
      ...(field.type === 'select' && !field.options?.includes(field.example ?? '')
        ? [`${field.name}: no such choice`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('says of every field what is asked', () => {
    for (const field of allLeaves(template)) {
      expect(field.label.trim()).not.toBe('');
      expect(field.description.trim().length, field.name).toBeGreaterThan(3);
      expect(fieldSchemas.atomic_fields, field.name).toHaveProperty(field.atomic ?? '');
    }
  });

  it('walks from 0 to 100 when its required fields are filled in, one by one', () => {
    let data: CollectionData = {};
    const validate = () => validateCollection({ sections: template.sections, data, notApplicable: [], matches });
    const first = validate();
    expect(first.completion_percentage).toBe(0);
    const total = first.missing_fields.length;
    const seen: number[] = [];
    for (let [next] = first.missing_fields; next !== undefined; [next] = validate().missing_fields) {
      const path = next.path.replaceAll(`.${NEW_ITEM}.`, '.a.');
      const field = allLeaves(template).find(
        ({ name, type, label }) => name === next!.field && type === next!.type && next!.label.endsWith(label),
      );
      data = setValueAt(data, path, answerTo(field!), template.sections);
      expect(valueAt(data, path)).toEqual(answerTo(field!));
      seen.push(validate().completion_percentage);
      expect(seen.length).toBeLessThanOrEqual(total);
    }
    expect(seen).toEqual(Array.from({ length: total }, (__, index) => Math.floor(((index + 1) / total) * 100)));
    expect(validate()).toMatchObject({ completion_percentage: 100, is_complete: true, invalid_fields: [] });
  });

  it('can be completed in a first session', () => {
    const { missing_fields } = validateCollection({ sections: template.sections, data: {}, notApplicable: [] });
    expect(missing_fields.length).toBeGreaterThan(12);
    expect(missing_fields.length).toBeLessThan(60);
  });

  it('names its required fields as the API gives them', () => {
    const named = Object.entries(template.required_fields).flatMap(([section, fields]) =>
      Object.keys(fields).map((name) => `${section}.${name}`),
    );
    const { missing_fields } = validateCollection({ sections: template.sections, data: {}, notApplicable: [] });
    for (const { path } of missing_fields)
      expect(
        named.some((name) => path === name || path.startsWith(`${name}.`)),
        path,
      ).toBe(true);
  });
});

test('one fact has one meaning: a field of several templates is the same field', () => {
  const passports = templates.flatMap((template) =>
    allLeaves(template).filter(({ name, facts }) => name === 'passport_number' && facts!.length > 0),
  );
  expect(passports.length).toBeGreaterThan(1);
  expect(new Set(passports.map(({ atomic }) => atomic))).toEqual(new Set(['passport_number']));
});

test('no help speaks of the applicant under a field about somebody else', () => {
  const others = new Set(['spouse', 'parent', 'child', 'guardian', 'co_applicant', 'sponsor', 'reference', 'other']);
  const walk = (fields: readonly FieldDefinition[], person: string): string[] =>
    fields.flatMap((field) => {
      const about = field.person ?? person;
      const isOff =
        others.has(about) &&
        /\b(your (ID|passport|birth|place)|you (use|check|write|do|own))\b/.test(field.description);
      return [
        ...(isOff ? [`${field.name}: ${field.description}`] : []),
        ...walk([...(field.properties ?? []), ...(field.items ?? [])], about),
      ];
    });
  const off = templates.flatMap(({ sections }) =>
    sections.flatMap(({ fields, person }) => walk(fields, person ?? 'applicant')),
  );
  expect(off).toEqual([]);
});

test('no signature, consent or statistical question is ever filled by a paper', () => {
  const personal = [
    'signature_name',
    'signature_date',
    'truth_confirmed',
    'data_consent',
    'ethnicity',
    'race',
    'disability_status',
  ];
  const fields = templates.flatMap(allLeaves).filter(({ atomic }) => personal.includes(atomic ?? ''));
  expect(new Set(fields.map(({ atomic }) => atomic)).size).toBe(personal.length);
  expect(fields.filter(({ facts }) => facts!.length > 0)).toEqual([]);
});

// Whether the rules of a template speak of fields that it has, of the kind they need.
import { type FieldDefinition, pathsOfRule, type ReadinessRule, type Section } from '@oneform/contract';

/** Sentences, none when the rules are sound. */
export function checkRules(rules: readonly ReadinessRule[], sections: readonly Section[]): string[] {
  return rules.flatMap((rule) =>
    pathsOfRule(rule).flatMap((path) => {
      const field = fieldOf(sections, path);
      if (field === undefined) return [`${rule.check}: no field "${path}"`];
      return kindsOf(rule, path).includes(field.type) ? [] : [`${rule.check}: "${path}" is a ${field.type}`];
    }),
  );
}

function fieldOf(sections: readonly Section[], path: string): FieldDefinition | undefined {
  const [section, ...parts] = path.split('.');
  let fields: readonly FieldDefinition[] | undefined = sections.find(({ name }) => name === section)?.fields;
  let field: FieldDefinition | undefined;
  for (const part of parts) {
    const name = part.replace('[]', '');
    field = fields?.find((candidate) => candidate.name === name);
    if (part.endsWith('[]') && field?.type !== 'array') return undefined;
    fields = part.endsWith('[]') ? field?.items : field?.properties;
  }
  return field;
}

const days: readonly FieldDefinition['type'][] = ['date', 'formatted_date'];

function kindsOf(rule: ReadinessRule, path: string): readonly FieldDefinition['type'][] {
  if (rule.check === 'same_name') return ['string'];
  if (rule.check !== 'needs_earlier') return days;
  return path === rule.earlier ? ['array'] : [...days, 'number'];
}

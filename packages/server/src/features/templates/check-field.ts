// Checks a single field by itself.
import { type FieldDefinition, parseFactReference, validateField } from '@oneform/contract';
import { factNames } from '@oneform/engine';
import { RE2JS } from 're2js';

/** Sentences, none when the field is sound. */
export function checkField(field: FieldDefinition, atoms: KnownNames): string[] {
  const pattern = checkPattern(field);
  // Against a pattern that is none, no example can hold.
  const example = pattern.length > 0 ? [] : checkExample(field);
  return [...pattern, ...checkOptions(field), ...example, ...checkFacts(field.facts ?? [], atoms)];
}

interface KnownNames {
  has(name: string): boolean;
}

/** Names that neither the vocabulary nor the catalogue knows. */
export function checkFacts(facts: readonly string[], atoms: KnownNames): string[] {
  return facts
    .filter((fact) => {
      const { name } = parseFactReference(fact);
      return !atoms.has(name) && !factNames.has(name);
    })
    .map((fact) => `unknown fact "${fact}"`);
}

// The browser runs patterns with its own engine, the server with a linear-time one: both must take it.
function checkPattern({ regex }: FieldDefinition): string[] {
  if (regex === undefined) return [];
  try {
    new RegExp(`^(?:${regex})$`, 'u');
    RE2JS.compile(regex);
    return [];
  } catch {
    return [`invalid pattern "${regex}"`];
  }
}

function checkOptions({ type, options }: FieldDefinition): string[] {
  if (type === 'select') return options === undefined ? ['a select needs options'] : repeated(options);
  return options === undefined ? [] : ['only a select has options'];
}

function repeated(options: readonly string[]): string[] {
  return options
    .filter((option, index) => options.indexOf(option) !== index)
    .map((option) => `option "${option}" stands twice`);
}

function checkExample(field: FieldDefinition): string[] {
  if (field.type === 'boolean') return [];
  if (field.example === undefined) return ['an example is missing'];
  if (field.type === 'select') {
    return field.options?.includes(field.example) === false
      ? [`example "${field.example}" is not among its options`]
      : [];
  }
  return validateField(field, field.example).map((message) => `example "${field.example}": ${message}`);
}

// Search words of a field besides those of its value.
import { type FieldDefinition, foldWords, labelFromName, parseFactReference, type Section } from '@oneform/contract';

export interface FieldWords {
  readonly name: readonly string[];
  /** Names of it in papers and forms. */
  readonly called: readonly string[];
}

// Definitions are shared by all collections of a template, and never change.
const known = new WeakMap<FieldDefinition, FieldWords>();
const knownSections = new WeakMap<Section, readonly string[]>();

export function wordsOfField(field: FieldDefinition): FieldWords {
  const before = known.get(field);
  if (before) return before;
  const facts = (field.facts ?? []).map((reference) => labelFromName(parseFactReference(reference).name));
  const words = {
    name: foldWords(field.label),
    called: [...new Set(foldWords([...facts, ...(field.synonyms ?? [])].join(' ')))],
  };
  known.set(field, words);
  return words;
}

export function wordsOfSection(section: Section): readonly string[] {
  const before = knownSections.get(section);
  if (before) return before;
  const words = foldWords(section.label);
  knownSections.set(section, words);
  return words;
}

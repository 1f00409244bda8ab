// Filled fields of a PDF form with the words that name them: the tooltip, the printed label beside or above, or the field's own name.
import type { DocumentType } from '@oneform/contract';
import type { FormField, Page } from '#document/read-document.ts';
import { findLabels } from '#lexicon/find-captions.ts';
import type { KeyValuePair } from '../extractor.ts';

export function pairFormFields(page: Page, type: DocumentType): KeyValuePair[] {
  return page.fields.filter(isFilled).map((field) => ({
    label: labelOf(field),
    names: findLabels(labelOf(field), type, false).entries.map((entry) => entry.name),
    value: field.kind === 'checkbox' || field.kind === 'radio' ? field.option || 'Yes' : field.value,
    page: page.number,
    labelBox: field.box,
    valueBox: field.box,
    relation: 'form' as const,
    confidence: 0.97,
  }));
}

function isFilled(field: FormField): boolean {
  if (field.kind === 'checkbox' || field.kind === 'radio') return field.checked === true;
  return field.kind !== 'signature' && field.value.trim() !== '';
}

function labelOf(field: FormField): string {
  return field.label || wordsOfName(field.name);
}

/** `topmostSubform[0].Page1[0].FirstName[0]` → `First Name`. */
function wordsOfName(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return last
    .replace(/\[\d+\]/g, '')
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
}

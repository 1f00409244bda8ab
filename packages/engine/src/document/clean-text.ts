// The one place where text from a file loses what no database or JSON reader can hold: U+0000 and lone surrogates.
import type { FormField, Line, Page } from '#document/read-document.ts';

export function cleanText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\u0000') ? wellFormed.replaceAll('\u0000', '') : wellFormed;
}

/** Pages are nearly always clean already, so that the check costs one pass over each page's text and rebuilds nothing. */
export function cleanPage(page: Page): Page {
  const isClean =
    cleanText(page.text) === page.text &&
    page.fields.every(isCleanField) &&
    page.lines.every((line) => cleanText(line.text) === line.text);
  return isClean
    ? page
    : { ...page, text: cleanText(page.text), lines: page.lines.map(cleanLine), fields: page.fields.map(cleanField) };
}

function isCleanField(field: FormField): boolean {
  return [field.name, field.label, field.value, field.option ?? ''].every((text) => cleanText(text) === text);
}

function cleanLine(line: Line): Line {
  return {
    ...line,
    text: cleanText(line.text),
    words: line.words.map((word) => ({ ...word, text: cleanText(word.text) })),
  };
}

function cleanField(field: FormField): FormField {
  const cleaned = {
    ...field,
    name: cleanText(field.name),
    label: cleanText(field.label),
    value: cleanText(field.value),
  };
  return field.option === undefined ? cleaned : { ...cleaned, option: cleanText(field.option) };
}

// A collection as JSON text. Its sections, most of it, are the template's own nearly always: written once a template, not once a request.
import type { Collection, Section } from '@oneform/contract';

const written = new WeakMap<readonly Section[], string>();

function writeSections(sections: readonly Section[]): string {
  const known = written.get(sections);
  if (known !== undefined) return known;
  const text = JSON.stringify(sections);
  written.set(sections, text);
  return text;
}

/** `toCollection` names every member there is, so that nothing has to be stripped here. */
export function serialiseCollection({ sections, ...collection }: Collection): string {
  return `${JSON.stringify(collection).slice(0, -1)},"sections":${writeSections(sections)}}`;
}

// A collection as JSON in bytes. Its sections, most of it, are the template's own nearly always: written once a template, not once a request.
import type { Collection, Section } from '@oneform/contract';

const written = new WeakMap<readonly Section[], Buffer>();

function writeSections(sections: readonly Section[]): Buffer {
  const known = written.get(sections);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(sections));
  written.set(sections, bytes);
  return bytes;
}

/** `toCollection` names every member there is, so that nothing has to be stripped here. */
export function serialiseCollection({ sections, ...collection }: Collection): Buffer {
  const head = `${JSON.stringify(collection).slice(0, -1)},"sections":`;
  return Buffer.concat([Buffer.from(head), writeSections(sections), CLOSING]);
}

const CLOSING = Buffer.from('}');

// A collection as JSON in pieces. Its sections, most of it, are the template's own nearly always: written once a template, not once a request.
import type { Collection } from '@oneform/contract';
import type { z } from 'zod';
import type { Pieces } from '../../http/send-pieces.ts';

type Presented = z.input<typeof Collection>;

const written = new WeakMap<Presented['sections'], Buffer>();

function writeSections(sections: Presented['sections']): Buffer {
  const known = written.get(sections);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(sections));
  written.set(sections, bytes);
  return bytes;
}

/** `toCollection` names every member there is, so that nothing has to be stripped here. */
export function serialiseCollection({ sections, ...collection }: Presented): Pieces {
  return [`${JSON.stringify(collection).slice(0, -1)},"sections":`, writeSections(sections), '}'];
}

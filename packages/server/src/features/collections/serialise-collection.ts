// A collection as JSON in pieces. Its sections, most of it, are the template's own nearly always: written once a template, not once a request.
import type { Collection, Template } from '@oneform/contract';
import type { z } from 'zod';
import type { Pieces } from '../../http/send-pieces.ts';

type Presented = z.input<typeof Collection>;

/** `toCollection` names every member there is, so that nothing has to be stripped here. */
export function serialiserOfCollections(templates: readonly Template[]): (collection: Presented) => Pieces {
  const shared = new Set<unknown>(templates.map(({ sections }) => sections));
  const written = new Map<unknown, Buffer>();

  const write = (sections: Presented['sections']) => {
    const known = written.get(sections);
    if (known) return known;
    const json = JSON.stringify(sections);
    if (!shared.has(sections)) return json;
    const bytes = Buffer.from(json);
    written.set(sections, bytes);
    return bytes;
  };

  return ({ sections, ...collection }) => [
    `${JSON.stringify(collection).slice(0, -1)},"sections":`,
    write(sections),
    '}',
  ];
}

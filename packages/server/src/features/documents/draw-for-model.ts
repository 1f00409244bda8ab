// Pages as pictures for a model that sees, drawn in the sandbox like those for the screen.
import type { MediaType, ModelOptions, ReadOutline } from '@oneform/engine';
import type { Deps } from '../../deps.ts';
import type { DocumentRow } from './store.ts';

/** Pixels; enough to read small print by. */
const WIDTH = 1600;

/** Undefined for plain text, which has no pictures. What it gives rejects when a page cannot be drawn. */
export function drawForModel(
  { engine }: Pick<Deps, 'engine'>,
  { userId, mimeType }: DocumentRow,
  read: ReadOutline,
  bytes: Uint8Array,
  signal: AbortSignal,
): ModelOptions['pageImage'] {
  if (mimeType === 'text/plain') return undefined;
  return async (pageNumber) => {
    const rotation = read.pages.find(({ number }) => number === pageNumber)?.rotation ?? 0;
    const mediaType = mimeType as MediaType;
    const drawn = await engine.run(
      { kind: 'render', bytes, mediaType, pageNumber, rotation, maxWidth: WIDTH },
      { user: userId, signal },
    );
    if (typeof drawn === 'string') throw new Error(`Page ${pageNumber} cannot be drawn: ${drawn}`);
    return drawn.webp;
  };
}

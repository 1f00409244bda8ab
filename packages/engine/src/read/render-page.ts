// A page as a picture for the screen, turned as its reading says, so that boxes lie where the words are.
import type { MediaType, ReadProblemCode } from '#document/read-document.ts';
import { renderImage } from './image/render-image.ts';
import { renderPdfPage } from './pdf/render-pdf-page.ts';
import { defaultReadLimits } from './read-limits.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * Draws one page (1-based) as WebP at most `maxWidth` pixels wide. `rotation` is the `rotation` of the page as read, in degrees clockwise.
 * Answers with a problem code for what cannot be drawn: text, a page that is not there, a broken file.
 */
export async function renderPage(
  bytes: Uint8Array,
  mediaType: MediaType,
  pageNumber: number,
  rotation: number,
  maxWidth: number,
): Promise<RenderedPage | ReadProblemCode> {
  if (mediaType === 'text/plain') return 'unsupported_type';
  if (mediaType === 'application/pdf') return renderPdfPage(bytes, pageNumber, rotation, maxWidth);
  return pageNumber === 1 ? renderImage(bytes, rotation, maxWidth, defaultReadLimits) : 'page_unreadable';
}

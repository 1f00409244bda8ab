// Refines a recognised page by its picture.
import { isCentredIn } from '#document/box.ts';
import type { FormField, Page } from '#document/read-document.ts';
import type { Picture } from './ocr/picture.ts';

/** `picture` is upright, as the boxes of `page` are. What comes back are fields that the page has besides, or boxes to tick that are known better. */
export type ReadScan = (picture: Picture, page: Page) => Promise<readonly FormField[]>;

/** A box to tick that comes back takes the place of the one that was recognised there. */
export function addBesides(page: Page, besides: readonly FormField[]): Page {
  const ticks = besides.filter(({ kind }) => kind === 'checkbox');
  const isOutdone = ({ name, kind, box }: FormField) =>
    name === '' &&
    kind === 'checkbox' &&
    ticks.some((tick) => isCentredIn(tick.box, box) || isCentredIn(box, tick.box));
  return { ...page, fields: [...page.fields.filter((field) => !isOutdone(field)), ...besides] };
}

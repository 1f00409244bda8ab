// What can be told of a recognised page by somebody who sees its picture too.
import type { FormField, Page } from '#document/read-document.ts';
import type { Picture } from './ocr/picture.ts';

/** `picture` is upright, as the boxes of `page` are. What comes back are fields that the page has besides. */
export type ReadScan = (picture: Picture, page: Page) => Promise<readonly FormField[]>;

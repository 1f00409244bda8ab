// Badges for a collection's kind and state, the same on cards and on its page.

import { type CollectionSummary, DEFAULT_COLLECTION_COLOR } from '@oneform/contract';
import { titleCase } from '#lib/format.ts';
import { translate } from '#lib/language.ts';

type Kind = Pick<CollectionSummary, 'collection_type' | 'template' | 'template_id' | 'has_data'>;

/** Underscores as spaces, title case; undefined for collections without a type. */
export const typeLabel = ({ collection_type }: Pick<Kind, 'collection_type'>): string | undefined =>
  collection_type === '' ? undefined : translate(titleCase(collection_type));

export const templateColor = ({ template }: Pick<Kind, 'template'>): string =>
  template?.template_color || DEFAULT_COLLECTION_COLOR;

/** Neither template nor data: there is no progress to show. */
export const isFreeForm = ({ template_id, has_data }: Pick<Kind, 'template_id' | 'has_data'>): boolean =>
  template_id === null && !has_data;

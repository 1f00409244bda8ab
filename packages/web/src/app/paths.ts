// Every address of the app.
import type { SettingsPart } from '#features/account/settings-parts.ts';

export const paths = {
  login: '/login',
  dashboard: '/dashboard',
  collection: '/collections/:id',
  documents: '/documents',
  settings: '/settings',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** `field` is the path of a field to jump to. */
export const collectionHref = (id: string, field?: string): string =>
  `/collections/${encodeURIComponent(id)}${field === undefined ? '' : `?field=${encodeURIComponent(field)}`}`;

/** `at`: the fact to show, by its name as search tells it. */
export const documentHref = (id: string, at?: string): string =>
  `${paths.documents}?document=${encodeURIComponent(id)}${at === undefined ? '' : `&at=${encodeURIComponent(at)}`}`;

/** The papers of one person. */
export const personHref = (id: string): string => `${paths.documents}?person=${encodeURIComponent(id)}`;

/** The review of what a document changed. `from`: the page to go back to. */
export const reviewHref = (documentId: string, from?: string): string =>
  `${paths.documents}?review=${encodeURIComponent(documentId)}${from === undefined ? '' : `&from=${encodeURIComponent(from)}`}`;

/** A page of the app that an address names as the one to go back to; others are ignored. */
export const pageToReturnTo = (from: string | null): string | undefined =>
  from !== null && /^\/(dashboard|collections\/[\w-]+)$/.test(from) ? from : undefined;

/** The settings with a dialog open. */
export const settingsHref = (open: SettingsPart): string => `${paths.settings}?open=${open}`;

/** The dashboard with the wizard open, for a person. */
export const applicationHref = (personId: string): string =>
  `${paths.dashboard}?create=1&person=${encodeURIComponent(personId)}`;

/** The dashboard with the wizard open at a template. */
export const templateHref = (templateId: string): string =>
  `${paths.dashboard}?template=${encodeURIComponent(templateId)}`;

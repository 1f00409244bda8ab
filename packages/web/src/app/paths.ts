// Every address of the app.

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

/** The dashboard with the wizard open at a template. */
export const templateHref = (templateId: string): string =>
  `${paths.dashboard}?template=${encodeURIComponent(templateId)}`;

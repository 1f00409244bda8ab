// All pages of a file as the page model sees them.
import type { Page } from '#document/read-document.ts';
import { tellingPages } from '#document/telling-pages.ts';
import type { PageView } from './page-view.ts';
import { viewPage } from './view-page.ts';

/** By page number; empty where there is no model. */
export async function viewPages(pages: readonly Page[]): Promise<Map<number, PageView>> {
  const views = new Map<number, PageView>();
  for (const page of tellingPages(pages)) {
    const view = await viewPage(page);
    if (view) views.set(page.number, view);
  }
  return views;
}

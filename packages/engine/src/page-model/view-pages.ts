// All pages of a file as the page model sees them.
import type { Page } from '#document/read-document.ts';
import type { PageView } from './page-view.ts';
import { viewPage } from './view-page.ts';

/** Only the first pages are viewed, to bound the time spent on long contracts. */
const maxPages = 30;

/** By page number; empty where there is no model. */
export async function viewPages(pages: readonly Page[]): Promise<Map<number, PageView>> {
  const views = new Map<number, PageView>();
  for (const page of pages.slice(0, maxPages)) {
    const view = await viewPage(page);
    if (view) views.set(page.number, view);
  }
  return views;
}

// Serves a page of our own at an address of nobody, with the extension's script beside it.
import type { Page } from '@playwright/test';
import { injectInto, type PageWorld } from './page-world.ts';

const address = 'https://forms.example/apply';

export async function openPage(page: Page, html: string): Promise<PageWorld> {
  await page.route('https://forms.example/**', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  );
  await page.goto(address);
  return injectInto(page);
}

// The browser extension beside a page that it fills, in the order of a first use. For the gallery, and for the stores.
import { api } from '@oneform/contract';
import { type Page, expect as within } from '@playwright/test';
import { standInFor } from '../extension/stand-in.ts';
import type { Person } from './person.ts';

export interface ExtensionScene {
  readonly name: string;
  /** From any signed-in page to the page of the scene, which is another one. */
  readonly open: (page: Page, me: Person) => Promise<Page>;
}

const expect = within.configure({ timeout: 60_000 });
const popupSize = { width: 340, height: 420 };
const panelSize = { width: 380, height: 720 };

const question = (label: string, control = '<input>') => `<label>${label} ${control}</label>`;
const form = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visa application</title><style>
  :root { color-scheme: light dark } body { font: 16px/1.5 system-ui; max-width: 36rem; margin: 3rem auto; padding: 0 1rem }
  form { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.5rem 2rem } label { display: grid; gap: .25rem }
  input, select { font: inherit; padding: .5rem; min-width: 0 }</style><h1>Visa application</h1><form>
  ${['Surname', 'Given names', 'Passport number', 'Nationality', 'Place of birth', 'Occupation'].map((label) => question(label)).join('')}
  ${question('Date of birth', '<input type="date">')}
  ${question('Sex', '<select><option></option><option>Female</option><option>Male</option></select>')}
  ${question('E-mail address')}${question('Password', '<input type="password">')}</form></html>`;

/** For the pages of one context: a browser knows one extension. */
export function makeExtensionScenes(): readonly ExtensionScene[] {
  let begun: ReturnType<typeof connect> | undefined;
  const begin = (page: Page, me: Person) => {
    begun ??= connect(page, me);
    return begun;
  };
  const fill = async (page: Page, me: Person) => {
    const { popup, filled } = await begin(page, me);
    await popup.getByRole('button', { name: 'Fill this page' }).click();
    await expect(popup.getByRole('status')).toContainText('filled');
    return { popup, filled };
  };
  return [
    { name: 'extension-popup', open: async (page, me) => (await begin(page, me)).popup },
    { name: 'extension-filled-page', open: async (page, me) => (await fill(page, me)).filled },
    { name: 'extension-popup-after', open: async (page, me) => (await fill(page, me)).popup },
    {
      name: 'extension-panel',
      open: async (page, me) => {
        const { filled } = await fill(page, me);
        await filled.getByLabel('E-mail address').fill('maya.lindgren@example.org');
        const panel = await (await begin(page, me)).extension.open('panel.html');
        await panel.setViewportSize(panelSize);
        await expect(panel.getByRole('heading').nth(1)).toBeVisible();
        return panel;
      },
    },
  ];
}

async function connect(page: Page, me: Person) {
  const context = page.context();
  const { code } = await me.ask<{ code: string }>('POST', api.extension.createCode.path);
  const filled = await context.newPage();
  await filled.route('https://forms.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: form }),
  );
  await filled.goto('https://forms.example/apply');
  const extension = await standInFor(context, filled);
  const connecting = await extension.open('connect.html');
  await connecting.getByLabel('Address').fill(new URL(page.url()).origin);
  await connecting.getByLabel('Code').fill(code);
  await connecting.getByRole('button', { name: 'Connect' }).click();
  await expect(connecting.getByText(`as ${me.email}`)).toBeVisible();
  await connecting.close();
  const popup = await extension.open('popup.html');
  await popup.setViewportSize(popupSize);
  await expect(popup.getByRole('radio').first()).toBeVisible();
  return { extension, popup, filled };
}

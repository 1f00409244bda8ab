// `npm run try:extension -- --chromium PATH [--origin http://localhost:3000]`: the extension itself, loaded by a whole Chromium without a window,
// from signing in to a filled page. The browser tests do the same with a stand-in, since the Chromium that npm brings loads no extensions.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '@oneform/contract';
import { type CDPSession, chromium, expect as within } from '@playwright/test';
import { signInDirectly } from '../support/person.ts';
import buildExtension from './build-extension.ts';

const { values: options } = parseArgs({
  options: { chromium: { type: 'string' }, origin: { type: 'string', default: 'http://localhost:3000' } },
});
const expect = within.configure({ timeout: 60_000 });
const { hostname, port } = new URL(options.origin);
assert.equal(
  hostname,
  'localhost',
  'The page to fill is served as 127.0.0.1, to which the extension has no access of its own.',
);

buildExtension();
const folder = mkdtempSync(join(tmpdir(), 'oneform-chromium-'));
const extension = join(folder, 'extension');
cpSync(new URL('../../packages/extension/dist/chromium/', import.meta.url), extension, { recursive: true });
// Nobody is there to allow it to reach OneForm, the one question that the browser asks by itself.
const manifestPath = join(extension, 'manifest.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as object;
writeFileSync(manifestPath, JSON.stringify({ ...manifest, host_permissions: [`http://${hostname}/*`] }));

const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(options.chromium === undefined ? {} : { executablePath: options.chromium }),
  baseURL: options.origin,
  // Playwright's own `headless` is the shell.
  headless: false,
  ignoreDefaultArgs: ['--disable-extensions'],
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--enable-unsafe-extension-debugging'],
});
try {
  const cdp = await context.browser()!.newBrowserCDPSession();
  console.log(`Chromium ${context.browser()!.version()}`);
  const { id } = await ask<{ id: string }>(cdp, 'Extensions.loadUnpacked', { path: extension });

  const settings = await context.newPage();
  const me = await signInDirectly(settings);
  const { id: collection } = await me.ask<{ id: string }>('POST', api.collections.create.path, {
    collection_name: 'My visa',
    template_id: 'visa_application',
  });
  await me.ask('PUT', `/api/collections/${collection}/sections/personal`, { surname: 'Lindgren', given_names: 'Maya' });
  await settings.goto('/settings?open=extension');
  await settings.getByRole('button', { name: 'Connect an extension' }).click();
  const code = await settings.locator('#extension-code').textContent();

  const connecting = await context.newPage();
  await connecting.goto(`chrome-extension://${id}/connect.html`);
  await connecting.getByLabel('Address').fill(options.origin);
  await connecting.getByLabel('Code').fill(code!);
  await connecting.getByRole('button', { name: 'Connect' }).click();
  await expect(connecting.getByText(`as ${me.email}`)).toBeVisible();

  const form = await context.newPage();
  const labels = ['Surname', 'Given names', 'Passport number'];
  const fields = [...labels.map((label) => `<p><label>${label} <input></label></p>`), '<input type="password">'];
  await form.route('**/form.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Visa</title><form>${fields.join('')}</form>`,
    }),
  );
  await form.goto(`http://127.0.0.1:${port}/form.html`);
  await form.bringToFront();
  const standing = () => form.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value));

  // As a click on the button of the browser: it opens the popup, and grants this one tab.
  const tab = await targetOf(cdp, 'tab', '/form.html');
  await ask(cdp, 'Extensions.triggerAction', { id, targetId: tab });
  await expect.poll(() => targetOf(cdp, 'page', '/popup.html').catch(() => '')).not.toBe('');
  const inPopup = await evaluateIn(cdp, await targetOf(cdp, 'page', '/popup.html'));
  const said = () => inPopup('document.body.innerText');
  await expect.poll(said).toContain('My visa');
  const started = performance.now();
  await inPopup("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Fill this page').click()");
  await expect.poll(said).toContain('2 fields filled');
  console.log(`filled in ${Math.round(performance.now() - started)} ms`);
  assert.deepEqual(await standing(), ['Lindgren', 'Maya', '', '']);

  await form.getByLabel('Passport number').fill('AA1234567');
  await inPopup(
    "[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('All questions')).click()",
  );
  await expect.poll(() => context.pages().some((page) => page.url().includes('/panel.html'))).toBe(true);
  const panel = context.pages().find((page) => page.url().includes('/panel.html'))!;
  await panel.getByRole('button', { name: /^Save 1 answer/ }).click();
  await expect(panel.getByRole('status')).toContainText('1 answer saved');
  const kept = await me.ask<{ collection_data: unknown }>('GET', `/api/collections/${collection}`);
  assert.match(JSON.stringify(kept.collection_data), /AA1234567/);
  console.log('saved from the panel');
} finally {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Commands that Playwright's types do not know. */
async function ask<T>(cdp: CDPSession, method: string, about: object): Promise<T> {
  return (cdp.send as (method: string, about: object) => Promise<unknown>)(method, about) as Promise<T>;
}

async function targetOf(cdp: CDPSession, type: string, path: string): Promise<string> {
  const { targetInfos } = await ask<{ targetInfos: { targetId: string; url: string }[] }>(cdp, 'Target.getTargets', {
    filter: [{ type, exclude: false }],
  });
  const found = targetInfos.find(({ url }) => url.includes(path));
  assert(found, `no ${type} shows ${path}`);
  return found.targetId;
}

/** In a target that is no page to Playwright, as a popup. */
async function evaluateIn(cdp: CDPSession, targetId: string): Promise<(expression: string) => Promise<unknown>> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  let count = 0;
  return (expression) =>
    new Promise((done) => {
      const id = ++count;
      const hear = ({ message, sessionId: from }: { message: string; sessionId: string }) => {
        const told = JSON.parse(message) as { id?: number; result?: { result: { value?: unknown } } };
        if (from !== sessionId || told.id !== id) return;
        cdp.off('Target.receivedMessageFromTarget', hear);
        done(told.result?.result.value);
      };
      cdp.on('Target.receivedMessageFromTarget', hear);
      const params = { expression, returnByValue: true, userGesture: true };
      void cdp.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method: 'Runtime.evaluate', params }),
      });
    });
}

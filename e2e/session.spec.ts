// A session that ends, a connection that breaks, a page that is left: nothing typed is ever lost.
import type { Page } from '@playwright/test';
import { cutOffServer, doBefore, failOnce, failWith, hold, watchCalls } from './support/calls.ts';
import { makeCollection, unsavedBadge } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import type { Person } from './support/person.ts';
import { expect, signInFromHere, test } from './support/test.ts';

const city = (page: Page) => page.getByRole('textbox', { name: 'City' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** A collection with one field, open, and another city typed into it. */
async function typeCity(page: Page, me: Person): Promise<string> {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto(`/collections/${id}`);
  await city(page).fill('Porto');
  await city(page).blur();
  await expect(unsavedBadge(page)).toBeVisible();
  return id;
}

/** Messages of the app in the console for somebody who looks for the cause. */
function collectInfo(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => void (message.type() === 'info' && texts.push(message.text())));
  return texts;
}

test('a token that ran out is renewed once for all calls, and each call tried again', async ({ page, me }) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await failOnce(page, 'GET /api/collections', 401);
  await failOnce(page, 'GET /api/credits/balance', 401);
  const refreshed = watchCalls(page, 'POST /api/auth/refresh');
  const asked = watchCalls(page, 'GET /api/collections');
  // Renewed only when both have been refused.
  const release = await hold(page, 'POST /api/auth/refresh');
  const refused = ['/api/collections', '/api/credits/balance'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.status() === 401),
  );
  await page.goto('/dashboard');
  await Promise.all(refused);
  release();
  await expect(page.getByRole('link', { name: 'Moving house' })).toBeVisible();
  await expect(page.getByRole('button', { name: '500 credits left' })).toBeVisible();
  expect(refreshed).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('a session that is over leads to signing in, and back to what was typed', async ({ page, me }) => {
  const info = collectInfo(page);
  const id = await typeCity(page, me);
  allowConsole(page, /401 .* at \/api\//);
  // Over as the save is sent: any call that the page makes before would lead to signing in already.
  await doBefore(page, `PUT /api/collections/${id}/sections/*`, () => me.ask('DELETE', '/api/account/sessions'));
  await save(page).click();
  await page.waitForURL('**/login');
  // Said to nobody: the person is simply asked to sign in.
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => info.join('\n')).toContain('Session expired. Please log in again.');
  await signInFromHere(page, me.name, me.email);
  await page.waitForURL(`**/collections/${id}`);
  await expect(city(page)).toHaveValue('Porto');
  await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('a second refusal after the renewal ends the session too', async ({ page, me }) => {
  const id = await typeCity(page, me);
  await failWith(page, `PUT /api/collections/${id}/sections/*`, 401);
  const refreshed = watchCalls(page, 'POST /api/auth/refresh');
  await save(page).click();
  await page.waitForURL('**/login');
  expect(refreshed).toHaveLength(1);
});

test('a server that cannot renew the session just now ends nothing', async ({ page, me }) => {
  const info = collectInfo(page);
  const id = await typeCity(page, me);
  await failOnce(page, `PUT /api/collections/${id}/sections/*`, 401);
  const undo = await failWith(page, 'POST /api/auth/refresh', 503);
  await save(page).click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect.poll(() => info.join('\n')).toContain('Refresh failed: 503');
  await expect(city(page)).toHaveValue('Porto');
  await undo();
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('a token against forgery that cannot be had is told by its own name', async ({ page, me }) => {
  const info = collectInfo(page);
  await typeCity(page, me);
  await failWith(page, 'GET /api/auth/csrf-token', 500);
  await save(page).click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect.poll(() => info.join('\n')).toContain('Failed to fetch CSRF token: 500');
  await expect(unsavedBadge(page)).toBeVisible();
});

test('a failed save says so and keeps what was typed', async ({ page, me }) => {
  const info = collectInfo(page);
  const id = await typeCity(page, me);
  const undo = await failWith(page, `PUT /api/collections/${id}/sections/*`, 500);
  await save(page).click();
  await expect(page.getByText('Request failed, please try again later')).toBeVisible();
  await expect.poll(() => info.join('\n')).toContain('HTTP error! status: 500');
  await undo();
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(city(page)).toHaveValue('Porto');
});

test('unsaved work survives a reload and can be discarded', async ({ page, me }) => {
  await typeCity(page, me);
  await page.reload();
  await expect(city(page)).toHaveValue('Porto');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(city(page)).toHaveValue('Lisbon');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(city(page)).toHaveValue('Lisbon');
});

test('leaving a page with unsaved changes asks: stay, leave them as a draft, or save them', async ({ page, me }) => {
  const id = await typeCity(page, me);
  const leave = () =>
    page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Documents' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await leave();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(city(page)).toHaveValue('Porto');
  await leave();
  await question.getByRole('button', { name: 'Leave as draft' }).click();
  await page.waitForURL('**/documents');
  await page.goto(`/collections/${id}`);
  await expect(city(page)).toHaveValue('Porto');
  await leave();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/documents');
  await page.goto(`/collections/${id}`);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(city(page)).toHaveValue('Porto');
});

test('signing out with unsaved changes asks first, and then removes them from the device', async ({ page, me }) => {
  await typeCity(page, me);
  const signOut = async () => {
    await page.getByRole('button', { name: `Account of ${me.name}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(city(page)).toHaveValue('Porto');
  await signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  expect(drafts).toEqual([]);
});

test('signing out in one tab is followed by the others', async ({ page, me, context }) => {
  await page.goto('/dashboard');
  // Nothing of this tab is on its way any more: it would be refused.
  await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
  await expect(page.getByRole('button', { name: '500 credits left' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: `Account of ${me.name}` }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login');
});

test('being offline is told calmly, and work goes on when the connection is back', async ({ page, me, context }) => {
  await typeCity(page, me);
  await page.clock.install();
  allowConsole(page, /net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await save(page).click();
  const notice = page.getByText('You’re offline. What you type is kept on this device until you’re back online.');
  await expect(notice).toBeVisible();
  await expect(city(page)).toHaveValue('Porto');
  await context.setOffline(false);
  await page.clock.runFor(6_000);
  await expect(notice).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('a server that does not answer is told, and asked again by itself', async ({ page, me }) => {
  await typeCity(page, me);
  await page.clock.install();
  const undo = await cutOffServer(page);
  await save(page).click();
  const notice = page.getByText('OneForm isn’t responding. What you type is kept on this device while it reconnects.');
  await expect(notice).toBeVisible();
  const probes = watchCalls(page, 'GET /health/live');
  await page.clock.runFor(6_000);
  await expect.poll(() => probes.length).toBeGreaterThan(0);
  await expect(notice).toBeVisible();
  await undo();
  await page.clock.runFor(6_000);
  await expect(notice).toBeHidden();
  await expect(city(page)).toHaveValue('Porto');
});

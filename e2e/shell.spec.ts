// Frame of every signed-in page: navigation, credits, account menu, toasts, command palette, appearance.
import { answerWith, failWith, hold } from './support/calls.ts';
import { makeCollection } from './support/collections.ts';
import { expect, test } from './support/test.ts';
import { stopClock, toasts, visibleToasts } from './support/toasts.ts';

test('the tabs lead to the main areas; the documents are announced whenever they are shown', async ({
  page,
  me: _,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('documentProcessingComplete', () => {
      document.documentElement.dataset.announced = 'yes';
    });
  });
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(tabs.getByRole('link', { name: 'Data' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('html[data-announced]')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Documents' }).click();
  await page.waitForURL('**/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(page.locator('html[data-announced=yes]')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Documents/);
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'OneForm, home' }).click();
  await page.waitForURL('**/dashboard');
});

test('an address that leads nowhere says so and offers the way back', async ({ page, me }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('button', { name: `Account of ${me.name}` })).toBeVisible();
});

test('the credit pill tells that it is loading, and -- when the balance cannot be had', async ({ page, me }) => {
  const release = await hold(page, 'GET /api/credits/balance');
  await page.goto('/settings');
  const pill = page.getByRole('button', { name: /^Credits: / });
  await expect(pill).toHaveText('Loading...');
  await failWith(page, 'GET /api/credits/balance', 400);
  await page.goto('/settings');
  await expect(pill).toHaveText('--');
  release();
  await expect(page.getByText(me.email)).toBeVisible();
});

const tiers = [
  { balance: 0, tone: 'red', banner: 'No credits remaining' },
  { balance: 1, tone: 'amber', banner: 'Very low credits' },
  { balance: 9, tone: 'amber', banner: 'Very low credits' },
  { balance: 10, tone: 'amber', banner: 'Low credits' },
  { balance: 49, tone: 'amber', banner: 'Low credits' },
  { balance: 50, tone: 'green', banner: undefined },
];

test('the pill and the banner follow the balance', async ({ page, me }) => {
  for (const { balance, tone, banner } of tiers) {
    const undo = await answerWith(page, 'GET /api/credits/balance', { balance });
    await page.goto('/documents');
    const pill = page.getByRole('button', { name: `${balance} credits left` });
    await expect(pill).toHaveText(new RegExp(`^${balance}\\b`));
    await expect(pill).toHaveClass(new RegExp(`bg-${tone}-soft`));
    await expect(page.getByRole('button', { name: 'Get More Credits' })).toHaveCount(banner ? 1 : 0);
    if (banner) await expect(page.getByRole('status').filter({ hasText: banner })).toBeVisible();
    await undo();
  }
  await page.goto('/documents');
  await expect(page.getByRole('button', { name: `Account of ${me.name}` })).toBeVisible();
});

test('the banner can be put away, and tells how to get more credits', async ({ page, me }) => {
  await answerWith(page, 'GET /api/credits/balance', { balance: 0 });
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Get More Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get More Credits' });
  await expect(dialog).toContainText('0 credits');
  await expect(dialog).toContainText(`npm run oneform -- credits grant ${me.email} 500`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('No credits remaining')).toBeHidden();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('No credits remaining')).toBeHidden();
  const balance = page.getByRole('button', { name: '0 credits left' });
  await page.reload();
  await expect(balance).toBeVisible();
  await expect(page.getByText('No credits remaining')).toBeHidden();
  // Another tier is told, and the first one again once there were enough in between.
  for (const [left, banner] of [
    [9, 'Very low credits'],
    [80, undefined],
    [0, 'No credits remaining'],
  ] as const) {
    await answerWith(page, 'GET /api/credits/balance', { balance: left });
    await page.reload();
    await expect(page.getByRole('button', { name: `${left} credits left` })).toBeVisible();
    if (banner) await expect(page.getByText(banner)).toBeVisible();
    else await expect(page.getByRole('button', { name: 'Get More Credits' })).toHaveCount(0);
  }
});

test('the account menu names the person and leads out', async ({ page, me }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account of ${me.name}` }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(me.name);
  await expect(menu).toContainText(me.email);
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('heading', { name: 'Welcome to OneForm' })).toBeVisible();
});

test('light and dark are chosen in the menu and remembered; otherwise the system decides', async ({ page, me }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  /** The final colour: colours change by and by. */
  const background = () =>
    page.getByRole('banner').evaluate(async (header) => {
      await Promise.all(header.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      return getComputedStyle(header).backgroundColor;
    });
  const choose = async (appearance: string) => {
    await page.getByRole('button', { name: `Account of ${me.name}` }).click();
    await page.getByRole('menuitemradio', { name: appearance }).click();
  };
  const light = await background();
  await choose('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose('Same as system');
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
});

test('toasts: three visible, five seconds each, 356 px wide at the bottom right', async ({ page, me }) => {
  const id = await makeCollection(me, 'Contacts', { people: { contacts: [{ name: 'Ana' }] } });
  await page.clock.install();
  await page.goto(`/collections/${id}`);
  const duplicate = page.getByRole('button', { name: /^Duplicate Ana/ }).first();
  await duplicate.waitFor();
  // None leaves before the fourth is there, however long that takes.
  await stopClock(page);
  for (const count of [1, 2, 3, 4]) {
    await duplicate.click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toasts(page)).toHaveCount(count, { timeout: 100 });
    }).toPass();
  }
  await expect(page.getByText('Instance duplicated successfully').first()).toBeVisible();
  // Time to find their places.
  await page.clock.runFor(500);
  await expect(visibleToasts(page)).toHaveCount(3);
  const box = await toasts(page).first().boundingBox();
  const window = page.viewportSize();
  expect(box?.width).toBe(356);
  expect((box?.x ?? 0) + 356).toBeGreaterThan((window?.width ?? 0) - 60);
  // The bar with what is unsaved lies at the foot of the window: it stays free.
  const bar = (await page.locator('[data-unsaved-bar]').boundingBox())?.y ?? 0;
  expect(bar).toBeGreaterThan((window?.height ?? 0) - 60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(bar - 60);
});

test('a toast leaves after five seconds', async ({ page, me }) => {
  const id = await makeCollection(me, 'Contacts', { people: { contacts: [{ name: 'Ana' }] } });
  await page.clock.install();
  await page.goto(`/collections/${id}`);
  const duplicate = page.getByRole('button', { name: /^Duplicate Ana/ }).first();
  await duplicate.waitFor();
  await stopClock(page);
  await duplicate.click();
  // The toast library arrives in its own time; then it wants a few turns of the clock to draw itself.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts(page)).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(4_500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('the command palette finds pages, commands and collections by typing', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/documents');
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const input = palette.getByPlaceholder('Search everything');
  await expect(input).toBeFocused();
  await input.fill('no such thing');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await input.fill('moving');
  await expect(palette.getByRole('option', { name: /Moving house/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/collections/${id}`);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await input.fill('create');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/create/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a Template' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await input.fill('upload');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/upload/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
});

test('by keyboard: the first stop skips to the content, and the focus follows the page', async ({ page, me }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account of ${me.name}` }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Documents' }).first().press('Enter');
  await page.waitForURL('**/documents');
  await expect(page.getByRole('main')).toBeFocused();
});

// The app on a phone's home screen: it can be installed, says what it cannot do without its server, and takes what is shared.
import { allowConsole } from './support/console-guard.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the manifest names icons that are there, and what can be shared', async ({ page, request }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.ok()).toBe(true);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    start_url: '/dashboard',
    display: 'standalone',
    share_target: { action: '/share' },
  });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
});

test('without its server it says what cannot be done, and goes on when it is back', async ({
  page,
  context,
  me: _,
}) => {
  allowConsole(page, /503|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'OneForm can’t be reached' })).toBeVisible();
  await expect(page.getByText('nothing can be uploaded, read, saved or filled')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
});

test('what another app shares waits in the upload, once', async ({ page, me: _ }) => {
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
    const files = new DataTransfer();
    files.items.add(new File(['Dear Maya'], 'lettre d’été.txt', { type: 'text/plain' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'lettre d’été.txt' })).toContainText('Pending');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/documents?shared=1');
  await expect(page.getByText('No documents uploaded yet')).toBeVisible();
  await expect(dialog).toBeHidden();
});

// A collection's page around its editor: head, figures, sections, what is missing, and the actions on the whole.
import type { Page } from '@playwright/test';
import { answerWith, failWith, hold } from './support/calls.ts';
import { askToDelete, makeCollection, makeFromTemplate, openDetails, openSection } from './support/collections.ts';
import { expect, test } from './support/test.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('from a template: progress, sections with what is required first, and what is missing', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  const release = await hold(page, 'GET /api/collections/*');
  await page.goto(`/collections/${id}`);
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Visa Application' })).toBeVisible();
  await openDetails(page);
  await expect(page.getByText('Overall Progress')).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ fields completed$/)).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ required/)).toBeVisible();
  await expect(page.getByText(/\d+ optional sections? available/)).toBeVisible();
  await expect(page.getByText('Last Updated')).toBeVisible();
  await expect(page.getByText(`Version 1 by ${me.name}`)).toBeVisible();
  await expect(sections(page)).toContainText('Template sections');
  const entries = await sections(page).getByRole('button').allTextContents();
  const required = entries.map((text) => text.includes('Required'));
  expect(required[0]).toBe(true);
  expect(required.indexOf(false)).toBe(required.lastIndexOf(true) + 1);
  await expect(sections(page).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  const missing = page.getByRole('region', { name: /Missing Fields/ });
  await expect(missing.getByRole('listitem')).toHaveCount(10);
  await expect(missing.getByText(/^\+\d+ more fields$/)).toBeVisible();
  await missing.getByRole('button').nth(2).click();
  await expect(page.locator('[data-field] :focus')).toHaveCount(1);
});

test('what an office would send back is told before, and leads to its field', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/journey`, {
    arrival_date: '2030-05-01',
    departure_date: '2030-06-01',
  });
  await me.ask('PUT', `/api/collections/${id}/sections/travel_document`, { passport_expiry_date: '2030-07-01' });
  await page.goto(`/collections/${id}`);
  const findings = page.getByRole('region', { name: /Before you submit it/ });
  await page.getByRole('button', { name: '1 to check' }).click();
  await expect(findings.getByRole('listitem')).toHaveCount(1);
  await expect(findings).toContainText('"Valid until" is Jul 1, 2030; it should be Sep 1, 2030 or later.');
  await expect(findings).toContainText('Regulation (EC) No 810/2009');
  await findings.getByRole('button').click();
  const expiry = page.getByLabel(/^Valid until/);
  await expect(expiry).toBeFocused();
  await expiry.fill('2031-07-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(findings).toHaveCount(0);
});

test('a complete collection says so at every place', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await answerWith(page, `GET /api/collections/${id}/validation`, {
    completion_percentage: 100,
    is_complete: true,
    completed_fields: ['address.city'],
    missing_fields: [],
    invalid_fields: [],
    sections_status: { address: { completed: 1, total_required: 1, completion_percentage: 100 } },
  });
  await page.goto(`/collections/${id}`);
  await expect(page.getByText('Collection Complete!', { exact: true })).toBeVisible();
  await expect(sections(page).getByRole('button', { name: /Address.*Complete/ })).toBeVisible();
});

test('the sections of a long application that are empty and optional are folded', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/collections/${id}`);
  const entries = sections(page).getByRole('button');
  const optional = entries.filter({ hasText: /^\d+ optional sections$/ });
  await expect(optional).toBeVisible();
  const required = await entries.count();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(entries.first()).toBeInViewport();
  await expect(optional).toBeInViewport({ ratio: 0.9 });
  const missing = page.getByRole('region', { name: /Missing Fields/ });
  await expect(missing.getByRole('listitem').first()).toBeInViewport();
  await optional.click();
  // Sections that only some answers ask for are not among them.
  expect(await entries.count()).toBeGreaterThan(required + 6);
  // A list that does not fit can be scrolled, and the open entry is in sight.
  await page.setViewportSize({ width: 1440, height: 600 });
  await entries.last().click();
  // The panel's lines about papers arrive last, and take room from the list.
  const release = await hold(page, `GET /api/collections/${id}/papers`);
  await page.reload();
  const current = sections(page).locator('[aria-current="true"]');
  await expect(current).toBeVisible();
  const isShown = () =>
    current.evaluate((entry) => {
      const [inside, list] = [entry.getBoundingClientRect(), entry.closest('ul')?.getBoundingClientRect()];
      return list !== undefined && inside.top >= list.top && inside.bottom <= list.bottom;
    });
  await expect.poll(isShown).toBe(true);
  const hints = missing.getByText(/would fill/);
  release();
  await expect(hints.first()).toBeVisible();
  await expect.poll(isShown).toBe(true);
});

test('where nothing is required nothing is called complete', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto(`/collections/${id}`);
  await openDetails(page);
  await expect(page.getByText('No predefined structure - organize as needed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Lisbon');
  await expect(page.getByText('Collection Complete!')).toHaveCount(0);
  await expect(page.getByText('Missing Fields')).toHaveCount(0);
});

test('every required field filled: the progress says "Collection complete!"', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await answerWith(page, `GET /api/collections/${id}/validation`, {
    completion_percentage: 100,
    is_complete: true,
    completed_fields: ['x'],
    missing_fields: [],
    invalid_fields: [],
    sections_status: {},
  });
  await page.goto(`/collections/${id}`);
  await openDetails(page);
  await expect(page.getByText('Collection complete!', { exact: true })).toBeVisible();
  await expect(page.getByText('Collection Complete!', { exact: true })).toBeVisible();
});

test('free-form: sections made up from the data, Other Fields among them', async ({ page, me }) => {
  const id = await makeCollection(
    me,
    'Moving house',
    { address: { city: 'Lisbon' }, 'Other Fields': { note: 'Ring twice' } },
    { collection_description: 'What the movers need', collection_type: 'home_move' },
  );
  await page.goto(`/collections/${id}`);
  await expect(page.getByText('What the movers need')).toBeVisible();
  await expect(page.getByText('Home Move')).toBeVisible();
  await openDetails(page);
  await expect(page.getByText('Data Structure')).toBeVisible();
  await expect(page.getByText(/^Free-form/)).toBeVisible();
  await expect(page.getByText('No predefined structure - organize as needed')).toBeVisible();
  await expect(page.getByText('Auto-organized from your data')).toBeVisible();
  await expect(sections(page)).toContainText('Auto-organized sections');
  await expect(sections(page).getByRole('button', { name: /Other Fields.*Misc/ })).toBeVisible();
  await openSection(page, 'Other Fields');
  await expect(page.getByLabel('Note')).toHaveValue('Ring twice');
});

test('a collection without anything offers its first field', async ({ page, me }) => {
  const id = await makeCollection(me, 'Empty box', {});
  await page.goto(`/collections/${id}`);
  await expect(page.getByText('No sections available')).toBeVisible();
  await page.getByRole('button', { name: 'Add field' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Field' })).toBeVisible();
});

test('a collection that is not there, and one that cannot be had just now', async ({ page, me }) => {
  await failWith(page, 'GET /api/collections/*', 404, { code: 'not_found', detail: 'Not found' });
  await failWith(page, 'GET /api/collections/*/validation', 404);
  await failWith(page, 'GET /api/collections/*/sources', 404);
  await page.goto('/collections/0199a000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  await expect(
    page.getByText("The collection you're looking for doesn't exist or you don't have access to it."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.unrouteAll();
  await page.clock.install();
  const undo = await failWith(page, `GET /api/collections/${id}`, 500);
  await page.goto(`/collections/${id}`);
  const failure = page.getByText('The collection could not be loaded');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(failure).toBeVisible({ timeout: 200 });
  }).toPass();
  await undo();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moving house' })).toBeVisible();
});

test('Back to Collections goes back; made inactive, a collection says so', async ({ page, me }) => {
  await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto('/dashboard');
  await page.getByPlaceholder('Search collections...').fill('moving');
  await page.getByRole('link', { name: 'Moving house' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upload Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Collections' }).click();
  await page.waitForURL('**/dashboard?q=moving');
});

test('deleting demands the exact name in writing', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon' } });
  await page.goto(`/collections/${id}`);
  await askToDelete(page);
  const question = page.getByRole('alertdialog', { name: 'Delete Collection' });
  const confirm = question.getByRole('button', { name: 'Delete Collection' });
  await expect(question).toContainText('This cannot be undone. It permanently removes “Moving house” and all data');
  await expect(confirm).toBeDisabled();
  for (const typed of ['moving house', 'Moving house ', 'Moving']) {
    await question.getByRole('textbox').fill(typed);
    await expect(confirm).toBeDisabled();
  }
  await question.getByRole('textbox').fill('Moving house');
  await expect(confirm).toBeEnabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await askToDelete(page);
  await expect(question.getByRole('textbox')).toHaveValue('');
  await question.getByRole('textbox').fill('Moving house');
  await confirm.click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
});

test('on paper there is the whole collection, without the app around it', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', {
    address: { city: 'Lisbon', street: '' },
    rooms: { rooms: [{ name: 'Kitchen' }, { name: 'Attic' }] },
  });
  await page.goto(`/collections/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Moving house' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('article').filter({ hasText: /% complete · Version 1 by Maya Lindgren/ });
  await expect(paper).toBeVisible();
  await expect(paper).toContainText('Lisbon');
  await expect(paper).toContainText('Kitchen');
  await expect(paper).toContainText('Attic');
  // Nothing is printed of what is empty.
  await expect(paper).not.toContainText('Street');
  await expect(paper).not.toContainText('—');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toBeHidden();
});

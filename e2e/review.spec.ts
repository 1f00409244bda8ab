// Deciding what a document changed: by keyboard and by mouse, one field or a whole update, and what goes wrong.
import type { Page } from '@playwright/test';
import { answerWith, failWith, watchCalls } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { documentRow } from './support/documents.ts';
import { paper } from './support/papers.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Collection Updates' });

async function openReview(page: Page, name: string): Promise<void> {
  await page.goto('/documents');
  await documentRow(page, name)
    .getByRole('button', { name: /View updates/ })
    .click();
  await expect(sheet(page)).toBeVisible();
}

/** A visa application of the same person that disagrees with the passport in three places. */
async function disagree(me: Person): Promise<string> {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/personal`, {
    surname: 'Lindgren',
    given_names: 'Maya',
    place_of_birth: 'Oslo',
  });
  await me.ask('PUT', `/api/collections/${id}/sections/travel_document`, {
    passport_issue_date: '2015-01-02',
    passport_expiry_date: '2035-01-02',
  });
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  return id;
}

test('the dashboard says what is to be decided, and leads there', async ({ page, me }) => {
  await disagree(me);
  await page.goto('/dashboard');
  const open = page.getByRole('link', { name: /^\d+ to decide in My Visa Application$/ });
  const total = Number.parseInt((await open.textContent()) ?? '', 10);
  expect(total).toBeGreaterThanOrEqual(3);
  await open.click();
  await expect(sheet(page).getByText('passport.png').first()).toBeVisible();
  await expect(sheet(page).getByText(`${total} to decide`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(sheet(page).getByText(`${total} to decide`, { exact: true })).toBeVisible();
  const questions = sheet(page).getByRole('article');
  await expect(questions).toHaveCount(total);
  for (let left = total; left > 0; left -= 1) {
    await page.keyboard.press('k');
    await expect(questions).toHaveCount(left - 1);
  }
  await sheet(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'My Visa Application', exact: true })).toBeVisible();
  await expect(page.getByText(/to decide/)).toHaveCount(0);
});

test('by keyboard: next, keep, accept, edit, undo; then everything is decided', async ({ page, me }) => {
  const id = await disagree(me);
  await openReview(page, 'passport.png');
  const review = sheet(page);
  await expect(
    review.getByText(
      'Some updates require your review due to conflicts with existing data. Please review each update carefully.',
    ),
  ).toBeVisible();
  const questions = review.getByRole('article');
  const total = await questions.count();
  expect(total).toBeGreaterThanOrEqual(3);
  const counter = review.getByText(/^\d+ (to decide|left)$/);
  await expect(counter).toHaveText(`${total} to decide`);
  const current = review.locator('article[aria-current=true]');
  const first = (await current.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('j');
  await expect(current).not.toHaveAttribute('aria-label', first);
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveAttribute('aria-label', first);
  await page.keyboard.press('k');
  await expect(counter).toHaveText(`${total - 1} left`);
  await expect(review.getByRole('article', { name: first, exact: true })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(counter).toHaveText(`${total} to decide`);
  await expect(review.getByText(`Reopened ${first}. ${total} decisions left.`)).toBeAttached();
  await review.getByRole('article', { name: 'Place of birth' }).click();
  await page.keyboard.press('e');
  const typed = review.getByLabel(/^New value of Place of birth/);
  await expect(typed).toBeFocused();
  await typed.fill('Bergen');
  await page.keyboard.press('Enter');
  await expect(review.getByText(/^Changed Place of birth/)).toBeAttached();
  const accepted = (await current.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('a');
  await expect(review.getByText(`Accepted ${accepted}`, { exact: false })).toBeAttached();
  const named = (name: string) => review.getByRole('article', { name, exact: true });
  await expect(named(accepted)).toHaveCount(0);
  while ((await questions.count()) > 0) {
    const name = (await questions.first().getAttribute('aria-label')) ?? '';
    await named(name)
      .getByRole('button', { name: /^(Keep existing|Leave empty)/ })
      .click();
    await expect(named(name)).toHaveCount(0);
  }
  await expect(review.getByText('Everything is decided')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel(/^Place of birth/)).toHaveValue('Bergen');
});

test('a whole update is approved, and then asks nothing any more', async ({ page, me }) => {
  const id = await disagree(me);
  await openReview(page, 'passport.png');
  const review = sheet(page);
  await expect(review.getByText('Requires review')).toBeVisible();
  const approve = review.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toHaveAccessibleDescription(/^Approve also takes the new value of \d open conflicts/);
  // Values that the paper only confirms, as the surname, are not counted.
  const again = Number.parseInt((await review.getByText(/^\d+ values? confirmed$/).textContent())!, 10);
  const filled = Number.parseInt((await review.getByText(/^\d+ empty fields? filled$/).textContent())!, 10);
  expect(again).toBeGreaterThan(0);
  await expect(review.getByText(new RegExp(`${filled} fields updated$`))).toBeVisible();
  await approve.click();
  await expect(review.getByText('Approved', { exact: true })).toBeVisible();
  await expect(review.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Restore all' })).toHaveCount(0);
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel(/^Place of birth/)).not.toHaveValue('Oslo');
  await expect(page.getByLabel(/^Place of birth/)).not.toHaveValue('');
});

test('a paper changes nothing in an application that names somebody else', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.ask('PUT', `/api/collections/${id}/sections/personal`, {
    surname: 'Okafor',
    given_names: 'Chidi',
    date_of_birth: '1970-01-02',
  });
  await me.waitForDocument(await me.addFile(paper('passport.png'), id));
  await openReview(page, 'passport.png');
  const review = sheet(page);
  await expect(review.getByText('No updates found for this document')).toBeVisible();
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel(/^Surname/).first()).toHaveValue('Okafor');
  await expect(page.getByLabel(/^Place of birth/)).toHaveValue('');
});

const made = (id: string, review_status: string) => ({
  id: `0199d000-0000-7000-8000-${id.padStart(12, '0')}`,
  document_id: '0199d000-0000-7000-8000-000000000000',
  collection_id: '0199d000-0000-7000-8000-000000000001',
  collection_name: `Collection ${id}`,
  collection_type: 'visa_application',
  update_type: 'document',
  review_status,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_fields: ['personal.surname'],
  fields_updated: {
    'personal.surname': {
      path: 'personal.surname',
      label: 'Surname',
      section: 'personal',
      tier: 'read',
      confidence: 0.9,
      evidence: [],
      decision: 'open',
      kind: 'filled',
      previous: null,
      value: 'Lindgren',
    },
  },
  conflicts: [],
});

test('only what waits can be approved or restored; failures are told and change nothing', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  await answerWith(page, 'GET /api/documents/*/collection-updates', [
    made('1', 'pending'),
    made('2', 'approved'),
    made('3', 'rejected'),
    made('4', 'restored'),
  ]);
  await failWith(page, 'POST /api/documents/*/collection-updates/*/approve', 500);
  await failWith(page, 'POST /api/documents/*/collection-updates/*/restore', 500);
  const undo = await failWith(page, 'POST /api/documents/*/collection-updates/restore-all', 500);
  await openReview(page, 'letter.txt');
  const review = sheet(page);
  for (const status of ['Pending', 'Approved', 'Rejected', 'Restored'])
    await expect(review.getByText(status, { exact: true })).toBeVisible();
  const approve = review.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toHaveCount(1);
  await approve.click();
  await expect(review.getByRole('alert')).toContainText('Approve failed');
  await review.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(review.getByRole('alert')).toContainText('Restore failed');
  await review.getByRole('button', { name: 'Restore all' }).click();
  await expect(review.getByRole('alert')).toContainText('Restore all failed');
  await expect(approve).toBeEnabled();
  await undo();
  await answerWith(page, 'POST /api/documents/*/collection-updates/restore-all', {
    restored_count: 2,
    errors: [
      { update_id: made('1', 'pending').id, path: 'personal.surname', message: 'Surname holds something else by now.' },
    ],
  });
  await review.getByRole('button', { name: 'Restore all' }).click();
  await expect(review.getByText('Restored 2 updates. 1 errors occurred.')).toBeVisible();
});

test('a restored update says which questions nobody answered', async ({ page, me }) => {
  await disagree(me);
  await openReview(page, 'passport.png');
  await sheet(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(sheet(page).getByText('Restored', { exact: true })).toBeVisible();
  const unanswered = sheet(page).getByRole('button', { name: /^\d questions left undecided$/ });
  await expect(unanswered).toHaveAttribute('aria-expanded', 'true');
  await expect(
    sheet(page).getByRole('button', { name: 'Place of birth Oslo kept, not replaced by Halifax' }),
  ).toBeVisible();
});

test('restore all puts back what stood before', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel(/^Surname/).first()).toHaveValue(/lindgren/i);
  await openReview(page, 'passport.png');
  const restored = watchCalls(page, 'POST /api/documents/*/collection-updates/restore-all');
  await sheet(page).getByRole('button', { name: 'Restore all' }).click();
  await expect(sheet(page).getByText('Restored', { exact: true })).toBeVisible();
  expect(restored).toHaveLength(1);
  const shown = sheet(page).getByRole('button', { name: /^\d+ fields restored$/ });
  await expect(shown).toHaveAttribute('aria-expanded', 'true');
  await expect(sheet(page).getByRole('button', { name: /^Surname Lindgren Empty$/i })).toBeVisible();
  await page.goto(`/collections/${id}`);
  await expect(page.getByLabel(/^Surname/).first()).toHaveValue('');
});

test('a document that changed nothing, and updates that cannot be had', async ({ page, me }) => {
  await me.waitForDocument(await me.addText('letter.txt', 'Dear Maya'));
  await openReview(page, 'letter.txt');
  await expect(sheet(page).getByText('No updates found for this document')).toBeVisible();
  const undo = await failWith(page, 'GET /api/documents/*/collection-updates', 400);
  await openReview(page, 'letter.txt');
  await expect(sheet(page).getByRole('alert')).toContainText('Failed to load updates');
  await undo();
  await sheet(page).getByRole('button', { name: 'Retry' }).click();
  await expect(sheet(page).getByText('No updates found for this document')).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true });

  test('the counter stays in view while the decisions go by', async ({ page, me }) => {
    const id = await makeFromTemplate(me, 'Visa Application');
    await me.ask('PUT', `/api/collections/${id}/sections/personal`, {
      surname: 'Lindgren',
      given_names: 'Maya',
      place_of_birth: 'Oslo',
      sex: 'Male',
    });
    await me.ask('PUT', `/api/collections/${id}/sections/travel_document`, {
      passport_number: 'X0000001',
      passport_issue_date: '2015-01-02',
      passport_expiry_date: '2035-01-02',
    });
    const document = await me.addFile(paper('passport.png'));
    await me.waitForDocument(document);
    await page.goto(`/documents?review=${document}`);
    const review = sheet(page);
    const counter = review.getByText(/^\d+ (to decide|left)$/);
    const questions = review.getByRole('article');
    await expect(questions.nth(2)).toBeVisible();
    const top = (await counter.boundingBox())!.y;
    await questions.last().scrollIntoViewIfNeeded();
    await expect(questions.first()).not.toBeInViewport();
    await expect(counter).toBeInViewport();
    expect((await counter.boundingBox())!.y).toBeLessThanOrEqual(top);
    if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/review-390.png` });
    const left = Number.parseInt((await counter.textContent()) ?? '', 10);
    await questions
      .last()
      .getByRole('button', { name: /^(Keep existing|Leave empty)/ })
      .click();
    await expect(counter).toHaveText(`${left - 1} left`);
    await expect(counter).toBeInViewport();
  });
});

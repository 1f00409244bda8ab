// Editing a section: controls by type, messages at their field, when values are handed over, groups, entries, saving.
import type { Locator, Page } from '@playwright/test';
import { watchCalls } from './support/calls.ts';
import { makeCollection, makeFromTemplate, unsavedBadge } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import { expect, test } from './support/test.ts';
import { stopClock } from './support/toasts.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const group = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

/** The texts that a screen reader reads after the control. */
const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oneform-draft/')).length);

/** Fields of the catalogue, so that their rules apply. */
const person = {
  person: {
    email: '',
    number_of_applicants: null,
    date_of_birth: '',
    passport_expiry_date: '',
    postal_code: '',
    sex: '',
  },
};

test('every message of a field stands at it, and is read with it', async ({ page, me }) => {
  const id = await makeCollection(me, 'About me', person);
  await page.goto(`/collections/${id}`);
  const cases = [
    ['E-mail', 'maya(at)example.com', 'Please enter a valid email address'],
    ['Number of applicants', 'two', 'Please enter a valid number'],
    ['Date of birth', '31.02.1990', 'Please enter a valid date (YYYY-MM-DD)'],
    ['Date of birth', '1899-05-01', 'Date must be after 1900'],
    ['Date of birth', '2999-01-01', 'Date must be in the past'],
    ['Valid until', '2001-01-01', 'Date must be in the future'],
    ['Postal code', '%%%', 'Please enter a valid format'],
  ] as const;
  for (const [label, typed, message] of cases) {
    const control = field(page, label);
    await control.fill(typed);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    expect(await descriptionOf(control)).toContain(message);
    await control.fill('');
    await expect(page.getByText(message, { exact: true })).toBeHidden();
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  await field(page, 'E-mail').fill('maya@example.com');
  await expect(page.locator('[data-field="person.email"]').getByRole('img', { name: 'Valid' })).toBeVisible();
});

test('what breaks a rule moves no progress, and stays among what is missing with its reason', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}`);
  const missing = page.getByRole('region', { name: 'Missing Fields' });
  const figure = page.getByText(/^\d+ of \d+ fields$/);
  const birth = page.getByLabel(/^Date of birth/).first();
  const atFirst = (await figure.textContent())!;
  await birth.fill('31.02.2027');
  await birth.press('Tab');
  const entry = missing.getByRole('button', { name: /Date of birth/ });
  await expect(entry).toContainText('Please enter a valid date (YYYY-MM-DD)');
  await expect(figure).toHaveText(atFirst);
  await birth.fill('1991-04-17');
  await birth.press('Tab');
  await expect(entry).toBeHidden();
  await expect(figure).not.toHaveText(atFirst);
});

test('a field counts its characters, takes no more, and tells of a text that came too long', async ({ page, me }) => {
  const id = await makeCollection(me, 'About me', { person: { postal_code: '12345 67890 12345 67890' } });
  await page.goto(`/collections/${id}`);
  const control = field(page, 'Postal code');
  await expect(page.getByText('Maximum 20 characters allowed')).toBeVisible();
  expect(await descriptionOf(control)).toContain('23/20 characters');
  await control.fill('12345');
  await expect(page.getByText('5/20 characters')).toBeVisible();
  await expect(page.getByText('Max 20', { exact: true })).toBeVisible();
  await expect(control).toHaveAttribute('maxlength', '20');
});

test('checked 300 ms after the last key, handed over after 1000 ms, and at once on leaving the field', async ({
  page,
  me,
}) => {
  const id = await makeCollection(me, 'About me', person);
  await page.clock.install();
  await page.goto(`/collections/${id}`);
  const email = field(page, 'E-mail');
  await email.waitFor();
  await stopClock(page);
  const message = page.getByText('Please enter a valid email address');
  await email.fill('maya');
  await page.clock.runFor(200);
  await email.fill('maya lindgren');
  await page.clock.runFor(290);
  await expect(message).toBeHidden();
  await page.clock.runFor(20);
  await expect(message).toBeVisible();
  await expect(unsavedBadge(page)).toBeVisible();
  await page.clock.runFor(680);
  expect(await storedDrafts(page)).toBe(0);
  await page.clock.runFor(20);
  await expect.poll(() => storedDrafts(page)).toBe(1);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.clock.runFor(20);
  await expect.poll(() => storedDrafts(page)).toBe(0);
  await email.fill('maya@example.com');
  await email.blur();
  await expect.poll(() => storedDrafts(page)).toBe(1);
});

test('each type has its control, and sends its kind of value', async ({ page, me }) => {
  const id = await makeCollection(me, 'Things', {
    things: { amount: 1, is_new: null, sex: '', date_of_birth: '', tags: ['one'], description: '' },
  });
  await page.goto(`/collections/${id}`);
  await expect(saveButton(page)).toBeDisabled();
  await field(page, 'Amount').fill('12.50');
  await field(page, 'Amount').blur();
  await expect(field(page, 'Amount')).toHaveValue('12.5');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await field(page, 'Sex').fill('Fem');
  await page.getByRole('option', { name: 'Female' }).click();
  await expect(field(page, 'Date of birth')).toHaveAttribute('placeholder', 'Pick a date');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await calendar.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(field(page, 'Date of birth')).toHaveValue(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await calendar.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page, 'Date of birth')).toHaveValue('');
  await field(page, 'Tags, 1').fill('first');
  await field(page, 'Description').fill('Two\nlines');
  const sent = watchCalls(page, 'PUT /api/collections/*/sections/*');
  await saveButton(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    amount: 12.5,
    is_new: true,
    sex: 'Female',
    date_of_birth: '',
    tags: ['first'],
    description: 'Two\nlines',
  });
  await field(page, 'Amount').fill('');
  await field(page, 'Sex').fill('Something else');
  await field(page, 'Date of birth').fill('04/05/1991');
  await field(page, 'Date of birth').blur();
  await page.getByRole('button', { name: 'May 4, 1991' }).click();
  await expect(field(page, 'Date of birth')).toHaveValue('May 4, 1991');
  await expect(page.getByRole('button', { name: 'Apr 5, 1991' })).toBeHidden();
  await field(page, 'Date of birth').fill('25/12/1991');
  await field(page, 'Date of birth').blur();
  await expect(field(page, 'Date of birth')).toHaveValue('Dec 25, 1991');
  await field(page, 'Date of birth').fill('17 april 1991');
  await field(page, 'Date of birth').blur();
  await expect(field(page, 'Date of birth')).toHaveValue('Apr 17, 1991');
  await page.keyboard.press('Control+s');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({ amount: null, sex: 'Something else', date_of_birth: '1991-04-17' });
});

test('groups: two levels stand open, six are drawn, then it is said that there is more', async ({ page, me }) => {
  const deep = {
    level_two: { level_three: { level_four: { level_five: { level_six: { level_seven: { end: 1 } } } } } },
  };
  const id = await makeCollection(me, 'Deep', { box: { level_one: deep } });
  await page.goto(`/collections/${id}`);
  await expect(group(page, 'Level one')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Level two')).toHaveAttribute('aria-expanded', 'true');
  for (const label of ['Level three', 'Level four', 'Level five', 'Level six', 'Level seven']) {
    await expect(group(page, label)).toHaveAttribute('aria-expanded', 'false');
    await group(page, label).click();
  }
  await expect(page.getByText('Maximum nesting depth reached (6). Cannot render deeper levels.')).toBeVisible();
});

test('entries of a list are added, duplicated and removed; a filled one only after asking', async ({ page, me }) => {
  const id = await makeCollection(me, 'Contacts', { people: { contacts: [{ name: 'Ana' }, { name: 'Ben' }] } });
  await page.goto(`/collections/${id}`);
  const entries = page.getByRole('article');
  await page.getByRole('button', { name: 'Duplicate Ben' }).click();
  await expect(page.getByText('Instance duplicated successfully')).toBeVisible();
  await expect(entries).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Ana' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete instance' });
  await expect(question).toContainText('“Ana”');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Ana' }).click();
  await question.getByRole('button', { name: 'Delete instance' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Instance removed successfully' });
  await expect(toast).toBeVisible();
  await expect(entries).toHaveCount(2);
  // It was asked before: nothing is asked twice.
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Contacts' }).click();
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(2).getByLabel('Name')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Contacts 3' }).click();
  await expect(entries).toHaveCount(2);
  await expect(unsavedBadge(page)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(entries).toHaveCount(2);
});

test('what was saved meanwhile elsewhere is shown beside what was typed here', async ({ page, me }) => {
  const id = await makeCollection(me, 'Moving house', { address: { city: 'Lisbon', parish: 'One' } });
  await page.goto(`/collections/${id}`);
  await field(page, 'City').fill('Porto');
  await field(page, 'City').blur();
  await me.ask('PUT', `/api/collections/${id}/sections/address`, { city: 'Faro', parish: 'Two' });
  allowConsole(page, /status of 412 .*sections\/address$/);
  await saveButton(page).click();
  await expect(page.getByText('These fields were changed elsewhere')).toBeVisible();
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'This field was changed to “Faro” while you were editing.' });
  await expect(conflict).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Porto');
  // An untouched field simply follows.
  await expect(field(page, 'Parish')).toHaveValue('Two');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Porto');
});

test('"does not apply" answers a field, and can be taken back', async ({ page, me }) => {
  const id = await makeCollection(me, 'About me', person);
  await page.goto(`/collections/${id}`);
  const row = page.locator('[data-field="person.postal_code"]');
  await row.hover();
  await row.getByRole('button', { name: 'About this field' }).click();
  await row.getByRole('button', { name: 'Does not apply' }).click();
  await expect(field(page, 'Postal code')).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Does not apply');
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Postal code')).toBeVisible();
});

test('a field appears when an answer asks for it, and what stands in it outlives another answer', async ({
  page,
  me,
}) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}?section=contact`);
  const mailing = group(page, 'Mailing address');
  const question = page.getByRole('group', { name: /^Is mail sent to the home address/ });
  await expect(question).toBeVisible();
  await expect(mailing).toBeHidden();
  // Of the 27 that are always required the list shows ten.
  const missing = page.getByRole('region', { name: 'Missing Fields' });
  await expect(missing).toContainText('+17 more fields');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(mailing).toBeVisible();
  // Street, city and country of the mailing address.
  await expect(missing).toContainText('+20 more fields');
  const street = page.locator('[data-field="contact.mailing_address.street"]').getByRole('textbox');
  await street.fill('1 Main Street');
  await street.blur();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByText(
      'Not asked for: “Is mail sent to the home address?” is “Yes”. It is kept here and left out of forms.',
    ),
  ).toBeVisible();
  await expect(street).toHaveValue('1 Main Street');
  await expect(missing).toContainText('+17 more fields');
  await saveButton(page).click();
  await expect(unsavedBadge(page)).toBeHidden();
  await page.reload();
  await expect(street).toHaveValue('1 Main Street');
});

test('sections come with the destination that asks for them', async ({ page, me }) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await page.goto(`/collections/${id}?section=journey`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('button', { name: /optional sections$/ }).click();
  await expect(sections.getByRole('button', { name: /^Host or lodging/ })).toBeVisible();
  await expect(sections.getByRole('button', { name: /^Security and background/ })).toHaveCount(0);
  const destination = page.getByLabel('Main destination');
  await destination.fill('united states');
  await destination.blur();
  await expect(sections.getByRole('button', { name: /^Security and background/ })).toBeVisible();
  await destination.fill('Croatia');
  await destination.blur();
  await expect(sections.getByRole('button', { name: /^Security and background/ })).toHaveCount(0);
  await expect(sections.getByRole('button', { name: /^Family member from the EU/ })).toBeVisible();
});

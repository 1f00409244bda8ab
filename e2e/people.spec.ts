// Owners of papers and applications: the person an application is for, the one question of a paper about somebody else,
// people in Settings.
import type { Page } from '@playwright/test';
import { answerWith, watchCalls } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { documentRow, pressInMenu } from './support/documents.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const ofJohn = 'Name: John Stiles\nDate of birth: 1971-05-12\nE-mail: john@example.com\n';
const ofMaya = 'Name: Maya Lindgren\nDate of birth: 1988-04-17\nE-mail: maya@example.com\n';

async function add(me: Person, name: string, text: string): Promise<string> {
  const id = await me.addText(name, text);
  await me.waitForDocument(id);
  return id;
}

const emailIn = async (me: Person, id: string) =>
  (await me.ask<{ collection_data: { contact: { email: string } } }>('GET', `/api/collections/${id}`)).collection_data
    .contact.email;

interface Known {
  readonly id: string;
  readonly name: string;
  readonly relation: string;
}
const peopleOf = async (me: Person) => (await me.ask<{ people: Known[] }>('GET', '/api/people')).people;
const addPerson = (me: Person, name: string, relation = 'spouse') =>
  me.ask<Known>('POST', '/api/people', { name, relation });

test('an application is for me, for somebody known, or for whomever its first paper names', async ({ page, me }) => {
  await addPerson(me, 'Daniel Lindgren');
  await makeFromTemplate(me, 'Job Application', 'My job');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Collection' }).first().click();
  await page.getByRole('dialog').getByText('Visa Application', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const configure = page.getByRole('dialog', { name: 'Configure Collection' });
  const whom = configure.getByLabel('Who is it for?');
  await expect(whom.locator('option:checked')).toHaveText('Me – Maya Lindgren');
  await whom.selectOption({ label: 'Daniel Lindgren (spouse)' });
  await configure.getByLabel('Collection Name').fill('His visa');
  await configure.getByRole('button', { name: 'Create Collection' }).click();
  await page.waitForURL('**/collections/*');
  const main = page.getByRole('main');
  await expect(main.getByText('Daniel Lindgren').first()).toBeVisible();

  await page.goto('/dashboard');
  await page.getByLabel('Whose collections').selectOption({ label: 'Daniel Lindgren (spouse)' });
  await expect(page.getByRole('link', { name: 'His visa', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My job', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'His visa', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My job', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit His visa' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Collection' });
  await edit.getByLabel('Who is it for?').selectOption('new');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  // It is Daniel's no longer.
  await expect(page.getByRole('link', { name: 'His visa', exact: true })).toHaveCount(0);
  await page.getByLabel('Whose collections').selectOption('all');
  await page.getByRole('link', { name: 'His visa', exact: true }).click();
  await expect(main.getByText('For somebody new: put their passport in first')).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  const paper = await me.addText('note.txt', ofJohn, id);
  await me.waitForDocument(paper);
  await page.reload();
  await expect(main.getByText('John Stiles').first()).toBeVisible();
  await expect.poll(() => emailIn(me, id)).toBe('john@example.com');
});

test('a paper about somebody else asks once, and fills nothing before it is answered', async ({ page, me }) => {
  const visa = await makeFromTemplate(me, 'Visa Application');
  await add(me, 'maya.txt', ofMaya);
  await add(me, 'first.txt', ofJohn);
  await add(me, 'second.txt', 'Name: Peter Lang\nE-mail: peter@example.com\n');
  await add(me, 'third.txt', 'Name: Petra Novak\nE-mail: petra@example.com\n');
  await page.goto('/documents');
  const question = (name: string) => page.getByText(`This paper is about ${name}. None of it was filled in.`);
  for (const name of ['John Stiles', 'Peter Lang', 'Petra Novak']) await expect(question(name)).toBeVisible();
  expect(await emailIn(me, visa)).toBe('maya@example.com');
  const answer = (name: string, words: string) =>
    page
      .getByRole('row')
      .filter({ has: question(name) })
      .getByRole('button', { name: words })
      .click();

  await answer('Peter Lang', 'Set aside');
  await expect(documentRow(page, 'second.txt')).toContainText('Set aside');
  await expect(question('Peter Lang')).toHaveCount(0);

  await answer('Petra Novak', 'It’s mine');
  await expect(question('Petra Novak')).toHaveCount(0);

  await answer('John Stiles', 'Start an application for them');
  await page.getByRole('dialog').getByText('Visa Application', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const configure = page.getByRole('dialog', { name: 'Configure Collection' });
  await expect(configure.getByLabel('Who is it for?').locator('option:checked')).toHaveText('John Stiles');
  await configure.getByRole('button', { name: 'Create Collection' }).click();
  await page.waitForURL('**/collections/*');
  const id = page.url().split('/').at(-1)!;
  expect(await emailIn(me, id)).toBe('john@example.com');
  const mine = await me.ask<{ collection_data: object }>('GET', `/api/collections/${visa}`);
  expect(JSON.stringify(mine.collection_data)).not.toMatch(/john@example|peter@example|Stiles|Peter/);
});

test('papers are shown by person, and given to another in a click', async ({ page, me }) => {
  await addPerson(me, 'Daniel Lindgren');
  await makeFromTemplate(me, 'Visa Application');
  await add(me, 'maya.txt', ofMaya);
  await add(me, 'daniel.txt', 'Name: Daniel Lindgren\nE-mail: daniel@example.com\n');
  await page.goto('/documents');
  await expect(documentRow(page, 'daniel.txt')).toContainText('Daniel Lindgren');
  const filter = page.getByLabel('Whose documents');
  await filter.selectOption({ label: 'Daniel Lindgren (spouse)' });
  await expect(documentRow(page, 'daniel.txt')).toBeVisible();
  await expect(documentRow(page, 'maya.txt')).toHaveCount(0);
  await pressInMenu(page, 'daniel.txt', 'Whose is it');
  const dialog = page.getByRole('dialog', { name: 'Whose paper is it?' });
  await dialog.getByLabel('It belongs to').selectOption({ label: 'Me – Maya Lindgren' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(documentRow(page, 'daniel.txt')).toHaveCount(0);
  await filter.selectOption({ label: 'Me – Maya Lindgren' });
  await expect(documentRow(page, 'daniel.txt')).toBeVisible();
});

const settings = (page: Page) => page.getByRole('main');

test('people are added, renamed, merged and removed in Settings', async ({ page, me }) => {
  const visa = await makeFromTemplate(me, 'Visa Application');
  await add(me, 'maya.txt', ofMaya);
  await add(me, 'john.txt', ofJohn);
  await page.goto('/settings');
  await expect(settings(page).getByText('Named by a document')).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a Person' });
  await adding.getByLabel('Name').fill('Jon Stiles');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(settings(page).getByText('Jon Stiles', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Jon Stiles' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Person' });
  await editing.getByLabel('Name').fill('Johnny Stiles');
  await editing.getByLabel('Who is it?').selectOption('parent');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(settings(page).getByText('Johnny Stiles', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit John Stiles' }).click();
  await editing.getByLabel('Is the same as').selectOption({ label: 'Johnny Stiles' });
  await editing.getByRole('button', { name: 'Merge' }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit John Stiles' })).toHaveCount(0);
  const people = await peopleOf(me);
  expect(people.map(({ name, relation }) => [name, relation])).toEqual([
    ['Maya Lindgren', 'me'],
    ['Johnny Stiles', 'parent'],
  ]);

  await page.getByRole('button', { name: 'Remove Johnny Stiles' }).click();
  const removing = page.getByRole('alertdialog', { name: 'Remove Person' });
  await expect(removing).toContainText('1 document and 0 collections belong to Johnny Stiles.');
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Johnny Stiles' })).toHaveCount(0);
  await page.goto('/documents');
  await expect(documentRow(page, 'john.txt')).toContainText('Set aside');
  expect(await emailIn(me, visa)).toBe('maya@example.com');
});

test('another person’s values are written after a second step alone', async ({ page, me }) => {
  const collection = await makeFromTemplate(me, 'Visa Application');
  const document = await add(me, 'maya.txt', ofMaya);
  const [update] = await me.ask<object[]>('GET', `/api/documents/${document}/collection-updates`);
  // As updates of before there were people hold it.
  const question = (path: string, label: string, value: string) => ({
    path,
    field_key: path,
    label,
    section: path.split('.')[0],
    conflict_type: 'different_person',
    existing_data: null,
    existing_source: null,
    new_data: value,
    alternatives: [],
    suggestion: '',
    tier: 'read',
    confidence: 0.9,
    evidence: [],
    decision: 'open',
    person: { name: 'John Stiles', is_another: true },
  });
  const old = {
    ...update,
    collection_id: collection,
    review_status: 'requires_review',
    fields_updated: {},
    conflicts: [
      question('personal.surname', 'Surname', 'Stiles'),
      question('personal.place_of_birth', 'Place of birth', 'Anytown'),
    ],
  };
  await answerWith(page, `GET /api/documents/*/collection-updates`, [old]);
  const asked = watchCalls(page, 'POST /api/documents/*/collection-updates/*/resolve');
  await page.goto(`/documents?review=${document}`);
  const sheet = page.getByRole('dialog', { name: 'Collection Updates' });
  await sheet.getByRole('button', { name: 'Accept all 2' }).click();
  const second = page.getByRole('alertdialog', { name: 'Another person’s values' });
  await expect(second).toContainText('with values of somebody else, names and numbers among them');
  expect(asked).toHaveLength(0);
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second).toBeHidden();
  expect(asked).toHaveLength(0);
  await answerWith(page, 'POST /api/documents/*/collection-updates/*/resolve', { update: old, errors: [] });
  await sheet.getByRole('button', { name: 'Accept all 2' }).click();
  await second.getByRole('button', { name: 'Write them anyway' }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]!.body).toMatchObject({ writes_another_person: true });
});

// The authority's own PDF: filled from a collection, read back, set right where it was not sure, and saved.
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator } from '@playwright/test';
import { failWith } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import {
  giveForm,
  makeCertifiedForm,
  makeFilled,
  makePaperForm,
  makePlainPdf,
  makeVisaForm,
  openFillForm,
  waitUntilFilled,
} from './support/forms.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

/** On its page, which may be scrolled meanwhile; in pixels. */
const placeOf = (option: Locator) =>
  option.evaluate((element) => {
    const [here, page] = [element.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()];
    return { x: here.x - page.x, y: here.y - page.y, height: here.height };
  });

// Some fill a form three times, and none says how fast.
test.describe.configure({ timeout: 300_000 });

test('a form is filled and read back, set right by the person, filled again and saved', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makeVisaForm());
  await waitUntilFilled(dialog, '5 written as intended');
  await dialog.getByRole('tab', { name: 'Written (5)' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Date of birth' })).toContainText('14/03/1990');
  await dialog.getByRole('tab', { name: /^To check/ }).click();
  const doubtful = dialog.getByRole('listitem').filter({ hasText: 'Kadıköy' });
  await doubtful.getByRole('button', { name: 'Use' }).click();
  await expect(doubtful).toContainText('Changes to: Kadıköy');

  await dialog.getByRole('tab', { name: /^Left blank/ }).click();
  const file = dialog.getByRole('listitem').filter({ hasText: 'File number' });
  await file.getByRole('button', { name: /^Change/ }).click();
  await file.getByRole('combobox').fill('Ź-2041');
  await file.getByRole('button', { name: 'Set' }).click();
  await expect(dialog.getByText('2 changes to apply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await waitUntilFilled(dialog, '7 written as intended');

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('visa (filled).pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is no form is said, and another one can be given', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  allowConsole(page, /status of 422 .* at \/api\/collections\/[^/]+\/fill-pdf$/);
  await giveForm(dialog, await makePlainPdf());
  await expect(dialog.getByRole('alert')).toContainText('This PDF has nothing to fill in');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'notes.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('none'),
  });
  await expect(dialog.getByRole('alert')).toContainText('“notes.gif” is neither a PDF nor a picture.');
  const undo = await failWith(page, 'POST /api/collections/*/fill-pdf', 500);
  await giveForm(dialog, await makeVisaForm());
  await expect(dialog.getByRole('alert')).toBeVisible();
  await undo();
  await giveForm(dialog, await makeVisaForm());
  await waitUntilFilled(dialog, '5 written as intended');
});

test('values are worked on at their places: chosen, typed, moved, and remembered for the next time', async ({
  page,
  me,
}) => {
  const id = await makeFilled(me);
  await page.goto(`/collections/${id}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makePaperForm(), 'bees.pdf');
  await waitUntilFilled(dialog, '4 written as intended');
  const picture = dialog.getByRole('img', { name: /page 1$/ });
  await expect(picture).toBeVisible();

  // A press on a blank opens its answer; a value that is typed stands there before the form is filled again.
  await dialog.getByRole('option', { name: /^File number/ }).click();
  await dialog.getByRole('combobox').fill('B-2041');
  await page.keyboard.press('Enter');
  const typed = dialog.getByRole('option', { name: /^File number.*B-2041. Will change/ });
  await expect(typed).toBeVisible();
  // Over what the picture shows there, rather than through it.
  await expect(typed.getByText('B-2041')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  const surname = dialog.getByRole('option', { name: /^Surname/ });
  const before = await placeOf(surname);
  // Hovering waits until nothing moves any more.
  await surname.hover({ position: { x: 20, y: before.height / 2 } });
  const held = (await surname.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(held.x + 60, held.y + held.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Surname' })).toContainText('Kadıköy (moves)');
  const after = await placeOf(surname);
  expect(after.x - before.x).toBeCloseTo(40, -1);
  expect(Math.abs(after.y - before.y)).toBeLessThan(6);

  // By the keys as well.
  await dialog.getByRole('listbox').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await placeOf(surname)).x).toBeGreaterThan(after.x + 1);
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'nationality' })
    .getByRole('button', { name: /^Change/ })
    .click();
  await dialog.getByRole('button', { name: 'Leave blank' }).click();

  await expect(dialog.getByText('3 changes to apply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill again' }).click();
  await waitUntilFilled(dialog, '4 written as intended');
  await expect(dialog.getByText(/changes? to apply/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Remember' }).click();
  await expect(dialog.getByText('This form is remembered.')).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await (await popup).close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const again = await openFillForm(page);
  await expect(again.getByRole('listitem').filter({ hasText: 'bees.pdf' })).toContainText('4 fields');
  await giveForm(again, await makePaperForm(), 'another name.pdf');
  await waitUntilFilled(again, '3 written as intended');
  await expect(again.getByText('This form is remembered.')).toBeVisible();
  await again.getByRole('tab', { name: 'Left blank (2)' }).click();
  await expect(again.getByRole('listitem').filter({ hasText: 'nationality' })).toContainText(
    'Left blank as you decided.',
  );
  await again.getByRole('button', { name: 'Forget' }).click();
  await expect(again.getByText('Fill this form the same way next time?')).toBeVisible();
});

test('a value that is let go at once stays where it was dragged last', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makePaperForm(), 'bees.pdf');
  await waitUntilFilled(dialog, '4 written as intended');
  const surname = dialog.getByRole('option', { name: /^Surname/ });
  const before = await placeOf(surname);
  await surname.hover({ position: { x: 20, y: before.height / 2 } });
  await page.mouse.down();
  // Faster than anything can be drawn in between.
  await surname.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const tell = (type: string, right: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x + 20 + right, clientY: y + 4 }));
    for (const right of [20, 40, 60]) tell('pointermove', right);
    tell('pointerup', 60);
  });
  await page.mouse.up();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Surname' })).toContainText('Kadıköy (moves)');
  expect((await placeOf(surname)).x - before.x).toBeCloseTo(60, -1);
});

test('by keyboard: doubtful ones first, used, changed, left blank, taken back', async ({ page, me }) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makeVisaForm());
  await waitUntilFilled(dialog, '5 written as intended');
  const current = dialog.locator('li[aria-current]');
  await expect(current).toContainText('To check: not sure: ');
  // Offered at its place, and not in the file.
  await expect(dialog.getByRole('option', { name: /To check: not sure$/ }).getByText('Kadıköy')).toBeVisible();
  await page.keyboard.press('u');
  await expect(dialog.getByText('1 change to apply')).toBeVisible();
  await page.keyboard.press('z');
  await expect(dialog.getByText('1 change to apply')).toBeHidden();
  await page.keyboard.press('j');
  await expect(current).toContainText('Written as intended: ');
  await page.keyboard.press('b');
  await expect(current).toContainText('Will be left blank');
  await page.keyboard.press('e');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(current).toContainText('Changes to: Anna');
  await page.keyboard.press('e');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('combobox')).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a signed form is filled once the person gives its signature up, and handed out without fields', async ({
  page,
  me,
}) => {
  await page.goto(`/collections/${await makeFilled(me)}`);
  const dialog = await openFillForm(page);
  await giveForm(dialog, await makeCertifiedForm(), 'permit.pdf');
  await expect(dialog.getByRole('alert')).toContainText('This form is signed');
  await dialog.getByRole('button', { name: 'Fill it in anyway' }).click();
  await waitUntilFilled(dialog, '2 written as intended');
  await expect(dialog.getByText('Its signature is no longer valid.')).toBeVisible();

  await dialog.getByRole('button', { name: 'More ways to download' }).click();
  const saving = page.waitForEvent('download');
  const answers: string[] = [];
  await page.route(/\/fill-pdf$/, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await page.getByRole('menuitem', { name: 'Download without fields' }).click();
  expect((await saving).suggestedFilename()).toBe('permit (filled).pdf');
  expect(answers).toEqual([expect.stringContaining('"signature_broken","flattened"')]);
});

test('the submission is one file: a checklist, the form with its fields, and the papers it rests on', async ({
  page,
  me,
}) => {
  const id = await makeFromTemplate(me, 'Visa Application');
  await me.waitForDocument(await me.addFile(paper('passport.png')));
  await page.goto(`/collections/${id}`);
  const dialog = await openFillForm(page);
  const form = await makeVisaForm();
  await giveForm(dialog, form);
  await expect(dialog.getByText(/written as intended/)).toBeVisible();
  await dialog.getByRole('button', { name: 'More ways to download' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download with the papers and a checklist' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('visa (submission).pdf');
  const whole = await PDFDocument.load(await readFile(await saved.path()));
  const blank = await PDFDocument.load(form);
  expect(whole.getPageCount()).toBe(blank.getPageCount() + 2);
  expect(whole.getForm().getFields().length).toBe(blank.getForm().getFields().length);
  // The form comes after the checklist, and keeps its size.
  expect(whole.getPage(1).getSize()).toEqual(blank.getPage(0).getSize());
});

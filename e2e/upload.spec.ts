// Uploading: files with their queue, pasted text, what is refused, and what is told afterwards.
import type { Page } from '@playwright/test';
import { failWith, hold } from './support/calls.ts';
import { makeFromTemplate } from './support/collections.ts';
import { allowConsole } from './support/console-guard.ts';
import { documentRow } from './support/documents.ts';
import { makeLockedPdf } from './support/locked-pdf.ts';
import { expect, test } from './support/test.ts';
import { stopClock } from './support/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Documents' });
const item = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
const uploadButton = (page: Page) => dialog(page).getByRole('button', { name: /^Upload/ });

const text = (name: string, content = `Dear Maya, this is ${name}.`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

async function openDialog(page: Page): Promise<void> {
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

const choose = (page: Page, ...files: ReturnType<typeof text>[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files);

test('what cannot be taken is refused by name and reason, what can be queued is queued', async ({ page, me: _ }) => {
  await openDialog(page);
  await expect(dialog(page).getByRole('tab')).toHaveText(['Upload Files', 'Paste Text']);
  await expect(uploadButton(page)).toBeDisabled();
  await choose(
    page,
    { name: 'archive.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
    { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(11 * 1024 * 1024, 'a') },
    text('letter.txt'),
  );
  await expect(
    dialog(page).getByText(
      'File "archive.zip" has unsupported type application/zip. Please upload PDF, JPG, PNG, or TXT files.',
    ),
  ).toBeVisible();
  await expect(dialog(page).getByText('File "long.txt" is too large (11 MB). Maximum size is 10MB.')).toBeVisible();
  await expect(item(page, 'letter.txt')).toContainText('Pending');
  await expect(item(page, 'letter.txt')).toContainText('1 credit');
  await expect(dialog(page).getByText('1 credit of your 500')).toBeVisible();
  await item(page, 'letter.txt').getByRole('button', { name: 'Remove letter.txt' }).click();
  await expect(item(page, 'letter.txt')).toHaveCount(0);
  await expect(uploadButton(page)).toBeDisabled();
});

test('while files are sent the dialog stays; a second after all have arrived it closes by itself', async ({
  page,
  me: _,
}) => {
  await page.clock.install();
  await openDialog(page);
  await choose(page, text('letter.txt'));
  const release = await hold(page, 'POST /api/documents/upload');
  await uploadButton(page).click();
  await expect(item(page, 'letter.txt')).toContainText('Uploading');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(dialog(page).getByText(/You can close this once everything has been sent/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 60_000 }).catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloaded;
  await expect(item(page, 'letter.txt')).toContainText('Uploading');
  await stopClock(page);
  release();
  // Drawing wants a few turns of the clock, far fewer than a second of them.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(item(page, 'letter.txt')).toContainText('Uploaded', { timeout: 200 });
  }).toPass();
  await page.clock.runFor(700);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(400);
  await page.clock.resume();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
});

test('one file is told by its name, several by their number', async ({ page, me: _ }) => {
  await openDialog(page);
  await choose(page, text('letter.txt'));
  await uploadButton(page).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Document "letter.txt" uploaded successfully!' });
  await expect(told).toContainText("Processing will begin in the background. You'll be notified when complete.");
  await expect(dialog(page)).toBeHidden();
  await expect(documentRow(page, 'letter.txt')).toContainText('Completed', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  await choose(page, text('one.txt'), text('two.txt'));
  await dialog(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByText('2 documents uploaded successfully!')).toBeVisible();
  await expect(documentRow(page, 'one.txt')).toBeVisible();
  await expect(documentRow(page, 'two.txt')).toBeVisible();
});

test('a file that does not arrive says why, keeps the dialog open, and can be tried again', async ({ page, me: _ }) => {
  await openDialog(page);
  await choose(page, text('letter.txt'));
  const undo = await failWith(page, 'POST /api/documents/upload', 507, {
    code: 'storage_full',
    detail: 'The disk is full.',
  });
  await uploadButton(page).click();
  await expect(page.getByText('Failed to upload "letter.txt"')).toBeVisible();
  await expect(item(page, 'letter.txt')).toContainText('Error');
  await expect(item(page, 'letter.txt')).toContainText('The disk is full.');
  await undo();
  await item(page, 'letter.txt').getByRole('button', { name: 'Try letter.txt again' }).click();
  await uploadButton(page).click();
  await expect(page.getByText('Document "letter.txt" uploaded successfully!')).toBeVisible();
});

test('pasted text: needed, counted, at most 50,000 characters, sent as a text file', async ({ page, me: _ }) => {
  await openDialog(page);
  await dialog(page).getByRole('tab', { name: 'Paste Text' }).click();
  const box = dialog(page).getByLabel('Text', { exact: true });
  const send = dialog(page).getByRole('button', { name: 'Upload Text' });
  await expect(dialog(page).getByText('0 / 50,000 characters')).toBeVisible();
  await send.click();
  await expect(dialog(page).getByText('Please enter some text to upload')).toBeVisible();
  await expect(box).toHaveAccessibleDescription(/Please enter some text to upload/);
  await box.fill('x'.repeat(50_001));
  await expect(dialog(page).getByText('50,001 / 50,000 characters')).toBeVisible();
  await expect(dialog(page).getByText('Text is too long. Maximum 50,000 characters allowed.')).toBeVisible();
  await box.fill('Dear Maya, see you on Monday.');
  await expect(dialog(page).getByText('29 / 50,000 characters')).toBeVisible();
  const undo = await failWith(page, 'POST /api/documents/upload', 500);
  await send.click();
  await expect(page.getByText('Failed to upload text')).toBeVisible();
  await expect(box).toHaveValue('Dear Maya, see you on Monday.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Upload Document', exact: true }).click();
  await dialog(page).getByRole('tab', { name: 'Paste Text' }).click();
  await expect(box).toHaveValue('Dear Maya, see you on Monday.');
  await undo();
  await send.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Document "pasted-text.txt" uploaded successfully!')).toBeVisible();
  await expect(documentRow(page, 'pasted-text.txt')).toBeVisible();
});

test('files are taken that are dropped on the page or pasted into the dialog', async ({ page, me: _ }) => {
  await page.goto('/documents');
  await page.getByText('No documents uploaded yet').waitFor();
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Dear Maya'], 'dropped.txt', { type: 'text/plain' }));
    return data;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: files });
  await expect(page.getByText('Drop to upload')).toBeVisible();
  await page.getByText('Drop to upload').dispatchEvent('drop', { dataTransfer: files });
  await expect(item(page, 'dropped.txt')).toContainText('Pending');
  await dialog(page)
    .getByRole('tab', { name: 'Upload Files' })
    .evaluate((target) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array([137, 80, 78, 71])], 'picture.png', { type: 'image/png' }));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
  await expect(item(page, 'picture.png')).toContainText('Pending');
});

test('without credits what was sent is kept for later', async ({ page, me: _ }) => {
  await openDialog(page);
  await choose(page, text('letter.txt'));
  await page.route('**/api/documents/upload', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), insufficient_credits: true } });
  });
  await uploadButton(page).click();
  await expect(page.getByText(/enough credits to read it now. It is kept/)).toBeVisible();
});

test('from a collection it fills every one that can use it, unless the person wants it only there', async ({
  page,
  me,
}) => {
  const [here, there] = [await makeFromTemplate(me, 'Visa Application'), await makeFromTemplate(me, 'Job Application')];
  const emailOf = async (id: string) =>
    JSON.stringify((await me.ask<{ collection_data: object }>('GET', `/api/collections/${id}`)).collection_data);
  const send = async (name: string, content: string, isOnlyHere: boolean) => {
    await page.goto(`/collections/${here}`);
    await page.getByRole('button', { name: 'Upload Documents' }).click();
    const choice = dialog(page).getByRole('checkbox', { name: 'Use only in this collection' });
    await expect(choice).not.toBeChecked();
    await choice.setChecked(isOnlyHere);
    await choose(page, text(name, content));
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/documents/upload'));
    await uploadButton(page).click();
    await me.waitForDocument(((await (await answer).json()) as { id: string }).id);
  };
  await send('mine.txt', 'E-mail: first@example.com\n', true);
  expect(await emailOf(here)).toContain('first@example.com');
  expect(await emailOf(there)).not.toContain('first@example.com');
  await send('ours.txt', 'Mobile phone: +1 503 555 0142\nE-mail: first@example.com\n', false);
  expect(await emailOf(there)).toContain('first@example.com');
});

test('a file that is here already is recognised before it is sent, and can be used everywhere', async ({
  page,
  me,
}) => {
  const [here, there] = [await makeFromTemplate(me, 'Visa Application'), await makeFromTemplate(me, 'Job Application')];
  const mail = text('mine.txt', 'E-mail: first@example.com\n');
  await me.waitForDocument(await me.addText('mine.txt', 'E-mail: first@example.com\n', here));
  await page.goto(`/collections/${there}`);
  await page.getByRole('button', { name: 'Upload Documents' }).click();
  await choose(page, mail);
  await expect(item(page, 'mine.txt')).toContainText('used only in My Visa Application');
  await expect(uploadButton(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Use it here too' }).click();
  await expect(item(page, 'mine.txt')).toHaveCount(0);
  const { collection_data: data } = await me.ask<{ collection_data: object }>('GET', `/api/collections/${there}`);
  expect(JSON.stringify(data)).toContain('first@example.com');
  await choose(page, mail);
  await expect(item(page, 'mine.txt')).toContainText('Here already');
  await dialog(page).getByRole('button', { name: 'Add it again' }).click();
  await expect(uploadButton(page)).toBeEnabled();
});

test('a PDF with a password is opened in the browser, and sent without it', async ({ page, me }) => {
  await makeFromTemplate(me, 'Visa Application');
  await openDialog(page);
  const locked = await makeLockedPdf('LIND1990', ['Name: Maya Lindgren', 'E-mail: maya@example.com']);
  await choose(page, { name: 'statement.pdf', mimeType: 'application/pdf', buffer: locked });
  const line = item(page, 'statement.pdf');
  await expect(line).toContainText('Locked');
  await expect(uploadButton(page)).toBeDisabled();
  const password = line.getByLabel('Password of statement.pdf');
  await password.fill('guess');
  await line.getByRole('button', { name: 'Open' }).click();
  await expect(line).toContainText('That is not the password of this file.');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''));
  await password.fill('LIND1990');
  await password.press('Enter');
  await expect(line).toContainText('Pending');
  await uploadButton(page).click();
  await expect(page.getByText(/"statement.pdf" - \d+ fields extracted/)).toBeVisible();
  expect(sent.join()).not.toContain('LIND1990');
  const { documents } = await me.ask<{ documents: { id: string }[] }>('GET', '/api/documents');
  const kept = await page.request.get(`/api/documents/${documents[0]?.id}/download`);
  expect((await kept.body()).toString('latin1')).toMatch(/^%PDF(?!.*\/Encrypt)/s);
});

const picture = (page: Page, name: string, width: number, height: number) =>
  page
    .evaluate(
      async ([w, h]) => {
        const canvas = new OffscreenCanvas(w!, h!);
        const context = canvas.getContext('2d')!;
        context.fillStyle = 'white';
        context.fillRect(0, 0, w!, h!);
        context.fillStyle = 'black';
        context.font = '40px sans-serif';
        context.fillText(`Page of ${w}`, 20, 100);
        return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
      },
      [width, height],
    )
    .then((bytes) => ({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) }));

test('photos of one paper are joined, a file of several is split, and both can be undone', async ({ page, me }) => {
  await openDialog(page);
  await choose(
    page,
    await picture(page, 'front.png', 600, 400),
    text('letter.txt'),
    await picture(page, 'back.png', 601, 400),
  );
  await dialog(page).getByRole('button', { name: 'Join pages into one document' }).click();
  await dialog(page).getByRole('button', { name: 'Join 2 files' }).click();
  const joined = item(page, 'front and 1 more.pdf');
  await expect(joined).toContainText('2 pages');
  await expect(joined).toContainText('Joined from 2 files');
  await joined.getByRole('button', { name: 'Split front and 1 more.pdf into papers' }).click();
  const pages = dialog(page).getByLabel('Pages of each paper in front and 1 more.pdf');
  await pages.fill('1');
  await expect(dialog(page).getByText('Page 2 is in no part.')).toBeVisible();
  await pages.fill('1, 2');
  await dialog(page).getByRole('button', { name: 'Split', exact: true }).click();
  await expect(item(page, 'front and 1 more, page 2.pdf')).toContainText('Part of front and 1 more.pdf');
  await item(page, 'front and 1 more, page 1.pdf').getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 'page 2.pdf')).toHaveCount(0);
  await joined.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 'front.png')).toBeVisible();
  await expect(item(page, 'back.png')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Join pages into one document' }).click();
  await dialog(page).getByRole('button', { name: 'Join 2 files' }).click();
  await uploadButton(page).click();
  await expect(dialog(page)).toBeHidden();
  const { documents } = await me.ask<{ documents: { original_filename: string; page_count: number | null }[] }>(
    'GET',
    '/api/documents',
  );
  expect(documents.map(({ original_filename: name }) => name).sort()).toEqual(['front and 1 more.pdf', 'letter.txt']);
});

test('what was refused stands on top with its reason, and the dialog can be closed', async ({ page, me: _ }) => {
  allowConsole(page, /415/);
  await openDialog(page);
  await choose(page, text('letter.txt'), {
    name: 'empty.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from([0, 1, 2, 3]),
  });
  await uploadButton(page).click();
  await expect(dialog(page).getByText('1 sent, 1 refused')).toBeVisible();
  const rows = dialog(page).getByRole('list', { name: 'Files to upload' }).getByRole('listitem');
  await expect(rows.first()).toContainText('empty.pdf');
  await expect(uploadButton(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toBeHidden();
});

// Documents that are here are split into papers and joined into one, by hand, and everything comes back on undo.
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { documentRow, pressInMenu } from './support/documents.ts';
import { paper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const shots = process.env.E2E_SHOTS;
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

/** A payslip and a bank statement in one file. */
async function scanTogether(): Promise<string> {
  const both = await PDFDocument.create();
  for (const name of ['payslip.pdf', 'bank-statement.pdf'] as const) {
    const source = await PDFDocument.load(await readFile(paper(name)));
    const [first] = await both.copyPages(source, [0]);
    both.addPage(first!);
  }
  const path = join(tmpdir(), `both-${process.pid}.pdf`);
  await writeFile(path, await both.save());
  return path;
}

const hasViolations = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()).violations;

test('a file with two papers becomes two documents, and one again', async ({ page, me }) => {
  const path = await scanTogether();
  const name = path.split('/').at(-1)!;
  await me.waitForDocument(await me.addFile(path));
  await page.goto('/documents');
  await pressInMenu(page, name, 'Split into papers');
  const dialog = page.getByRole('dialog', { name: 'Split into papers' });
  await expect(dialog.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await expect(dialog).toContainText('Reading the parts costs 2 credits.');
  const pages = dialog.getByLabel(/^Pages of each paper in/);
  await pages.fill('1-2');
  await expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled();
  await pages.fill('1, 2');
  expect(await hasViolations(page)).toEqual([]);
  await shoot(page, 'split');
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect(dialog).toBeHidden();
  const stem = name.replace('.pdf', '');
  const [one, two] = [`${stem}, page 1.pdf`, `${stem}, page 2.pdf`];
  await expect(documentRow(page, one)).toContainText(`Part of ${name}`);
  await expect(documentRow(page, two)).toContainText('Completed');
  await expect(documentRow(page, one)).toContainText('Completed');
  await expect(page.getByRole('button', { name: `Actions for ${name}`, exact: true })).toHaveCount(0);
  await shoot(page, 'split-done');
  await pressInMenu(page, one, 'Undo the split');
  await expect(page.getByRole('button', { name: `Actions for ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
});

test('two documents become one in the order that is wanted, and two again', async ({ page, me }) => {
  for (const name of ['payslip.pdf', 'bank-statement.pdf'] as const)
    await me.waitForDocument(await me.addFile(paper(name)));
  await page.goto('/documents');
  await page.getByRole('checkbox', { name: 'Select payslip.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select bank-statement.pdf' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join into one document' });
  await expect(dialog.getByRole('listitem')).toContainText(['payslip.pdf', 'bank-statement.pdf']);
  await dialog.getByRole('button', { name: 'Move bank-statement.pdf up' }).click();
  await expect(dialog.getByRole('listitem')).toContainText(['bank-statement.pdf', 'payslip.pdf']);
  expect(await hasViolations(page)).toEqual([]);
  await shoot(page, 'join');
  await dialog.getByRole('button', { name: 'Join 2 documents' }).click();
  await expect(dialog).toBeHidden();
  const joined = 'bank-statement and 1 more.pdf';
  // Until it is read, the rows of the two say what they become.
  const row = page.getByRole('row', { name: `Select ${joined}` });
  await expect(row).toContainText('Joined from 2 documents');
  await expect(row).toContainText('2 pages');
  await expect(page.getByRole('button', { name: 'Actions for payslip.pdf' })).toHaveCount(0);
  await shoot(page, 'join-done');
  await pressInMenu(page, joined, 'Undo the join');
  await expect(page.getByRole('button', { name: 'Actions for payslip.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(2);
});

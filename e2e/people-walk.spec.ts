// One person's papers beside papers of others, for four applications at once: whatever comes first, the end is the same.
import type { Page } from '@playwright/test';
import { makeFromTemplate } from './support/collections.ts';
import { paper } from './support/papers.ts';
import { type Person, signInDirectly } from './support/person.ts';
import { expect, test } from './support/test.ts';

const templates = ['Visa Application', 'Loan Application', 'Rental Application', 'Job Application'] as const;
const own = ['passport.png', 'payslip.pdf', 'bank-statement.pdf', 'employment-letter.pdf'] as const;
/** Another family, a stranger of the same first name, and one whose letter gives a telephone and an address. */
const strangers: Readonly<Record<string, string>> = {
  'lease.txt':
    'RESIDENTIAL LEASE AGREEMENT\nLandlord: Best Homes Ltd\nTenant: Alex Stiles\nMonthly rent: USD 1,873.00\nSecurity deposit: USD 1,873.00\n',
  'form.txt':
    'APPLICATION FORM\nName: John Stiles\nDate of birth: 1971-05-12\nE-mail: john@example.org\nPhone: +1 217 555 0142\n',
  'note.txt': 'Name: Maya Stiles\nDate of birth: 1990-02-03\nE-mail: other.maya@example.org\nPhone: +1 217 555 0177\n',
};
const ofOthers = /stiles|1873|john@example|other\.maya|2175550142|2175550177|1971-05-12|1990-02-03/i;

type Step = (typeof templates)[number] | (typeof own)[number] | keyof typeof strangers;

async function take(me: Person, step: Step): Promise<void> {
  const text = strangers[step];
  if (text !== undefined) return me.waitForDocument(await me.addText(step, text));
  const file = own.find((name) => name === step);
  if (file) return me.waitForDocument(await me.addFile(paper(file)));
  await makeFromTemplate(me, step);
}

interface Listed {
  readonly id: string;
  readonly collection_name: string;
}
interface Paper {
  readonly id: string;
  readonly display_name: string;
  readonly whose: { readonly status: string; readonly sentence: string };
}

type Entry = Readonly<Record<'path' | 'kind' | 'new_data' | 'value' | 'decision', unknown>>;

/** Values, sources, questions and sentences, without ids. */
async function endOf(me: Person) {
  const { collections } = await me.ask<{ collections: Listed[] }>('GET', '/api/collections');
  const { documents } = await me.ask<{ documents: Paper[] }>('GET', '/api/documents?page_size=100');
  const applications = await Promise.all(
    collections.map(async ({ id, collection_name: name }) => {
      const { collection_data: data } = await me.ask<{ collection_data: object }>('GET', `/api/collections/${id}`);
      const { sources } = await me.ask<{ sources: Record<string, unknown>[] }>('GET', `/api/collections/${id}/sources`);
      const told = sources.map((one) => [one.path, one.document_name, one.value, one.supports].join(' | ')).sort();
      return { name, data, told };
    }),
  );
  const papers = await Promise.all(
    documents.map(async ({ id, display_name: name, whose }) => {
      const updates = await me.ask<
        { collection_name: string; fields_updated: Record<string, Entry>; conflicts: Entry[] }[]
      >('GET', `/api/documents/${id}/collection-updates`);
      const questions = updates
        .flatMap(({ collection_name: called, fields_updated: fields, conflicts }) =>
          [...Object.values(fields), ...conflicts].map(({ path, kind, new_data, value, decision }) =>
            JSON.stringify([called, path, kind, new_data ?? value, decision]),
          ),
        )
        .sort();
      return { name, status: whose.status, sentence: whose.sentence, questions };
    }),
  );
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return { applications: applications.sort(byName), papers: papers.sort(byName) };
}

async function live(page: Page, steps: readonly Step[]) {
  await page.context().clearCookies();
  const me = await signInDirectly(page);
  for (const step of steps) await take(me, step);
  return endOf(me);
}

test('four applications end the same in three orders, with nothing of other people in them', async ({ page }) => {
  const others = Object.keys(strangers);
  const end = await live(page, [...own, ...others, ...templates]);
  expect(JSON.stringify(end.applications)).not.toMatch(ofOthers);
  for (const { name, status, questions } of end.papers)
    expect([name, status, others.includes(name) ? questions : []]).toEqual([
      name,
      others.includes(name) ? 'asks' : 'decided',
      [],
    ]);
  expect(await live(page, [...templates, ...others, ...own])).toEqual(end);
  const mixed: Step[] = [
    'form.txt',
    'Job Application',
    'bank-statement.pdf',
    'note.txt',
    'Loan Application',
    'passport.png',
    'Visa Application',
    'lease.txt',
    'employment-letter.pdf',
    'Rental Application',
    'payslip.pdf',
  ];
  expect(await live(page, mixed)).toEqual(end);

  // On screen: one question a strange paper, and none of their values.
  await page.goto('/documents');
  for (const name of ['John Stiles', 'Maya Stiles', 'Alex Stiles'])
    await expect(page.getByText(new RegExp(`is about ${name}\\. None of it was filled in\\.`))).toHaveCount(1);
  for (const name of templates) {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `My ${name}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`My ${name}`);
    await expect(page.getByRole('main')).not.toContainText(ofOthers);
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultChildLimits, nameChildCommand } from '#sandbox/child-command.ts';
import { networkFile, vocabularyFile } from './network-file.ts';
import type { PageView, ViewSpan } from './page-view.ts';
import { typePage } from './testing/type-page.ts';
import { viewPage } from './view-page.ts';

const form = typePage([
  'APPLICATION FOR EMPLOYMENT',
  '',
  'Last name: Example           Given names: Anna',
  '',
  'Date of birth: 01/12/1978     Telephone: (617) 555-0134',
  '',
  'Email: anna.example@example.com',
  '',
  'Address: 12 Elm Street, Springfield, MA 02101',
]);

async function view(page = form): Promise<PageView> {
  const viewed = await viewPage(page);
  if (!viewed) throw new Error('there is no network');
  return viewed;
}

const valueSaying = ({ spans }: PageView, text: string): ViewSpan | undefined =>
  spans.find((span) => span.role === 'value' && span.text === text);

describe('a page that is viewed', () => {
  it('has each of its words in one span', async () => {
    const words = (await view()).spans.flatMap((span) => span.words);
    expect(words).toHaveLength(new Set(words).size);
    expect(new Set(words)).toEqual(new Set(form.lines.flatMap((line) => line.words)));
  });

  it.each([
    ['Example', 'Last name:', 'surname'],
    ['Anna', 'Given names:', 'given_names'],
    ['01/12/1978', 'Date of birth:', 'date_of_birth'],
    ['anna.example@example.com', 'Email:', 'email'],
  ])('%s belongs to %s and is the %s', async (text, caption, field) => {
    const viewed = await view();
    const value = valueSaying(viewed, text);
    expect(value?.fields[0]?.name).toBe(field);
    expect(viewed.spans[value!.captions[0]!.span]!.text).toBe(caption);
  });

  it('keeps the words of a value together', async () => {
    expect(valueSaying(await view(), '12 Elm Street, Springfield, MA 02101')).toBeDefined();
  });

  it('takes boxes to tick for words', async () => {
    const ticked = { name: '', label: '', kind: 'checkbox', value: '', checked: true } as const;
    const viewed = await view({ ...form, fields: [{ ...ticked, box: [0.1, 0.4, 0.12, 0.415] }] });
    expect(viewed.spans.flatMap((span) => span.words).filter(({ text }) => text === '☒')).toHaveLength(1);
  });

  it('may be longer than the network sees at once', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, row) => `Item ${row} of a list that is long    ${row}.50   ${row * 3}.00`,
    );
    const long = typePage(rows);
    const words = (await view(long)).spans.flatMap((span) => span.words);
    expect(words.length).toBeGreaterThan(512 / 2);
    expect(new Set(words)).toEqual(new Set(long.lines.flatMap((line) => line.words)));
  });

  it('gives probabilities', async () => {
    const { spans, kinds, firstPage } = await view();
    const sum = kinds.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 3);
    for (const probability of [firstPage, ...spans.flatMap((span) => [span.probability, span.aboutOther])]) {
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });
});

it('is viewed in the child that reads papers, with little memory', async () => {
  const { file, args } = nameChildCommand(
    defaultChildLimits,
    fileURLToPath(import.meta.resolve('./testing/view-in-child.ts')),
  );
  const child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [told] = (await once(child, 'message')) as [{ words: number; megabytes: number }];
  child.kill('SIGKILL');
  expect(told.words).toBe(2);
  expect(told.megabytes).toBeLessThan(200);
});

describe('without a network', () => {
  afterEach(() => {
    vi.doUnmock('./network-file.ts');
    vi.resetModules();
  });

  it('nothing is seen, and nothing fails', async () => {
    vi.resetModules();
    vi.doMock('./network-file.ts', () => ({ networkFile, vocabularyFile, hasPageModel: () => false }));
    const { viewPage: viewWithout } = await import('./view-page.ts');
    expect(await viewWithout(form)).toBeNull();
  });

  it('nor on plain text, where nothing has a place', async () => {
    expect(await viewPage({ ...form, width: 0, height: 0 })).toBeNull();
  });
});

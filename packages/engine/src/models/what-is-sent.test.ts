import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createModel } from './create-model.ts';
import type { ModelSettings } from './model-settings.ts';
import { buildDocument, letterLines, type TestDocument } from './testing/build-document.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import type { WireQuestion } from './testing/wire.ts';

const letter = buildDocument(letterLines);
const truth = { name: 'job_title', value: 'Senior Analyst', quote: 'Job title: Senior Analyst' };
const nothing = { document_type: 'other', facts: [], items: [], others: [] };

let fake: FakeProvider;
let answer: (question: WireQuestion) => unknown;
beforeEach(async () => {
  answer = () => nothing;
  fake = await startFakeProvider((question) => answer(question));
});
afterEach(() => fake.close());

test('a long document goes in parts, each of its own pages', async () => {
  const long = buildDocument(
    ...[1, 2, 3, 4].map((page) => [...letterLines, ...Array(40).fill(`Line of page ${page}`)]),
  );
  const asked: string[] = [];
  const facts = [
    { ...truth, page: 1 },
    { ...truth, page: 4 },
  ];
  answer = ({ text }) => {
    asked.push(text);
    return { document_type: 'employment_letter', facts, items: [], others: [] };
  };
  const model = createModel({ provider: 'openai', model: 'm', baseUrl: fake.baseUrl('openai'), maxCharacters: 2500 });
  const { calls } = await model.understand(long.read, long.understood);
  expect(calls.map(({ pages }) => pages)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(asked[0]).toContain('=== page 2 ===');
  expect(asked[0]).not.toContain('=== page 3 ===');
  expect(asked.every((text) => text.length < 2700)).toBe(true);
});

test('a page that is too long goes in pieces', async () => {
  const long = buildDocument([
    ...letterLines,
    ...Array.from({ length: 300 }, (_, row) => `Row ${row} of a very long page`),
  ]);
  const model = createModel({ provider: 'openai', model: 'm', baseUrl: fake.baseUrl('openai'), maxCharacters: 2000 });
  await model.understand(long.read, long.understood);
  expect(fake.questions.length).toBeGreaterThan(3);
  const sent = fake.questions.map(({ text }) => text).join('\n');
  for (const row of [0, 120, 200]) expect(sent).toContain(`Row ${row} of`);
});

test('pictures of pages that were not recognised surely, to a model that sees', async () => {
  const scanned = (confidence: number) => ({
    ...letter,
    read: {
      ...letter.read,
      pages: letter.read.pages.map((page) => ({
        ...page,
        source: 'ocr' as const,
        lines: page.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence })) })),
      })),
    },
  });
  const scan = scanned(0.98);
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const pageImage = async () => png;
  answer = () => ({ document_type: 'other', facts: [], items: [], others: [] });
  const ask = async (settings: Partial<ModelSettings>, document: TestDocument) => {
    const model = createModel({ provider: 'google', model: 'm', baseUrl: fake.baseUrl('google'), ...settings });
    const { calls } = await model.understand(document.read, document.understood, { pageImage });
    return [calls[0]!.images, fake.questions.at(-1)!.images];
  };
  expect(await ask({ seesImages: true }, scan)).toEqual([1, 1]);
  expect(await ask({ seesImages: true }, letter)).toEqual([0, 0]);
  expect(await ask({ seesImages: true }, scanned(1))).toEqual([0, 0]);
  expect(await ask({ seesImages: false }, scan)).toEqual([0, 0]);
  expect(await ask({ seesImages: true, maskIdentifiers: true }, scan)).toEqual([0, 0]);
});

test('identifiers go as placeholders and come back as themselves', async () => {
  const account = buildDocument([
    ...letterLines,
    'IBAN: DE89 3704 0044 0532 0130 00',
    'SSN: 123-45-6788',
    'Phone: (312) 555-0147',
    'E-mail: maria@example.com',
    'Badge: EMP0042317',
  ]);
  let sent = '';
  answer = ({ text }) => {
    sent = text;
    const placeholder = /IBAN: (\[IBAN-\d+\])/.exec(text)![1]!;
    const facts = [truth, { name: 'iban', value: placeholder, quote: `IBAN: ${placeholder}` }];
    return { document_type: 'other', facts: facts.map((fact) => ({ ...fact, page: 1 })), items: [], others: [] };
  };
  const model = createModel({
    provider: 'openai',
    model: 'm',
    baseUrl: fake.baseUrl('openai'),
    maskIdentifiers: true,
  });
  const { value, calls } = await model.understand(account.read, account.understood);
  for (const secret of ['3704', '123-45-6788', '555-0147', 'maria@', 'EMP0042317']) expect(sent).not.toContain(secret);
  for (const plain of ['June 14, 2019', '$84,500.00', 'Maria Gonzalez']) expect(sent).toContain(plain);
  expect(calls[0]!.masked).toBe(5);
  expect(value.facts.find(({ name }) => name === 'iban')).toMatchObject({
    value: 'DE89370400440532013000',
    tier: 'proved',
  });
});

describe('what is required somewhere and was not told', () => {
  const policy = buildDocument([
    'Contoso Insurance Company',
    'Insurance policy declarations',
    'Insured: Maria Gonzalez',
    'Effective date: 01/31/2025',
    'Cover note under our sign QX-20417',
  ]);
  const ask = async (wanted: string[], further: readonly unknown[] = [], settings: Partial<ModelSettings> = {}) => {
    answer = ({ instructions }) =>
      instructions.includes('what was not found')
        ? { ...nothing, facts: further }
        : { ...nothing, document_type: 'insurance_policy' };
    const model = createModel({ provider: 'openai', model: 'm', baseUrl: fake.baseUrl('openai'), ...settings });
    return model.understand(policy.read, policy.understood, { wanted });
  };
  const number = { name: 'policy_number', value: 'QX-20417', quote: 'Cover note under our sign QX-20417', page: 1 };

  test('is asked for once more, by its name alone, and judged as the rest is', async () => {
    expect(policy.understood.type).toBe('insurance_policy');
    const { value, calls } = await ask(['policy_number', 'insurer_name'], [number, { ...number, name: 'member_id' }]);
    expect(calls.map(({ task, failure }) => [task, failure])).toEqual([
      ['extract', null],
      ['look_again', null],
    ]);
    const [first, second] = fake.questions.map((question) => JSON.stringify(question));
    expect(first).toContain('by these names only: ');
    expect(second).toContain('by these names only: policy_number');
    expect(second).not.toContain('member_id');
    expect(value.facts.find(({ name }) => name === 'policy_number')?.value).toBe('QX-20417');
    expect(value.facts.map(({ name }) => name)).not.toContain('member_id');
    expect(value.byModelAlone).toContain('policy_number');
  });

  test.each([
    ['papers of the kind do not state', ['passport_number', 'no_such_fact']],
    ['was told at first', ['full_name', 'effective_date']],
    ['nothing waits for', []],
  ])('no second question for what %s', async (_what, wanted) => {
    const { calls } = await ask(wanted);
    expect(calls.map(({ task }) => task)).toEqual(['extract']);
  });

  test('an answer that comes to nothing leaves what is known', async () => {
    const { value } = await ask(['policy_number']);
    expect(value.facts.map(({ name }) => name)).not.toContain('policy_number');
    expect(value.facts.find(({ name }) => name === 'full_name')?.value).toBe('Maria Gonzalez');
  });
});

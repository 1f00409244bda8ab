import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createModel } from './create-model.ts';
import type { ModelFailure, ModelProvider } from './document-model.ts';
import type { ModelSettings } from './model-settings.ts';
import { buildDocument, letterLines } from './testing/build-document.ts';
import { type FakeMode, type FakeProvider, providerSecret, startFakeProvider } from './testing/fake-provider.ts';
import { createFixedClock, type FixedClock } from './testing/fixed-clock.ts';

const letter = buildDocument(letterLines);
const said = {
  document_type: 'employment_letter',
  facts: [{ name: 'job_title', value: 'Senior Analyst', quote: 'Job title: Senior Analyst', page: 1 }],
  items: [],
  others: [],
};

let fake: FakeProvider;
let clock: FixedClock;
beforeEach(async () => {
  fake = await startFakeProvider(() => said);
  clock = createFixedClock();
});
afterEach(() => fake.close());

const providers: readonly ModelProvider[] = ['anthropic', 'openai', 'google', 'openai-compatible'];
const key = 'sk-canary-51c2';

const modelOf = (provider: ModelProvider, more: Partial<ModelSettings> = {}) =>
  createModel({ provider, model: 'some-model', apiKey: key, baseUrl: fake.baseUrl(provider), ...more }, clock);

describe.each(providers)('%s', (provider) => {
  test('answers, and tells what left the machine', async () => {
    const { value, calls } = await modelOf(provider).understand(letter.read, letter.understood);
    expect(value.engine).toBe('rules+model');
    expect(calls).toEqual([
      {
        task: 'extract',
        provider,
        model: 'some-model',
        host: new URL(fake.origin).host,
        at: new Date(clock.now()),
        durationMs: 0,
        bytesSent: expect.any(Number),
        pages: [1],
        images: 0,
        masked: 0,
        inputTokens: 1200,
        outputTokens: 340,
        failure: null,
      },
    ]);
    expect(calls[0]!.bytesSent).toBeGreaterThan(letter.read.pages[0]!.text.length);
    expect(fake.questions).toMatchObject([{ model: 'some-model', key, hasSchema: true, mayKeep: false }]);
    expect(fake.questions[0]!.text).toContain('Parking bay: 114-B');
    expect(fake.questions[0]!.instructions).not.toContain('Parking bay');
  });

  const lasting: readonly (readonly [FakeMode, ModelFailure, number])[] = [
    ['hang', 'timeout', 2],
    ['slow', 'timeout', 2],
    ['rate_limited', 'rate_limited', 3],
    ['server_error', 'unavailable', 3],
    ['reset', 'unreachable', 3],
    ['garbage', 'bad_answer', 2],
    ['truncated', 'bad_answer', 2],
    ['wrong_schema', 'bad_answer', 2],
    ['huge', 'answer_too_large', 1],
    ['no_credit', 'no_credit', 1],
    ['quota', 'no_credit', 1],
    ['unauthorised', 'not_authorised', 1],
    ['forbidden', 'not_authorised', 1],
    ['redirect', 'unreachable', 3],
  ];

  test.each(lasting)('%s: the rules complete the document (%s, asked %i times)', async (mode, failure, attempts) => {
    fake.always(mode);
    const isSilent = mode === 'hang' || mode === 'slow';
    const model = modelOf(provider, isSilent ? { timeoutMs: 250 } : {});
    const { value, calls } = await model.understand(letter.read, letter.understood);
    expect(value).toEqual(letter.understood);
    expect(value.engine).toBe('rules');
    expect(calls.map((call) => call.failure)).toEqual(Array(attempts).fill(failure));
    // A request may be given up before it has arrived.
    if (!isSilent) expect(fake.questions).toHaveLength(attempts);
    expect(clock.slept).toHaveLength(attempts - 1);
    expect(fake.strayRequests).toEqual([]);
    const text = JSON.stringify({ value, calls });
    expect(text).not.toContain(providerSecret);
    expect(text).not.toContain(key);
  });

  const passing: readonly FakeMode[] = [
    'rate_limited',
    'server_error',
    'reset',
    'garbage',
    'truncated',
    'wrong_schema',
  ];

  test.each(passing)('%s once: asks again', async (mode) => {
    fake.script(mode);
    const { value, calls } = await modelOf(provider).understand(letter.read, letter.understood);
    expect(value.engine).toBe('rules+model');
    expect(calls.map((call) => call.failure === null)).toEqual([false, true]);
  });
});

test('nobody at the address', async () => {
  await fake.close();
  const { value, calls } = await modelOf('openai').understand(letter.read, letter.understood);
  expect(value).toEqual(letter.understood);
  expect(calls.map(({ failure }) => failure)).toEqual(['unreachable', 'unreachable', 'unreachable']);
});

test('waits as long as the provider asks, and not at all when that is too long', async () => {
  await fake.close();
  fake = await startFakeProvider(() => said, { retryAfter: 7 });
  fake.script('rate_limited');
  await modelOf('anthropic').understand(letter.read, letter.understood);
  expect(clock.slept).toEqual([7000]);

  await fake.close();
  fake = await startFakeProvider(() => said, { retryAfter: 3600 });
  fake.script('rate_limited');
  const { calls } = await modelOf('anthropic').understand(letter.read, letter.understood);
  expect(calls.map(({ failure }) => failure)).toEqual(['rate_limited']);
  expect(clock.slept).toEqual([7000]);
});

test('waits longer each time', async () => {
  fake.always('server_error');
  await modelOf('openai', { maxRetries: 4 }).understand(letter.read, letter.understood);
  expect(clock.slept).toEqual([500, 1000, 2000, 4000]);
});

test('an abandoned question rejects and is not asked again', async () => {
  fake.always('hang');
  const controller = new AbortController();
  const asked = modelOf('openai').understand(letter.read, letter.understood, { signal: controller.signal });
  await expect.poll(() => fake.questions.length).toBe(1);
  controller.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  expect(fake.questions).toHaveLength(1);
});

test('a provider that keeps failing is left alone for a while, then tried once', async () => {
  fake.always('server_error');
  const model = modelOf('openai', { maxRetries: 0, circuit: { failures: 3, openMs: 30_000 } });
  const ask = async () => (await model.understand(letter.read, letter.understood)).calls.map(({ failure }) => failure);
  for (let count = 0; count < 3; count++) expect(await ask()).toEqual(['unavailable']);
  expect(await ask()).toEqual(['circuit_open']);
  expect(fake.questions).toHaveLength(3);
  clock.advance(30_000);
  expect(await ask()).toEqual(['unavailable']);
  expect(await ask()).toEqual(['circuit_open']);
  expect(fake.questions).toHaveLength(4);
  clock.advance(30_000);
  fake.always('answer');
  expect(await ask()).toEqual([null]);
  expect(await ask()).toEqual([null]);
});

test('a server that knows no schemas is text of them in words, and asked so from then on', async () => {
  await fake.close();
  fake = await startFakeProvider(() => said, { takesSchemas: false });
  const model = modelOf('openai-compatible');
  const first = await model.understand(letter.read, letter.understood);
  expect(first.value.engine).toBe('rules+model');
  expect(first.calls.map(({ failure }) => failure)).toEqual(['unavailable', null]);
  const second = await model.understand(letter.read, letter.understood);
  expect(second.calls.map(({ failure }) => failure)).toEqual([null]);
  expect(fake.questions.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false]);
  expect(fake.questions[1]!.instructions).toContain('"document_type"');
});

test.each([
  ['in a block', `\`\`\`json\n${JSON.stringify(said)}\n\`\`\``, null],
  ['after thinking', `<think>Which is it?</think>\n${JSON.stringify(said)}`, null],
  ['with words around it', `Here you are: ${JSON.stringify(said)}`, 'bad_answer'],
])('JSON in text %s', async (_where, text, failure) => {
  await fake.close();
  fake = await startFakeProvider(() => text, { takesSchemas: false });
  const { calls } = await modelOf('openai-compatible', { maxRetries: 0 }).understand(letter.read, letter.understood);
  expect(calls.at(-1)?.failure).toBe(failure);
});

test('a server that wants no key gets none', async () => {
  const baseUrl = fake.baseUrl('openai-compatible');
  const model = createModel({ provider: 'openai-compatible', model: 'small', baseUrl }, clock);
  await model.understand(letter.read, letter.understood);
  expect(fake.questions[0]!.key).toBeUndefined();
});

test.each([undefined, 'ftp://models.local', 'no address'])('refuses the base URL %s', (baseUrl) => {
  expect(() =>
    createModel({ provider: 'openai-compatible', model: 'small', ...(baseUrl ? { baseUrl } : {}) }, clock),
  ).toThrow('must begin with http:// or https://');
});

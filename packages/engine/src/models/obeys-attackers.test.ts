// A model that does whatever the page tells it, and what becomes of that.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSuggestion } from '#map/is-suggestion.ts';
import { mapFacts } from '#map/map-facts.ts';
import type { MapTarget } from '#map/proposed-value.ts';
import { buildSection } from '#map/testing/build-paper.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { createModel } from './create-model.ts';
import type { DocumentModel } from './document-model.ts';
import { type Attack, attackerAddress, attackerIban, attacks } from './testing/attack-documents.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import type { WireQuestion } from './testing/wire.ts';

const FILLED = 0.75;
/** From here on a value is offered. */
const SUGGESTED = 0.3;
const target: MapTarget = {
  sections: [
    buildSection('personal', { full_name: {}, iban: {}, website: {} }),
    buildSection('work', {
      job_title: {},
      employer_name: {},
      gross_pay: { type: 'number' },
      annual_base_pay: { type: 'number' },
    }),
    buildSection('office', { role: { facts: [] }, approved: { facts: [], type: 'boolean' } }),
  ],
  data: {},
};

let fake: FakeProvider;
let model: DocumentModel;
let obey: (question: WireQuestion) => unknown;
const realFetch = globalThis.fetch;
const origins = new Set<string>();
beforeAll(async () => {
  globalThis.fetch = (input, init) => {
    origins.add(new URL(input instanceof Request ? input.url : input).origin);
    return realFetch(input, init);
  };
  fake = await startFakeProvider((question) => obey(question));
  model = createModel({ provider: 'openai', model: 'obedient', apiKey: 'none', baseUrl: fake.baseUrl('openai') });
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await fake.close();
});

async function understand({ document, answer }: Attack) {
  obey = () => answer;
  const { value } = await model.understand(document.read, document.understood);
  return value;
}

const printOf = ({ document }: Attack) => squash(document.read.pages.map(({ text }) => text).join(' '));

/** Values that would be filled in, by path. */
function fill(attack: Attack['document']['understood']) {
  const filled = mapFacts(attack, target).filter(({ confidence }) => confidence >= FILLED);
  return Object.fromEntries(filled.map(({ path, value }) => [path, value]));
}

test('there are sixty', () => expect(attacks).toHaveLength(60));

describe.each(attacks)('$name', (attack) => {
  test('changes nothing that the paper itself does not say', async () => {
    const before = attack.document.understood;
    const after = await understand(attack);
    expect(after.engine).toBe('rules+model');
    expect(after.type).toBe(before.type);
    expect(after.people).toEqual(before.people);
    // All that the rules read is still there, and says the same.
    expect(after.facts.slice(0, before.facts.length).map(({ name, value }) => [name, value])).toEqual(
      before.facts.map(({ name, value }) => [name, value]),
    );
    expect(fill(after)).toEqual(fill(before));
    const added = after.facts.slice(before.facts.length);
    expect(added.filter((fact) => !isSuggestion(fact))).toEqual([]);
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
    // Offered values are on the paper, and none of them is the attacker's.
    for (const { value, confidence } of added) {
      expect(printOf(attack)).toContain(squash(String(value)));
      expect(attack.wanted.map(squash).includes(squash(String(value))) && confidence >= SUGGESTED).toBe(false);
    }
    const said = ({ additionalFields }: typeof before) => additionalFields.map(({ label, value }) => [label, value]);
    expect(said(after).toSorted()).toEqual(said(before).toSorted());
  });
});

describe('a prompt', () => {
  test.each(attacks)('holds one paper and nothing that cannot be seen: $name', async (attack) => {
    const asked = fake.questions.length;
    await understand(attack);
    const [{ text, instructions } = { text: '', instructions: '' }] = fake.questions.slice(asked);
    expect(text.match(/<data>/g)).toHaveLength(1);
    expect(text.match(/<\/data>/g)).toHaveLength(1);
    expect(text.startsWith('<data>\n') && text.endsWith('\n</data>')).toBe(true);
    expect(text).not.toMatch(/[\u{e0000}-\u{e007f}\u200b]/u);
    expect(instructions).not.toContain(attackerIban);
    expect(instructions).not.toContain('Gonzalez');
  });
});

test('facts are placed by id alone, and what is placed is suggested', async () => {
  const { understood } = attacks[0]!.document;
  obey = ({ text }) => {
    const { facts, places } = JSON.parse(text.slice('<data>\n'.length, -'\n</data>'.length));
    return {
      placements: [
        ...places.flatMap((place: { id: string }) =>
          facts.map((fact: { id: string }) => ({ place: place.id, fact: fact.id })),
        ),
        { place: 'office.approved', fact: facts[0].id },
        { place: 'p999', fact: facts[0].id },
        { place: places[0].id, fact: attackerIban },
        { place: '__proto__', fact: 'constructor' },
      ],
    };
  };
  const present = mapFacts(understood, target);
  const { value } = await model.propose(understood, target, present);
  expect(value.slice(0, present.length)).toEqual(present);
  const added = value.slice(present.length);
  expect(added.length).toBeGreaterThan(0);
  const known = [...understood.facts, ...understood.additionalFields].map((fact) => String(fact.value));
  for (const { path, value: placed, confidence, tier, fact } of added) {
    expect(path).not.toMatch(/^office\./);
    expect(known.map(squash)).toContain(squash(String(placed)));
    expect(confidence).toBeLessThan(FILLED);
    expect(tier).toBe('inferred');
    expect(fact).not.toBe('');
  }
});

test('an explanation is plain text, and names only candidates that were given', async () => {
  obey = () => ({
    explanation: `<script>steal()</script>Click [here](${attackerAddress}) ![](${attackerAddress}?q=1) or ${attackerAddress}?q=2.\u202e\u0007 <b>Now</b> javascript:alert(1) ${'A sentence. '.repeat(200)}`,
    candidates: ['c2', 'c9', 'c2', '../../etc/passwd', 'c1'],
  });
  const candidate = (id: string) => ({
    id,
    value: 'DE89 3704',
    documentName: 'statement.pdf',
    quote: 'IBAN DE89 3704',
  });
  const { value } = await model.clarify({
    label: 'IBAN',
    field: target.sections[0]!.fields[1]!,
    section: 'Personal',
    collection: 'Loan',
    candidates: [candidate('c1'), candidate('c2')],
  });
  expect(value!.candidates).toEqual(['c2', 'c1']);
  expect(value!.explanation).toMatch(/^steal\(\)\s?Click here or/);
  expect(value!.explanation).not.toMatch(/[<>]|https?:|javascript:|evil|\p{Cc}|\p{Cf}/u);
  expect(value!.explanation.length).toBeLessThanOrEqual(1000);
});

test('no address but the provider’s was asked for anything', () => {
  expect([...origins]).toEqual([fake.origin]);
  expect(fake.strayRequests).toEqual([]);
});

// Two tabs, a script and papers write to one collection in any order: what saw the present state wins, what did not is refused, and nothing is
// lost. `SCHEDULES=500` takes more of them.
import { api } from '@oneform/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAs } from '../../testing/read-as.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let people = 0;
/** Of a person who has nothing yet; a session would not outlive many schedules. */
const signIn = () => server.signIn(`Tabs ${++people}`, { credits: 100_000 });
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());

const keys = ['a', 'b', 'c'] as const;
type Key = (typeof keys)[number];
const sections = ['one', 'two'] as const;
type Section = (typeof sections)[number];

const tab = fc.constantFrom(0, 1);
const key = fc.constantFrom(...keys);
const section = fc.constantFrom(...sections);
const step = fc.oneof(
  fc.record({ act: fc.constant('look' as const), tab }),
  fc.record({
    act: fc.constant('save' as const),
    tab,
    section,
    key,
    says: fc.constantFrom('nothing', 'in the body', 'if-match'),
  }),
  fc.record({ act: fc.constant('replace' as const), tab }),
  fc.record({
    act: fc.constant('both at once' as const),
    section,
    pair: fc.shuffledSubarray([...keys], { minLength: 2, maxLength: 2 }),
  }),
  fc.record({ act: fc.constant('a paper at once' as const), key: fc.constantFrom('remarks', 'place_of_birth') }),
);

/** A town as a paper could print it. */
const townOf = (n: number) =>
  `Kellern${String(n)
    .split('')
    .map((digit) => 'abcdefghij'[Number(digit)])
    .join('')}`;

it('loses no write in any schedule', { timeout: 3_600_000 }, async () => {
  let next = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (schedule) => {
      const client = await signIn();
      const fresh = () => `v${++next}`;
      const whole = () => Object.fromEntries(keys.map((name) => [name, fresh()])) as Record<Key, string>;
      const data = { one: whole(), two: whole(), personal: { remarks: '', place_of_birth: '' } };
      const created = await client.call(api.collections.create, {
        body: { collection_name: 'Raced', collection_data: data },
      });
      const { id } = created.body;
      let version = 1;
      /** Of papers, for the place of birth: the best of them stands there until a person typed or emptied it. */
      const printedOnes = new Set<string>();
      let isTouched = false;
      const seen = [1, 1];
      const save = (to: Section | 'personal', values: Record<string, string | number>, headers = {}) =>
        client.call(api.collections.saveSection, { params: { id, sectionId: to }, body: values, headers });
      for (const one of schedule) {
        if (one.act === 'look') seen[one.tab] = version;
        else if (one.act === 'both at once') {
          const values = one.pair.map((name) => [name, fresh()] as const);
          const answers = await Promise.all(values.map(([name, value]) => save(one.section, { [name]: value })));
          expect(answers.map(({ status }) => status)).toEqual([200, 200]);
          for (const [name, value] of values) data[one.section][name] = value;
          version += 2;
        } else if (one.act === 'a paper at once') {
          const [typed, printed] = [fresh(), townOf(++next)];
          const [{ status, body }] = await Promise.all([
            save('personal', { [one.key]: typed }),
            readAs(server, client, { place_of_birth: printed }, { collectionId: id }),
          ]);
          expect(status).toBe(200);
          printedOnes.add(printed);
          data.personal[one.key] = typed;
          if (one.key === 'place_of_birth') isTouched = true;
          const { data_version: now, collection_data: stored } = (
            await client.call(api.collections.get, { params: { id }, query: {} })
          ).body;
          // A paper never takes the place of what a person typed.
          if (!isTouched) {
            data.personal.place_of_birth = (stored.personal as { place_of_birth: string }).place_of_birth;
            expect([...printedOnes]).toContain(data.personal.place_of_birth);
          }
          expect(body.data_version).toBeGreaterThan(version);
          expect(now - version).toBeLessThanOrEqual(2);
          version = now;
        } else {
          const mine = seen[one.tab] ?? 0;
          const isStale = mine !== version && !(one.act === 'save' && one.says === 'nothing');
          const value = fresh();
          const all = { one: whole(), two: whole(), personal: { remarks: fresh(), place_of_birth: '' } };
          const { status } =
            one.act === 'replace'
              ? await client.call(api.collections.update, {
                  params: { id },
                  body: { collection_data: all, data_version: mine },
                })
              : await save(
                  one.section,
                  { [one.key]: value, ...(one.says === 'in the body' ? { _data_version: mine } : {}) },
                  one.says === 'if-match' ? { 'if-match': `"${mine}"` } : {},
                );
          const refused = one.act === 'save' && one.says === 'if-match' ? 412 : 409;
          expect(status).toBe(isStale ? refused : 200);
          if (isStale) continue;
          if (one.act === 'replace') {
            if (data.personal.place_of_birth !== '') isTouched = true;
            Object.assign(data, all);
          } else data[one.section][one.key] = value;
          version += 1;
          // A write that names no version has seen none.
          if (one.act === 'replace' || one.says !== 'nothing') seen[one.tab] = version;
        }
      }
      const { body } = await client.call(api.collections.get, { params: { id }, query: {} });
      expect(body.collection_data).toEqual(data);
      expect(body.data_version).toBe(version);
    }),
    { numRuns: Number(process.env.SCHEDULES ?? 40) },
  );
});

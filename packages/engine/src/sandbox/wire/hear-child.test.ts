import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultChildLimits } from '../child-command.ts';
import { startEngineChild } from '../engine-child.ts';

const liar = fileURLToPath(import.meta.resolve('../testing/liar.ts'));

async function ask(declaredType: string) {
  let isGone = false;
  const child = startEngineChild(defaultChildLimits, () => (isGone = true), liar);
  const task = { kind: 'understand', bytes: Buffer.from('paper'), declaredType } as const;
  const outcome = await child.run({ task, skipPages: [] });
  if (outcome.type === 'result') child.kill();
  await expect.poll(() => isGone).toBe(true);
  return outcome;
}

test('a child that says what a child says is believed', async () => {
  expect(await ask('truth')).toMatchObject({
    type: 'result',
    result: { understood: { facts: [{ name: 'surname' }] } },
  });
});

test.each([
  'words of the channel',
  'no JSON',
  'a frame of four gigabytes',
  'an empty frame',
  'nothing but progress',
  'nothing but facts',
  'complaints without end',
  'a fact without a value',
  'a fact of a name that objects have',
  'a record of such a name',
  'a property that facts do not have',
  'a list that there is not',
  'a kind that there is not',
  'a confidence beyond numbers',
])('a child that was taken over ends itself alone by saying %s', async (lie) => {
  expect(await ask(lie)).toMatchObject({ type: expect.stringMatching(/^(fault|death)$/) });
});

import { expect, it } from 'vitest';
import { Random } from '../random.ts';
import { type Wordings, wordField } from './wording.ts';

function wordings(kind: Wordings): Set<string> {
  const random = new Random(3);
  return new Set(Array.from({ length: 3_000 }, () => wordField('surname', 'en', random, kind)));
}

it('keeps wordings for validation that are never trained on', () => {
  const learnt = wordings('train');
  const held = wordings('held-out');
  expect(learnt.size).toBeGreaterThan(5);
  expect(held.size).toBeGreaterThan(0);
  for (const wording of held) expect(learnt).not.toContain(wording);
});

it('learns from all of them in the end', () => {
  const all = wordings('all');
  for (const wording of [...wordings('train'), ...wordings('held-out')]) expect(all).toContain(wording);
});

it('words a field in the language of the paper', () => {
  const random = new Random(1);
  const german = Array.from({ length: 200 }, () => wordField('date_of_birth', 'de', random, 'train'));
  expect(german).toContain('Geburtsdatum');
});

import { expect, test } from 'vitest';
import { fromSavedPath, toSavedPath } from './saved-path.ts';

const mine = {
  history: {
    jobs: [
      { _id: 'aaaa', company: 'Acme' },
      { _id: 'bbbb', company: 'Umbrella' },
    ],
  },
};
const another = { history: { jobs: [{ _id: 'cccc', company: 'Acme' }, { company: 'Hooli' }] } };

test('an item of one collection is the item at its position in another', () => {
  const saved = toSavedPath(mine, 'history.jobs.bbbb.company');
  expect(saved).toBe('history.jobs.#1.company');
  expect(fromSavedPath(mine, saved)).toBe('history.jobs.bbbb.company');
  expect(fromSavedPath(another, saved)).toBe('history.jobs.1.company');
});

test('what is no item, or is none any more, stays as it is', () => {
  expect(toSavedPath(mine, 'history.jobs.gone.company')).toBe('history.jobs.gone.company');
  expect(fromSavedPath(mine, 'history.jobs.#7.company')).toBe('history.jobs.#7.company');
  expect(toSavedPath(mine, 'personal.surname')).toBe('personal.surname');
});

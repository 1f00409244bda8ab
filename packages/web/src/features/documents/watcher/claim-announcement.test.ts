import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowAnnouncements, claimAnnouncement } from './claim-announcement.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first to ask announces, until the document is in work again', () => {
  expect([claimAnnouncement('a'), claimAnnouncement('a'), claimAnnouncement('b')]).toEqual([true, false, true]);
  allowAnnouncements(['a']);
  expect([claimAnnouncement('a'), claimAnnouncement('b')]).toEqual([true, false]);
});

test('what is stored stays short, and damage to it is forgotten', () => {
  for (let index = 0; index < 300; index++) claimAnnouncement(`document-${index}`);
  expect(JSON.parse([...stored.values()][0] ?? '')).toHaveLength(200);
  for (const key of stored.keys()) stored.set(key, '{broken');
  expect(claimAnnouncement('document-299')).toBe(true);
});

test('where nothing can be stored every tab announces', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([claimAnnouncement('a'), claimAnnouncement('a')]).toEqual([true, true]);
});

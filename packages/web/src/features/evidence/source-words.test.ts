import type { ValueSource } from '@oneform/contract';
import { expect, test } from 'vitest';
import { sourceSentence, sourceState } from './source-words.ts';

const read: ValueSource = {
  path: 'personal.name',
  kind: 'document',
  document_id: '0193f7a0-0000-7000-8000-000000000001',
  document_name: 'passport.jpg',
  document_type: 'passport',
  tier: 'proved',
  confidence: 1,
  evidence: [{ page: 2, quote: 'ANA' }],
  value: 'Ana',
  supports: true,
  by: 'passport.jpg',
  at: '2026-11-21T10:00:00Z',
};

test('a source says on which page it was read, or who typed it', () => {
  expect(sourceSentence(read)).toBe('Read and verified on passport.jpg, page 2');
  expect(sourceSentence({ ...read, tier: 'inferred', evidence: [] })).toBe('Inferred on passport.jpg');
  expect(sourceSentence({ ...read, tier: 'read', document_id: null })).toBe('Read on passport.jpg, since deleted');
  const typed: ValueSource = { ...read, kind: 'typed', by: 'Ana Silva', tier: null, document_id: null };
  expect(sourceSentence(typed)).toBe('Typed by Ana Silva');
  expect([sourceState(read), sourceState(typed)]).toEqual(['proved', 'typed']);
});

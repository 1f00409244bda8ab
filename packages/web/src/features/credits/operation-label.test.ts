import { expect, test } from 'vitest';
import { operationLabel } from './operation-label.ts';

test('known operations have names, others show theirs with the first underscore as a space', () => {
  expect(operationLabel('map_fields')).toBe('Field Mapping');
  expect(operationLabel('clarify_fields')).toBe('Field Clarification');
  expect(operationLabel('document_processing')).toBe('Document Processing');
  expect(operationLabel('operator_grant_once')).toBe('operator grant_once');
});

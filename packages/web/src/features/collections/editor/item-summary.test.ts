import type { FieldDefinition, FieldType } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { itemSummary } from './item-summary.ts';

const field = (name: string, type: FieldType = 'string', properties?: FieldDefinition[]): FieldDefinition => ({
  name,
  label: name,
  type,
  description: '',
  required: false,
  properties,
});
const job = [field('employer'), field('position'), field('duties', 'text'), field('from', 'date'), field('to', 'date')];

describe('itemSummary', () => {
  it('takes the first two texts and the years', () => {
    const item = {
      _id: 'a',
      employer: 'Acme GmbH',
      position: 'Engineer',
      duties: 'All',
      from: '2019-03-01',
      to: '2023-08-31',
    };
    expect(itemSummary(job, item)).toBe('Acme GmbH · Engineer · 2019–2023');
  });
  it('leaves out what is missing or too long', () => {
    expect(itemSummary(job, { position: 'x'.repeat(80), from: '2023-09-01' })).toBe('2023–');
    expect(itemSummary(job, { employer: ' ', to: '2020-01-01' })).toBe('–2020');
    expect(itemSummary(job, { _id: 'a' })).toBe('');
  });
  it('looks into a group when nothing stands before it', () => {
    const residence = [field('address', 'object', [field('street'), field('city')]), field('rent', 'number')];
    expect(itemSummary(residence, { address: { street: '1 High St', city: 'Leeds' }, rent: 900 })).toBe(
      '1 High St · Leeds · 900',
    );
  });
});

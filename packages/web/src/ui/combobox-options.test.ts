import { describe, expect, it } from 'vitest';
import { findOption, matchOptions } from './combobox-options.ts';

const options = ['Côte d’Ivoire', 'France', 'Réunion', 'San Francisco'].map((label) => ({
  value: label.slice(0, 2).toUpperCase(),
  label,
}));

describe('matchOptions', () => {
  it('ignores case and accents and puts beginnings first', () => {
    expect(matchOptions(options, 'fran').map((option) => option.label)).toEqual(['France', 'San Francisco']);
    expect(matchOptions(options, 'reunion').map((option) => option.label)).toEqual(['Réunion']);
  });
  it('gives everything for nothing', () => {
    expect(matchOptions(options, '  ')).toEqual(options);
  });
});

describe('findOption', () => {
  it('prefers the value to the label', () => {
    const both = [
      { value: 'A', label: 'B' },
      { value: 'B', label: 'C' },
    ];
    expect(findOption(both, 'B')?.label).toBe('C');
  });
  it('finds nothing for an empty text unless it is a value', () => {
    expect(findOption(options, '')).toBeUndefined();
  });
});

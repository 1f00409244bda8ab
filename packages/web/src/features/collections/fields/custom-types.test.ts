import { describe, expect, it } from 'vitest';
import { checkCustomField, customTypes, toNewField } from './custom-types.ts';

describe('checkCustomField', () => {
  it('wants a name and a type, and options for a dropdown', () => {
    expect(checkCustomField({ name: ' ', type: '', options: '' })).toEqual({
      name: 'Field name is required',
      type: 'Field type is required',
    });
    expect(checkCustomField({ name: 'size', type: 'dropdown', options: ' \n ' })).toEqual({
      options: 'Options are required for dropdown fields',
    });
    expect(checkCustomField({ name: 'size', type: 'number', options: '' })).toEqual({});
  });
});

describe('toNewField', () => {
  it('drops blank option lines', () => {
    expect(toNewField({ name: ' size ', type: 'dropdown', options: 'S\n\n M \n' })).toEqual({
      name: 'size',
      type: 'select',
      options: ['S', 'M'],
    });
  });
  it('knows nine types', () => {
    expect(customTypes).toHaveLength(9);
    for (const { value } of customTypes) expect(toNewField({ name: 'a', type: value, options: 'x' }).name).toBe('a');
  });
});

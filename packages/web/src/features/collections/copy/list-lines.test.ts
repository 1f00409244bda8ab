import type { FieldDefinition, FieldType, Section } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { linesToClipboard } from './lines-to-clipboard.ts';
import { countValues, listLines } from './list-lines.ts';

const field = (name: string, type: FieldType = 'string', more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  type,
  description: '',
  required: false,
  ...more,
});
const sections: readonly Section[] = [
  {
    name: 'person',
    label: 'Personal details',
    description: '',
    required: true,
    fields: [
      field('surname'),
      field('born', 'date'),
      field('spouse'),
      field('address', 'object', { properties: [field('street'), field('city')] }),
      field('empty', 'object', { properties: [field('street')] }),
      field('jobs', 'array', { items: [field('employer'), field('current', 'boolean')] }),
    ],
  },
  { name: 'journey', label: 'Journey', description: '', required: true, fields: [field('arrival', 'date')] },
];
const lines = listLines(sections, {
  data: {
    person: {
      surname: 'Lindgren <& Co>',
      born: '1991-04-17',
      address: { street: 'Harbour Road 4', city: '' },
      jobs: [
        { _id: 'a', employer: 'Acme', current: false },
        { _id: 'b', employer: 'Nordic' },
      ],
    },
  },
  notApplicable: ['person.spouse'],
});

describe('what is copied of a collection', () => {
  it('follows the form, leaves out what is empty, and says what does not apply', () => {
    expect(linesToClipboard(lines).text).toBe(
      [
        'Personal details',
        'Surname: Lindgren <& Co>',
        'Born: Apr 17, 1991',
        'Spouse: Does not apply',
        'Address',
        '  Street: Harbour Road 4',
        'Jobs 1',
        '  Employer: Acme',
        '  Current: No',
        'Jobs 2',
        '  Employer: Nordic',
      ].join('\n'),
    );
    expect(countValues(lines)).toBe(7);
  });

  it('is a table elsewhere, in which nothing typed is markup', () => {
    const { html } = linesToClipboard(lines);
    expect(html).toContain('<tr><td>Surname</td><td>Lindgren &lt;&amp; Co&gt;</td></tr>');
    expect(html).toContain('<tr><th colspan="2" align="left">Address</th></tr>');
  });
});

import type { FormReport } from '@oneform/contract';
import { expect, test } from 'vitest';
import { toPlaces } from './saved-forms.ts';

const box = [0.1, 0.1, 0.3, 0.2] as const;
const moved = [0.2, 0.1, 0.4, 0.2] as const;
const about = { label: '', kind: 'text', page: 1, box, reason: undefined } as const;

test('what is remembered names places and fields, and holds no value', () => {
  const fields: FormReport['fields'] = [
    { ...about, name: 'a', asks: 'Employer', status: 'verified', value: 'Acme', path: 'jobs.list.bbbb.company' },
    { ...about, name: 'b', asks: 'Remarks', status: 'verified', value: 'Typed by hand' },
    { ...about, name: 'c', asks: 'Name', status: 'blank', value: '', reason: 'left_blank' },
    { ...about, name: 'd', asks: 'Name', status: 'unsure', value: 'Maya', path: 'personal.given_names' },
    { ...about, name: 'e', asks: 'Place', status: 'verified', value: 'Oslo', box: moved, found_at: box },
  ];
  const data = { jobs: { list: [{ _id: 'aaaa' }, { _id: 'bbbb', company: 'Acme' }] } };
  const places = toPlaces({ fields } as FormReport, data);
  expect(places).toEqual([
    { page: 1, box, asks: 'Employer', path: 'jobs.list.#1.company' },
    { page: 1, box, asks: 'Name', path: null },
    { page: 1, box, asks: 'Place', moved_to: moved },
  ]);
  expect(JSON.stringify(places)).not.toMatch(/Acme|Typed|Maya|Oslo/);
});

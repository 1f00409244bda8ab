import { expect, test } from 'vitest';
import type { FormField, Page } from '#document/read-document.ts';
import { withoutPhantomTicks } from './without-phantom-ticks.ts';

const box = (checked: boolean, name = ''): FormField => ({
  name,
  label: 'Married',
  kind: 'checkbox',
  value: '',
  checked,
  box: [0.1, 0.1, 0.12, 0.12],
});

const pageWith = (fields: readonly FormField[], source: Page['source'] = 'ocr'): Page => ({
  ...{ number: 1, width: 600, height: 800, rotation: 0, source, text: '', lines: [] },
  fields,
});

test('marks of a picture count where empty boxes stand as well', () => {
  const form = pageWith([box(true), box(true), box(true), box(false)]);
  expect(withoutPhantomTicks(form, 'application_form')).toBe(form);
  const ornaments = pageWith([box(true), box(true), box(true), box(true), box(false)]);
  expect(withoutPhantomTicks(ornaments, 'application_form').fields).toEqual([]);
});

test('boxes drawn by a file need none beside them', () => {
  const form = pageWith([box(true)], 'text');
  expect(withoutPhantomTicks(form, 'application_form')).toBe(form);
});

test('on kinds of paper without boxes only fields of the file are ticked', () => {
  const licence = pageWith([box(true), box(false), box(true, 'donor')], 'form');
  expect(withoutPhantomTicks(licence, 'drivers_license').fields).toEqual([box(true, 'donor')]);
});

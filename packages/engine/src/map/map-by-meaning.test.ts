import { defineCustomField } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
/** Fields as people add them. */
const own = (section: string, ...names: readonly string[]) => ({
  ...buildSection(section, {}),
  fields: names.map((name) => defineCustomField({ name, type: 'string', long: false })!),
});
const sizes = defineCustomField({ name: 'Shoe size', type: 'number' })!;
const added = own('health', 'Blood group', 'Loyalty number');
const health = { ...added, fields: [...added.fields, sizes] };

const map = (labels: Record<string, string>, data = {}, sections = [health]) =>
  mapFacts(buildPaper('other', {}, { labels }), { sections, data });

describe('captions that mean the like of what a field of one’s own is called', () => {
  it('are suggested for it, less surely than its own words', () => {
    const [byWord] = map({ 'BLOOD GROUP:': 'A+' });
    const [byMeaning] = map({ 'Blood type': 'A+' });
    expect(byWord).toMatchObject({ path: 'health.Blood group', value: 'A+' });
    expect(byMeaning).toMatchObject({ path: 'health.Blood group', value: 'A+', fact: 'Blood type' });
    expect(byMeaning!.confidence).toBeLessThan(byWord!.confidence);
  });

  it('fill nothing when they ask for another thing', () => {
    expect(map({ 'Type of roof': 'tiles', 'Table number': '12', Remarks: 'none', Group: '4471' })).toEqual([]);
  });

  it('fill nothing that cannot stand there', () => {
    expect(map({ 'Footwear size': 'large' })).toEqual([]);
  });

  it('give a field to the likest of two', () => {
    expect(valuesOf(map({ 'Blood type (ABO)': 'zero', 'Blood type': 'A+' }))).toEqual({ 'health.Blood group': 'A+' });
  });

  it('say nothing against what stands there', () => {
    expect(map({ 'Blood type': 'A+' }, { health: { 'Blood group': 'B+' } })).toEqual([]);
    expect(valuesOf(map({ 'Blood type': 'A+' }, { health: { 'Blood group': 'A+' } }))).toEqual({
      'health.Blood group': 'A+',
    });
  });

  it('leave alone what only a person may fill', () => {
    const signature = buildSection('end', { signed: { label: 'Signature', facts: [] } });
    expect(map({ 'Signature of applicant': 'A. Novak' }, {}, [signature])).toEqual([]);
  });
});

it('gives facts that no field names to fields of one’s own, by what these are called', () => {
  const paper = buildPaper('insurance_policy', { member_id: 'XK-4471', gross_pay: '120.00' });
  const sections = [own('mine', 'Member ID', 'Favourite colour')];
  expect(valuesOf(mapFacts(paper, { sections, data: {} }))).toEqual({ 'mine.Member ID': 'XK-4471' });
});

it('keeps two fields of one’s own apart that are called alike', () => {
  const two = [own('cat', 'Chip number'), own('dog', 'Chip number')];
  expect(map({ 'Chip number': '977200' }, {}, two)).toEqual([]);
});

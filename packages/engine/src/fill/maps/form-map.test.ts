import { describe, expect, it } from 'vitest';
import { sniffMediaType } from '#read/sniff-media-type.ts';
import { readPlaces } from '../form/read-places.ts';
import { makeForm } from '../testing/make-form.ts';
import { checkMap } from './check-map.ts';
import { describeDraft, draftPlaces, writeDraft } from './draft-map.ts';
import { drawPlaces } from './draw-places.ts';
import { type FormMap, parseMap } from './form-map.ts';
import { parseAsk } from './parse-ask.ts';

describe('the language of maps', () => {
  it('says whose fact is asked, which part and in which format', () => {
    expect(parseAsk('spouse.employer.start_date [day] {dd.mm.yyyy}')).toEqual({
      kind: 'asked',
      texts: [
        {
          values: [{ of: ['spouse', 'employer'], fact: 'start_date', part: 'day', format: 'dd.mm.yyyy' }],
          joint: ' ',
        },
      ],
    });
  });

  it('puts values together and names the next best', () => {
    expect(parseAsk('city + postal_code')).toMatchObject({ texts: [{ values: [{}, {}], joint: ' ' }] });
    expect(parseAsk('surname, given_names')).toMatchObject({ texts: [{ values: [{}, {}], joint: ', ' }] });
    expect(parseAsk('cell_phone | phone')).toMatchObject({ texts: [{ values: [{}] }, { values: [{}] }] });
  });

  it('ticks for an answer', () => {
    expect(parseAsk('marital_status = Married | Separated')).toMatchObject({ answers: ['Married', 'Separated'] });
  });

  it('leaves places empty for a reason', () => {
    expect(parseAsk('-office')).toEqual({ kind: 'left', why: 'office' });
    expect(parseAsk('-because')).toContain('no reason');
    expect(parseAsk('surname?')).toContain('cannot be read');
  });
});

const form = () =>
  makeForm(({ print, addText, addCheckBox }) => {
    print('Application for a fishing licence of the town', 60, 780, 14);
    print('Family name', 60, 722);
    addText('f1', { x: 160, y: 718 });
    print('Given names', 60, 692);
    addText('f2', { x: 160, y: 688, tooltip: 'All of them' });
    addCheckBox('f3', 160, 660);
    print('I fish at night', 176, 661);
  });

async function draft(): Promise<{ yaml: string; txt: string; bytes: Uint8Array }> {
  const bytes = await form();
  const read = await readPlaces(bytes);
  if (typeof read === 'string') throw new Error(read);
  const places = draftPlaces(read);
  return { yaml: writeDraft('fishing', read, places), txt: describeDraft(places), bytes };
}

const written = (yaml: string, lines: Record<number, string>) =>
  Object.entries(lines).reduce((text, [number, ask]) => text.replace(`  ${number}: `, `  ${number}: ${ask} `), yaml);

const mapOf = (text: string): FormMap => {
  const map = parseMap(text);
  if (!('places' in map)) throw new Error(map.join('\n'));
  return map;
};

describe('a draft', () => {
  it('has every place with its words and says nothing of what it asks', async () => {
    const { yaml, txt } = await draft();
    const map = mapOf(yaml);
    expect(map.places.map(({ number, name, kind, ask }) => [number, name, kind, ask])).toEqual([
      [1, 'f1', 'text', undefined],
      [2, 'f2', 'text', undefined],
      [3, 'f3', 'tick', undefined],
    ]);
    expect(map.places[0]!.box[0]).toBeCloseTo(160 / 595, 2);
    expect(txt).toContain('Family name');
    expect(txt).toContain('All of them');
  });

  it('is checked against the form and the vocabulary', async () => {
    const { yaml, bytes } = await draft();
    const read = await readPlaces(bytes);
    if (typeof read === 'string') throw new Error(read);
    const facts = new Set(['has_pets']);
    const map = mapOf(written(yaml, { 1: 'spouse.surname', 3: 'has_pets = Yes' }));
    expect(checkMap(map, facts, read)).toEqual({ wrong: [], open: [2] });
    const other = mapOf(written(yaml, { 1: 'aunt.surname', 2: 'sirname', 3: 'has_pets' }));
    expect(checkMap(other, facts).wrong).toEqual([
      '1: “aunt” is nobody',
      '2: “sirname” is no fact',
      '3: a box to tick needs “ = ” and the answer that ticks it',
    ]);
  });

  it('draws the numbers on the page', async () => {
    const { bytes, yaml } = await draft();
    const picture = await drawPlaces(bytes, 1, 0, mapOf(yaml).places);
    expect(sniffMediaType(picture!)).toBe('image/jpeg');
  });
});

describe('a map', () => {
  it('takes ranges and lists, and says each place once', async () => {
    const { yaml } = await draft();
    const ranged = yaml.replace(/ {2}1:.*\n {2}2:.*\n/, '  1-2: -office\n');
    expect(mapOf(ranged).places.map(({ ask }) => ask?.kind)).toEqual(['left', 'left', undefined]);
    expect(parseMap(yaml.replace('  1: ', '  1-3: -office\n  1: surname'))).toContain('1: said twice');
    expect(parseMap(yaml.replace('  1: ', '  9: surname\n  1: '))).toContain('9: there is no such place');
  });
});

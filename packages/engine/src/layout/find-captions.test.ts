import { describe, expect, it } from 'vitest';
import { type Drawn, drawPage, pictureOf } from '#testing/draw-page.ts';
import { findCaptions } from './find-captions.ts';
import { gridOf } from './page-grid.ts';
import { joinWords } from './segments.ts';

const captionsOf = (text: string): string[] =>
  findCaptions(gridOf(drawPage([[40, 80, text]])), 'application_form')
    .flat()
    .map(({ segment, from, to }) => joinWords(segment.words.slice(from, to)));

it.each([
  ['Position: Data Analyst', ['Position:']],
  ['Data Analyst', []],
  ['Préfecture de Lille', []],
  ['22 Rue des Lilas, 59000 Lille', []],
  ['Address: 410 Court Street, Keene', ['Address:']],
])('%s: a word of a value is no caption', (text, captions) => {
  expect(captionsOf(text)).toEqual(captions);
});

it.each([
  ['Date 04/17/1991', ['Date']],
  ['12. Street', ['Street']],
  ['Place of birth', ['Place of birth']],
  ['Name of employer', ['Name of employer']],
])('%s: what asks stays a caption', (text, captions) => {
  expect(captionsOf(text)).toEqual(captions);
});

describe('numbers of fields', () => {
  const asked = (country: string, ...drawn: readonly Drawn[]): string[] =>
    findCaptions(gridOf(pictureOf(drawn)), 'drivers_license', country)
      .flat()
      .map(({ segment, from, to, entries }) => `${joinWords(segment.words.slice(from, to))}: ${entries[0]?.name}`);

  it('ask for what AAMVA says in America, for what the Union says elsewhere', () => {
    const drawn: readonly Drawn[] = [
      [40, 50, '4a. 01.09.2022'],
      [40, 65, '4b. 31.08.2032'],
      [40, 80, '5. 13AA00001'],
    ];
    expect(asked('US', ...drawn)).toEqual(['4a.: issue_date', '4b.: expiry_date', '5.: document_discriminator']);
    expect(asked('FR', ...drawn)).toEqual(['4a.: issue_date', '4b.: expiry_date', '5.: license_number']);
  });

  it('take the words beside them, and leave names that look like captions', () => {
    expect(asked('GB', [40, 50, '1. MORGAN'], [40, 65, '2. ISSY'], [40, 80, '4a. 01.09.2022  4b. 31.08.2032'])).toEqual(
      ['1.: surname', '2.: given_names', '4a.: issue_date', '4b.: expiry_date'],
    );
    expect(asked('US', [40, 50, '4d DL: 7654321'], [40, 65, '4a Iss: 02/14/2021'], [40, 80, '9 CLASS D'])).toEqual([
      '4d DL:: license_number',
      '4a Iss:: issue_date',
      '9 CLASS: license_class',
    ]);
  });

  it('are figures where a page has no others', () => {
    expect(asked('US', [40, 50, '8 Birch Lane'], [40, 80, '1 of 2'])).toEqual([]);
  });
});

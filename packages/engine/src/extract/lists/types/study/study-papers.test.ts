import { describe, expect, it } from 'vitest';
import { drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

describe('papers of study', () => {
  it('reads a transcript', async () => {
    const { drawn, facts } = drawnPaper('a transcript in two columns');
    expect(await readDrawn('transcript', drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a diploma', async () => {
    const page = drawPage([
      [150, 80, 'Cape Ansel College', 24],
      [180, 120, 'hereby confers upon'],
      [160, 170, 'Lucinda Marie Farrow', 22],
      [200, 210, 'the degree of'],
      [170, 250, 'Bachelor of Fine Arts', 18],
      [150, 300, 'Given this 14th day of May, 2022'],
    ]);
    expect(await readDrawn('diploma', page)).toMatchObject({
      university: 'Cape Ansel College',
      full_name: 'Lucinda Marie Farrow',
      degree: 'Bachelor of Fine Arts',
      graduation_date: '2022-05-14',
    });
  });

  it('reads a test of English', async () => {
    const { type, drawn, facts } = drawnPaper('a test of English, scores beside the skills');
    expect(await readDrawn(type, drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a test whose scores stand over the skills, with the name alone in the head', async () => {
    const page = drawPage([
      [40, 50, 'PTE Academic', 18],
      [40, 90, 'YOLANDA PRATT', 12],
      [40, 120, 'Date of Birth:'],
      [200, 120, '12 June 1998'],
      [40, 138, 'Test Date:'],
      [200, 138, '3 March 2024'],
      [40, 156, 'Report Issue Date:'],
      [200, 156, '5 March 2024'],
      [40, 200, 'Overall Score'],
      [40, 230, '66', 20],
      [60, 300, '64', 18],
      [180, 300, '71', 18],
      [300, 300, '59', 18],
      [420, 300, '68', 18],
      [50, 318, 'Listening'],
      [172, 318, 'Reading'],
      [288, 318, 'Speaking'],
      [412, 318, 'Writing'],
    ]);
    expect(await readDrawn('language_test', page)).toMatchObject({
      full_name: 'YOLANDA PRATT',
      date_of_birth: '1998-06-12',
      test_date: '2024-03-03',
      issue_date: '2024-03-05',
      overall_score: '66',
      listening_score: '64',
      reading_score: '71',
      speaking_score: '59',
      writing_score: '68',
    });
  });
});

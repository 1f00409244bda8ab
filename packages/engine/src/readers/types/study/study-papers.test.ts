import { describe, expect, it } from 'vitest';
import { drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

describe('papers of study', () => {
  it('reads a transcript', async () => {
    const page = drawPage([
      [180, 50, 'Willamette Ridge University', 16],
      [200, 68, 'Official Transcript'],
      [40, 110, 'Student Name: Farid Haddad'],
      [330, 110, 'Student ID: 20417733'],
      [40, 125, 'Date of Birth: 09/23/1999'],
      [330, 125, 'Date Conferred: 05/18/2021'],
      [40, 140, 'Degree: Bachelor of Arts'],
      [330, 140, 'Major: Economics'],
      [40, 300, 'Term GPA: 3.20'],
      [40, 330, 'Cumulative GPA: 3.58'],
    ]);
    expect(await readDrawn('transcript', page)).toMatchObject({
      university: 'Willamette Ridge University',
      full_name: 'Farid Haddad',
      student_id: '20417733',
      date_of_birth: '1999-09-23',
      degree: 'Bachelor of Arts',
      major: 'Economics',
      gpa: '3.58',
      graduation_date: '2021-05-18',
    });
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

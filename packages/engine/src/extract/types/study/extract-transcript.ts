// Transcripts of records: whose, from which school, for which degree, with what average.

import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { type FieldRule, openPaper, type Paper, readFields, readPartyAs } from '../../find/read-paper.ts';
import { isDegree } from '../resume/resume-words.ts';
import { readSchoolName } from './read-school-name.ts';

const fields: readonly FieldRule[] = [
  {
    name: 'full_name',
    kind: 'person_name',
    below: 1.8,
    only: [
      'student name',
      'name of student',
      'student',
      'name',
      "student's name",
      'name of candidate',
      'candidate name',
      'name of the candidate',
      'name of the student',
      "candidate's name",
      'student full name',
      'full name',
      'learner name',
      'pupil name',
      'studierende',
      'nom de l’étudiant',
      'record of',
    ],
    accept: (finding) => looksLikePerson(finding.value),
  },
  {
    name: 'student_id',
    kind: 'code',
    below: 1.8,
    only: [
      'student id',
      'student number',
      'student no',
      'id number',
      'student id number',
      'registration number',
      'roll number',
      'roll no',
      'enrolment number',
      'enrollment no',
      'matriculation number',
      'matrikelnummer',
      'matric no',
      'register number',
      'register no',
      'reg. no',
      'seat number',
      'hall ticket number',
      'admission number',
      'matriculation no',
      'university id',
      'sid',
      'student #',
    ],
    accept: (finding) => /\d/.test(finding.value),
  },
  {
    name: 'date_of_birth',
    kind: 'date',
    below: 1.8,
    only: ['date of birth', 'dob', 'birth date', 'birthdate', 'geburtsdatum', 'date de naissance'],
  },
  {
    name: 'degree',
    kind: 'text',
    below: 1.8,
    only: [
      'degree',
      'degree awarded',
      'degree program',
      'program',
      'programme',
      'award',
      'course',
      'qualification',
      'course of study',
      'program of study',
      'programme of study',
      'study programme',
      'study program',
      'degree programme',
      'academic program',
      'academic programme',
      'title of qualification',
      'name of qualification',
      'degree conferred',
      'degree earned',
      'studiengang',
      'abschluss',
      'diplôme',
      'titulación',
    ],
    accept: (finding) => /\p{L}{3}/u.test(finding.value) && finding.value.length < 80,
  },
  {
    name: 'major',
    kind: 'text',
    below: 1.8,
    only: ['major', 'field of study', 'major field', 'specialization', 'concentration', 'discipline', 'department'],
  },
  {
    name: 'gpa',
    kind: 'number',
    below: 1.8,
    only: [
      'cumulative gpa',
      'overall gpa',
      'gpa',
      'cgpa',
      'cum gpa',
      'career gpa',
      'total gpa',
      'grade point average',
      'cumulative grade point average',
      'final gpa',
      'gesamtnote',
      'durchschnittsnote',
      'moyenne générale',
      'nota media',
      'overall average',
    ],
    accept: (finding) => Number(finding.value) > 0 && Number(finding.value) <= 100,
  },
  {
    name: 'graduation_date',
    kind: 'date',
    below: 1.8,
    only: [
      'date conferred',
      'conferral date',
      'graduation date',
      'date of graduation',
      'degree date',
      'date awarded',
      'award date',
      'degree conferred',
      'completion date',
      'date of completion',
      'conferred',
      'date of award',
      'awarded',
      'confer date',
      'date degree conferred',
    ],
  },
  {
    name: 'education_start',
    kind: 'date',
    below: 1.8,
    only: [
      'date admitted',
      'admission date',
      'date of admission',
      'enrolled',
      'start date',
      'date of entry',
      'entry date',
      'matriculated',
      'date of enrolment',
      'admitted',
    ],
  },
  {
    name: 'issue_date',
    kind: 'date',
    below: 1.8,
    only: [
      'date issued',
      'issue date',
      'date of issue',
      'print date',
      'printed',
      'date printed',
      'issued on',
      'issued',
      'date',
    ],
  },
];

export const extractTranscript: Extractor = (context) => {
  const paper = openPaper(context);
  const people = paper.parties.filter((party) => party.kind === 'person').slice(0, 1);
  const readings = [
    ...pickDegree(pickAverage(readFields(paper, fields))),
    ...readSchoolName(paper),
    ...readDegreeInHeading(paper),
    ...people.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.8, 'block')),
  ];
  return { facts: makeFacts(context, readings) };
};

const cumulative = /cum|overall|cgpa|career|final|gesamt|total/;

/** `Award: Bachelor of Science` beside `Programme: Marine Biology`: the one that is called a degree. */
function pickDegree(readings: readonly Reading[]): Reading[] {
  const isCalled = readings.some(({ name, value }) => name === 'degree' && isDegree(value));
  return readings.filter(({ name, value }) => name !== 'degree' || !isCalled || isDegree(value));
}

/** Each term prints its average and the one so far; the last of those so far counts. */
function pickAverage(readings: readonly Reading[]): Reading[] {
  const place = (reading: Reading): number => (reading.tokens[0]?.page ?? 0) + (reading.tokens[0]?.top ?? 0);
  const averages = readings.filter((reading) => reading.name === 'gpa').toSorted((a, b) => place(a) - place(b));
  const last = averages.findLast((reading) => cumulative.test(reading.anchor)) ?? averages.at(-1);
  return readings.filter((reading) => reading.name !== 'gpa' || reading === last);
}

/** `Bachelor of Commerce (B.Com.) Degree Examination, April 2021` over the marks. */
function readDegreeInHeading({ sheets }: Paper): Reading[] {
  const heading = sheets[0]?.segments.find(
    (line) =>
      line.top < 0.4 && isDegree(line.text) && /^(?:bachelor|master|doctor|diploma|associate)\b/i.test(line.text),
  );
  const degree =
    heading && /^[^(,:]+?(?=\s*(?:[(,:]|\b(?:degree|examination|programme|course)\b|$))/i.exec(heading.text)?.[0];
  if (!heading || !degree || !isDegree(degree)) return [];
  const tokens = heading.tokens.slice(0, degree.split(/\s+/).length);
  return [{ name: 'degree', value: degree, type: 'string', confidence: 0.78, tokens, anchor: 'heading' }];
}

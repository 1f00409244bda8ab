// How language tests word their scores.
import type { LabelEntry } from './label-entry.ts';

export const testLabels: readonly LabelEntry[] = [
  {
    name: 'test_date',
    shape: 'date',
    phrases: `
      test date | date of test | date of examination | exam date | date of exam | date | examination date |
      test day | prüfungsdatum | fecha del examen | administration date`,
    only: ['language_test'],
  },
  {
    name: 'overall_score',
    shape: 'number',
    phrases: `
      overall | overall score | overall band score | overall band | total score | total | overall result |
      score total | gesamtpunktzahl | total scaled score`,
    only: ['language_test'],
  },
  {
    name: 'listening_score',
    shape: 'number',
    phrases: `listening | listening comprehension | hören | compréhension orale`,
    only: ['language_test'],
  },
  {
    name: 'reading_score',
    shape: 'number',
    phrases: `reading | reading comprehension | lesen | compréhension écrite`,
    only: ['language_test'],
  },
  {
    name: 'writing_score',
    shape: 'number',
    phrases: `writing | written expression | schreiben | production écrite | expression écrite`,
    only: ['language_test'],
  },
  {
    name: 'speaking_score',
    shape: 'number',
    phrases: `speaking | oral expression | sprechen | production orale | expression orale`,
    only: ['language_test'],
  },
  {
    name: 'cefr_level',
    shape: 'code',
    phrases: `cefr level | cefr | level | niveau | cefr score`,
    only: ['language_test'],
  },
  {
    name: 'test_report_number',
    shape: 'identifier',
    phrases: `
      test report form number | trf number | report number | candidate number | appointment number |
      candidate id | registration number | test taker id | score report code | reference number |
      certificate number`,
    only: ['language_test'],
  },
];

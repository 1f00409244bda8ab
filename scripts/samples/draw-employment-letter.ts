// A letter in which an employer confirms the employment.
import { rgb } from '@cantoo/pdf-lib';
import { employer, person } from './person.ts';
import { newSheet } from './sheet.ts';

const LETTER = [612, 792] as const;
const SOFT = rgb(0.4, 0.4, 0.44);

const body = [
  'To whom it may concern,',
  '',
  `this letter confirms that ${person.fullName} has been employed by ${employer.name}`,
  `as ${employer.title} since ${employer.since}. The position is permanent and full-time.`,
  '',
  `Her annual base salary is ${employer.salary}. She lives at ${person.street}, ${person.city}.`,
  '',
  `For questions please call us at ${employer.phone}.`,
  '',
  'Sincerely,',
  '',
  'Human Resources',
  employer.name,
];

export async function drawEmploymentLetter(): Promise<Uint8Array> {
  const sheet = await newSheet(...LETTER);
  sheet.text(64, 72, employer.name, { size: 15, bold: true });
  sheet.text(64, 90, `${employer.street}, ${employer.city}`, { color: SOFT });
  sheet.line(64, 104, 548);
  sheet.text(64, 140, 'November 9, 2026');
  sheet.text(64, 176, 'Employment verification letter', { size: 13, bold: true });
  body.forEach((line, index) => {
    sheet.text(64, 210 + index * 18, line, { size: 11 });
  });
  sheet.text(64, 740, 'Sample paper of a fictional person. Not a real letter.', { size: 9, color: SOFT });
  return sheet.bytes();
}

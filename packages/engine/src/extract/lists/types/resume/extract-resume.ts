// CVs in any layout: the head, jobs and schools as lists, skills and languages, and the present job as facts of its own.
import type { Fact } from '#document/facts.ts';
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { openPaper } from '../../find/read-paper.ts';
import { cutResume, type Section } from './find-sections.ts';
import { readHead } from './read-head.ts';
import { type Job, readJobs } from './read-jobs.ts';
import { readLanguages } from './read-languages.ts';
import { readSchools, type School } from './read-schools.ts';

export const extractResume: Extractor = (context) => {
  const paper = openPaper(context);
  const resume = cutResume(paper.sheets);
  const jobs = readJobs(resume.sections, context.dates.order);
  const schools = readSchools(resume.sections, context.dates.order);
  const readings = [
    ...readHead(paper, resume),
    ...readPresentJob(jobs),
    ...readLastJob(jobs),
    ...readLanguages(resume.sections),
    ...readLastSchool(schools),
  ];
  const lists: Fact[] = [
    ...(jobs.length > 0
      ? [
          listFact(
            context,
            'jobs',
            jobs.map((job) => job.record),
            jobs.flatMap((job) => job.tokens),
            0.82,
          ),
        ]
      : []),
    ...(schools.length > 0
      ? [
          listFact(
            context,
            'schools',
            schools.map((school) => school.record),
            schools.flatMap((school) => school.tokens),
            0.82,
          ),
        ]
      : []),
    ...listItems(resume.sections, 'skills', 'skill').map(({ records, tokens }) =>
      listFact(context, 'skills', records, tokens, 0.8),
    ),
  ];
  return { facts: [...makeFacts(context, readings), ...lists] };
};

/** The one that goes on; else the first of the list, which CVs put newest. */
function readPresentJob(jobs: readonly Job[]): Reading[] {
  const present = jobs.find((job) => job.isCurrent);
  if (!present) return [];
  const read = (name: string, value: string | undefined, tokens: Job['tokens'], type: Reading['type']): Reading[] =>
    value ? [{ name, value, type, confidence: 0.82, tokens, anchor: 'present job' }] : [];
  return [
    ...read('employer_name', present.employer?.text, present.employer?.tokens ?? [], 'string'),
    ...read('job_title', present.title?.text, present.title?.tokens ?? [], 'string'),
    ...read('employment_start_date', present.record.start_date, present.span, 'date'),
  ];
}

/** Of those that ended, the one that ended last. */
function readLastJob(jobs: readonly Job[]): Reading[] {
  const [last] = jobs
    .filter((job) => !job.isCurrent && job.record.end_date)
    .toSorted((a, b) => (b.record.end_date ?? '').localeCompare(a.record.end_date ?? ''));
  if (!last) return [];
  const read = (name: string, value: string | undefined, tokens: Job['tokens'], type: Reading['type']): Reading[] =>
    value ? [{ name, value, type, confidence: 0.82, tokens, anchor: 'last job' }] : [];
  return [
    ...read('previous_employer', last.employer?.text, last.employer?.tokens ?? [], 'string'),
    ...read('previous_position', last.title?.text, last.title?.tokens ?? [], 'string'),
    ...read('previous_employment_start', last.record.start_date, last.span, 'date'),
    ...read('previous_employment_end', last.record.end_date, last.span, 'date'),
  ];
}

function readLastSchool(schools: readonly School[]): Reading[] {
  const last = schools.toSorted((a, b) => (b.record.end_date ?? '').localeCompare(a.record.end_date ?? ''))[0];
  if (!last) return [];
  const read = (name: string, value: string | undefined, tokens: School['tokens'], type: Reading['type']): Reading[] =>
    value ? [{ name, value, type, confidence: 0.82, tokens, anchor: 'last school' }] : [];
  return [
    ...read('university', last.university?.text, last.university?.tokens ?? [], 'string'),
    ...read('degree', last.degree?.text, last.degree?.tokens ?? [], 'string'),
    ...read('gpa', last.grade?.text, last.grade?.tokens ?? [], 'number'),
    ...read('education_start', last.record.start_date, last.span, 'date'),
    ...read('graduation_date', last.record.end_date, last.span, 'date'),
  ];
}

/** Bullets, commas and lines part the items; long ones are sentences and stay out. */
function listItems(
  sections: readonly Section[],
  kind: Section['kind'],
  key: string,
): { records: Record<string, string>[]; tokens: Section['lines'][number]['tokens'] }[] {
  const lines = sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const items = lines.flatMap((line) =>
    line.text
      .split(/[,;|•·▪●◦]|\s{2,}/)
      .map((item) => item.replace(/^[\s–—*-]+|[\s.–—*-]+$/g, '').replace(/^\p{L}[\p{L} &/]*:\s*/u, '')),
  );
  const short = [...new Set(items.filter((item) => item.length > 1 && item.length < 45 && /\p{L}/u.test(item)))];
  return short.length > 0
    ? [{ records: short.map((item) => ({ [key]: item })), tokens: lines.flatMap((line) => line.tokens) }]
    : [];
}

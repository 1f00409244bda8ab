// Letters and forms in which an employer tells about somebody's work, and offers of work.

import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { findLetterhead } from '../../find/find-letterhead.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readProse, readSentences } from '../../find/prose.ts';
import { readContacts } from '../../find/read-contacts.ts';
import { readHeadAddress } from '../../find/read-head-address.ts';
import { type FieldRule, openPaper, type Paper, readFields, readPartyAs } from '../../find/read-paper.ts';
import { employmentSentences, subjectSentences } from './employment-sentences.ts';
import { readLetterFrame } from './read-letter-frame.ts';
import { readVerificationForm } from './read-verification-form.ts';

const isPerson: NonNullable<FieldRule['accept']> = (finding) => looksLikePerson(finding.value);

const fields: readonly FieldRule[] = [
  {
    name: 'full_name',
    kind: 'person_name',
    below: 1.8,
    only: [
      'employee name',
      'name of employee',
      "employee's name",
      'employee',
      'name',
      'candidate',
      'candidate name',
      'applicant',
      'applicant name',
      'to',
    ],
    accept: isPerson,
  },
  {
    name: 'employer_name',
    kind: 'organisation',
    below: 1.8,
    only: [
      'employer',
      'employer name',
      'name of employer',
      'company',
      'company name',
      'organization',
      "employer's name",
    ],
    accept: (finding) => finding.sureness === 1 || finding.relation === 'right',
  },
  {
    name: 'job_title',
    kind: 'text',
    below: 1.8,
    only: [
      'job title',
      'position',
      'position title',
      'title',
      'designation',
      'role',
      'present position',
      'current position',
      'job position',
      'position held',
      'post held',
      'title held',
      'current designation',
      'current job title',
      'employee title',
    ],
    accept: (finding) =>
      finding.value.length < 60 &&
      /^\P{Ll}*\p{Lu}|^\d/u.test(finding.value.slice(0, 3)) &&
      /\p{L}{3}/u.test(finding.value),
  },
  { name: 'employment_start_date', kind: 'date', below: 1.8 },
  { name: 'employment_end_date', kind: 'date', below: 1.8 },
  { name: 'date_of_birth', kind: 'date', below: 0 },
  { name: 'employee_id', kind: 'code', below: 0 },
  {
    name: 'annual_base_pay',
    kind: 'money',
    below: 1.8,
    only: [
      'annual salary',
      'annual base salary',
      'base salary',
      'annual base pay',
      'yearly salary',
      'current annual salary',
      'gross annual salary',
      'annual gross salary',
      'annual compensation',
      'salary per annum',
    ],
    accept: (finding) => Number(finding.value) >= 1000,
  },
  {
    name: 'gross_monthly_income',
    kind: 'money',
    below: 1.8,
    only: ['monthly salary', 'gross monthly salary', 'gross monthly income', 'monthly income', 'monthly gross salary'],
  },
  { name: 'supervisor_name', kind: 'person_name', below: 1.8, accept: isPerson },
];

export const extractEmploymentLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const form = readVerificationForm(paper);
  const readings =
    form.length > 0
      ? [
          ...form,
          ...readFields(
            paper,
            fields.filter((rule) => !form.some((reading) => reading.name === rule.name)),
          ),
        ]
      : [...readFields(paper, fields), ...readLetter(paper)];
  // The pay of a form has no period without its ticked box.
  return { facts: makeFacts(context, readings) };
};

export const extractOfferLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const frame = readFrame(paper);
  const prose = readProse(paper);
  const named = frame.addressee.map((reading) => ({ ...reading, name: 'full_name' }));
  const recipient = paper.parties.filter((party) => party.kind === 'person').slice(0, 1);
  const readings = [
    ...readFields(paper, fields),
    ...named,
    ...recipient.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.85, 'block')),
    ...readSentences(paper, prose, employmentSentences),
    ...readEmployer(paper, frame.signingCompany),
    ...frame.date,
    ...frame.signatory,
    ...frame.signatoryTitle,
  ];
  return { facts: makeFacts(context, readings) };
};

const readFrame = (paper: Paper): ReturnType<typeof readLetterFrame> =>
  readLetterFrame(paper, {
    date: 'letter_date',
    signatory: 'employer_signatory',
    title: 'signatory_title',
    company: 'employer_name',
  });

function readLetter(paper: Paper): Reading[] {
  const frame = readFrame(paper);
  const prose = readProse(paper);
  return [
    ...readSentences(paper, prose, [...subjectSentences, ...employmentSentences]),
    ...readEmployer(paper, frame.signingCompany),
    ...frame.date,
    ...frame.signatory,
    ...frame.signatoryTitle,
  ];
}

/** The employer is whose paper it is, who signs for it, or the block with a company's name. */
function readEmployer(paper: Paper, signing: readonly Reading[]): Reading[] {
  const blocks = paper.parties.filter((party) => party.kind === 'company').slice(0, 1);
  const letterhead = findLetterhead(paper, 'employer_name');
  const top = (paper.sheets[0]?.segments ?? []).filter((segment) => segment.top < 0.2);
  return [
    ...signing,
    ...letterhead,
    ...blocks.flatMap((party) =>
      readPartyAs(party, { name: 'employer_name', address: 'employer_address' }, 0.85, 'block'),
    ),
    ...(blocks.some(({ address }) => address) ? [] : readHeadAddress(paper, 'employer_address', 0.85)),
    ...(letterhead.length > 0
      ? readContacts(top, { phone: 'employer_phone' }, paper.context.country, 0.8, 'letterhead')
      : []),
  ];
}

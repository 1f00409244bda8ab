// Filled forms through the whole of the engine: what stands at a caption is told by the part of the form the caption is in.
import { expect, it } from 'vitest';
import type { FormField, Page } from '#document/read-document.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';
import { extractFacts } from './extract-facts.ts';

const read = (page: Page): Record<string, unknown> => {
  const { facts } = extractFacts({
    read: { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [page], problems: [] },
    type: 'application_form',
    confidence: 0.95,
    parts: [{ type: 'application_form', pages: [1], confidence: 0.95 }],
  });
  return Object.fromEntries(facts.map((fact) => [fact.name, fact.value]));
};

const box = (x: number, y: number, label: string, checked: boolean): FormField => ({
  name: '',
  label,
  kind: 'checkbox',
  value: '',
  checked,
  box: [x / 612, (y - 8) / 792, (x + 9) / 612, (y + 1) / 792],
});

it('tells the employer and the landlord from the applicant by the part of the form', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Rental Application', 18],
      [50, 80, 'Applicant Information', 12],
      [50, 100, 'Full Name: Mara Lindqvist'],
      [330, 100, 'Date of Birth: 04/23/1990'],
      [50, 116, 'Phone: (503) 555-0142'],
      [330, 116, 'Email: mara@lindqvist.example'],
      [50, 132, 'Current Address: 17 Harbour Lane, Portland, OR 97201'],
      [50, 165, 'Current Landlord', 12],
      [50, 185, 'Name: Paul Weber'],
      [330, 185, 'Phone: (503) 555-0177'],
      [50, 220, 'Employment Information', 12],
      [50, 240, 'Employer: Fjord Analytics LLC'],
      [330, 240, 'Position: Data Analyst'],
      [50, 256, 'Address: 900 Mill Street, Portland, OR 97209'],
      [330, 256, 'Phone: (503) 555-0190'],
      [50, 290, 'Emergency Contact', 12],
      [50, 310, 'Name: Ida Lindqvist'],
      [330, 310, 'Relationship: Sister'],
      [50, 326, 'Phone: (206) 555-0111'],
    ]),
  );
  expect(facts).toMatchObject({
    full_name: 'Mara Lindqvist',
    date_of_birth: '1990-04-23',
    phone: '+15035550142',
    email: 'mara@lindqvist.example',
    address: '17 Harbour Lane, Portland, OR 97201',
    landlord_name: 'Paul Weber',
    landlord_phone: '+15035550177',
    employer_name: 'Fjord Analytics LLC',
    job_title: 'Data Analyst',
    employer_address: '900 Mill Street, Portland, OR 97209',
    employer_phone: '+15035550190',
    emergency_contact: 'Ida Lindqvist',
    emergency_contact_phone: '+12065550111',
  });
});

it('reads boxes with a small label above the value, and puts the parts of two addresses together', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Loan Application', 18],
      [50, 80, 'Section 1. Personal Information', 12],
      [50, 98, 'Last name', 7],
      [250, 98, 'First name', 7],
      [450, 98, 'Middle initial', 7],
      [50, 112, 'Lindqvist'],
      [250, 112, 'Mara'],
      [450, 112, 'E'],
      [50, 130, 'Street address', 7],
      [250, 130, 'City', 7],
      [400, 130, 'State', 7],
      [480, 130, 'ZIP code', 7],
      [50, 144, '17 Harbour Lane'],
      [250, 144, 'Portland'],
      [400, 144, 'OR'],
      [480, 144, '97201'],
      [50, 180, 'Section 2. Current Employment', 12],
      [50, 198, 'Name of employer', 7],
      [330, 198, 'Job title', 7],
      [50, 212, 'Fjord Analytics LLC'],
      [330, 212, 'Data Analyst'],
      [50, 230, 'Street address', 7],
      [250, 230, 'City', 7],
      [400, 230, 'State', 7],
      [480, 230, 'ZIP code', 7],
      [50, 244, '900 Mill Street'],
      [250, 244, 'Salem'],
      [400, 244, 'OR'],
      [480, 244, '97301'],
    ]),
  );
  expect(facts).toMatchObject({
    surname: 'Lindqvist',
    given_names: 'Mara',
    street: '17 Harbour Lane',
    city: 'Portland',
    postal_code: '97201',
    address: '17 Harbour Lane, Portland, OR 97201',
    employer_name: 'Fjord Analytics LLC',
    job_title: 'Data Analyst',
    employer_address: '900 Mill Street, Salem, OR 97301',
  });
});

it('takes the ticked choice for the answer, and no choice when none is ticked', () => {
  const page = drawPage([
    [50, 40, 'Membership Application', 18],
    [50, 80, 'Marital Status'],
    [70, 95, 'Single'],
    [70, 110, 'Married'],
    [300, 80, 'Sex'],
    [320, 95, 'Male'],
    [400, 95, 'Female'],
  ]);
  const ticked = {
    ...page,
    fields: [
      box(56, 95, 'Single', false),
      box(56, 110, 'Married', true),
      box(306, 95, 'Male', false),
      box(386, 95, 'Female', false),
    ],
  };
  const facts = read(ticked);
  expect(facts.marital_status).toBe('Married');
  expect(facts.sex).toBeUndefined();
  expect(read(page).sex).toBeUndefined();
});

it('reads a table of jobs, newest and running job as facts of their own', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Employment Application', 18],
      [50, 80, 'Full Name: Mara Lindqvist'],
      [50, 120, 'Employment History', 12],
      [50, 140, 'From'],
      [130, 140, 'To'],
      [210, 140, 'Company'],
      [380, 140, 'Job Title'],
      [50, 158, '03/2015'],
      [130, 158, '06/2019'],
      [210, 158, 'Northwind Traders'],
      [380, 158, 'Analyst'],
      [50, 176, '07/2019'],
      [130, 176, 'Present'],
      [210, 176, 'Fjord Analytics LLC'],
      [380, 176, 'Senior Analyst'],
    ]),
  );
  expect(facts.jobs).toEqual([
    { employer_name: 'Northwind Traders', job_title: 'Analyst', start_date: '2015-03', end_date: '2019-06' },
    { employer_name: 'Fjord Analytics LLC', job_title: 'Senior Analyst', start_date: '2019-07', end_date: 'present' },
  ]);
  expect(facts).toMatchObject({
    employer_name: 'Fjord Analytics LLC',
    job_title: 'Senior Analyst',
    employment_start_date: '2019-07',
    previous_employer: 'Northwind Traders',
    previous_position: 'Analyst',
  });
});

it('invents nothing on a blank form', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Application for Membership', 18],
      [50, 80, 'Personal details', 12],
      [50, 100, 'Name'],
      [330, 100, 'Date of birth'],
      [50, 130, 'Address'],
      [50, 160, 'Telephone'],
      [330, 160, 'Email'],
      [50, 190, 'Employer'],
      [330, 190, 'Occupation'],
      [50, 230, 'Signature'],
      [330, 230, 'Date'],
    ]),
  );
  expect(facts).toEqual({});
});

it('keeps spouse, school and office apart from the applicant', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Visa Application', 18],
      [50, 70, 'For office use only', 9],
      [50, 84, 'Date of issue: 01.02.2024'],
      [50, 110, '1. Personal data', 12],
      [50, 128, 'Surname: Lindqvist'],
      [330, 128, 'First name: Mara'],
      [50, 144, 'Date of birth: 23.04.1990'],
      [330, 144, 'Nationality: Sweden'],
      [50, 180, '2. Spouse', 12],
      [50, 198, 'Surname: Holm'],
      [330, 198, 'First name: Erik'],
      [50, 214, 'Date of birth: 11.10.1988'],
      [330, 214, 'Nationality: Norway'],
    ]),
  );
  expect(facts).toMatchObject({
    surname: 'Lindqvist',
    given_names: 'Mara',
    date_of_birth: '1990-04-23',
    nationality: 'Sweden',
    spouse_name: 'Erik Holm',
    spouse_date_of_birth: '1988-10-11',
  });
  expect(facts.issue_date).toBeUndefined();
});

it('takes no high school for the university where both are asked for', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Employment Application', 18],
      [50, 80, 'Full Name: Mara Lindqvist'],
      [50, 120, 'Education', 12],
      [50, 140, 'High School: Harbour View High School'],
      [50, 156, 'From: 2004   To: 2008'],
      [50, 176, 'College: Cascade State College'],
      [50, 192, 'From: 2008   To: 2012'],
    ]),
  );
  expect(facts.university).toBe('Cascade State College');
});

it('reads past the line that is written on', () => {
  const { drawn, facts } = drawnPaper('an answer that begins with the line it is written on');
  expect(read(drawPage(drawn))).toMatchObject(facts);
});

it('tells the country with the address whose part it is', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Loan Application', 18],
      [50, 80, 'Full Name: Mara Lindqvist'],
      [50, 120, 'Employer', 12],
      [50, 140, 'Employer or Business Name: Fjord Analytics LLC'],
      [50, 156, 'Street: 8 Quay Road'],
      [50, 172, 'City: Portland'],
      [200, 172, 'State: OR'],
      [290, 172, 'ZIP: 97205'],
      [400, 172, 'Country: United States'],
    ]),
  );
  expect(facts.employer_address).toBe('8 Quay Road, Portland, OR 97205, United States');
});

it('puts a number together whose marks the form prints far apart', () => {
  const facts = read(
    drawPage([
      [50, 40, 'Rental Application', 18],
      [50, 64, 'Full Name: Mara Lindqvist'],
      [50, 80, 'Current Address: 17 Harbour Lane, Portland, OR 97201'],
      [50, 100, 'Home Phone: ( 503 ) 555 –'],
      [215, 100, '0142'],
      [50, 130, 'Work phone'],
      [52, 142, '('],
      [66, 142, '503'],
      [94, 142, ')'],
      [108, 142, '555-0177'],
    ]),
  );
  expect(facts).toMatchObject({ home_phone: '+15035550142', work_phone: '+15035550177' });
});

it('takes nothing of the applicant from the part of the form that asks the same of a co-applicant', () => {
  const ask = (top: number, name: string, born: string, sex: string): Drawn[] => [
    [50, top, 'Name'],
    [52, top + 12, name],
    [50, top + 32, 'Date of Birth'],
    [200, top + 32, 'Gender'],
    [52, top + 44, born],
    [202, top + 44, sex],
  ];
  const facts = read(
    drawPage([
      [50, 40, 'Homeowners Insurance Application', 18],
      [250, 80, 'Primary Applicant Information', 11],
      ...ask(100, 'Mara Lindqvist', '04/23/1990', 'F'),
      [250, 180, 'Co-Applicant Information', 11],
      ...ask(200, 'Paul Weber', '11/02/1987', 'M'),
    ]),
  );
  expect(facts).toMatchObject({ full_name: 'Mara Lindqvist', date_of_birth: '1990-04-23', sex: 'F' });
});

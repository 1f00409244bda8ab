// Form W-2 of any year and layout: boxes by their captions, employer and employee by the captions of boxes c, e and f.

import { usStates } from '#normalise/regions.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { type FieldRule, openPaper, type Paper, readFields, readPartyAs } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

// A few bare figures are the number of the next box, noughts before them a control number.
const isSum: NonNullable<FieldRule['accept']> = ({ sureness, value, raw }) =>
  sureness === 1 || (value.length > 3 && !/^\W*0/.test(raw));

const box = (name: string, phrases: readonly string[] = []): FieldRule => ({
  name,
  kind: 'money',
  below: 2.4,
  phrases,
  accept: isSum,
});
// In some layouts the state row's captions stand under the amounts.
const stateBox = (name: string, phrases: readonly string[]): FieldRule => ({
  name,
  kind: 'money',
  below: 4.5,
  above: true,
  accept: isSum,
  phrases,
});

const fields: readonly FieldRule[] = [
  box('wages', ['wages tips other comp', 'wages, tips, other compensation', 'wages and tips']),
  box('federal_income_tax_withheld', ['federal income tax withheld']),
  box('social_security_wages'),
  box('social_security_tax_withheld'),
  box('medicare_wages'),
  box('medicare_tax_withheld'),
  box('social_security_tips'),
  box('allocated_tips'),
  box('dependent_care_benefits'),
  box('nonqualified_plans'),
  stateBox('state_wages', ['state wages tips etc']),
  stateBox('state_income_tax', ['state income tax']),
  stateBox('local_wages', ['local wages tips etc']),
  stateBox('local_income_tax', ['local income tax']),
  {
    name: 'ssn',
    kind: 'ssn',
    below: 3,
    phrases: [
      "employee's soc sec no",
      "employee's social security number",
      "employee's ssn",
      "employee's social security no",
      "employee's ssa number",
    ],
  },
  {
    name: 'employer_ein',
    kind: 'ein',
    below: 3,
    phrases: [
      'employer identification number (EIN)',
      'employer id number (EIN)',
      'employer id number',
      "employer's fed id number",
      'fed id number',
    ],
  },
  { name: 'control_number', kind: 'code', below: 2.4 },
];

const nameFields: readonly FieldRule[] = [
  {
    name: 'given_names',
    kind: 'name_part',
    below: 3,
    only: ["employee's first name and initial", "employee's first name", 'first name and initial'],
  },
  {
    name: 'surname',
    kind: 'name_part',
    below: 3,
    only: ['last name', 'last name suff.'],
    accept: (finding) => !/^suff/i.test(finding.value),
  },
];

/** The caption of box e in one run, with the whole name under it. */
const wholeName: FieldRule = {
  name: 'full_name',
  kind: 'person_name',
  below: 3,
  only: ["employee's first name and initial last name", "employee's first name and initial last name suff."],
  accept: (finding) => looksLikePerson(finding.value),
};

const employerLabels = ["employer's name, address, and ZIP code", "employer's name address and ZIP", "employer's name"];
const employeeLabels = [
  "employee's name, address, and ZIP code",
  "employee's name address and ZIP",
  "employee's name",
  "employee's name (first, middle initial, last)",
];

export const extractTaxFormW2: Extractor = (context) => {
  const paper = openPaper(context);
  const boxes = readFields(paper, fields);
  const readings = [
    ...boxes.map((reading) => (reading.name === 'control_number' ? withTail(paper, reading) : reading)),
    ...readParties(paper),
    ...readState(paper),
    ...readFormYear(paper, /^w-?2|wage and tax statement/i),
  ];
  return { facts: makeFacts(context, readings) };
};

/** Payroll offices set letters behind the control number: `000048 K2T`. */
function withTail({ sheets }: Paper, reading: Reading): Reading {
  const last = reading.tokens.at(-1);
  const line = sheets.flatMap(({ segments }) => segments).find(({ tokens }) => last && tokens.includes(last));
  const tail = last && line?.tokens[line.tokens.indexOf(last) + 1];
  const isTail =
    tail && tail.left - last.right < line.height && /^(?=.*[A-Z])[A-Z\d]{2,4}(?:\/[A-Z\d]{2,4})?$/.test(tail.text);
  return isTail ? { ...reading, value: `${reading.value} ${tail.text}`, tokens: [...reading.tokens, tail] } : reading;
}

function readParties(paper: Paper): Reading[] {
  // Both captions differ by two letters: told apart together, so that a misread one goes to the nearer.
  const labelled = findLabelledParties(paper.sheets, [...employerLabels, ...employeeLabels]);
  const isEmployer = (phrase: string): boolean => squashLabel(phrase).startsWith('employer');
  const employers = labelled.filter((party) => isEmployer(party.label.phrase));
  const employees = labelled.filter((party) => !isEmployer(party.label.phrase));
  const readings = [
    ...employers.flatMap((party) =>
      readPartyAs(party, { name: 'employer_name', address: 'employer_address' }, 0.93, party.label.phrase),
    ),
    ...employees.flatMap((party) =>
      readPartyAs(party, { name: 'full_name', address: 'employee_address' }, 0.93, party.label.phrase),
    ),
  ];
  readings.push(...readFields(paper, [wholeName]));
  const names = readFields(paper, nameFields);
  const given = names.find((reading) => reading.name === 'given_names');
  const surname = names.find((reading) => reading.name === 'surname');
  if (given && surname)
    readings.push(...names, {
      name: 'full_name',
      value: `${given.value} ${surname.value}`,
      type: 'name',
      confidence: Math.min(given.confidence, surname.confidence),
      tokens: [...given.tokens, ...surname.tokens],
      anchor: 'name boxes',
    });
  else readings.push(...readNameRow(paper));
  if (readings.some((reading) => reading.name === 'employee_address')) return readings;
  const used = employers.flatMap((party) => party.addressTokens);
  // On a sheet of several copies the employer's block stands more than once.
  const theirs = new Set(employers.map((party) => party.address?.value));
  const other = paper.parties.find(
    (party) =>
      party.kind !== 'company' &&
      !theirs.has(party.address?.value) &&
      !party.addressTokens.some((token) => used.includes(token)),
  );
  return [...readings, ...(other ? readPartyAs(other, { address: 'employee_address' }, 0.8, 'block') : [])];
}

/** The whole name in one row under the captions of box e, wherever under them its parts stand. */
function readNameRow(paper: Paper): Reading[] {
  return findLabels(paper.sheets, ["employee's first name and initial", "employee's first name"]).flatMap((hit) => {
    const { sheet, segment } = hit;
    const captions = segmentsRightOf(sheet, segment).filter(({ text }) => /^(?:last name|suff)/i.test(text));
    const right = Math.max(segment.right, ...captions.map((caption) => caption.right)) + segment.height * 4;
    const under = sheet.segments.filter(
      (other) =>
        other.top > segment.top + segment.height * 0.6 &&
        other.top - segment.bottom < sheet.lineHeight * 2 &&
        other.left > segment.left - segment.height &&
        other.right < right,
    );
    const top = Math.min(...under.map((other) => other.top));
    const tokens = under
      .filter((other) => other.top - top < segment.height * 0.6)
      .toSorted((a, b) => a.left - b.left)
      .flatMap((other) => other.tokens);
    const name = tokens.map(({ text }) => text).join(' ');
    if (!looksLikePerson(name)) return [];
    return [{ name: 'full_name', value: name, type: 'name' as const, confidence: 0.88, tokens, anchor: 'name row' }];
  });
}

/** Box 15: the state's code, under the caption or over it. */
function readState(paper: Paper): Reading[] {
  return findLabels(paper.sheets, [
    'state',
    "15 state employer's state id number",
    "state employer's state id number",
    "state employer's state id",
  ]).flatMap((hit) => {
    const isBox15 = /15|state\s*id/i.test(hit.segment.text);
    const [first] = hit.tokens;
    if (!isBox15 || !first) return [];
    const near = hit.sheet.segments
      .flatMap((segment) => segment.tokens)
      .filter(
        (token) =>
          token.text in usStates &&
          Math.abs(token.top - first.top) < hit.sheet.lineHeight * 4.5 &&
          token.left < first.left + hit.sheet.lineHeight * 4,
      )
      .toSorted((a, b) => a.top - b.top);
    const [code] = near;
    return code
      ? [{ name: 'state', value: code.text, type: 'code' as const, confidence: 0.9, tokens: [code], anchor: 'box 15' }]
      : [];
  });
}

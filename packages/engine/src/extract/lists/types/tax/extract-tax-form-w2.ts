// Form W-2 of any year and layout: employer and employee in boxes c, e and f, the state of box 15, the year.

import { usStates } from '#values/normalise/regions.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

const employerLabels = ["employer's name, address, and ZIP code", "employer's name address and ZIP", "employer's name"];
const employeeLabels = [
  "employee's name, address, and ZIP code",
  "employee's name address and ZIP",
  "employee's name",
  "employee's name (first, middle initial, last)",
];

export const extractTaxFormW2: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readParties(paper),
    ...readState(paper),
    ...readFormYear(paper, /^w-?2|wage and tax statement/i),
  ];
  return { facts: makeFacts(context, readings) };
};

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
  readings.push(...readNameRow(paper));
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

// Shares of each application that the sample papers together fill; the README states them.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CollectionData, setValueAt, type Template, validateCollection } from '@oneform/contract';
import { mapFacts, type UnderstoodDocument } from '@oneform/engine';
import { understandFile } from '@oneform/engine/reading';
import { beforeAll, expect, it } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const root = new URL('../../../../../', import.meta.url);
const papers = ['passport.png', 'payslip.pdf', 'bank-statement.pdf', 'employment-letter.pdf'];

/** Percent of the required fields, at least. No company's paper is among the samples. */
const shares: Readonly<Record<string, number>> = {
  visa_application: 55,
  loan_application: 35,
  university_application: 35,
  insurance_application: 30,
  job_application: 40,
  rental_application: 30,
  business_registration: 0,
};

let templates: Template[];
let understood: UnderstoodDocument[];

beforeAll(async () => {
  ({ templates } = await loadTemplates(fileURLToPath(new URL('templates', root))));
  understood = [];
  for (const paper of papers)
    understood.push(
      (await understandFile(new Uint8Array(await readFile(new URL(`samples/${paper}`, root))), {})).understood,
    );
});

function fill(template: Template): CollectionData {
  let data: CollectionData = {};
  for (const document of understood) {
    for (const { path, value } of mapFacts(document, { sections: template.sections, data }))
      data = setValueAt(data, path, value, template.sections);
  }
  return data;
}

it.each(Object.entries(shares))('%s is filled to at least %d percent', (id, share) => {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const { completion_percentage } = validateCollection({
    sections: template.sections,
    data: fill(template),
    notApplicable: [],
  });
  expect(completion_percentage).toBeGreaterThanOrEqual(share);
});

// A paper that lists jobs and schools tells of the present job, the one before and the last school as facts of their own: what of
// such an entry is told decides which entry it is, and what is missing of it, or was taken from another entry, is told from it.

import type { Fact, FactRecord } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';

/** Names of facts, and what the same is called within the record of the list. */
const entries: readonly (readonly [list: string, names: Readonly<Record<string, string>>])[] = [
  ['jobs', { employer_name: 'employer_name', job_title: 'job_title', employment_start_date: 'start_date' }],
  [
    'jobs',
    {
      previous_employer: 'employer_name',
      previous_position: 'job_title',
      previous_employment_start: 'start_date',
      previous_employment_end: 'end_date',
    },
  ],
  [
    'schools',
    { university: 'university', degree: 'degree', education_start: 'start_date', graduation_date: 'end_date' },
  ],
];

/** So many facts of one entry can hardly agree by chance. */
const fewestAgreeing = 2;

/** `told`: what was chosen. `read`: what the readers say, with the lists and the places of what stands in them. */
export function completeFromLists(told: readonly Fact[], read: readonly Fact[]): Fact[] {
  const further = entries.flatMap(([list, names]) => {
    const records = read.flatMap(({ name, value }) => (name === list && typeof value !== 'string' ? value : []));
    return completeEntry(told, read, records, names);
  });
  return [...told.filter(({ name }) => !further.some((fact) => fact.name === name)), ...further];
}

function completeEntry(
  told: readonly Fact[],
  read: readonly Fact[],
  records: readonly FactRecord[],
  names: Readonly<Record<string, string>>,
): Fact[] {
  const own = told.filter(({ name, person }) => names[name] !== undefined && person === undefined);
  const agreeing = (record: FactRecord): Fact[] => own.filter((fact) => says(record[names[fact.name]!], fact));
  const [record] = records.toSorted((a, b) => agreeing(b).length - agreeing(a).length);
  const witnesses = record ? agreeing(record) : [];
  if (!record || witnesses.length < fewestAgreeing) return [];
  const confidence = Math.min(...witnesses.map((fact) => fact.confidence)) * 0.95;
  return Object.entries(names).flatMap(([name, key]): Fact[] => {
    const found = read.find((fact) => fact.name === name && says(record[key], fact));
    const chosen = own.find((fact) => fact.name === name);
    const isOfOther = chosen && records.some((other) => other !== record && says(other[key], chosen));
    if (!found || (chosen && (!isOfOther || witnesses.includes(chosen) || chosen.tier === 'proved'))) return [];
    return [{ ...found, confidence: Math.round(confidence * 1000) / 1000 }];
  });
}

const says = (value: string | undefined, fact: Fact): boolean =>
  value !== undefined && typeof fact.value === 'string' && squash(fact.value) === squash(value);

// Parts of a name from the whole, and the whole from its parts.
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { deriveFact, findText } from './derive-fact.ts';
import type { BoundFact } from './proposed-value.ts';

// In a name without comma or capitals, the last word is taken for the surname: true for most people, not for all.
const SPLIT = 0.85;
// "Anna Maria" may be one given name of two words.
const FIRST_OF_SEVERAL = 0.9;

export function deriveNames(facts: readonly BoundFact[]): BoundFact[] {
  const all = [...facts];
  const full = findText(all, 'full_name');
  const surname = findText(all, 'surname');
  const given = findText(all, 'given_names');
  if (full === undefined && surname !== undefined && given !== undefined) {
    all.push(deriveFact('full_name', `${given.value} ${surname.value}`, [given, surname], 1));
  }
  if (full !== undefined && (surname === undefined || given === undefined)) {
    const name = normaliseName(full.value);
    if (surname === undefined && name?.surname) all.push(deriveFact('surname', name.surname, [full], SPLIT));
    if (given === undefined && name?.given_names) all.push(deriveFact('given_names', name.given_names, [full], SPLIT));
    if (name?.suffix) all.push(deriveFact('name_suffix', name.suffix, [full], SPLIT));
  }
  return [...all, ...firstAndMiddle(all)];
}

function firstAndMiddle(facts: readonly BoundFact[]): BoundFact[] {
  const given = findText(facts, 'given_names');
  if (given === undefined || findText(facts, 'first_name') !== undefined) return [];
  const [first, ...middle] = given.value.trim().split(/\s+/);
  if (first === undefined || first === '') return [];
  if (middle.length === 0) return [deriveFact('first_name', first, [given], 1)];
  return [
    deriveFact('first_name', first, [given], FIRST_OF_SEVERAL),
    deriveFact('middle_name', middle.join(' '), [given], FIRST_OF_SEVERAL),
  ];
}

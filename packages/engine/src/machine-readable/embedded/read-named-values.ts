// JSON and CSV attached to a paper: values under names of the vocabulary are facts, all else is left alone.
import { factNames } from '#catalogue/facts/facts.ts';
import type { FactType } from '#document/facts.ts';
import type { MachineFact, PayloadReading } from '#document/machine-reading.ts';
import { state } from '../payloads/payload.ts';

const maxCharacters = 1_000_000;
/** Levels of objects in objects. */
const maxDepth = 4;

export function readNamedValues(text: string, format: 'json' | 'csv'): PayloadReading | 'refused' | undefined {
  if (text.length > maxCharacters) return 'refused';
  const pairs = format === 'csv' ? readTable(text) : readObject(text);
  if (!pairs) return 'refused';
  const facts = toNamedFacts(pairs);
  // Nothing checks what somebody wrote into such a file.
  return facts.length > 0 ? { kind: 'attached_data', isProved: false, facts } : undefined;
}

/** Names are written in as many ways as there are programmers: `dateOfBirth`, `Date of birth`, `DATE-OF-BIRTH`. */
export function toNamedFacts(pairs: readonly (readonly [name: string, value: string])[]): MachineFact[] {
  return pairs.flatMap(([name, value]) => toFact(name, value));
}

function readObject(text: string): [string, string][] | undefined {
  try {
    return flatten(JSON.parse(text), maxDepth);
  } catch {
    return undefined;
  }
}

function flatten(value: unknown, depth: number): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' || typeof inner === 'number' ? [[name, String(inner)]] : flatten(inner, depth - 1),
  );
}

/** A row of names above a row of values, or a name and a value a row. */
function readTable(text: string): [string, string][] {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split(row.includes(';') ? ';' : ',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [names = [], values = []] = rows;
  if (rows.length === 2 && names.length > 2) return names.map((name, at) => [name, values[at] ?? '']);
  return rows.flatMap(([name = '', value = '', ...more]): [string, string][] =>
    more.length === 0 ? [[name, value]] : [],
  );
}

function toFact(label: string, value: string): MachineFact[] {
  const name = label
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
  return factNames.has(name) ? state(name, value.trim(), typeOf(name, value.trim())) : [];
}

function typeOf(name: string, value: string): FactType {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  if (/(?:^|_)(?:name|surname|names)$/.test(name)) return 'name';
  if (/address$/.test(name)) return 'address';
  return /^-?\d+\.\d\d$/.test(value) ? 'money' : 'code';
}

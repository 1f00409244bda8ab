// Entries of lists that a model claims, each held against the page, and joined with those the rules have found.
import type { ExtractContext } from '#extract/extractor.ts';
import type { Evidence, Fact, FactRecord } from '#facts.ts';
import { squash } from '#normalise/fold-text.ts';
import { evidenceOfRun } from '../ground/evidence-of-run.ts';
import { findValue } from '../ground/find-value.ts';
import { findQuote } from '../ground/ground-value.ts';
import type { Print, Run } from '../ground/print.ts';
import { shapeOfName } from '../ground/shape-of-name.ts';
import type { ItemAnswer } from './answer.ts';
import { tidy } from './claimed-fact.ts';
import { listFields } from './instructions.ts';
import type { Standing } from './judge-standing.ts';

interface Item {
  readonly record: FactRecord;
  readonly evidence: readonly Evidence[];
}

/** Letters and digits before and after its first words among which an entry is looked for. */
const REACH = { before: 120, after: 900 };

/** What identifies an entry: two of the same job are one. */
const identities = ['employer_name', 'school_name', 'account_number', 'address', 'test_name', 'language', 'skill'];

export function mergeLists(
  facts: readonly Fact[],
  answers: readonly ItemAnswer[],
  prints: readonly Print[],
  context: ExtractContext,
  standing: Standing,
): Fact[] {
  const isReliable = standing === 'reliable';
  let merged = [...facts];
  for (const [name, answered] of Map.groupBy(answers, ({ list }) => list)) {
    const items = answered.flatMap((answer) => groundItem(answer, answered, prints, context) ?? []);
    if (items.length === 0) continue;
    const known = merged.find((fact) => fact.name === name && typeof fact.value !== 'string');
    if (known === undefined && standing === 'caught') continue;
    if (known === undefined) merged.push(toList(name, items, isReliable));
    else merged = merged.map((fact) => (fact === known ? extend(fact, items, isReliable) : fact));
  }
  return merged;
}

/** An entry holds what stands about its first words and nothing else; undefined when these stand nowhere. */
function groundItem(
  { list, page, quote, values }: ItemAnswer,
  all: readonly ItemAnswer[],
  prints: readonly Print[],
  context: ExtractContext,
): Item | undefined {
  const fields = Object.hasOwn(listFields, list) ? listFields[list]! : [];
  const print = prints.find((one) => one.page.number === page);
  const whole: Run = { from: 0, to: print?.squashed.length ?? 0 };
  const [start] = print ? findQuote(print, quote, whole) : [];
  if (print === undefined || start === undefined) return undefined;
  const starts = all.flatMap((other) => (other.page === page ? findQuote(print, other.quote, whole).slice(0, 1) : []));
  const next = Math.min(
    whole.to,
    start.from + REACH.after,
    ...starts.map(({ from }) => from).filter((from) => from > start.from),
  );
  const before = Math.max(0, start.from - REACH.before, ...starts.map(({ to }) => to).filter((to) => to <= start.from));
  const record: Record<string, string> = {};
  const evidence: Evidence[] = [];
  for (const { name, value: given } of values) {
    const value = tidy(given);
    if (!fields.includes(name) || value === '' || Object.hasOwn(record, name)) continue;
    const isOpen = name === 'end_date' && /^(?:present|current|now|today|ongoing)$/i.test(value);
    const shape = isOpen ? 'text' : shapeOfName(name, context.type);
    // What follows the first words belongs to the entry before what stands above them.
    const [place] = [
      ...findValue(print, { from: start.from, to: Math.max(next, start.to) }, shape, value, context),
      ...findValue(print, { from: before, to: start.to }, shape, value, context),
    ];
    if (place === undefined) continue;
    record[name] = value;
    evidence.push(...evidenceOfRun(print, place));
  }
  return Object.keys(record).length > 0 ? { record, evidence } : undefined;
}

function toList(name: string, items: readonly Item[], isReliable: boolean): Fact {
  const value = items.map(({ record }) => record);
  return {
    name,
    value,
    raw: rawOf(value),
    type: 'list',
    tier: isReliable ? 'read' : 'inferred',
    confidence: isReliable ? 0.8 : 0.4,
    evidence: items.flatMap(({ evidence }) => evidence),
  };
}

/** Entries the rules know stay as they are; further ones are taken from a model that has proved itself. */
function extend(fact: Fact, items: readonly Item[], isReliable: boolean): Fact {
  const records = fact.value as readonly FactRecord[];
  const further = items.filter(({ record }) => !records.some((known) => isSameItem(known, record)));
  const agreed = items.length - further.length;
  const confidence = agreed === records.length ? Math.max(fact.confidence, 0.9) : fact.confidence;
  if (!isReliable || further.length === 0) return { ...fact, confidence };
  const value = [...records, ...further.map(({ record }) => record)];
  return {
    ...fact,
    value,
    raw: rawOf(value),
    confidence: Math.min(confidence, 0.8),
    evidence: [...fact.evidence, ...further.flatMap(({ evidence }) => evidence)],
  };
}

/** What both say of an identifying field is alike, one perhaps at greater length. */
function isSameItem(a: FactRecord, b: FactRecord): boolean {
  const shared = identities.filter((name) => a[name] !== undefined && b[name] !== undefined);
  const isAlike = ([one, other]: [string, string]) => one.includes(other) || other.includes(one);
  if (shared.length > 0 && !shared.some((name) => isAlike([squash(a[name]!), squash(b[name]!)]))) return false;
  const bothStart = a.start_date !== undefined && b.start_date !== undefined;
  return (shared.length > 0 || bothStart) && (!bothStart || a.start_date!.slice(0, 4) === b.start_date!.slice(0, 4));
}

const rawOf = (records: readonly FactRecord[]): string =>
  records.map((record) => Object.values(record).join(' ')).join('; ');

// Entries of lists that a model claims, each held against the page, and joined with those the rules have found.
import type { Evidence, Fact, FactRecord } from '#document/facts.ts';
import { LIKELIER_THAN_NOT } from '#map/is-suggestion.ts';
import { fitOfValue, squash, valueKindOf } from '../engine-port.ts';
import { captionsOf } from '../ground/captions.ts';
import { evidenceOfRuns } from '../ground/evidence-of-runs.ts';
import { findQuote } from '../ground/find-quote.ts';
import { findValue } from '../ground/find-value.ts';
import type { Occurrence } from '../ground/occurrence.ts';
import { type Print, type Run, wholeOf } from '../ground/print.ts';
import type { ItemAnswer } from '../understand/answer.ts';
import { listFields } from '../understand/list-fields.ts';
import { featuresOf } from './claim-features.ts';
import type { Evidences } from './judge-claims.ts';
import type { PaperOdds } from './paper-tally.ts';
import { compareWithRules } from './rule-agreement.ts';
import { tidy } from './tidy.ts';
import { type ModelWeights, weigh } from './weigh.ts';

interface Item {
  readonly record: FactRecord;
  readonly evidence: readonly Evidence[];
  /** Of its values, each. */
  readonly probabilities: readonly number[];
}

/** Letters and digits before and after its first words among which an entry is looked for. */
const REACH = { before: 120, after: 900 };

/** Fields that identify an entry: two of the same job are one. */
const identities = ['employer_name', 'school_name', 'account_number', 'address', 'test_name', 'language', 'skill'];

export function decideLists(
  facts: readonly Fact[],
  answers: readonly ItemAnswer[],
  evidences: Evidences,
  odds: PaperOdds,
  weights: ModelWeights,
): Fact[] {
  let decided = [...facts];
  for (const [name, answered] of Map.groupBy(answers, ({ list }) => list)) {
    const starts = findStarts(answered, evidences);
    const items = answered.flatMap((answer) => groundItem(answer, starts, evidences, odds, weights) ?? []);
    if (items.length === 0) continue;
    const known = decided.find((fact) => fact.name === name && typeof fact.value !== 'string');
    if (known === undefined) decided.push(toList(name, items));
    else decided = decided.map((fact) => (fact === known ? extend(fact, items) : fact));
  }
  return decided;
}

/** An entry holds what stands about its first words and is likelier right than wrong; undefined when that is nothing. */
function groundItem(
  answer: ItemAnswer,
  starts: Starts,
  evidences: Evidences,
  odds: PaperOdds,
  weights: ModelWeights,
): Item | undefined {
  const fields = Object.hasOwn(listFields, answer.list) ? listFields[answer.list]! : [];
  const print = evidences.prints.find(({ page }) => page.number === answer.page);
  const reach = print && reachOf(answer, starts, print);
  if (print === undefined || reach === undefined) return undefined;
  const record: Record<string, string> = {};
  const evidence: Evidence[] = [];
  const probabilities: number[] = [];
  for (const { name, value: given } of answer.values) {
    const value = tidy(given);
    if (!fields.includes(name) || value === '' || Object.hasOwn(record, name)) continue;
    const occurrence = findWithin(reach, print, name, value, evidences);
    const probability =
      occurrence && weighValue({ ...answer, name, value }, print, occurrence, evidences, odds, weights);
    if (occurrence === undefined || probability === undefined || probability < LIKELIER_THAN_NOT) continue;
    record[name] = value;
    evidence.push(...evidenceOfRuns(print, occurrence.runs));
    probabilities.push(probability);
  }
  return probabilities.length > 0 ? { record, evidence, probabilities } : undefined;
}

/** The first words of the entries of one list. */
interface Starts {
  readonly of: ReadonlyMap<ItemAnswer, Run>;
  /** Starts and ends of those on a page, each in order. */
  readonly onPage: ReadonlyMap<number, { readonly from: readonly number[]; readonly to: readonly number[] }>;
}

function findStarts(answered: readonly ItemAnswer[], { prints }: Evidences): Starts {
  const found = answered.flatMap((answer) => {
    const print = prints.find(({ page }) => page.number === answer.page);
    const run = print && findQuote(print, answer.quote)[0]?.runs[0];
    return run ? [{ answer, run }] : [];
  });
  const inOrder = (runs: readonly { run: Run }[], end: keyof Run) =>
    runs.map(({ run }) => run[end]).toSorted((a, b) => a - b);
  const pages = [...Map.groupBy(found, ({ answer }) => answer.page)].map(
    ([page, runs]) => [page, { from: inOrder(runs, 'from'), to: inOrder(runs, 'to') }] as const,
  );
  return { of: new Map(found.map(({ answer, run }) => [answer, run])), onPage: new Map(pages) };
}

/** From its first words to those of the next entry, and then back to the one before. */
function reachOf(answer: ItemAnswer, starts: Starts, print: Print): Run[] | undefined {
  const start = starts.of.get(answer);
  if (start === undefined) return undefined;
  const { from, to } = starts.onPage.get(answer.page)!;
  const following = from[countUpTo(from, start.from)] ?? Number.POSITIVE_INFINITY;
  const preceding = to[countUpTo(to, start.from) - 1] ?? 0;
  const next = Math.min(wholeOf(print).to, start.from + REACH.after, following);
  const before = Math.max(0, start.from - REACH.before, preceding);
  return [
    { from: start.from, to: Math.max(next, start.to) },
    { from: before, to: start.to },
  ];
}

/** Number of values in the ordered list that are no larger than `max`; found by halving. */
function countUpTo(numbers: readonly number[], max: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > max) high = middle;
    else low = middle + 1;
  }
  return low;
}

function findWithin(
  reach: readonly Run[],
  print: Print,
  name: string,
  value: string,
  { paper }: Evidences,
): Occurrence | undefined {
  const isOpen = name === 'end_date' && /^(?:present|current|now|today|ongoing)$/i.test(value);
  const found = findValue(print, isOpen ? 'text' : valueKindOf(name, paper), value);
  return reach
    .map((within) => found.find(({ runs }) => runs.every(({ from, to }) => from >= within.from && to <= within.to)))
    .find((occurrence) => occurrence !== undefined);
}

/** As any other claim, but that no rule has read it by that name. */
function weighValue(
  { name, value, quote, page }: { name: string; value: string; quote: string; page: number },
  print: Print,
  occurrence: Occurrence,
  { paper, record }: Evidences,
  odds: PaperOdds,
  weights: ModelWeights,
): number {
  const captions = captionsOf(name, print, occurrence.runs, undefined, paper);
  const read = {
    claim: { name, value, quote, page },
    kind: valueKindOf(name, paper),
    value,
    raw: value,
    type: 'string' as const,
    fit: fitOfValue(name, value, paper),
    isImpossible: false,
    isOfPicture: print.page.source === 'ocr',
    isInOtherOrder: false,
    evidence: [],
    quoteQuality: 1,
    quoted: undefined,
    quoteContext: squash(quote).length,
    best: { print, occurrence, inQuote: 1, isBesideQuote: false, captions },
    places: 1,
  };
  return weigh(
    weights.claim,
    featuresOf({ read, rules: compareWithRules(read, []) }, { paper: odds, record, rivals: 0, isUnnamed: false }),
  );
}

function toList(name: string, items: readonly Item[]): Fact {
  const value = items.map(({ record }) => record);
  return {
    name,
    value,
    raw: rawOf(value),
    type: 'list',
    tier: 'read',
    confidence: meanOf(items),
    evidence: items.flatMap(({ evidence }) => evidence),
  };
}

/** Entries the rules know stay as they are; further ones are added. */
function extend(fact: Fact, items: readonly Item[]): Fact {
  const records = fact.value as readonly FactRecord[];
  const further = items.filter(({ record }) => !records.some((known) => isSameItem(known, record)));
  const isConfirmed = items.length - further.length === records.length;
  if (further.length === 0)
    return isConfirmed ? { ...fact, confidence: Math.max(fact.confidence, meanOf(items)) } : fact;
  const value = [...records, ...further.map(({ record }) => record)];
  return {
    ...fact,
    value,
    raw: rawOf(value),
    confidence: Math.min(fact.confidence, meanOf(further)),
    evidence: [...fact.evidence, ...further.flatMap(({ evidence }) => evidence)],
  };
}

/** An identifying field of both must be alike, one perhaps at greater length. */
function isSameItem(a: FactRecord, b: FactRecord): boolean {
  const shared = identities.filter((name) => a[name] !== undefined && b[name] !== undefined);
  const isAlike = ([one, other]: [string, string]) => one.includes(other) || other.includes(one);
  if (shared.length > 0 && !shared.some((name) => isAlike([squash(a[name]!), squash(b[name]!)]))) return false;
  const bothStart = a.start_date !== undefined && b.start_date !== undefined;
  return (shared.length > 0 || bothStart) && (!bothStart || a.start_date!.slice(0, 4) === b.start_date!.slice(0, 4));
}

function meanOf(items: readonly Item[]): number {
  const all = items.flatMap(({ probabilities }) => probabilities);
  return Math.round((1000 * all.reduce((sum, one) => sum + one, 0)) / all.length) / 1000;
}

const rawOf = (records: readonly FactRecord[]): string =>
  records.map((record) => Object.values(record).join(' ')).join('; ');

// A whole file, once a model has answered: what kind of paper it is, read again where that changes, and each paper of it decided.
import type { Fact, UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { LIKELIER_THAN_NOT } from '#map/is-suggestion.ts';
import { openPaper, type PageViews, readAs, valueKindOf } from '../engine-port.ts';
import { findValue } from '../ground/find-value.ts';
import { layPrint, type Print } from '../ground/print.ts';
import { hasInstructions } from '../ground/prompt-injection.ts';
import type { ModelRecord } from '../model-record.ts';
import type { Answer } from '../understand/answer.ts';
import type { Evidences, JudgedPaper } from './judge-claims.ts';
import { decidePart, judgePart, type PartAnswer } from './judge-part.ts';
import { kindFeatures, kindSaid } from './kind-features.ts';
import { oddsOfRecord } from './record.ts';
import type { Features } from './weigh.ts';
import { type ModelWeights, round, weigh } from './weigh.ts';

export interface JudgedPart {
  readonly answer: PartAnswer;
  readonly evidences: Evidences;
  readonly judged: JudgedPaper;
}

/** The file as the rules read it when it is of one kind, and what the model claims held against that. */
export interface JudgedReading {
  readonly byRules: UnderstoodDocument;
  readonly parts: readonly JudgedPart[];
}

export interface JudgedDocument {
  readonly asClassified: JudgedReading;
  /** Reading as the model's kind, where it differs from the classifier's. */
  readonly asSaid?: JudgedReading & { readonly features: Features };
}

/** Before any weights: what speaks for and against all that a model says. */
export function judgeDocument(
  read: ReadDocument,
  understood: UnderstoodDocument,
  answer: Answer,
  standing: {
    readonly record: ModelRecord;
    readonly weights: Pick<ModelWeights, 'record'>;
    readonly views?: PageViews | undefined;
  },
): JudgedDocument {
  const prints = new Map(read.pages.map((page) => [page.number, layPrint(page)]));
  const record = oddsOfRecord(standing.record, standing.weights);
  const judge = (byRules: UnderstoodDocument): JudgedReading => ({
    byRules,
    parts: judgeParts(read, byRules, answer, prints, record),
  });
  const asClassified = judge(understood);
  // Ignores the model's type if the document contains instructions: a model that obeyed them may have been told the
  // type.
  const said = [...prints.values()].some(hasInstructions) ? undefined : kindSaid(answer.document_type);
  if (said === undefined || said === understood.type || understood.parts.length === 0) return { asClassified };
  const asSaid = judge(readAs(read, said, LIKELIER_THAN_NOT, standing.views));
  return { asClassified, asSaid: { ...asSaid, features: kindFeatures(read, said, asClassified, asSaid, record) } };
}

function judgeParts(
  read: ReadDocument,
  { parts, facts: byRules }: UnderstoodDocument,
  answer: Answer,
  prints: ReadonlyMap<number, Print>,
  record: number,
): JudgedPart[] {
  const all = parts.map((part, index): Evidences => {
    const pages = read.pages.filter(({ number }) => part.pages.includes(number));
    return {
      prints: pages.map(({ number }) => prints.get(number)!),
      paper: openPaper(pages, part.type),
      facts: byRules.filter((fact) => (fact.part ?? 0) === index),
      record,
    };
  });
  const partOf = (said: Said) => (all.length > 1 ? findPart(said, all) : 0);
  // Once for each that is said, however many parts there are.
  const facts = Map.groupBy(answer.facts, partOf);
  const items = Map.groupBy(answer.items, ({ list, quote, page }) => partOf({ name: list, value: quote, page }));
  const others = Map.groupBy(answer.others, ({ label, value, page }) => partOf({ name: label, value, page }));
  return all.map((evidences, index) => {
    const own: PartAnswer = {
      facts: facts.get(index) ?? [],
      items: items.get(index) ?? [],
      others: others.get(index) ?? [],
    };
    return { answer: own, evidences, judged: judgePart(own, evidences) };
  });
}

interface Said {
  readonly name: string;
  readonly value: string;
  readonly page: number;
}

/** That of the page named, unless the value stands in another alone. */
function findPart({ name, value, page }: Said, parts: readonly Evidences[]): number {
  const named = parts.findIndex(({ prints }) => prints.some((print) => print.page.number === page));
  const isIn = ({ prints, paper }: Evidences) =>
    prints.some((print) => findValue(print, valueKindOf(name, paper), value).length > 0);
  if (named !== -1 && isIn(parts[named]!)) return named;
  const other = parts.findIndex(isIn);
  return other !== -1 ? other : Math.max(0, named);
}

/** The file with the model's help; `mayName`: people may be told whom the rules have not named. */
export function decideDocument(
  { asClassified, asSaid }: JudgedDocument,
  weights: ModelWeights,
  mayName: boolean,
): UnderstoodDocument {
  const isSaid = asSaid ? weigh(weights.kind, asSaid.features) : 0;
  if (asSaid && isSaid >= LIKELIER_THAN_NOT) return decideReading(asSaid, round(isSaid), weights, mayName);
  const { type, confidence } = asClassified.byRules;
  // If model and classifier agree, the kind is wrong only if both are.
  return decideReading(
    asClassified,
    asSaid || type === 'multiple' ? confidence : round(1 - (1 - confidence) / 2),
    weights,
    mayName,
  );
}

function decideReading(
  { byRules, parts }: JudgedReading,
  confidence: number,
  weights: ModelWeights,
  mayName: boolean,
): UnderstoodDocument {
  const isSplit = byRules.parts.length > 1;
  const decided = parts.map(({ answer, evidences, judged }, index) => {
    const { pages } = byRules.parts[index]!;
    const rules = {
      facts: evidences.facts,
      people: mayName ? byRules.people.filter(({ id }) => !isSplit || id.startsWith(`d${index + 1}p`)) : [],
      additionalFields: byRules.additionalFields.filter(({ evidence }) =>
        pages.includes(evidence[0]?.page ?? pages[0]!),
      ),
    };
    // In a file of several, people are numbered by their paper: the rules have done that.
    const part = decidePart(rules, answer, evidences, judged, weights, mayName && !isSplit);
    return isSplit ? { ...part, facts: part.facts.map((fact) => ({ ...fact, part: index })) } : part;
  });
  const facts = decided.flatMap((part) => part.facts);
  const alone = readByModelAlone(facts, byRules.facts);
  return {
    ...byRules,
    confidence,
    parts: isSplit ? byRules.parts : byRules.parts.map((part) => ({ ...part, confidence })),
    people: decided.flatMap(({ people }) => people),
    facts,
    ...(alone.length > 0 ? { byModelAlone: alone } : {}),
    additionalFields: decided.flatMap(({ additionalFields }) => additionalFields),
    engine: 'rules+model',
  };
}

/** Of each name the surest reading counts: it is what people see and decide about. */
function readByModelAlone(facts: readonly Fact[], byRules: readonly Fact[]): string[] {
  const keyOf = ({ name, value }: Fact) => JSON.stringify([name, value]);
  const known = new Set(byRules.map(keyOf));
  const isOfRules = (fact: Fact) => known.has(keyOf(fact));
  const surest = [...Map.groupBy(facts, ({ name }) => name)].map(
    ([name, named]) => [name, named.toSorted((a, b) => b.confidence - a.confidence)[0]!] as const,
  );
  return surest.filter(([, fact]) => typeof fact.value === 'string' && !isOfRules(fact)).map(([name]) => name);
}

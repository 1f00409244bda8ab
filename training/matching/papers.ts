// Papers with truth to fit on: real ones that were read, and pressed ones.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DocumentType } from '@oneform/contract';
import {
  type CategorisedPart,
  type Claim,
  categorise,
  type DocumentContext,
  describeClaims,
  extractByRules,
  type Fact,
  inventedPapers,
  officePages,
  openDocument,
  propose,
  type ReadDocument,
  settleParts,
  type ValueLikeness,
} from '@oneform/engine/fitting';
import type { Line, Page, Word } from '@oneform/engine/page-model';
import { type ForeignNetwork, type PageView, viewByHeldOut, viewPage } from '@oneform/engine/page-model';
import { understandFile } from '@oneform/engine/reading';
import { printedForms, squash } from '../corpus/printed-forms.ts';
import { nextLikeliestKind } from '../engine/kinds/next-likeliest-kind.ts';
import { readPapers, type TruePaper, valueRole } from '../evaluate/papers.ts';
import { createPlausibility } from './plausible-names.ts';
import { isNamed, saysSame } from './same-fact.ts';

/** `foreign`: papers of the kind do not state such a thing at all; `absent`: this one most likely does not; undefined: the truth does not say. */
export type Verdict = boolean | 'absent' | 'foreign' | undefined;

export type Trial = 'as it is' | 'taken for the next likeliest kind' | 'without readers';

export interface FittingPaper {
  readonly name: string;
  /** Papers that must be left out together: those of one source or one way of setting. */
  readonly family: string;
  readonly origin: 'real' | 'blank' | 'office' | 'invented' | 'pressed';
  readonly claims: readonly Claim[];
  readonly kind: string;
  readonly hasViews: boolean;
  /** Of the tests: what it says is to be told as sure. */
  readonly isPlain?: boolean;
  /** A stated fact must be found when the paper is taken for another kind, and when no reader knows it. */
  readonly trial: Trial;
  /** Names of the truth, to count what nobody claims. */
  readonly wanted: readonly string[];
  /** Its true values, squashed, by name. */
  readonly truth: ReadonlyMap<string, readonly string[]>;
  /** The same as written. */
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly rows: (
    prior: (name: string) => number,
    likeness: (name: string, value: string) => ValueLikeness,
  ) => Float64Array[];
  readonly judge: (name: string, value: string, type: string) => Verdict;
}

interface Document {
  readonly truth: Truth;
  readonly read: ReadDocument;
}

interface Truth {
  readonly document_type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly absent?: readonly string[];
}

/** The source of a paper: what stands before the first stroke of its file's name. */
export const familyOf = (file: string): string => file.split(/[_-]/)[0]!.replace(/\..*/, '');

/** Papers are seen by the network that did not learn them, where `networks` names one, else by the one that ships. */
export async function readReal(directory: string, networks: readonly ForeignNetwork[] = []): Promise<FittingPaper[]> {
  const papers: FittingPaper[] = [];
  const documents = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((file) => ({ file, ...(JSON.parse(readFileSync(join(directory, file), 'utf8')) as Document) }));
  // A fact named by several truths was looked for on all of them.
  const told = new Set(documents.flatMap(({ truth }) => Object.keys(truth.fields)));
  const isPlausible = createPlausibility(documents.map(({ truth }) => truth));
  for (const { file, truth, read } of documents) {
    const views = await viewByHeldOut(networks, familyOf(file), read.pages);
    const document = settleParts(categorise(read, views));
    const fields = Object.entries(truth.fields).flatMap(([name, value]) =>
      value === null || value === '' || typeof value === 'object' ? [] : [[name, String(value)] as const],
    );
    for (const part of document.parts) {
      for (const claimed of claimAllWays(read, part, views))
        papers.push({
          name: `${basename(directory)}/${file.replace(/\.json$/, '')}`,
          family: familyOf(file),
          origin: 'real',
          wanted: document.parts.length > 1 ? [] : fields.map(([name]) => name),
          values: fields,
          truth: new Map(fields.map(([name, says]) => [name, [squash(says)]])),
          ...claimed,
          judge(name, value, type) {
            const exact = fields.filter(([wanted]) => wanted === name);
            const named = exact.length > 0 ? exact : fields.filter(([wanted]) => isNamed(wanted, name));
            if (named.length === 0) {
              if (truth.absent?.includes(name)) return false;
              const isSaidOtherwise = fields.some(([wanted, says]) => saysSame(wanted, says, value, type));
              if (!isSaidOtherwise && !isPlausible(truth.document_type, name)) return 'foreign';
              return told.has(name) ? 'absent' : undefined;
            }
            return named.some(([wanted, says]) => saysSame(wanted, says, value, type));
          },
        });
    }
  }
  return papers;
}

/** Facts of an office about itself or its form. */
const ofForm: ReadonlySet<string> = new Set(
  'tax_year currency website support_number state country issuing_authority date'.split(' '),
);
/** Later pages of a form are like these. */
const maxPages = 4;

/** Forms that nobody has filled in, as `corpus/read-corpus.ts` reads them: what else is read on them is wrong. */
export async function readBlank(directory: string): Promise<FittingPaper[]> {
  const papers: FittingPaper[] = [];
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
    const pages = (JSON.parse(readFileSync(join(directory, file), 'utf8')) as Page[]).slice(0, maxPages);
    const read: ReadDocument = { mediaType: 'application/pdf', sha256: '', pages, problems: [] };
    const views = await viewAll(read.pages);
    for (const part of settleParts(categorise(read)).parts)
      for (const seen of views.size > 0 ? [new Map<number, PageView>(), views] : [views])
        papers.push({
          name: `blank/${file.replace(/\.json$/, '')}`,
          family: familyOf(file),
          origin: 'blank',
          trial: 'as it is',
          wanted: [],
          values: [],
          truth: new Map(),
          ...claim(openDocument(read, part), seen),
          judge: (name) => (ofForm.has(name) ? undefined : false),
        });
  }
  return papers;
}

/** Papers of the tests that state nobody's facts. */
export async function readOffice(): Promise<FittingPaper[]> {
  const papers: FittingPaper[] = [];
  for (const { about, page, absent } of officePages()) {
    const read: ReadDocument = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] };
    for (const views of [new Map<number, PageView>(), await viewAll([page])])
      papers.push({
        name: `office: ${about}`,
        family: 'invented',
        origin: 'office',
        trial: 'as it is',
        wanted: [],
        values: [],
        truth: new Map(),
        ...claim(openDocument(read, { type: 'other', confidence: 0.9, pages: [1] }), views),
        judge: (name) => (absent.includes(name) ? false : undefined),
      });
  }
  return papers;
}

/** The papers that the engine's tests are made of. */
export async function readInvented(): Promise<FittingPaper[]> {
  const papers: FittingPaper[] = [];
  for (const { type, about, page, facts, absent, isPlain = false } of inventedPapers()) {
    const truth = new Map(Object.entries(facts));
    const views = await viewAll([page]);
    const read: ReadDocument = { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] };
    const [taken] = settleParts(categorise(read)).parts;
    const part = taken?.type === type && !isPlain ? taken : { type, confidence: 0.9, pages: [1] };
    for (const claimed of claimAllWays(read, part, views))
      papers.push({
        name: `${type}: ${about}`,
        family: 'invented',
        origin: 'invented',
        isPlain,
        wanted: [...truth.keys()],
        values: [...truth],
        truth: new Map([...truth].map(([name, says]) => [name, [squash(says)]])),
        ...claimed,
        judge(name, value) {
          const says = truth.get(name);
          return says === undefined ? (absent.includes(name) ? false : undefined) : squash(says) === squash(value);
        },
      });
  }
  return papers;
}

const samples = new URL('../../samples/', import.meta.url);
const goldens = new URL('../../packages/engine/src/golden/', import.meta.url);

/** Our own sample papers, of which the golden files say everything: what they do not tell is not there. */
export async function readSamples(): Promise<FittingPaper[]> {
  const papers: FittingPaper[] = [];
  for (const golden of readdirSync(goldens).filter((file) => file.endsWith('.json'))) {
    const { facts } = JSON.parse(readFileSync(new URL(golden, goldens), 'utf8')) as Golden;
    const values = facts.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value] as const] : []));
    const truth = new Map(values.map(([name, value]) => [name, squash(value)]));
    const { read } = await understandFile(readFileSync(new URL(golden.replace(/\.json$/, ''), samples)));
    const [part] = settleParts(categorise(read)).parts;
    for (const claimed of claimAllWays(read, part!, await viewAll(read.pages)))
      papers.push({
        name: `samples/${golden}`,
        family: 'invented',
        origin: 'invented',
        wanted: [...truth.keys()],
        values,
        truth: new Map([...truth].map(([name, value]) => [name, [value]])),
        ...claimed,
        judge: (name, value) => (truth.has(name) ? truth.get(name) === squash(value) : 'absent'),
      });
  }
  return papers;
}

interface Golden {
  readonly facts: readonly { readonly name: string; readonly value: unknown }[];
}

export async function readPressed(shards: readonly string[], max: number): Promise<FittingPaper[]> {
  const each = Math.ceil(max / shards.length);
  const papers: FittingPaper[] = [];
  for (const paper of shards.flatMap((shard) => readPapers(shard, each))) {
    const page = withLines(paper);
    const type = paper.kind as DocumentType;
    const context = openDocument(
      { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] },
      { type, confidence: 0.95, pages: [1] },
    );
    const truth = truthOf(paper);
    papers.push({
      name: paper.name,
      family: `press ${paper.name}`,
      origin: 'pressed',
      trial: 'as it is',
      wanted: [...truth.keys()],
      values: [],
      truth: new Map([...truth].map(([name, texts]) => [name, texts.map(squash)])),
      ...claim(context, await viewAll([page])),
      judge(name, value) {
        const told = truth.get(name);
        if (!told) return paper.spans.some(({ field }) => field !== null && isNamed(field, name)) ? undefined : false;
        return told.some((text) => printedForms(value).includes(squash(text)) || squash(text) === squash(value));
      },
    });
  }
  return papers;
}

/** Average confidence of the engine in a wrong kind. */
const mistakenConfidence = 0.65;

type Claimed = Pick<FittingPaper, 'kind' | 'claims' | 'rows' | 'hasViews'>;

/** With what the page model saw and without: the engine works both ways. And under trials. */
function claimAllWays(
  read: ReadDocument,
  part: CategorisedPart,
  views: ReadonlyMap<number, PageView>,
): (Claimed & Pick<FittingPaper, 'trial'>)[] {
  const context = openDocument(read, part);
  const mistaken = openDocument(read, {
    ...part,
    type: nextLikeliestKind(context.pages, part.type),
    confidence: mistakenConfidence,
  });
  return [
    ...(views.size > 0 ? [new Map<number, PageView>(), views] : [views]).map((seen) => ({
      ...claim(context, seen),
      trial: 'as it is' as const,
    })),
    { ...claim(mistaken, views), trial: 'taken for the next likeliest kind' },
    { ...claim(context, views, []), trial: 'without readers' },
  ];
}

function claim(
  context: DocumentContext,
  views: ReadonlyMap<number, PageView>,
  read: readonly Fact[] = extractByRules(context),
): Claimed {
  const claims = propose(context.analysed, context, read, views);
  const describe: FittingPaper['rows'] = (prior, likeness) =>
    describeClaims(claims, {
      ...context,
      source: context.pages[0]?.source ?? 'text',
      prior,
      likeness,
      hasPageModel: views.size > 0,
    });
  return { kind: context.type, claims, rows: describe, hasViews: views.size > 0 };
}

async function viewAll(pages: readonly Page[]): Promise<Map<number, PageView>> {
  const views = new Map<number, PageView>();
  for (const page of pages) {
    const view = await viewPage(page);
    if (view) views.set(page.number, view);
  }
  return views;
}

function truthOf({ words, of, spans }: TruePaper): Map<string, string[]> {
  const texts = new Map<number, string[]>();
  for (const [at, span] of of.entries()) texts.set(span, [...(texts.get(span) ?? []), words[at]!.text]);
  const truth = new Map<string, string[]>();
  for (const [at, { role, field, other }] of spans.entries())
    if (role === valueRole && field && !other && texts.has(at))
      truth.set(field, [...(truth.get(field) ?? []), texts.get(at)!.join(' ')]);
  return truth;
}

/** The press keeps words alone; lines are made of them as readers make them: a base line, no wide gap. */
function withLines({ page, words }: TruePaper): Page {
  const aspect = page.width / page.height;
  const sorted = [...words].sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3]);
  const rows: Word[][] = [];
  for (const word of sorted) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const shared = first ? Math.min(first.box[3], word.box[3]) - Math.max(first.box[1], word.box[1]) : 0;
    if (first && shared > 0.5 * Math.min(first.box[3] - first.box[1], word.box[3] - word.box[1])) row!.push(word);
    else rows.push([word]);
  }
  const lines = rows.flatMap((row): Line[] => {
    row.sort((a, b) => a.box[0] - b.box[0]);
    const runs: Word[][] = [];
    for (const word of row) {
      const last = runs.at(-1)?.at(-1);
      const height = word.box[3] - word.box[1];
      if (last && (word.box[0] - last.box[2]) * aspect < 1.1 * height) runs.at(-1)!.push(word);
      else runs.push([word]);
    }
    return runs.map((run) => ({
      text: run.map(({ text }) => text).join(' '),
      box: [run[0]!.box[0], run[0]!.box[1], run.at(-1)!.box[2], run[0]!.box[3]],
      words: run,
      confidence: 1,
    }));
  });
  return { ...page, lines, text: lines.map(({ text }) => text).join('\n') };
}

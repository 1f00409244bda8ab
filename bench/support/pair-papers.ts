// Papers whose captions and values are known: public forms filled with invented people, as files and as scans, and papers of the press.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReadDocument } from '@oneform/engine';
import type { Line, Page, Word } from '@oneform/engine/page-model';
import { readFile } from '../../packages/engine/src/read/read-file.ts';
import { readPapers, type TruePaper, valueRole } from '../../training/evaluate/papers.ts';
import { fillWithInvented } from './filled-forms.ts';
import { scanForm } from './scan-form.ts';
import type { Pair, TruePairs } from './score-pairs.ts';

export type PairSource = 'form' | 'scanned form' | 'press';

export interface PairPaper {
  readonly name: string;
  /** Papers of one authority, or of one way of setting. */
  readonly family: string;
  readonly source: PairSource;
  /** The page model has learnt from papers of this family. */
  readonly isLearnt: boolean;
  readonly truth: TruePairs;
  readonly read: ReadDocument;
}

/** As `training/forms/fill-forms.ts` keeps them from the page model. */
const notLearnt = /^(or-|ssa-|vita-md|vita-nj|ucsnc|pc8)/;
const authority = /^(?:vita-[a-z]+|[a-z]+)/;

/** `keep`: a folder where pages are kept as they were recognised; it goes stale with the recogniser alone. */
export async function* fillAndRead(folder: string, keep: string | undefined, only: RegExp): AsyncGenerator<PairPaper> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf') && only.test(basename(file, '.pdf')));
  for (const [at, file] of files.entries())
    for (const source of ['form', 'scanned form'] as const) {
      const name = basename(file, '.pdf');
      const kept = keep && join(keep, `${source.replace(' ', '-')}-${name}.json`);
      const known =
        kept && existsSync(kept)
          ? (JSON.parse(readFileSync(kept, 'utf8')) as Read | null)
          : await fillAndReadOne(join(folder, file), source, at + 1);
      if (kept && !existsSync(kept)) {
        mkdirSync(keep, { recursive: true });
        writeFileSync(kept, JSON.stringify(known));
      }
      if (known)
        yield { name, family: authority.exec(name)?.[0] ?? name, source, isLearnt: !notLearnt.test(name), ...known };
    }
}

type Read = Pick<PairPaper, 'truth' | 'read'>;

async function fillAndReadOne(file: string, source: PairSource, seed: number): Promise<Read | null> {
  const blank = new Uint8Array(readFileSync(file));
  const { pages } = await readFile(blank);
  const filled = await fillWithInvented(blank, pages, seed).catch(() => null);
  if (!filled) return null;
  const printed = await readFile(filled.bytes);
  const read = source === 'form' ? printed : await readFile(await scanForm(filled.bytes, printed.pages));
  return { truth: { pairs: filled.pairs, uncertain: filled.uncertain }, read };
}

export function* readPressed(shard: string, max: number): Generator<PairPaper> {
  for (const paper of readPapers(shard, max)) {
    const page = withLines(paper);
    yield {
      name: `${basename(shard)} ${paper.name}`,
      family: paper.frame,
      source: 'press',
      isLearnt: true,
      truth: { pairs: pairsOf(paper), uncertain: [] },
      read: { mediaType: 'application/pdf', sha256: '', pages: [page], problems: [] },
    };
  }
}

/** Several values of one caption are one answer. */
function pairsOf({ words, of, spans }: TruePaper): Pair[] {
  const textOf = (span: number): string =>
    words
      .filter((_, at) => of[at] === span)
      .map(({ text }) => text)
      .join(' ');
  const answers = new Map<number, string[]>();
  for (const [at, { role, caption }] of spans.entries()) {
    const text = textOf(at);
    if (role === valueRole && caption >= 0 && text) answers.set(caption, [...(answers.get(caption) ?? []), text]);
  }
  return [...answers].map(([caption, texts]) => ({ caption: textOf(caption), value: texts.join(' ') }));
}

/** The press keeps words alone; lines are words on one base line without a gap wider than a letter is high. */
function withLines({ page, words }: TruePaper): Page {
  const aspect = page.width / page.height;
  const isLevel = ({ box: a }: Word, { box: b }: Word): boolean =>
    Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * Math.min(a[3] - a[1], b[3] - b[1]);
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3])) {
    const row = rows.at(-1);
    if (row && isLevel(row[0]!, word)) row.push(word);
    else rows.push([word]);
  }
  const lines = rows.flatMap((row): Line[] => {
    const runs: Word[][] = [];
    for (const word of row.sort((a, b) => a.box[0] - b.box[0])) {
      const last = runs.at(-1)?.at(-1);
      if (last && (word.box[0] - last.box[2]) * aspect < 1.1 * (word.box[3] - word.box[1])) runs.at(-1)!.push(word);
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

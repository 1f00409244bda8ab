// The engine's pipeline: read → categorise → extract. Each stage is a function returning a new type, so that a job resumes at the last good one.
import { categorise } from '#categorise/categorise.ts';
import { splitRepeated } from '#categorise/split-repeated.ts';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { listShortened } from '#document/shorten-page.ts';
import { extractFacts } from '#extract/extract-facts.ts';
import { settleParts } from '#machine-readable/settle-parts.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { viewPages } from '#page-model/view-pages.ts';
import type { ReadFileOptions } from '#read/read-file.ts';
import { readPaper } from './read-paper.ts';

export interface UnderstandProgress {
  readonly step: 'categorization' | 'extraction';
  /** Pages read so far and in all, while reading. */
  readonly page?: number;
  readonly pages?: number;
}

/** Knowledge about a file at the end of the pipeline's reading half. */
export interface Understanding {
  readonly read: ReadDocument;
  readonly understood: UnderstoodDocument;
  /** The page model's views, by page number, for reading the file again as another kind. */
  readonly views: PageViews;
}

export interface UnderstandOptions extends ReadFileOptions {
  readonly onProgress?: (progress: UnderstandProgress) => void;
  /** Also tell the people of the document and their roles; on unless false. */
  readonly extractPeople?: boolean;
}

/**
 * Bytes to facts. What is wrong with the file stands in `problems`; rejects only when `signal` is aborted. Reading and categorising are
 * the spec's step `categorization`.
 */
export async function understandFile(bytes: Uint8Array, options: UnderstandOptions = {}): Promise<Understanding> {
  const { onProgress, extractPeople = true, ...readOptions } = options;
  onProgress?.({ step: 'categorization' });
  const onPage = (page: number, pages: number): void => {
    readOptions.onPage?.(page, pages);
    onProgress?.({ step: 'categorization', page, pages });
  };
  const read = await readPaper(bytes, { ...readOptions, onPage });
  const { understood, views } = await understandRead(read, () => onProgress?.({ step: 'extraction' }));
  return { read, understood: extractPeople ? understood : { ...understood, people: [] }, views };
}

/** Pages to facts: all that follows reading. */
export async function understandRead(read: ReadDocument, onCategorised?: () => void): Promise<Understanding> {
  const views = await viewPages(read.pages);
  const categorised = splitRepeated(settleParts(categorise(read, views)));
  onCategorised?.();
  const understood = extractFacts(categorised, views);
  return {
    read,
    understood: { ...understood, problems: [...understood.problems, ...listShortened(read.pages)] },
    views,
  };
}

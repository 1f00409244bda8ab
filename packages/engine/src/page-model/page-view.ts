// The page model's view of a page. It proposes: values are parsed, proved and placed by others.
import type { Box, Word } from '#document/read-document.ts';

export type Role = 'heading' | 'caption' | 'value' | 'prose' | 'other';

export interface Likely {
  readonly name: string;
  /** 0–1 */
  readonly probability: number;
}

/** Words that belong together: a caption, a value, a sentence. */
export interface ViewSpan {
  readonly role: Role;
  /** Of that role. */
  readonly probability: number;
  /** In reading order; tick boxes are words too: ☐ and ☒. */
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
  /** Of a value: which field it is; of a caption: which field it asks for. Likeliest first, those below 0.02 left out; `-` means none of ours. */
  readonly fields: readonly Likely[];
  /** That it is about somebody else than the person whose paper this is. */
  readonly aboutOther: number;
  /** Of a value: the captions it may belong to, as numbers of spans, likeliest first. */
  readonly captions: readonly { readonly span: number; readonly probability: number }[];
}

/** By page number; empty where there is no model. */
export type PageViews = ReadonlyMap<number, PageView>;

export interface PageView {
  readonly spans: readonly ViewSpan[];
  /** Kinds of paper, likeliest first. */
  readonly kinds: readonly Likely[];
  /** That a document begins with this page. */
  readonly firstPage: number;
}

// Tasks of the host for a child and their results; `wire/` describes how they cross.

import type { FillSettings, PageDescription } from '@oneform/contract';
import type { UnderstoodDocument } from '#document/facts.ts';
import type { MediaType, ReadProblemCode } from '#document/read-document.ts';
import type { ReadOutline } from '#document/read-outline.ts';
import type { FillResult, FillValues } from '#fill/fill-result.ts';
import type { FilledWebPage } from '#fill/web/fill-page.ts';
import type { Judgement, JudgeRequest } from '#models/scoring/judge-answers.ts';
import type { ReadLimits } from '#read/read-limits.ts';
import type { RenderedPage } from '#read/rendered-page.ts';

interface FileTask {
  readonly bytes: Uint8Array;
  /** Type of the file as the uploader declared it. */
  readonly declaredType?: string;
  readonly limits?: Partial<ReadLimits>;
}

/** Reading alone. */
export interface ReadTask extends FileTask {
  readonly kind: 'read';
}

/** Reading, categorising and extracting. */
export interface UnderstandTask extends FileTask {
  readonly kind: 'understand';
  /** Also tell the people of the document and their roles; on unless false. */
  readonly extractPeople?: boolean;
  /** The words come with it, for judging what a model says of them. */
  readonly keepsWords?: boolean;
}

export interface UnderstandResult {
  readonly read: ReadOutline;
  readonly understood: UnderstoodDocument;
  /** The words of the pages and what was seen of them, for `judge` alone to open. */
  readonly words?: Uint8Array;
}

/** One page as a picture for the screen. */
export interface RenderTask {
  readonly kind: 'render';
  readonly bytes: Uint8Array;
  readonly mediaType: MediaType;
  /** 1-based. */
  readonly pageNumber: number;
  /** `Page.rotation` of the page as read. */
  readonly rotation: number;
  /** Pixels. */
  readonly maxWidth: number;
}

/** A blank form, filled from a collection and read back. */
export interface FillTask {
  readonly kind: 'fill';
  readonly bytes: Uint8Array;
  readonly values: FillValues;
  /** A form without fields comes back with them. */
  readonly makeFillable?: boolean;
  readonly settings?: FillSettings;
}

/** A page's description of its controls, answered from a collection. */
export interface FillPageTask {
  readonly kind: 'fill-page';
  readonly page: PageDescription;
  readonly values: FillValues;
}

/** A model's claims about a file, to be compared with its pages. */
export interface JudgeTask extends JudgeRequest {
  readonly kind: 'judge';
  /** As `understand` gave them. */
  readonly words: Uint8Array;
}

export type EngineTask = ReadTask | UnderstandTask | RenderTask | FillTask | FillPageTask | JudgeTask;

/** Results by kind of task; what a file or a dead child did wrong is part of them. */
export interface EngineResults {
  readonly read: ReadOutline;
  readonly understand: UnderstandResult;
  readonly render: RenderedPage | ReadProblemCode;
  readonly fill: FillResult;
  /** Null: it took too long or too much. */
  readonly 'fill-page': FilledWebPage | null;
  /** Null: it took too long or too much. */
  readonly judge: Judgement | null;
}

export type EngineResult<Task extends EngineTask> = EngineResults[Task['kind']];

export interface TaskMessage {
  readonly task: EngineTask;
  /** Pages that cost an earlier child its life. */
  readonly skipPages: readonly number[];
}

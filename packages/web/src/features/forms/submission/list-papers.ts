// The papers that a filled form rests on, with the places on their pages that speak for what was written.
import type { FormField, ValueSource } from '@oneform/contract';
import type { Box } from '../places.ts';
import { t } from './messages.ts';

export interface PaperPage {
  readonly number: number;
  readonly boxes: readonly Box[];
}

export interface PaperOfForm {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  /** In their order. */
  readonly pages: readonly PaperPage[];
  /** Labels of the fields of the form that it speaks for. */
  readonly fields: readonly string[];
}

interface Found extends Pick<PaperOfForm, 'name' | 'type'> {
  readonly pages: Map<number, Box[]>;
  readonly fields: string[];
}

const toFound = ({ document_name, document_type }: ValueSource): Found => ({
  name: document_name ?? t.listPapers.document,
  type: document_type,
  pages: new Map(),
  fields: [],
});

/** In the order in which the form first needs them; papers that were deleted since are not among them. */
export function listPapers(
  fields: readonly Pick<FormField, 'label' | 'status' | 'path'>[],
  sourceOf: (path: string) => ValueSource | undefined,
): PaperOfForm[] {
  const papers = new Map<string, Found>();
  for (const { label, status, path } of fields) {
    if (path === undefined || (status !== 'verified' && status !== 'overflow')) continue;
    const source = sourceOf(path);
    if (!source || source.document_id === null) continue;
    const paper = papers.get(source.document_id) ?? toFound(source);
    papers.set(source.document_id, paper);
    if (!paper.fields.includes(label)) paper.fields.push(label);
    for (const { page, box } of source.evidence) {
      const boxes = paper.pages.get(page) ?? [];
      if (box && !boxes.some((other) => other.join() === box.join())) boxes.push(box);
      paper.pages.set(page, boxes);
    }
  }
  return [...papers].map(([id, { pages, ...paper }]) => ({
    ...{ id, ...paper },
    pages: [...pages].sort(([a], [b]) => a - b).map(([number, boxes]) => ({ number, boxes })),
  }));
}

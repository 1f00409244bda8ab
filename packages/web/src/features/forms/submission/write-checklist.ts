// The first page of a submission in words: its contents in order, what is expected beside them, what is left to do by hand.
import { documentTypeLabel, type ExpectedDocument, type FormReport } from '@oneform/contract';
import { count } from '#lib/format.ts';
import type { PaperOfForm } from './list-papers.ts';

export interface ChecklistItem {
  readonly isDone: boolean;
  readonly text: string;
  readonly detail?: string;
}

export interface Checklist {
  readonly title: string;
  readonly groups: readonly { readonly heading: string; readonly items: readonly ChecklistItem[] }[];
}

export interface ChecklistInput {
  readonly name: string;
  readonly report: Pick<FormReport, 'filename' | 'fields' | 'pages' | 'to_check'>;
  readonly papers: readonly PaperOfForm[];
  /** Papers that the application expects. */
  readonly expected: readonly ExpectedDocument[];
}

export function writeChecklist({ name, report, papers, expected }: ChecklistInput): Checklist {
  const types = new Set(papers.map(({ type }) => type));
  const signatures = report.fields.filter(({ kind, status }) => kind === 'signature' && status === 'blank');
  const groups = [
    {
      heading: 'In this file, in this order',
      items: [
        { isDone: true, text: report.filename, detail: count(report.pages.length, 'page') },
        ...papers.map(({ name: paper, type, pages, fields }) => ({
          isDone: true,
          text: paper,
          detail: [
            type === null ? '' : documentTypeLabel(type),
            pages.length === 0 ? 'no page to show' : `page ${pages.map(({ number }) => number).join(', ')}`,
            `supports ${count(fields.length, 'field')}`,
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      ],
    },
    {
      heading: 'Usually asked for with this application',
      items: expected.map(({ document_type, label, description }) => ({
        isDone: types.has(document_type),
        text: label,
        detail: types.has(document_type) ? 'In this file' : description,
      })),
    },
    {
      heading: 'Before you hand it in',
      items: [
        ...(report.to_check > 0 ? [{ isDone: false, text: `Check ${count(report.to_check, 'field')}` }] : []),
        ...signatures.map(({ label, page }) => ({ isDone: false, text: `Sign: ${label}`, detail: `Page ${page}` })),
        { isDone: false, text: 'Read the whole form once more' },
      ],
    },
  ];
  return { title: name, groups: groups.filter(({ items }) => items.length > 0) };
}

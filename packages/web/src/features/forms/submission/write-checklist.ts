// The first page of a submission in words: its contents in order, what is expected beside them, what is left to do by hand.
import type { ExpectedDocument, FormReport } from '@oneform/contract';
import { documentTypeLabel } from '#lib/in-words.ts';
import type { PaperOfForm } from './list-papers.ts';
import { t } from './messages.ts';

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
      heading: t.writeChecklist.inThisFile,
      items: [
        { isDone: true, text: report.filename, detail: t.writeChecklist.page(report.pages.length) },
        ...papers.map(({ name: paper, type, pages, fields }) => ({
          isDone: true,
          text: paper,
          detail: [
            type === null ? '' : documentTypeLabel(type),
            pages.length === 0
              ? 'no page to show'
              : t.writeChecklist.page2(pages.map(({ number }) => number).join(', ')),
            t.writeChecklist.supports(fields.length),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      ],
    },
    {
      heading: t.writeChecklist.usuallyAsked,
      items: expected.map(({ document_type, label, description }) => ({
        isDone: types.has(document_type),
        text: label,
        detail: types.has(document_type) ? t.writeChecklist.inThisFile2 : description,
      })),
    },
    {
      heading: t.writeChecklist.beforeYouHand,
      items: [
        ...(report.to_check > 0 ? [{ isDone: false, text: t.writeChecklist.check(report.to_check) }] : []),
        ...signatures.map(({ label, page }) => ({
          isDone: false,
          text: t.writeChecklist.sign(label),
          detail: t.writeChecklist.page3(page),
        })),
        { isDone: false, text: t.writeChecklist.readTheWholeFormOnce },
      ],
    },
  ];
  return { title: name, groups: groups.filter(({ items }) => items.length > 0) };
}

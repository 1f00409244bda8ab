// The submission as one file: a checklist, the filled form with its fields, and the papers it rests on with marks.
import type { FormReport } from '@oneform/contract';
import { saveBlob } from '#lib/download.ts';
import { toFile } from '../save-form.ts';
import { drawChecklist, drawPaper } from './draw-pages.ts';
import { listPapers } from './list-papers.ts';
import { t } from './messages.ts';
import { type ChecklistInput, writeChecklist } from './write-checklist.ts';

/** Points; the height of a page follows from its picture. */
const A4_WIDTH = 595;

export interface Submission extends Pick<ChecklistInput, 'name' | 'expected'> {
  readonly report: FormReport;
  readonly sourceOf: Parameters<typeof listPapers>[1];
}

/** Rejects when the filled form cannot be opened again. */
export async function saveSubmission({ name, report, sourceOf, expected }: Submission): Promise<void> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  // The form itself is added to, so that its fields stay fields.
  const file = await PDFDocument.load(await toFile(report).arrayBuffer());
  const papers = listPapers(report.fields, sourceOf);
  const add = async (picture: Blob, at: number) => {
    const drawn = await file.embedJpg(await picture.arrayBuffer());
    const height = (A4_WIDTH * drawn.height) / drawn.width;
    file.insertPage(at, [A4_WIDTH, height]).drawImage(drawn, { x: 0, y: 0, width: A4_WIDTH, height });
  };
  for (const { id, pages } of papers) {
    for (const page of pages) {
      const picture = await drawPaper(id, page);
      if (picture) await add(picture, file.getPageCount());
    }
  }
  const checklist = await drawChecklist(writeChecklist({ name, report, papers, expected }));
  for (const [index, picture] of checklist.entries()) await add(picture, index);
  const bytes = await file.save({ updateFieldAppearances: false });
  saveBlob(
    new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
    report.filename.replace(/( \(filled\))?\.pdf$/i, t.saveSubmission.submissionPdf),
  );
}

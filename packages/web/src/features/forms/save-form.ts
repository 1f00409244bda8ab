// The finished form as a file: looked at, printed, downloaded.
import type { FormReport } from '@oneform/contract';
import { saveBlob } from '#lib/download.ts';

export const toFile = ({ pdf }: Pick<FormReport, 'pdf'>): Blob =>
  new Blob([Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });

export const saveForm = (report: Pick<FormReport, 'pdf' | 'filename'>): void =>
  saveBlob(toFile(report), report.filename);

/** The browser's own viewer prints a PDF as it is; a page of ours would print pictures of it. */
export function printForm(report: Pick<FormReport, 'pdf'>): void {
  const url = URL.createObjectURL(toFile(report));
  const viewer = window.open(url);
  viewer?.addEventListener('load', () => viewer.print());
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}

// The finished form as a download.
import type { FormReport } from '@oneform/contract';
import { saveBlob } from '#lib/download.ts';

export function saveForm({ pdf, filename }: Pick<FormReport, 'pdf' | 'filename'>): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), filename);
}

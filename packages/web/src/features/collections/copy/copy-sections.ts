// Copies sections as they stand in the form, and says how much was copied.
import type { Section } from '@oneform/contract';
import { copyToClipboard } from '#lib/clipboard.ts';
import { toast } from '#ui/toast.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { linesToClipboard } from './lines-to-clipboard.ts';
import { countValues, listLines } from './list-lines.ts';
import { t } from './messages.ts';

/** Unsaved changes and text still being typed are copied too. */
export async function copySections(store: EditorStore, sections: readonly Section[]): Promise<void> {
  store.flush();
  const lines = listLines(sections, store.getState().draft);
  if (lines.length === 0) toast.info(t.copySections.theresNothingToCopyYet);
  else if (await copyToClipboard(linesToClipboard(lines))) toast.success(t.copySections.copied(countValues(lines)));
  else toast.error(t.copySections.yourBrowserBlockedCopying, { description: t.copySections.selectTheTextAndCopy });
}

// Gives up what is not saved, with a way back.
import { toast } from '#ui/toast.ts';
import type { EditorStore } from './editor-store.ts';
import { t } from './messages.ts';

export function discardChanges(store: EditorStore): void {
  const undo = store.discard();
  toast.info(t.discardChanges.changesDiscarded, { action: { label: t.discardChanges.undo, onClick: undo } });
}

// Gives up what is not saved, with a way back.
import { toast } from '#ui/toast.ts';
import type { EditorStore } from './editor-store.ts';

export function discardChanges(store: EditorStore): void {
  const undo = store.discard();
  toast.info('Changes discarded', { action: { label: 'Undo', onClick: undo } });
}

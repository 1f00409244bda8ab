// Splitting a document, and undoing a split or join, in its menu.
import type { Document } from '@oneform/contract';
import { Split, Undo2 } from 'lucide-react';
import { MenuItem } from '#ui/dropdown-menu.tsx';
import { t } from './messages.ts';
import { canSplit, remakeOf } from './remake-rules.ts';

export interface RemakeItemsProps {
  readonly document: Document;
  readonly onSplit: (document: Document) => void;
  readonly onUndo: (document: Document) => void;
}

export function RemakeItems({ document, onSplit, onUndo }: RemakeItemsProps) {
  const remake = remakeOf(document);
  return (
    <>
      {canSplit(document) && (
        <MenuItem icon={<Split />} onSelect={() => onSplit(document)}>
          {t.split}
        </MenuItem>
      )}
      {remake && (
        <MenuItem icon={<Undo2 />} onSelect={() => onUndo(document)}>
          {remake === 'split' ? t.undoSplit : t.undoJoin}
        </MenuItem>
      )}
    </>
  );
}

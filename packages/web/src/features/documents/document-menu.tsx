// Everything that can be done with one document, behind its menu button.
import type { Document } from '@oneform/contract';
import { Download, Ellipsis, Eye, Info, ListChecks, Pencil, RotateCcw, Share2, Trash2, User } from 'lucide-react';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';
import { RemakeItems } from './remake/remake-items.tsx';
import type { RowActions } from './row-actions.ts';
import { useQuote } from './use-quote.ts';

interface ReadItemProps {
  readonly document: Document;
  /** With the AI model that it was read without. */
  readonly again?: boolean;
  readonly label: string;
  readonly onSelect: () => void;
}

function ReadItem({ document, again = false, label, onSelect }: ReadItemProps) {
  const { data: quote } = useQuote(document.id, { again });
  return (
    <MenuItem
      icon={<RotateCcw />}
      onSelect={onSelect}
      disabled={quote?.sufficient === false}
      shortcut={quote && <span className="text-ink-3 text-xs">{t.documentMenu.credit(quote.credits)}</span>}
    >
      {label}
    </MenuItem>
  );
}

export interface DocumentMenuProps {
  readonly document: Document;
  readonly actions: RowActions;
  readonly onRename: () => void;
}

export function DocumentMenu({ document, actions, onRename }: DocumentMenuProps) {
  const { processing_status: status } = document;
  return (
    <DropdownMenu
      trigger={<IconButton size="sm" label={t.documentMenu.actionsFor(document.display_name)} icon={<Ellipsis />} />}
    >
      {status === 'completed' && (
        <>
          <MenuItem icon={<ListChecks />} onSelect={() => actions.onViewUpdates(document)}>
            {t.documentMenu.viewUpdates}
          </MenuItem>
          <MenuItem icon={<Eye />} onSelect={() => actions.onView(document)}>
            {t.documentMenu.viewDocument}
          </MenuItem>
          <MenuItem icon={<User />} onSelect={() => actions.onSayWhose(document)}>
            {t.documentMenu.whoseIs}
          </MenuItem>
        </>
      )}
      {document.only_in && (
        <>
          <MenuLabel>{t.documentMenu.usedOnly(document.only_in.collection_name)}</MenuLabel>
          <MenuItem icon={<Share2 />} onSelect={() => actions.onUseEverywhere(document)}>
            {t.documentMenu.useItEverywhere}
          </MenuItem>
        </>
      )}
      {document.can_read_again && (
        <ReadItem
          document={document}
          again
          label={t.documentMenu.readAgainWithTheAi}
          onSelect={() => actions.onReadAgain(document)}
        />
      )}
      {status === 'error' && (
        <ReadItem document={document} label={t.documentMenu.reprocess} onSelect={() => actions.onReprocess(document)} />
      )}
      <RemakeItems document={document} onSplit={actions.onSplit} onUndo={actions.onUndoRemake} />
      <MenuItem icon={<Info />} onSelect={() => actions.onViewDetails(document)}>
        {t.documentMenu.viewDetails}
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {t.documentMenu.rename}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => actions.onDownload(document)} disabled={!document.has_original}>
        {document.has_original ? t.documentMenu.download : t.documentMenu.downloadOriginalDeletedAfterReading}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.onDelete(document)}>
        {t.documentMenu.deleteIt}
      </MenuItem>
    </DropdownMenu>
  );
}

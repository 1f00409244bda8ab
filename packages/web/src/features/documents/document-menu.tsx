// Everything that can be done with one document, behind its menu button.
import type { Document } from '@oneform/contract';
import { Download, Ellipsis, Eye, Info, ListChecks, Pencil, RotateCcw, Share2, Trash2, User } from 'lucide-react';
import { count } from '#lib/format.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
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
      shortcut={quote && <span className="text-ink-3 text-xs">{count(quote.credits, 'credit')}</span>}
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
    <DropdownMenu trigger={<IconButton size="sm" label={`Actions for ${document.display_name}`} icon={<Ellipsis />} />}>
      {status === 'completed' && (
        <>
          <MenuItem icon={<ListChecks />} onSelect={() => actions.onViewUpdates(document)}>
            View updates
          </MenuItem>
          <MenuItem icon={<Eye />} onSelect={() => actions.onView(document)}>
            View document
          </MenuItem>
          <MenuItem icon={<User />} onSelect={() => actions.onSayWhose(document)}>
            Whose is it?
          </MenuItem>
        </>
      )}
      {document.only_in && (
        <>
          <MenuLabel>Used only in {document.only_in.collection_name}</MenuLabel>
          <MenuItem icon={<Share2 />} onSelect={() => actions.onUseEverywhere(document)}>
            Use it everywhere
          </MenuItem>
        </>
      )}
      {document.can_read_again && (
        <ReadItem
          document={document}
          again
          label="Read again with the AI model"
          onSelect={() => actions.onReadAgain(document)}
        />
      )}
      {status === 'error' && (
        <ReadItem document={document} label="Reprocess" onSelect={() => actions.onReprocess(document)} />
      )}
      <MenuItem icon={<Info />} onSelect={() => actions.onViewDetails(document)}>
        View details
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => actions.onDownload(document)} disabled={!document.has_original}>
        {document.has_original ? 'Download' : 'Download (original deleted after reading)'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.onDelete(document)}>
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}

// The head of a collection's page: what it is, and what can be done with it as a whole.
import type { Collection } from '@oneform/contract';
import { ArrowLeft, Ellipsis, Trash2, Upload } from 'lucide-react';
import type { Command } from '#lib/commands.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PersonMark } from '#ui/person-mark.tsx';
import { templateColor, typeLabel } from '../collection-badges.ts';

export interface CollectionHeaderProps {
  readonly collection: Collection;
  readonly menu: readonly Command[];
  readonly onBack: () => void;
  readonly onUpload: () => void;
  readonly onDelete: () => void;
}

export function CollectionHeader({ collection, menu, onBack, onUpload, onDelete }: CollectionHeaderProps) {
  const type = typeLabel(collection);
  return (
    <header>
      <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={onBack} className="-ml-2.5">
        Back to Collections
      </Button>
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="break-words font-semibold text-2xl">{collection.collection_name}</h1>
          {collection.collection_description && (
            <p className="mt-1 max-w-[65ch] text-pretty text-ink-2">{collection.collection_description}</p>
          )}
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {collection.person ? (
              <PersonMark name={collection.person.name} initials={collection.person.initials} />
            ) : (
              <Badge tone="amber">For somebody new: put their passport in first</Badge>
            )}
            {type && type !== collection.template?.template_name && <Badge>{type}</Badge>}
            {collection.template && <Badge tint={templateColor(collection)}>{collection.template.template_name}</Badge>}
            <Badge tone={collection.is_active ? 'green' : 'neutral'}>
              {collection.is_active ? 'Active' : 'Inactive'}
            </Badge>
          </div>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button variant="primary" icon={<Upload />} onClick={onUpload} className="max-sm:flex-1 max-sm:px-2">
            Upload Documents
          </Button>
          <Button icon={<Trash2 />} onClick={onDelete}>
            Delete
          </Button>
          <DropdownMenu trigger={<IconButton label="More actions" icon={<Ellipsis />} tooltip={false} />}>
            {menu.map(({ label, Icon, run }) => (
              <MenuItem key={label} icon={<Icon />} onSelect={run}>
                {label}
              </MenuItem>
            ))}
          </DropdownMenu>
        </div>
      </div>
    </header>
  );
}

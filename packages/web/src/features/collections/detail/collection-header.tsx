// The head of a collection's page: what it is, and what can be done with it as a whole.
import type { Collection } from '@oneform/contract';
import {
  ArrowLeft,
  CircleCheck,
  CircleSlash,
  Copy,
  Ellipsis,
  FileCheck,
  History,
  Pencil,
  Printer,
  Trash2,
  Upload,
  WandSparkles,
} from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { templateColor, typeLabel } from '../collection-badges.ts';

export interface CollectionHeaderProps {
  readonly collection: Collection;
  readonly onBack: () => void;
  readonly onUpload: () => void;
  readonly onDelete: () => void;
  readonly onEdit: () => void;
  readonly onAutofill: () => void;
  readonly onHistory: () => void;
  readonly onCopy: () => void;
  readonly onPrint: () => void;
  readonly onFillForm: () => void;
  readonly onToggleActive: () => void;
}

export function CollectionHeader(props: CollectionHeaderProps) {
  const { collection, onBack, onUpload, onDelete, onEdit, onAutofill } = props;
  const { onHistory, onCopy, onPrint, onFillForm, onToggleActive } = props;
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
          <div className="mt-2.5 flex flex-wrap gap-1.5">
            {type && <Badge>{type}</Badge>}
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
            <MenuItem icon={<WandSparkles />} onSelect={onAutofill}>
              Autofill the collection
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              Edit name and description
            </MenuItem>
            <MenuItem icon={<Copy />} onSelect={onCopy}>
              Copy all values
            </MenuItem>
            <MenuItem icon={<History />} onSelect={onHistory}>
              History
            </MenuItem>
            <MenuItem icon={<FileCheck />} onSelect={onFillForm}>
              Fill a PDF form
            </MenuItem>
            <MenuItem icon={<Printer />} onSelect={onPrint}>
              Print
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={collection.is_active ? <CircleSlash /> : <CircleCheck />} onSelect={onToggleActive}>
              {collection.is_active ? 'Make inactive' : 'Make active'}
            </MenuItem>
          </DropdownMenu>
        </div>
      </div>
    </header>
  );
}

// One collection in the list: the whole card opens it, edit and delete appear on hover and focus.
import { DEFAULT_COLLECTION_COLOR, type ListedCollection } from '@oneform/contract';
import { clsx } from 'clsx';
import { CircleOff, Pencil, Trash2 } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/numbers.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { usePeople } from '#lib/use-people.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PersonMark } from '#ui/person-mark.tsx';
import { templateColor, typeLabel } from '../collection-badges.ts';
import { CompletionLine } from './completion-line.tsx';
import { t } from './messages.ts';

export interface CollectionCardProps {
  readonly collection: ListedCollection;
  readonly href: string;
  /** Page of its open questions. */
  readonly reviewHref: string | undefined;
  readonly onEdit: (collection: ListedCollection) => void;
  readonly onDelete: (collection: ListedCollection) => void;
}

export const CollectionCard = memo(function CollectionCard({
  collection,
  href,
  reviewHref,
  onEdit,
  onDelete,
}: CollectionCardProps) {
  const name = collection.collection_name;
  const isOnly = (usePeople()?.length ?? 0) < 2;
  const whom = isOnly ? null : collection.person;
  const type = typeLabel(collection);
  const templateName = collection.template?.template_name;
  const isActive = collection.is_active;
  const color = isActive ? templateColor(collection) : DEFAULT_COLLECTION_COLOR;
  return (
    <article
      style={{ '--mark': color } as CSSProperties}
      className={clsx(
        'group relative flex h-full flex-col rounded-lg border py-4 pr-4 pl-5 transition-colors duration-100 before:absolute before:inset-y-3 before:left-0 before:w-[3px] before:rounded-r-full before:bg-(--mark) focus-within:border-edge hover:border-edge',
        isActive ? 'bg-surface' : 'border-dashed bg-transparent before:opacity-50',
      )}
    >
      <div className="flex min-h-8 items-start gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-lg">
          <Link
            to={href}
            title={name}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
          >
            {name}
          </Link>
        </h2>
        <div className="relative z-10 -mt-1 -mr-1.5 flex opacity-0 transition-opacity duration-100 group-focus-within:opacity-100 group-hover:opacity-100 touch:-mt-2.5 touch:opacity-100">
          <IconButton
            label={t.collectionCard.edit(name)}
            icon={<Pencil />}
            size="sm"
            onClick={() => onEdit(collection)}
          />
          <IconButton
            label={t.collectionCard.deleteIt(name)}
            icon={<Trash2 />}
            size="sm"
            destructive
            onClick={() => onDelete(collection)}
          />
        </div>
      </div>
      <p className="mt-0.5 line-clamp-2 min-h-10 text-ink-2 text-sm">
        {collection.collection_description || t.collectionCard.noDescriptionProvided}
      </p>
      <div className="mt-3 flex min-h-5.5 gap-1.5 overflow-hidden">
        {whom && <PersonMark name={whom.name} initials={whom.initials} className="text-xs" />}
        {!isActive && <Badge icon={<CircleOff />}>{t.collectionCard.inactive}</Badge>}
        {type && type !== templateName && <Badge>{type}</Badge>}
        {templateName && <Badge tint={color}>{templateName}</Badge>}
      </div>
      <div className="mt-auto pt-4">
        <CompletionLine collection={collection} />
        <div className="mt-2.5 flex items-center justify-between gap-2">
          <p className="truncate text-ink-3 text-xs">
            {t.collectionCard.updated} <RelativeTime time={collection.updated_at} />
          </p>
          {collection.to_decide && reviewHref && (
            <Link
              to={reviewHref}
              aria-label={t.collectionCard.toDecide(formatNumber(collection.to_decide.count), name)}
              className="relative z-10 -my-1 inline-flex h-6 shrink-0 items-center rounded-full bg-amber-soft px-2.5 font-medium text-amber-ink text-xs tabular-nums hover:underline touch:-my-2.5 touch:h-9"
            >
              {t.collectionCard.toDecide2(formatNumber(collection.to_decide.count))}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
});

// The head of a collection's page: one line that stays (what it is, how far, what waits), and under it what it says about itself, folded.
import type { Collection, CollectionValidation, ListedCollection } from '@oneform/contract';
import { ArrowLeft, ChevronDown, Ellipsis, FileCheck, Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command } from '#lib/commands.ts';
import { Badge, type Tone, toneClass } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PersonMark } from '#ui/person-mark.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { templateColor, typeLabel } from '../collection-badges.ts';
import { CollectionFigures } from './collection-figures.tsx';
import { t } from './messages.ts';

export interface CollectionHeaderProps {
  readonly collection: Collection;
  readonly validation: CollectionValidation | undefined;
  readonly toDecide: ListedCollection['to_decide'];
  readonly menu: readonly Command[];
  readonly areFindingsOpen: boolean;
  readonly onBack: () => void;
  readonly onUpload: () => void;
  readonly onFillForm: () => void;
  readonly onDelete: () => void;
  readonly onReview: () => void;
  readonly onToggleFindings: () => void;
}

export function CollectionHeader(props: CollectionHeaderProps) {
  const { collection, validation, onBack } = props;
  return (
    <header className="contents">
      <div className="sticky top-14 z-20 -mx-4 flex min-h-14 items-center gap-x-3 gap-y-1 border-b bg-canvas px-4 py-1.5 max-sm:flex-wrap sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0">
        <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={onBack} className="-ml-2.5 max-lg:px-2">
          <span className="max-lg:sr-only">{t.collectionHeader.backToCollections}</span>
        </Button>
        <h1 className="min-w-0 shrink truncate font-semibold text-lg" title={collection.collection_name}>
          {collection.collection_name}
        </h1>
        <Waiting {...props} />
        <Actions {...props} />
      </div>
      {collection.collection_description && (
        <p className="mt-3 line-clamp-2 text-pretty text-ink-2" title={collection.collection_description}>
          {collection.collection_description}
        </p>
      )}
      <About collection={collection} validation={validation} />
    </header>
  );
}

/** Progress, and the actions that wait for the person. */
function Waiting({
  collection,
  validation,
  toDecide,
  areFindingsOpen,
  onReview,
  onToggleFindings,
}: CollectionHeaderProps) {
  const findings = validation?.findings?.length ?? 0;
  return (
    <div className="mr-auto flex shrink-0 items-center gap-2 max-sm:order-last max-sm:w-full">
      {collection.template_id !== null && (
        <ProgressRing
          value={validation?.completion_percentage ?? collection.completion_percentage}
          label={t.collectionHeader.filledSoFar}
        />
      )}
      {toDecide && (
        <Chip tone="amber" onClick={onReview}>
          {t.collectionHeader.toDecide(toDecide.count)}
        </Chip>
      )}
      {findings > 0 && (
        <Chip tone="orange" isPressed={areFindingsOpen} onClick={onToggleFindings}>
          {t.collectionHeader.toCheck(findings)}
        </Chip>
      )}
    </div>
  );
}

interface ChipProps {
  readonly tone: Tone;
  /** For one that opens and closes something. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Chip({ tone, isPressed, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isPressed}
      onClick={onClick}
      className={`inline-flex h-7 items-center whitespace-nowrap rounded-full px-2.5 font-medium text-sm tabular-nums hover:underline touch:h-11 ${toneClass[tone]}`}
    >
      {children}
    </button>
  );
}

function Actions({ menu, onUpload, onFillForm, onDelete }: CollectionHeaderProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 max-sm:ml-auto">
      <Button icon={<Upload />} onClick={onUpload} className="max-xl:px-2.5">
        <span className="max-xl:sr-only">{t.collectionHeader.uploadDocuments}</span>
      </Button>
      <Button variant="primary" icon={<FileCheck />} onClick={onFillForm} className="max-md:px-2.5">
        <span className="max-md:sr-only">{t.collectionHeader.fillAPdfForm}</span>
      </Button>
      <DropdownMenu trigger={<IconButton label={t.collectionHeader.moreActions} icon={<Ellipsis />} tooltip={false} />}>
        {menu.map(({ label, Icon, run }) => (
          <MenuItem key={label} icon={<Icon />} onSelect={run}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={onDelete}>
          {t.collectionHeader.deleteIt}
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}

/** Kind and figures: one line, unfolded when asked for. */
function About({ collection, validation }: Pick<CollectionHeaderProps, 'collection' | 'validation'>) {
  const type = typeLabel(collection);
  const done = validation?.completed_fields.length ?? 0;
  const all = done + (validation?.missing_fields.length ?? 0);
  return (
    <details className="group mt-3">
      <summary className="flex min-h-8 list-none flex-wrap items-center gap-x-3 gap-y-1.5 text-sm [&::-webkit-details-marker]:hidden">
        {collection.person ? (
          <PersonMark name={collection.person.name} initials={collection.person.initials} />
        ) : (
          <Badge tone="amber">{t.collectionHeader.forSomebodyNewPutTheir}</Badge>
        )}
        {type && type !== collection.template?.template_name && <Badge>{type}</Badge>}
        {collection.template && <Badge tint={templateColor(collection)}>{collection.template.template_name}</Badge>}
        <Badge tone={collection.is_active ? 'green' : 'neutral'}>
          {collection.is_active ? t.collectionHeader.active : t.collectionHeader.inactive}
        </Badge>
        {collection.template_id !== null && validation && (
          <span className="text-ink-3 tabular-nums max-sm:hidden">{t.collectionHeader.ofIt(done, all)}</span>
        )}
        <span className="ml-auto inline-flex cursor-pointer items-center gap-1 rounded-sm text-ink-2 hover:text-ink">
          {t.collectionHeader.details}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-100 group-open:rotate-180" />
        </span>
      </summary>
      <div className="mt-3">
        <CollectionFigures collection={collection} validation={validation} />
      </div>
    </details>
  );
}

// Fields and values of all collections: what stands there, where, and where it comes from.
import type { FoundValue } from '@oneform/contract';
import { Copy } from 'lucide-react';
import { labelSource, sourceState } from '#features/evidence/source-words.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './messages.ts';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';
import { FOUND } from './rank.ts';

export const valueKey = ({ collection_id, path }: FoundValue): string => `${FOUND}value:${collection_id}:${path}`;

export interface FoundValuesProps {
  readonly values: readonly FoundValue[];
  readonly onOpen: (found: FoundValue) => void;
}

export function FoundValues({ values, onOpen }: FoundValuesProps) {
  if (values.length === 0) return null;
  return (
    <PaletteGroup heading={t.foundValues.fieldsAndValues}>
      {values.map((found) => (
        <PaletteItem
          key={valueKey(found)}
          value={valueKey(found)}
          icon={<Sign found={found} />}
          detail={detailOf(found)}
          aside={found.value !== '' && <CopySign value={valueKey(found)} />}
          onSelect={() => onOpen(found)}
        >
          <span className="shrink-0 max-w-[60%] truncate text-ink-2">{found.label}</span>
          {found.value === '' ? (
            <span className="truncate text-ink-3 italic">{t.foundValues.empty}</span>
          ) : (
            <span className="min-w-0 truncate font-medium" title={found.value}>
              {found.value}
            </span>
          )}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

function Sign({ found: { source } }: { readonly found: FoundValue }) {
  if (!source) return <span aria-hidden="true" className="size-4 shrink-0" />;
  return (
    <span aria-hidden="true" className="-mx-[3px] inline-flex">
      <SourceMark state={sourceState(source)} text={labelSource(source, source.page ?? undefined)} />
    </span>
  );
}

function detailOf({ collection_name, section, source, others }: FoundValue): string {
  const place = `${collection_name} › ${section}`;
  return [
    others > 0 ? t.foundValues.and(place, others) : place,
    ...(source ? [labelSource(source, source.page ?? undefined)] : []),
  ].join(' · ');
}

/** For the pointer alone, as an option holds no buttons: the list hears the press, and keys copy with Ctrl+C. */
export function CopySign({ value }: { readonly value: string }) {
  return (
    <span
      aria-hidden="true"
      data-copies={value}
      className="-mr-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-3 hover:bg-canvas hover:text-ink touch:size-11"
    >
      <Copy />
    </span>
  );
}

// The sections beside the editor: how far each is, and which one is open.
import { type CollectionValidation, OTHER_FIELDS_SECTION, type Section } from '@oneform/contract';
import { clsx } from 'clsx';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scrollInside } from '#lib/scroll-to.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { countMissing, sectionPercent } from './order-sections.ts';

/** A shorter list is shown whole. */
const MANY = 8;

export interface SectionNavProps {
  readonly sections: readonly Section[];
  readonly validation: CollectionValidation | undefined;
  readonly current: string | undefined;
  readonly onSelect: (name: string) => void;
  readonly isAutoOrganised: boolean;
  /** Names of sections that hold a value. */
  readonly filled: ReadonlySet<string>;
  /** Names of sections with unsaved changes. */
  readonly unsaved: readonly string[];
}

export function SectionNav(props: SectionNavProps) {
  const { sections, validation, current, onSelect, isAutoOrganised, unsaved, filled } = props;
  const list = useRef<HTMLUListElement>(null);
  const [showsOptional, setShowsOptional] = useState(false);
  // Only what holds nothing and is not open is folded.
  const isFoldable = ({ name, required }: Section) =>
    sections.length > MANY &&
    !required &&
    name !== OTHER_FIELDS_SECTION &&
    name !== current &&
    !filled.has(name) &&
    !unsaved.includes(name);
  const shown = sections.filter((section) => !isFoldable(section));
  const optional = sections.filter(isFoldable);
  const folded = optional.length;
  // The panels below take room when they arrive, so the list is watched; an observer is also called once at its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another line, and more lines move it
  useEffect(() => {
    const frame = list.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => scrollInside(frame, frame.querySelector('[aria-current="true"]')));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [current, shown.length]);
  return (
    <nav
      aria-label={t.sectionNav.sections}
      className="flex min-h-40 shrink flex-col overflow-hidden rounded-lg border bg-surface"
    >
      <div className="px-4 pt-3 pb-1.5">
        <h2 className="font-semibold">{t.sectionNav.sections}</h2>
        <p className="text-ink-3 text-xs">
          {isAutoOrganised ? t.sectionNav.autoOrganizedSections : t.sectionNav.templateSections}
        </p>
      </div>
      <ul ref={list} className="scroll-hint min-h-0 overflow-y-auto p-1.5 pt-0">
        {shown.map((section) => (
          <SectionLine key={section.name} {...{ section, validation, unsaved, current, onSelect }} />
        ))}
        {folded > 0 && (
          <li>
            <Button
              size="sm"
              variant="ghost"
              className="w-full justify-start"
              icon={<ChevronRight className={showsOptional ? 'rotate-90' : ''} />}
              aria-expanded={showsOptional}
              onClick={() => setShowsOptional(!showsOptional)}
            >
              {t.sectionNav.optionalSection(folded)}
            </Button>
          </li>
        )}
        {showsOptional &&
          optional.map((section) => (
            <SectionLine key={section.name} {...{ section, validation, unsaved, current, onSelect }} />
          ))}
      </ul>
    </nav>
  );
}

interface SectionLineProps extends Pick<SectionNavProps, 'validation' | 'current' | 'onSelect' | 'unsaved'> {
  readonly section: Section;
}

function SectionLine({ section, validation, current, onSelect, unsaved }: SectionLineProps) {
  const percent = sectionPercent(validation, section.name);
  const isCurrent = section.name === current;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onSelect(section.name)}
        className={clsx(
          'flex w-full flex-col gap-0.5 rounded-sm px-2.5 py-0.5 text-left text-sm transition-colors duration-100',
          isCurrent ? 'bg-accent-soft' : 'hover:bg-hover',
        )}
      >
        <span className="flex min-h-5.5 w-full items-center gap-2">
          <span className={clsx('min-w-0 flex-1 truncate font-medium', isCurrent && 'text-accent-ink')}>
            {section.label}
          </span>
          {unsaved.includes(section.name) && (
            <span className="size-1.5 shrink-0 rounded-full bg-amber">
              <span className="sr-only">{t.sectionNav.unsavedChanges}</span>
            </span>
          )}
          <SectionBadge section={section} missing={countMissing(validation, section.name)} />
          {percent === 100 && (
            <CircleCheck role="img" aria-label={t.sectionNav.complete} className="size-4 shrink-0 text-green-ink" />
          )}
        </span>
        <ProgressBar value={percent} label={t.sectionNav.completionOf(section.label)} className="h-0.5" />
      </button>
    </li>
  );
}

function SectionBadge({ section, missing }: { readonly section: Section; readonly missing: number }) {
  if (section.name === OTHER_FIELDS_SECTION) return <Badge>{t.sectionNav.misc}</Badge>;
  if (!section.required) return null;
  return (
    <>
      {missing > 0 && <span className="shrink-0 text-ink-3 text-xs tabular-nums">{t.sectionNav.left(missing)}</span>}
      <Badge>{t.sectionNav.required}</Badge>
    </>
  );
}

/** The same as one control, where there is no room beside the editor. */
export function SectionSelect({ sections, validation, current, onSelect }: SectionNavProps) {
  return (
    <Select
      aria-label={t.sectionNav.section}
      value={current ?? ''}
      onChange={onSelect}
      options={sections.map(({ name, label, required }) => ({
        value: name,
        label: `${label} · ${sectionPercent(validation, name)}%${required ? '' : t.sectionNav.optional}`,
      }))}
    />
  );
}

// The sections beside the editor: how far each is, and which one is open.
import { type CollectionValidation, OTHER_FIELDS_SECTION, type Section } from '@oneform/contract';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/select.tsx';
import { sectionPercent } from './order-sections.ts';

export interface SectionNavProps {
  readonly sections: readonly Section[];
  readonly validation: CollectionValidation | undefined;
  readonly current: string | undefined;
  readonly onSelect: (name: string) => void;
  readonly isAutoOrganised: boolean;
  /** Names of sections with unsaved changes. */
  readonly unsaved: readonly string[];
}

/** Only the list scrolls: the page stays where it is. */
function showInList(line: HTMLElement | null): void {
  const list = line?.parentElement;
  if (!line || !list) return;
  const top = line.offsetTop - list.offsetTop;
  const bottom = top + line.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

export function SectionNav(props: SectionNavProps) {
  const { sections, validation, current, onSelect, isAutoOrganised, unsaved } = props;
  const open = useRef<HTMLLIElement>(null);
  const isValidated = validation !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another line; what is missing takes room below
  useEffect(() => showInList(open.current), [current, isValidated]);
  return (
    <nav aria-label="Sections" className="flex min-h-40 shrink flex-col overflow-hidden rounded-lg border bg-surface">
      <div className="px-4 pt-3 pb-1.5">
        <h2 className="font-semibold">Sections</h2>
        <p className="text-ink-3 text-xs">{isAutoOrganised ? 'Auto-organized sections' : 'Template sections'}</p>
      </div>
      <ul className="scroll-hint min-h-0 overflow-y-auto p-1.5 pt-0">
        {sections.map((section) => {
          const percent = sectionPercent(validation, section.name);
          const isCurrent = section.name === current;
          return (
            <li key={section.name} ref={isCurrent ? open : undefined}>
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
                      <span className="sr-only">Unsaved changes</span>
                    </span>
                  )}
                  <SectionBadge section={section} />
                  {percent === 100 && (
                    <CircleCheck role="img" aria-label="Complete" className="size-4 shrink-0 text-green-ink" />
                  )}
                </span>
                <ProgressBar value={percent} label={`Completion of ${section.label}`} className="h-0.5" />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SectionBadge({ section }: { readonly section: Section }) {
  if (section.name === OTHER_FIELDS_SECTION) return <Badge>Misc</Badge>;
  return section.required ? <Badge>Required</Badge> : null;
}

/** The same as one control, where there is no room beside the editor. */
export function SectionSelect({ sections, validation, current, onSelect }: SectionNavProps) {
  return (
    <Select
      aria-label="Section"
      value={current ?? ''}
      onChange={onSelect}
      options={sections.map(({ name, label, required }) => ({
        value: name,
        label: `${label} · ${sectionPercent(validation, name)}%${required ? '' : ' · optional'}`,
      }))}
    />
  );
}

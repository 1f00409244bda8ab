// The chosen section: what it is about, its fields, and what can be done with it as a whole.
import { askedState, joinPath, type Section } from '@oneform/contract';
import { Copy, Ellipsis, Plus, WandSparkles } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { copySections } from '../copy/copy-sections.ts';
import { NotAskedNote } from './asked-field.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { FieldList } from './field-list.tsx';
import { t } from './messages.ts';
import { SaveBar } from './save-bar.tsx';
import type { Save } from './use-save.ts';

export interface SectionEditorProps extends Save {
  readonly section: Section | undefined;
  readonly hasSections: boolean;
  readonly onAutofill: (section: string) => void;
  /** The section that a first field of a collection without sections goes into. */
  readonly firstSection: string;
}

export function SectionEditor({ section, hasSections, onAutofill, firstSection, ...save }: SectionEditorProps) {
  const { store, addField } = useEditor();
  const isExcluded = useEditorState(
    ({ draft }) => section !== undefined && askedState(section, undefined, draft.data) === 'not_asked',
  );
  if (!section) {
    return (
      <div className="rounded-lg border bg-surface">
        <EmptyState
          title={hasSections ? t.sectionEditor.selectASectionToEdit : t.sectionEditor.noSectionsAvailable}
          description={hasSections ? undefined : t.sectionEditor.addAFieldOrUpload}
          actions={
            hasSections ? undefined : (
              <Button variant="primary" icon={<Plus />} onClick={() => addField(firstSection, undefined)}>
                {t.sectionEditor.addField}
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <section aria-labelledby="section-title" className="@container/editor rounded-lg border bg-surface">
      <header className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-2 border-b px-5 pt-4 pb-3.5">
        <div className="flex flex-wrap items-center gap-x-2 self-center">
          <h2 id="section-title" className="font-semibold text-lg">
            {section.label}
          </h2>
          {section.required && <Badge>{t.sectionEditor.required}</Badge>}
        </div>
        <Button size="sm" icon={<WandSparkles />} onClick={() => onAutofill(section.name)}>
          {t.sectionEditor.autofill}
        </Button>
        <DropdownMenu
          trigger={
            <IconButton label={t.sectionEditor.moreForThisSection} icon={<Ellipsis />} size="sm" tooltip={false} />
          }
        >
          <MenuItem icon={<Copy />} onSelect={() => void copySections(store, [section])}>
            {t.sectionEditor.copySection}
          </MenuItem>
          <MenuItem icon={<Plus />} onSelect={() => addField(section.name, undefined)}>
            {t.sectionEditor.addNewField}
          </MenuItem>
        </DropdownMenu>
        {section.description && (
          <p className="col-span-3 mt-0.5 max-w-[65ch] text-pretty text-ink-2 text-sm">{section.description}</p>
        )}
      </header>
      <div className="px-5 py-5">
        {isExcluded && <NotAskedNote part={section} around={undefined} />}
        <FieldList key={section.name} fields={section.fields} path={pathOf(section)} depth={0} />
      </div>
      <SaveBar {...save} />
    </section>
  );
}

const pathOf = ({ name }: Section) => joinPath(name);

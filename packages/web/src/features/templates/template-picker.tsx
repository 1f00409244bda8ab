// The wizard's first step: search, categories, the templates, and the way without one.
import type { Template } from '@oneform/contract';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { useTemplates } from './list-templates.ts';
import { t } from './messages.ts';
import { TemplateCard } from './template-card.tsx';
import { filterTemplates, topCategories } from './template-figures.ts';

const ALL = 'all';

export interface TemplatePickerProps {
  readonly chosen: Template | undefined;
  readonly onChoose: (template: Template) => void;
  readonly onCreateManual: () => void;
}

export function TemplatePicker({ chosen, onChoose, onCreateManual }: TemplatePickerProps) {
  const { data: templates, isError, refetch } = useTemplates();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(ALL);
  if (isError) {
    return (
      <EmptyState
        title={t.templatePicker.failedToLoadTemplates}
        description={t.templatePicker.pleaseTryAgainOrCreate}
        actions={
          <>
            <Button onClick={() => void refetch()}>{t.templatePicker.retry}</Button>
            <Button onClick={onCreateManual}>{t.templatePicker.createManualCollection}</Button>
          </>
        }
      />
    );
  }
  const shown = filterTemplates(templates ?? [], { search, category: category === ALL ? undefined : category });
  const tabs = [
    { value: ALL, label: <TabLabel name={t.templatePicker.allTemplates} count={templates?.length} /> },
    ...topCategories(templates ?? []).map(({ category: name, count }) => ({
      value: name,
      label: <TabLabel name={name} count={count} />,
    })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <SearchInput
        label={t.templatePicker.searchTemplates}
        placeholder={t.templatePicker.searchTemplates}
        value={search}
        onChange={setSearch}
      />
      <Tabs label={t.templatePicker.categories} value={category} onChange={setCategory} tabs={tabs}>
        <TabPanel value={category} tabIndex={-1}>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{t.templatePicker.template}</legend>
            <button
              type="button"
              onClick={onCreateManual}
              className="flex min-h-24 flex-col items-start justify-center rounded-lg border border-control border-dashed px-5 py-3.5 text-left transition-colors duration-100 hover:bg-sunken"
            >
              <span className="flex items-center gap-2 font-semibold">
                <PencilLine aria-hidden="true" className="size-4 text-ink-3" />
                {t.templatePicker.createManualCollection}
              </span>
              <span className="mt-0.5 text-ink-2 text-sm">{t.templatePicker.startWithoutATemplate}</span>
            </button>
            {templates === undefined &&
              ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-40 rounded-lg" />)}
            {shown.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                chosen={chosen?.id === template.id}
                onChoose={() => onChoose(template)}
              />
            ))}
          </fieldset>
          {templates !== undefined && shown.length === 0 && (
            <p role="status" className="py-4 text-center text-ink-2">
              {t.templatePicker.noTemplatesMatchYourSearch}
            </p>
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}

function TabLabel({ name, count }: { readonly name: string; readonly count: number | undefined }) {
  return (
    <>
      {name} <span className="ml-1 text-ink-3 tabular-nums">{count ?? ''}</span>
    </>
  );
}

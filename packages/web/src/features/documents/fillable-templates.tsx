// The templates that a document would fill, best first; choosing one starts a collection from it.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { count } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';

const SHOWN = 3;

export interface FillableTemplatesProps {
  readonly documentId: string;
  readonly onUse: (templateId: string) => void;
  readonly className?: string;
}

export function FillableTemplates({ documentId, onUse, className }: FillableTemplatesProps) {
  const { data } = useQuery({
    queryKey: queryKeys.documents.fillableTemplates(documentId),
    queryFn: ({ signal }) => call(api.documents.fillableTemplates, { params: { id: documentId }, signal }),
  });
  const templates = data?.templates.slice(0, SHOWN) ?? [];
  if (templates.length === 0) return null;
  return (
    <div className={clsx('flex flex-wrap items-center gap-1.5', className)}>
      <span className="text-ink-2 text-sm">Would fill</span>
      {templates.map((template) => (
        <button
          key={template.template_id}
          type="button"
          onClick={() => onUse(template.template_id)}
          className="inline-flex h-7 items-center gap-1.5 rounded-sm border border-l-3 bg-surface px-2 text-sm hover:bg-sunken touch:h-11"
          style={{ borderLeftColor: template.template_color }}
        >
          {template.template_name}
          <span className="text-ink-3 tabular-nums">{count(template.fields, 'field')}</span>
          <Plus aria-hidden="true" className="size-3.5 text-ink-3" />
          <span className="sr-only">Create a collection</span>
        </button>
      ))}
    </div>
  );
}

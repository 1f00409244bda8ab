// The templates that a document would fill beside the others, best first; choosing one starts a collection from it.
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useFilledByPapers } from '#lib/use-filled-by-papers.ts';
import { t } from './messages.ts';

const SHOWN = 3;

export interface FillableTemplatesProps {
  readonly documentId: string;
  readonly onUse: (templateId: string) => void;
  readonly className?: string;
  /** Maximum number shown. */
  readonly limit?: number;
}

export function FillableTemplates({ documentId, onUse, className, limit = SHOWN }: FillableTemplatesProps) {
  const all = useFilledByPapers()?.templates ?? [];
  const templates = all
    .map(({ documents, ...template }) => ({
      ...template,
      fields: documents.find((one) => one.document_id === documentId)?.fields ?? 0,
    }))
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => b.fields - a.fields)
    .slice(0, limit);
  if (templates.length === 0) return null;
  return (
    <div className={clsx('flex flex-wrap items-center gap-1.5', className)}>
      <span className="text-ink-2 text-sm">{t.fillableTemplates.wouldFill}</span>
      {templates.map((template) => (
        <button
          key={template.template_id}
          type="button"
          onClick={() => onUse(template.template_id)}
          className="inline-flex h-7 items-center gap-1.5 rounded-sm border border-l-3 bg-surface px-2 text-sm hover:bg-sunken touch:h-11"
          style={{ borderLeftColor: template.template_color }}
        >
          {template.template_name}
          <span className="text-ink-3 tabular-nums">{t.fillableTemplates.field(template.fields)}</span>
          <Plus aria-hidden="true" className="size-3.5 text-ink-3" />
          <span className="sr-only">{t.fillableTemplates.createACollection}</span>
        </button>
      ))}
    </div>
  );
}

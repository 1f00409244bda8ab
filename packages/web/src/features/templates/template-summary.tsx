// The chosen template before the collection is made: what it asks and which papers help.
import type { Template } from '@oneform/contract';
import { FileText } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Badge } from '#ui/badge.tsx';
import { t } from './messages.ts';
import { categoryOf, fillTime } from './template-figures.ts';

export function TemplateSummary({ template }: { readonly template: Template }) {
  return (
    <section
      style={{ '--mark': template.template_color } as CSSProperties}
      aria-label={t.templateSummary.selectedTemplate}
      className="relative rounded-lg border bg-surface py-4 pr-5 pl-6 before:absolute before:inset-y-3 before:left-0 before:w-[3px] before:rounded-r-full before:bg-(--mark)"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold text-lg">{template.template_name}</h3>
        <Badge tint={template.template_color}>{categoryOf(template)}</Badge>
      </div>
      <p className="mt-1 text-ink-2 text-sm">{template.template_description}</p>
      <p className="mt-3 text-ink-2 text-sm">
        {t.templateSummary.aboutToFill(
          template.required_sections.length,
          template.optional_sections.length,
          fillTime(template),
        )}
      </p>
    </section>
  );
}

export function ExpectedPapers({ template }: { readonly template: Template }) {
  if (template.expected_documents.length === 0) return null;
  return (
    <section aria-labelledby="expected-papers">
      <h3 id="expected-papers" className="font-medium text-ink-2 text-sm">
        {t.templateSummary.documentsThatFillTheMost}
      </h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {template.expected_documents.map((document) => (
          <li key={document.label} className="flex min-w-0 items-start gap-2 text-sm">
            <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span className="min-w-0">
              {document.label}
              <span className="block text-ink-3 text-xs">{document.description}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// One template to choose: what it is for, what it asks, how long it takes.
import type { Template } from '@oneform/contract';
import { clsx } from 'clsx';
import { Check, Clock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Badge } from '#ui/badge.tsx';
import { t } from './messages.ts';
import { categoryOf, fillTime } from './template-figures.ts';

const SHOWN_SECTIONS = 4;

export interface TemplateCardProps {
  readonly template: Template;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function TemplateCard({ template, chosen, onChoose }: TemplateCardProps) {
  const labels = template.required_sections.map(
    (name) => template.sections.find((section) => section.name === name)?.label ?? name,
  );
  const more = labels.length - SHOWN_SECTIONS;
  return (
    <label
      style={{ '--mark': template.template_color } as CSSProperties}
      className={clsx(
        'relative flex cursor-pointer flex-col rounded-lg border bg-surface py-3.5 pr-4 pl-5 transition-colors duration-100 before:absolute before:inset-y-3 before:left-0 before:w-[3px] before:rounded-r-full before:bg-(--mark) has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        chosen ? 'border-accent bg-accent-soft' : 'hover:border-edge',
      )}
    >
      <input type="radio" name="template" checked={chosen} onChange={onChoose} className="sr-only" />
      <span className="flex items-start justify-between gap-2">
        <span className="font-semibold">{template.template_name}</span>
        <span
          aria-hidden="true"
          className={clsx(
            'inline-flex size-4.5 shrink-0 items-center justify-center rounded-full border',
            chosen ? 'border-accent bg-accent text-on-accent' : 'border-control',
          )}
        >
          {chosen && <Check className="size-3" strokeWidth={3} />}
        </span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-ink-2 text-sm">{template.template_description}</span>
      <span className="mt-3 flex flex-wrap gap-1">
        {labels.slice(0, SHOWN_SECTIONS).map((label) => (
          <Badge key={label} className={clsx(chosen && 'bg-surface')}>
            {label}
          </Badge>
        ))}
        {more > 0 && <span className="self-center px-1 text-ink-3 text-xs">{t.templateCard.more(more)}</span>}
      </span>
      <span className="mt-3 flex items-center gap-1.5 pt-1 text-ink-3 text-xs">
        <Clock aria-hidden="true" className="size-3.5" />
        <span>
          <span className="sr-only">{t.templateCard.takesAbout} </span>
          {fillTime(template)}
        </span>
        <span aria-hidden="true">·</span>
        {categoryOf(template)}
      </span>
    </label>
  );
}

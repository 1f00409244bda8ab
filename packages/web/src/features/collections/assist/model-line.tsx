// Names the AI model before it is asked, and afterwards reports whether it answered.
import type { ModelUse } from '@oneform/contract';
import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { modelWords } from '#lib/model-words.ts';
import { useInstanceModel } from '#lib/use-instance-model.ts';
import { t } from './messages.ts';

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ink-2 text-sm">
      <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 text-pretty break-words">{children}</span>
    </p>
  );
}

/** Nothing when none is asked. `gets`: what is sent there. */
export function ModelAsked({ gets }: { readonly gets: string }) {
  const model = useInstanceModel();
  if (!model?.allowed) return null;
  return <Line>{t.modelLine.alsoAsksWhichReceives(modelWords(model), gets)}</Line>;
}

export function ModelUsed({ use, did }: { readonly use: ModelUse | null; readonly did: string }) {
  if (!use) return null;
  return <Line>{use.notice ?? `${did} ${modelWords(use)}.`}</Line>;
}

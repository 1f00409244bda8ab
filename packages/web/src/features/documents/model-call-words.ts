// Describes a model call in words: its purpose, its size, and its result.

import { type ModelCall, modelFailureMessages } from '@oneform/contract';
import { formatBytes } from '#lib/format.ts';
import { translate } from '#lib/language.ts';
import { modelWords } from '#lib/model-words.ts';
import { t } from './messages.ts';

const purposes: Record<ModelCall['task'], string> = {
  categorise: t.modelCallWords.toIdentifyTheDocument,
  extract: t.modelCallWords.toReadTheDocument,
  look_again: t.modelCallWords.toLookForWhatWas,
  map: t.modelCallWords.toFillACollection,
  clarify: t.modelCallWords.toExplainAField,
};

/** `To read it: pages 1–3 and 5`. */
export function purposeOf({ task, pages }: Pick<ModelCall, 'task' | 'pages'>): string {
  return pages.length === 0 ? purposes[task] : `${purposes[task]}: ${pagesInWords(pages)}`;
}

/** Runs are joined: `page 1`, `pages 1–3, 5`. */
export function pagesInWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && page <= run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const words = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  return `${runs.length === 1 && runs[0]![0] === runs[0]![1] ? t.modelCallWords.page : t.modelCallWords.pages} ${words}`;
}

/** `claude-sonnet-5 at Anthropic (api.anthropic.com), 18.4 KB, 2 pictures, …`. */
export function amountOf(call: ModelCall): string {
  const { provider, model: name, host, bytes_sent, images, masked, input_tokens, output_tokens } = call;
  const tokens = (input_tokens ?? 0) + (output_tokens ?? 0);
  return [
    modelWords({ provider, name, host }),
    bytes_sent === null
      ? t.modelCallWords.amountUnknown
      : bytes_sent === 0
        ? t.modelCallWords.nothingWasSent
        : formatBytes(bytes_sent),
    images > 0 ? t.modelCallWords.picture(images) : '',
    masked > 0 ? t.modelCallWords.masked(masked) : '',
    tokens > 0 ? t.modelCallWords.token(tokens) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const failureOf = ({ failure }: Pick<ModelCall, 'failure'>): string | undefined =>
  failure === null ? undefined : t.modelCallWords.noAnswer(translate(modelFailureMessages[failure]));

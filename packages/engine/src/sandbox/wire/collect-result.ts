// The host's side of a result: takes what a child says apart frame by frame, each checked before it counts.
import type { AdditionalField, Fact } from '#document/facts.ts';
import type { PageOutline } from '#document/read-outline.ts';
import type { FilledField } from '#fill/fill-result.ts';
import type { WebValue } from '#fill/web/plan-control.ts';
import type { EngineResults } from '../task.ts';
import { itemSchemas, restSchemas } from './check-result.ts';
import type { ListName } from './result-parts.ts';

type Kind = keyof EngineResults;

interface Collected {
  readonly pages: PageOutline[];
  readonly facts: Fact[];
  readonly additionalFields: AdditionalField[];
  readonly fields: FilledField[];
  readonly values: WebValue[];
}

export interface ResultCollector {
  /** Throws at what is none. */
  add(list: ListName, items: readonly unknown[], bytes: Buffer): void;
  finish(kind: Kind, rest: unknown, bytes: Buffer): EngineResults[Kind];
}

export function createResultCollector(): ResultCollector {
  const lists: Collected = { pages: [], facts: [], additionalFields: [], fields: [], values: [] };
  return {
    add(list, items, bytes) {
      for (const item of items) {
        const checked = itemSchemas[list].parse(item);
        if (list === 'pages') lists.pages.push({ ...(checked as PageOutline), text: bytes.toString() });
        else (lists[list] as unknown[]).push(checked);
      }
    },
    finish: (kind, rest, bytes) => putTogether[kind](rest, bytes, lists),
  };
}

type PutTogether = {
  readonly [K in Kind]: (rest: unknown, bytes: Buffer, lists: Collected) => EngineResults[K];
};

const putTogether: PutTogether = {
  read: (rest, _bytes, { pages }) => ({ ...restSchemas.read.parse(rest), pages }),
  understand(rest, bytes, { pages, facts, additionalFields }) {
    const { read, understood } = restSchemas.understand.parse(rest);
    return {
      read: { ...read, pages },
      understood: { ...understood, facts, additionalFields },
      ...(bytes.length > 0 && { words: bytes }),
    };
  },
  render(rest, bytes) {
    const drawn = restSchemas.render.parse(rest);
    return 'problem' in drawn ? drawn.problem : { ...drawn, webp: bytes };
  },
  fill(rest, bytes, { fields }) {
    const filled = restSchemas.fill.parse(rest);
    return 'problem' in filled ? filled.problem : { ...filled, fields, bytes };
  },
  'fill-page'(rest, _bytes, { values }) {
    const filled = restSchemas['fill-page'].parse(rest);
    return filled && { ...filled, values };
  },
  judge(rest, _bytes, { facts, additionalFields }) {
    const judgement = restSchemas.judge.parse(rest);
    return judgement && { ...judgement, understood: { ...judgement.understood, facts, additionalFields } };
  },
};

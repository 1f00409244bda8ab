// Answers what a web page asks from a collection; neither the description nor the answer is kept.
import {
  type FillPage,
  fieldAt,
  type PageAnswer,
  type PageGap,
  type PageValue,
  parsePath,
  type Section,
  strongestSource,
} from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { listSources, type SourceRow } from '../collections/list-sources.ts';
import { requireCollection } from '../collections/store.ts';
import { requireConsent } from '../documents/require-consent.ts';
import { gatherValues } from './gather-values.ts';

type Asked = z.output<typeof FillPage> & { readonly id: string };

/** Throws `not_found` when a collection is not theirs, `overloaded` when the child that answers gave up. */
export async function fillPage(deps: Deps, userId: string, { id, further = [], ...page }: Asked): Promise<PageAnswer> {
  const collection = await requireCollection(deps.db, userId, id);
  await requireConsent(deps.db, userId);
  const { sections, data } = await gatherValues(deps, userId, collection, further);
  const task = { kind: 'fill-page', page, values: { sections, data } } as const;
  const filled = await deps.engine.run(task, { user: userId });
  if (filled === null) throw new AppError('overloaded');
  const sources = Map.groupBy(
    await listSources(
      deps.db,
      userId,
      id,
      filled.values.map(({ path }) => path),
    ),
    ({ path }) => path,
  );
  return {
    values: filled.values.map(({ isOffered, ...value }): PageValue => {
      const source = strongestSource((sources.get(value.path) ?? []).filter(({ supports }) => supports));
      return { ...value, ...namesOf(sections, value.path), ...markOf(source), offered: isOffered };
    }),
    missing: filled.missing.map((gap): PageGap => ({ ...gap, ...namesOf(sections, gap.path) })),
  };
}

function namesOf(sections: readonly Section[], path: string): Pick<PageValue, 'label' | 'section'> {
  const [name] = parsePath(path);
  return {
    label: fieldAt(sections, path)?.label ?? path,
    section: sections.find((section) => section.name === name)?.label ?? '',
  };
}

/** A value of a further collection has no source in this one, and counts as typed. */
function markOf(source: SourceRow | undefined): Pick<PageValue, 'mark' | 'source'> {
  const { tier, documentId, documentName, evidence } = source ?? {};
  return {
    mark: tier ?? 'typed',
    source:
      documentId == null || documentName == null
        ? null
        : { document_id: documentId, name: documentName, page: evidence?.[0]?.page ?? 1 },
  };
}

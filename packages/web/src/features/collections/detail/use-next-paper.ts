// The paper to hand in next, and the expected papers that are there but leave something empty.
import { type Collection, type CollectionValidation, explainPapers, findNextPaper } from '@oneform/contract';
import { useMemo } from 'react';
import type { CollectionDetailProps } from './collection-detail-props.ts';
import { usePapersThere } from './use-papers-there.ts';

/** Undefined until it is known which papers are there. */
export function useNextPaper(
  { id, sections, template_id: templateId }: Collection,
  validation: CollectionValidation | undefined,
  expectedPapers: CollectionDetailProps['expectedPapers'],
) {
  const there = usePapersThere(id, templateId !== null);
  return useMemo(() => {
    if (!there) return undefined;
    const asked = {
      sections,
      missing: validation?.missing_fields ?? [],
      papers: templateId === null ? [] : expectedPapers(templateId),
      there,
    };
    return { next: findNextPaper(asked), explained: explainPapers(asked) };
  }, [sections, templateId, validation, expectedPapers, there]);
}

// Everything that might be a fact of one document, from all who can say so.
import type { Fact } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import type { PageView } from '#page-model/page-view.ts';
import { type Claim, gatherClaims } from './gather-claims.ts';
import type { MatchContext } from './match-context.ts';
import { proposeByCaptions } from './propose-by-captions.ts';
import { proposeByLooks } from './propose-by-looks.ts';
import { proposeByPageModel } from './propose-by-page-model.ts';
import { proposeByProse } from './propose-by-prose.ts';
import { proposeByRules } from './propose-by-rules.ts';

/** `views` by page number; pages without one were not looked at. */
export type PageViews = ReadonlyMap<number, PageView>;

/** What matters stands on the first pages. */
const mostPages = 30;

export function propose(
  pages: readonly Page[],
  context: MatchContext,
  read: readonly Fact[],
  views: PageViews = new Map(),
): Claim[] {
  return gatherClaims([
    ...proposeByRules(read),
    ...proposeByLooks(pages, context),
    ...pages.slice(0, mostPages).flatMap((page) => {
      const view = views.get(page.number);
      return [
        ...proposeByCaptions(page, context),
        ...proposeByProse(page, context),
        ...(view ? proposeByPageModel(page, view, context) : []),
      ];
    }),
  ]);
}

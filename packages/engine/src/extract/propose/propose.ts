// Everything that might be a fact of one document, from all who can say so.

import { declarations } from '#catalogue/document-types/declarations.ts';
import { editDistance } from '#catalogue/lexicon/edit-distance.ts';
import type { Fact } from '#document/facts.ts';
import { tellingPages } from '#document/telling-pages.ts';
import { type AnalysedPage, analysePage } from '#layout/analyse-page.ts';
import { checkNumber } from '#machine-readable/check-digits/check-number.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { squash } from '#values/normalise/fold-text.ts';
import type { Candidate } from '../claims/candidate.ts';
import { type Claim, gatherClaims } from '../claims/gather-claims.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { completeAddresses } from './complete-addresses.ts';
import { followJoined } from './join-surnames.ts';
import { proposeByCaptions } from './propose-by-captions.ts';
import { proposeByFieldTicks, withoutUnticked } from './propose-by-field-ticks.ts';
import { proposeByLooks } from './propose-by-looks.ts';
import { proposeByPageModel } from './propose-by-page-model.ts';
import { proposeByProse } from './propose-by-prose.ts';
import { proposeByRules } from './propose-by-rules.ts';
import { proposeByTicks } from './propose-by-ticks.ts';
import { spellAsPrinted } from './spell-as-printed.ts';
import { splitGlued } from './split-glued.ts';
import { withoutValuesOfForm } from './values-of-form.ts';
import { withoutCaptionsInside } from './without-captions-inside.ts';
import { withoutCarriedForward } from './without-carried-forward.ts';
import { withoutFactsOfOthers } from './without-facts-of-others.ts';
import { withoutGluedCaptions } from './without-glued-captions.ts';
import { withoutHeadlines } from './without-headlines.ts';
import { withoutOtherPeriods } from './without-other-periods.ts';

export function propose(
  printed: readonly AnalysedPage[],
  context: MatchContext,
  read: readonly Fact[],
  views: PageViews = new Map(),
): Claim[] {
  const pages = declarations[context.type].isIdentityPaper ? printed.map((one) => withoutGlue(one, context)) : printed;
  const printedPages = new Map(printed.map(({ page }) => [page.number, page]));
  const printedCandidates = [
    ...proposeByLooks(pages, context),
    ...tellingPages(pages).flatMap((analysed) => {
      const { page } = analysed;
      const seen = views.get(page.number);
      const view = seen && withoutGluedCaptions(seen, printedPages.get(page.number)!, page);
      const ticked = proposeByFieldTicks(page);
      const others = [
        ...proposeByCaptions(analysed, context),
        ...proposeByProse(page, context),
        ...proposeByTicks(analysed, context),
        ...(view ? proposeByPageModel(page, view, context) : []),
      ];
      return [...ticked, ...withoutUnticked(followJoined(others), ticked, page)];
    }),
  ];
  const { isIdentityPaper } = declarations[context.type];
  const told = isIdentityPaper ? spellAsPrinted(read, printedCandidates) : read;
  const candidates = withoutHeadlines([
    ...proposeByRules(told),
    ...withoutCaptionsInside(completeAddresses(printedCandidates, pages, context.type), context),
  ]);
  const kept = isIdentityPaper ? withoutMisread(candidates, told) : candidates;
  const first = tellingPages(pages);
  const firstPages = first.map(({ page }) => page);
  const ofPeriod = withoutCarriedForward(withoutOtherPeriods(kept, firstPages), firstPages);
  return gatherClaims(
    withoutLowerSchools(withoutFactsOfOthers(withoutValuesOfForm(ofPeriod, first), first))
      .flatMap((one) => withCheck(one, context))
      .map(withoutSign),
  );
}

/** The page with the words parted that the recogniser ran together; most have none. */
function withoutGlue(analysed: AnalysedPage, context: MatchContext): AnalysedPage {
  const page = splitGlued(analysed.page, context);
  return page === analysed.page ? analysed : analysePage(page, context);
}

/** Share of the letters of a name or number that the recogniser may have got wrong. */
const maxMisread = 1 / 3;

/** Beside what a machine readable zone says, the same misread in print is nothing. A zone cuts long names short: print may go on. */
function withoutMisread(candidates: readonly Candidate[], zone: readonly Fact[]): Candidate[] {
  const said = new Map(
    zone
      .filter(({ type, tier }) => tier !== 'inferred' && (type === 'name' || (type === 'code' && tier === 'proved')))
      .map(({ name, value }) => [name, squash(String(value))]),
  );
  return candidates.filter(({ name, value, source }) => {
    const key = said.get(name);
    const printed = squash(value);
    if (!key || source === 'rules' || printed.startsWith(key)) return true;
    const limit = Math.floor(key.length * maxMisread);
    return editDistance(printed, key, limit) > limit;
  });
}

/** Drops uncaptioned numbers whose check digit fails. */
function withCheck(candidate: Candidate, { country }: MatchContext): Candidate[] {
  const { source, name, value } = candidate;
  if (source !== 'looks' && source !== 'page-model') return [candidate];
  const result = checkNumber(name, value, country);
  if (result === 'fails') return [];
  return result === 'passes' ? [{ ...candidate, check: 'passed' }] : [candidate];
}

const lowerSchool = /(?<!\p{L})(?:high|secondary|middle|elementary|primary|grammar) school(?!\p{L})/iu;

/** `Cascade State College` beside `Harbour View High School`: where somebody went to both, the latter is no university. */
function withoutLowerSchools(candidates: readonly Candidate[]): readonly Candidate[] {
  const isLower = ({ name, value }: Candidate): boolean => name === 'university' && lowerSchool.test(value);
  const isHigherAsked = candidates.some(
    (one) => one.name === 'university' && one.source === 'caption' && !isLower(one),
  );
  return isHigherAsked ? candidates.filter((one) => !isLower(one)) : candidates;
}

/** Their names say which way the money went. */
const goesOneWay: ReadonlySet<string> = new Set(['total_deposits', 'total_withdrawals', 'total_deductions']);

function withoutSign(candidate: Candidate): Candidate {
  return goesOneWay.has(candidate.name) ? { ...candidate, value: candidate.value.replace(/^-/, '') } : candidate;
}

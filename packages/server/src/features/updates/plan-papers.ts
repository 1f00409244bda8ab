// Plans the values that all papers of a collection fill, suggest, confirm and contest together, as a pure function: the
// best paper first, whatever came first.
import type { CollectionData } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { takeTurns } from '../../take-turns.ts';
import type { ReadPaper } from '../collections/list-papers.ts';
import { type Catalogue, type Shape, sectionsOf } from '../collections/sections-of.ts';
import type { SettledPeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { type PlanInput, planUpdate, type UpdatePlan } from './plan-update.ts';
import { proposeValues } from './propose-values.ts';
import { rankPapers } from './rank-papers.ts';
import { rememberProposals } from './remembered-proposals.ts';
import type { StoredFieldUpdate, StoredUpdate } from './stored-update.ts';

type Provenance = Pick<PlanInput, 'sourceOf' | 'isKnown' | 'suggest'>;

export interface PapersInput {
  readonly collection: Shape & {
    readonly id: string;
    readonly personId: string | null;
    readonly notApplicable: readonly string[];
  };
  /** The part of the data that is a person's own. */
  readonly data: CollectionData;
  readonly papers: readonly ReadPaper[];
  readonly people: SettledPeople;
  /** Papers that have said all that they may say here. */
  readonly isMute?: (paper: ReadPaper) => boolean;
  /** Sources of the present values at this paper's turn. */
  readonly provenanceOf?: (paper: ReadPaper, data: CollectionData) => Provenance;
  /** Told of what a paper fills and confirms, as soon as it does. */
  readonly onPlan?: (paper: ReadPaper, fields: readonly StoredFieldUpdate[]) => Promise<void> | void;
}

export interface PlannedPapers {
  readonly data: CollectionData;
  /** By document; papers that say nothing are left out. */
  readonly plans: ReadonlyMap<string, StoredUpdate>;
  /** As heard. */
  readonly ranked: readonly ReadPaper[];
}

const unheard: Provenance = { sourceOf: () => null, isKnown: () => false, suggest: () => '' };

export async function planPapers(catalogue: Catalogue, input: PapersInput): Promise<PlannedPapers> {
  const { collection, isMute = () => false, provenanceOf = () => unheard, onPlan } = input;
  const ranked = rankPapers(input.papers).filter((paper) => !isMute(paper));
  const plans = new Map<string, StoredUpdate>();
  const turn = takeTurns();
  let { data } = input;
  const propose = (paper: ReadPaper): readonly ProposedValue[] => {
    const { document, understood } = paper;
    const voice = voiceOf(input.people, document, collection);
    if (!voice) return [];
    const now = { ...collection, data };
    return rememberProposals(paper, { collection: now, voice }, () =>
      proposeValues(catalogue, {
        understood,
        collection: now,
        sections: sectionsOf(catalogue, now),
        ...voice,
        isAskedFor: document.targetCollectionId === collection.id,
        extractPeople: document.extractPeople,
      }),
    );
  };
  const plan = (paper: ReadPaper, proposals: readonly ProposedValue[]): UpdatePlan =>
    planUpdate({
      sections: sectionsOf(catalogue, { ...collection, data }),
      data,
      notApplicable: collection.notApplicable,
      byModelAlone: paper.understood.byModelAlone,
      proposals,
      ...provenanceOf(paper, data),
    });
  const filled = new Map<string, Record<string, StoredFieldUpdate>>();
  const fill = async (paper: ReadPaper, proposals: readonly ProposedValue[]) => {
    const made = plan(paper, proposals);
    const fields = Object.fromEntries(Object.entries(made.fields).filter(([, { kind }]) => kind === 'filled'));
    data = made.data;
    filled.set(paper.document.id, { ...filled.get(paper.document.id), ...fields });
    await onPlan?.(paper, Object.values(fields));
  };

  // Proved values precede those that better papers merely state.
  for (const paper of ranked) {
    await turn();
    if (paper.understood.facts.some(({ tier }) => tier === 'proved'))
      await fill(paper, propose(paper).filter(isProvedAlone));
  }
  const said = new Map<string, readonly ProposedValue[]>();
  for (const paper of ranked) {
    await turn();
    const own = filled.get(paper.document.id) ?? {};
    const proposals = propose(paper).filter(({ path }) => !Object.hasOwn(own, path));
    said.set(paper.document.id, proposals);
    await fill(paper, proposals);
  }
  // Only now is it known what each confirms and contests.
  for (const paper of ranked) {
    await turn();
    const { id } = paper.document;
    const own = filled.get(id) ?? {};
    const rest = plan(
      paper,
      (said.get(id) ?? []).filter(({ path }) => !Object.hasOwn(own, path)),
    );
    data = rest.data;
    await onPlan?.(
      paper,
      Object.values(rest.fields).filter(({ kind }) => kind !== 'suggested'),
    );
    const fields = { ...own, ...rest.fields };
    if (Object.keys(fields).length > 0 || rest.conflicts.length > 0)
      plans.set(id, { fields, conflicts: rest.conflicts });
  }
  return { data, plans, ranked };
}

/** Parts of an address belong together, and items of lists to their list: they are not decided one by one. */
const isProvedAlone = ({ tier, fact, item }: ProposedValue): boolean =>
  tier === 'proved' && item === undefined && !fact.includes('.') && !/address|street|city|state|postal/.test(fact);

// One paper of a file: the rules' facts and the model's, after the page has been asked about both.
import type { AdditionalField, Fact, Person } from '#document/facts.ts';
import type { Answer } from '../understand/answer.ts';
import { isFactName } from '../understand/instructions.ts';
import { decideFacts } from './decide-facts.ts';
import { decideLists } from './decide-lists.ts';
import { claimOf, decideOthers } from './decide-others.ts';
import { type Evidences, type JudgedPaper, judgeClaims } from './judge-claims.ts';
import { namePeople } from './name-people.ts';
import { type ModelWeights, weigh } from './weigh.ts';

export interface PartFacts {
  readonly facts: readonly Fact[];
  readonly people: readonly Person[];
  readonly additionalFields: readonly AdditionalField[];
}

export type PartAnswer = Pick<Answer, 'facts' | 'items' | 'others'>;

export function judgePart({ facts, others }: PartAnswer, evidences: Evidences): JudgedPaper {
  const named = facts.filter(({ name }) => isFactName(name));
  return judgeClaims([...named, ...others.flatMap((other) => claimOf(other) ?? [])], evidences);
}

/** `mayName`: where the rules named nobody, the facts are looked through again for people. */
export function decidePart(
  { people, additionalFields }: PartFacts,
  answer: PartAnswer,
  evidences: Evidences,
  { claims, odds }: JudgedPaper,
  weights: ModelWeights,
  mayName: boolean,
): PartFacts {
  const weighed = claims
    // A claim that the text of a page lacks, and a picture could not show, is not even offered.
    .filter(({ read, isOrdered }) => !read.isImpossible && !isOrdered && (read.best || read.isOfPicture))
    .map(({ read, features, isFree }) => ({
      read,
      probability: weigh(read.best ? weights.claim : weights.unseen, features),
      isFree,
    }));
  const named = weighed.filter(({ read }) => read.claim.label === undefined);
  const unnamed = weighed.filter(({ read }) => read.claim.label !== undefined);
  const single = decideFacts(evidences.facts, named);
  const all = decideLists(single, answer.items, evidences, odds, weights);
  const bound = people.length > 0 || mayName ? namePeople(people, all) : { people, facts: all };
  return { ...bound, additionalFields: decideOthers(additionalFields, bound.facts, unnamed) };
}

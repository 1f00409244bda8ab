// One document of a file: the rules' facts and the model's, after the page has been asked about both.
import type { DocumentType } from '@oneform/contract';
import { buildContext } from '#extract/build-context.ts';
import { proveFacts } from '#extract/prove/prove-facts.ts';
import type { AdditionalField, Fact, Person } from '#facts.ts';
import type { Page } from '#read-document.ts';
import { layPrint } from '../ground/print.ts';
import type { Answer } from './answer.ts';
import { judgeClaim } from './claimed-fact.ts';
import { judgeStanding, type Standing } from './judge-standing.ts';
import { mergeFacts } from './merge-facts.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeOthers } from './merge-others.ts';
import { namePeople } from './name-people.ts';

export interface PartFacts {
  readonly facts: readonly Fact[];
  readonly people: readonly Person[];
  readonly additionalFields: readonly AdditionalField[];
}

export interface MergedPart extends PartFacts {
  readonly standing: Standing;
}

export function mergePart(
  pages: readonly Page[],
  type: DocumentType,
  { facts, people, additionalFields }: PartFacts,
  answer: Pick<Answer, 'facts' | 'items' | 'others'>,
  mayName: boolean,
): MergedPart {
  const context = buildContext(pages, type);
  const prints = pages.map(layPrint);
  const judged = answer.facts.flatMap((claim) => judgeClaim(claim, prints, context, facts) ?? []);
  // Where portions overlap, and where a model repeats itself, one place is told twice.
  const claims = [...new Map(judged.map((claim) => [JSON.stringify(claim), claim])).values()];
  const standing = judgeStanding(claims, facts);
  const single = mergeFacts(facts, claims, standing);
  const listed = mergeLists(single, answer.items, prints, context, standing);
  const added = listed.filter((fact) => !facts.includes(fact) && fact.tier !== 'inferred');
  // Check digits speak for what the model has found as they do for what the rules have.
  const proved = new Map(added.map((fact, index) => [fact, proveFacts(added)[index]!]));
  const all = listed.map((fact) => proved.get(fact) ?? fact);
  const named = people.length > 0 || mayName ? namePeople(people, all) : { people, facts: all };
  return {
    ...named,
    additionalFields: mergeOthers(additionalFields, named.facts, answer.others, prints, context, standing),
    standing,
  };
}

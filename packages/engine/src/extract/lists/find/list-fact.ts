// A repeated group of a paper (jobs, accounts, lines) as one fact that holds records.
import type { Fact, FactRecord } from '#document/facts.ts';
import type { ExtractContext } from '../extractor.ts';
import type { Token } from './lay-out.ts';
import { evidenceFor } from './make-facts.ts';

export function listFact(
  context: ExtractContext,
  name: string,
  records: readonly FactRecord[],
  tokens: readonly Token[],
  confidence: number,
): Fact {
  const raw = records.map((record) => Object.values(record).join(' ')).join('; ');
  return { name, value: records, raw, type: 'list', tier: 'read', confidence, evidence: evidenceFor(context, tokens) };
}

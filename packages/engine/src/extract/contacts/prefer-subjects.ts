// On a form or a contract the telephone and mail address of the office in its letterhead are told as the person's only where nothing else
// could be theirs.
import { declarations } from '#catalogue/document-types/declarations.ts';
import type { Fact } from '#document/facts.ts';
import { markIssuers, type PagesInContext } from './mark-issuers.ts';

const reachedBy: ReadonlySet<string> = new Set(['phone', 'home_phone', 'cell_phone', 'email']);

/** `tell` chooses among claims again, with those left out that an issuer's contact made. */
export function preferSubjects<C extends { readonly name: string; readonly value: string }>(
  facts: readonly Fact[],
  claims: readonly C[],
  tell: (claims: readonly C[]) => readonly Fact[],
  context: PagesInContext,
): readonly Fact[] {
  const { writtenBy, namesItsParties } = declarations[context.type];
  if (writtenBy !== 'subject' && !namesItsParties) return facts;
  const issuers = markIssuers(facts, context).filter(({ name, isIssuers }) => isIssuers && reachedBy.has(name));
  const isIssuers = ({ name, value }: Pick<Fact, 'name' | 'value'>): boolean =>
    issuers.some((one) => one.name === name && one.value === value);
  const left = claims.filter((claim) => !isIssuers(claim));
  if (!left.some(({ name }) => issuers.some((one) => one.name === name))) return facts;
  const others = markIssuers(tell(left), context);
  return facts.map((fact) =>
    isIssuers(fact) ? (others.find((one) => one.name === fact.name && !one.isIssuers) ?? fact) : fact,
  );
}

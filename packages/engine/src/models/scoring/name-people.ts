// People and owners of facts again, after a model has added some.
import type { Fact, Person } from '#document/facts.ts';
import { findPeople, roleRules, subjectFacts } from '../engine-port.ts';

/** Keeps the people that the rules have named; where they named nobody, looks through the facts again. */
export function namePeople(
  people: readonly Person[],
  facts: readonly Fact[],
): { readonly people: readonly Person[]; readonly facts: readonly Fact[] } {
  // An inferred fact is not reported, so it names nobody either.
  if (people.length === 0) {
    const doubtful = facts.filter(({ tier }) => tier === 'inferred');
    const found = findPeople(facts.filter(({ tier }) => tier !== 'inferred'));
    return { people: found.people, facts: [...found.facts, ...doubtful] };
  }
  if (people.length === 1) return { people, facts };
  return { people, facts: facts.map((fact) => bind(fact, people)) };
}

function bind(fact: Fact, people: readonly Person[]): Fact {
  if (fact.person !== undefined) return fact;
  const role = roleRules.find(({ prefixes }) => prefixes.some((prefix) => fact.name.startsWith(prefix)))?.role;
  const owner = people.find((person) =>
    role === undefined ? subjectFacts.has(fact.name) && person.role === 'subject' : person.role === role,
  );
  return owner ? { ...fact, person: owner.id } : fact;
}

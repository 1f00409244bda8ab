// Of readings of a name those that are the headline of the paper say nothing of whom it is about or who issued it.
import { factOf } from '#catalogue/facts/facts.ts';
import { isHeadline } from '#values/is-headline.ts';
import type { Shape } from '#values/shape.ts';
import type { Candidate } from '../claims/candidate.ts';

const names: ReadonlySet<Shape> = new Set([
  'person_name',
  'organisation',
  'party',
  'party_name',
  'party_and_address',
  'authority',
]);

export function withoutHeadlines(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ name, value }) => {
    const shape = factOf(name)?.shape;
    if (shape === undefined || !names.has(shape)) return true;
    // Specimens of cards are made out to somebody called Sample.
    return (shape === 'person_name' && !value.includes(' ')) || !isHeadline(value);
  });
}

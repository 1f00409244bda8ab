// The days until which papers must last, by the `outlasts` rules of a template.
import type { CollectionData } from '../collections/collection-data.ts';
import { addMonths, dayOf } from './calendar.ts';
import { type Place, pairsOf } from './places-of.ts';
import type { ReadinessRule } from './readiness-rule.ts';

export type OutlastsRule = Extract<ReadinessRule, { check: 'outlasts' }>;

export interface NeededUntil {
  readonly rule: OutlastsRule;
  readonly place: Place;
  /** The date that the paper is compared with. */
  readonly other: Place;
  /** ISO days. */
  readonly lastsUntil: string;
  readonly neededUntil: string;
}

/** Those whose both dates are known, whether the paper lasts long enough or not. */
export function listNeededUntil(rules: readonly ReadinessRule[], data: CollectionData): NeededUntil[] {
  return rules
    .filter((rule) => rule.check === 'outlasts')
    .flatMap((rule) =>
      pairsOf(data, rule.date, rule.after).flatMap(([place, other]) => {
        const [lastsUntil, after] = [dayOf(place.value), dayOf(other.value)];
        if (lastsUntil === undefined || after === undefined) return [];
        return [{ rule, place, other, lastsUntil, neededUntil: addMonths(after, rule.months) }];
      }),
    );
}

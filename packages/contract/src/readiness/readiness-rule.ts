// Rules over several fields that an office checks besides whether every field is filled, kept as data in a template.
import { z } from 'zod';

/** Field names joined by dots, `[]` after a repeated group: `work_history.jobs[].start_date`. Two paths of one rule into the same group speak of one item. */
const RulePath = z.string().regex(/^[a-z0-9_]+(\[\])?(\.[a-z0-9_]+(\[\])?)+$/, 'Expected a path as section.field');

const reason = {
  /** The requirement and its reason, one sentence to be shown. */
  because: z.string().trim().min(1),
  /** The law or form that asks it, by name. */
  source: z.string().trim().min(1).optional(),
};

export const ReadinessRule = z.discriminatedUnion('check', [
  /** One date is not after the other. */
  z.strictObject({ check: z.literal('order'), earlier: RulePath, later: RulePath, ...reason }),
  /** A date is at least so many months after another. */
  z.strictObject({
    check: z.literal('outlasts'),
    date: RulePath,
    after: RulePath,
    months: z.number().int().min(0),
    ...reason,
  }),
  /** A date is at most so many years before another. */
  z.strictObject({
    check: z.literal('recent'),
    date: RulePath,
    before: RulePath,
    years: z.number().int().positive(),
    ...reason,
  }),
  /** The items of a repeated group, from one date to another or till today, leave no gap of over a month in the last years. */
  z.strictObject({
    check: z.literal('no_gaps'),
    from: RulePath,
    until: RulePath,
    years: z.number().int().positive(),
    ...reason,
  }),
  /**
   * Requires an earlier item in a group when the present one has lasted for less than so many years (a number of years,
   * or since a date).
   */
  z.strictObject({
    check: z.literal('needs_earlier'),
    lasts: RulePath,
    years: z.number().int().positive(),
    earlier: RulePath,
    ...reason,
  }),
  /** A written name bears the words of the name in other fields. */
  z.strictObject({ check: z.literal('same_name'), name: RulePath, as: z.array(RulePath).min(1), ...reason }),
]);
export type ReadinessRule = z.infer<typeof ReadinessRule>;

/** All paths of a rule. */
export function pathsOfRule(rule: ReadinessRule): readonly string[] {
  switch (rule.check) {
    case 'order':
      return [rule.earlier, rule.later];
    case 'outlasts':
      return [rule.date, rule.after];
    case 'recent':
      return [rule.date, rule.before];
    case 'no_gaps':
      return [rule.from, rule.until];
    case 'needs_earlier':
      return [rule.lasts, rule.earlier];
    case 'same_name':
      return [rule.name, ...rule.as];
  }
}

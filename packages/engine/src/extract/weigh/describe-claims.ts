// Claims in numbers: what speaks for each, what speaks against it, and what it competes with.

import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import type { PageSource } from '#document/read-document.ts';
import type { Relation } from '#layout/find-regions.ts';
import { fitsShape } from '#values/fits-shape.ts';
import type { ByCaption, ByLooks } from '../claims/candidate.ts';
import type { Claim } from '../claims/gather-claims.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { legibilityOf } from './calibration.ts';
import type { ValueLikeness } from './value-model.ts';

export interface DescribeContext extends MatchContext {
  readonly source: PageSource;
  /** Share of papers of this kind that state the fact. */
  readonly prior: (name: string) => number;
  readonly likeness: (name: string, value: string) => ValueLikeness;
  /** Whether a page model looked at the paper. */
  readonly hasPageModel: boolean;
}

const relations: readonly Relation[] = ['field', 'inline', 'right', 'below', 'above', 'numbered', 'prose'];
const sections: readonly ByCaption['section'][] = ['another', 'none', 'own'];
const types = ['date', 'money', 'name', 'address', 'code', 'phone', 'country', 'string', 'number'] as const;

const looks: readonly (keyof ByLooks)[] = [
  'ordinal',
  'fromEnd',
  'rank',
  'rankFromEnd',
  'size',
  'row',
  'isAlone',
  'column',
  'beginsPage',
  'lines',
  'fit',
  'share',
  'hasDigitsBelow',
  'endsInColonAbove',
  'gapAbove',
  'linesToStreet',
  'standsBesideLetter',
  'standsBesideAmount',
];

/** In the order of the numbers that `describeClaims` gives. */
export const featureNames: readonly string[] = [
  ...[
    'rules',
    'rules_confidence',
    'rules_proved',
    'rules_inferred',
    'rules_say_other',
    'rules_other_proved',
    'rules_other_field',
  ],
  ...[
    'caption',
    'caption_count',
    'caption_exactness',
    'caption_length',
    'caption_whole',
    'caption_colon',
    'caption_weak',
  ],
  ...[
    'caption_special',
    'caption_foreign',
    'caption_meanings',
    'caption_gap',
    'caption_fit',
    'caption_share',
    'caption_rank',
    'caption_about_other',
    'caption_parts',
    'caption_numbered',
    'caption_party_section',
    'caption_party_named',
    'caption_section',
  ],
  ...relations.map((relation) => `relation_${relation}`),
  ...['rivals', 'rivals_nearer', 'place_fields', 'place_longer_caption', 'part_of_longer', 'has_shorter'],
  ...['model', 'model_field', 'model_role', 'model_caption', 'model_other', 'model_rank', 'model_parts'],
  ...['model_rival', 'model_place'],
  ...looks.map((look) => `looks_${look}`),
  ...types.map((type) => `type_${type}`),
  ...[
    'length',
    'words',
    'digits',
    'capitals',
    'page',
    'top',
    'left',
    'legibility',
    'check_passed',
    'check_failed',
    'readings',
  ],
  ...['kind_confidence', 'prior', 'recognised', 'has_model'],
  ...['value_fit', 'value_looks', 'value_words', 'value_looks_rival', 'value_words_rival'],
];

/** One row of numbers a claim, all claims of a document at once. */
export function describeClaims(claims: readonly Claim[], context: DescribeContext): Float64Array[] {
  const byName = Map.groupBy(claims, ({ name }) => name);
  const byKey = Map.groupBy(claims, ({ key }) => key);
  const best = new Map(claims.map((claim) => [claim, bestCaption(claim.captions)]));
  const likeness = new Map(claims.map((claim) => [claim, context.likeness(claim.name, claim.value)]));
  return claims.map((claim) => {
    const rivals = byName.get(claim.name)!.filter((other) => other !== claim);
    const sharers = byKey.get(claim.key)!.filter((other) => other !== claim);
    const row = [
      ...describeRules(claim, rivals, sharers),
      ...describeCaption(claim, best.get(claim)),
      ...describeRivals(claim, rivals, sharers, best),
      ...describePageModel(claim, rivals, sharers),
      ...looks.map((look) => Number(claim.looks?.[look] ?? -1)),
      ...describeValue(claim),
      context.typeConfidence,
      context.prior(claim.name),
      Number(context.source === 'ocr'),
      Number(context.hasPageModel),
      ...describeLikeness(claim, rivals, likeness, context),
    ];
    return Float64Array.from(row);
  });
}

/** Of several captions the one to the letter, nearest, in the likeliest place. */
function bestCaption(captions: readonly ByCaption[]): ByCaption | undefined {
  return [...captions].sort(
    (a, b) =>
      Number(a.isForeign) - Number(b.isForeign) ||
      b.exactness - a.exactness ||
      Number(a.isAboutOther) - Number(b.isAboutOther) ||
      a.rank - b.rank ||
      relations.indexOf(a.relation) - relations.indexOf(b.relation) ||
      a.gap - b.gap,
  )[0];
}

const max = (values: readonly number[]): number => Math.max(0, ...values);

function describeRules({ rules }: Claim, rivals: readonly Claim[], sharers: readonly Claim[]): number[] {
  return [
    Number(rules !== undefined),
    rules?.confidence ?? 0,
    Number(rules?.tier === 'proved'),
    Number(rules?.tier === 'inferred'),
    max(rivals.map((rival) => rival.rules?.confidence ?? 0)),
    max(rivals.map((rival) => Number(rival.rules?.tier === 'proved'))),
    max(sharers.map((sharer) => sharer.rules?.confidence ?? 0)),
  ];
}

function describeCaption({ captions }: Claim, best: ByCaption | undefined): number[] {
  return [
    Number(best !== undefined),
    captions.length,
    best?.exactness ?? 0,
    best?.length ?? 0,
    Number(best?.isWhole ?? false),
    Number(best?.hasColon ?? false),
    Number(best?.isWeak ?? false),
    Number(best?.isSpecial ?? false),
    Number(best?.isForeign ?? false),
    best?.meanings ?? 0,
    best?.gap ?? 0,
    best?.fit ?? 0,
    best?.share ?? 0,
    best?.rank ?? 0,
    Number(best?.isAboutOther ?? false),
    best?.parts ?? 0,
    Number(best?.isNumbered ?? false),
    Number(best?.party === 'section'),
    Number(best?.party === 'caption'),
    best ? sections.indexOf(best.section) : -1,
    ...relations.map((relation) => Number(best?.relation === relation)),
  ];
}

function describeRivals(
  claim: Claim,
  rivals: readonly Claim[],
  sharers: readonly Claim[],
  best: ReadonlyMap<Claim, ByCaption | undefined>,
): number[] {
  const own = best.get(claim);
  return [
    rivals.length,
    rivals.filter((rival) => (best.get(rival)?.rank ?? Number.POSITIVE_INFINITY) < (own?.rank ?? 0)).length,
    sharers.length,
    max(sharers.map((sharer) => best.get(sharer)?.length ?? 0)) - (own?.length ?? 0),
    Number(rivals.some(({ key }) => key.length > claim.key.length && key.includes(claim.key))),
    Number(rivals.some(({ key }) => key.length < claim.key.length && claim.key.includes(key))),
  ];
}

function describePageModel({ pageModel }: Claim, rivals: readonly Claim[], sharers: readonly Claim[]): number[] {
  return [
    Number(pageModel !== undefined),
    pageModel?.field ?? 0,
    pageModel?.role ?? 0,
    pageModel?.caption ?? 0,
    pageModel?.aboutOther ?? 0,
    pageModel?.rank ?? 0,
    pageModel?.parts ?? 0,
    max(rivals.map((rival) => rival.pageModel?.field ?? 0)),
    max(sharers.map((sharer) => sharer.pageModel?.field ?? 0)),
  ];
}

function describeValue(claim: Claim): number[] {
  const { candidates, key, value } = claim;
  const { type, evidence, alternatives } = candidates[0]!;
  const place = evidence[0];
  const letters = value.replace(/[^\p{L}]/gu, '');
  const kind = type === 'email' || type === 'url' ? 'phone' : type;
  return [
    ...types.map((one) => Number(one === kind)),
    key.length,
    value.split(/\s+/).length,
    key.replace(/\D/g, '').length / Math.max(1, key.length),
    letters.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length),
    place?.page ?? 0,
    place?.box?.[1] ?? 0,
    place?.box?.[0] ?? 0,
    legibilityOf(claim),
    Number(candidates.some(({ check }) => check === 'passed')),
    Number(candidates.some(({ check }) => check === 'failed')),
    (alternatives?.length ?? 0) + 1,
  ];
}

function describeLikeness(
  claim: Claim,
  rivals: readonly Claim[],
  likeness: ReadonlyMap<Claim, ValueLikeness>,
  { type }: DescribeContext,
): number[] {
  const { looks, words } = likeness.get(claim)!;
  const shape = shapeAnywhere(claim.name, type);
  return [
    shape ? fitsShape(shape, claim.candidates[0]!.raw.replaceAll('\n', ' ')) : -1,
    looks,
    words,
    looks - Math.max(-9, ...rivals.map((rival) => likeness.get(rival)!.looks)),
    words - Math.max(-9, ...rivals.map((rival) => likeness.get(rival)!.words)),
  ];
}

// Claims in numbers: what speaks for each, what speaks against it, and what it competes with.

import { shapeAnywhere } from '#catalogue/lexicon/find-captions.ts';
import type { FactType } from '#document/facts.ts';
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

/** A claim beside those that it competes with. */
interface DescribedClaim {
  readonly claim: Claim;
  readonly caption: ByCaption | undefined;
  /** Other values of the same field. */
  readonly rivals: readonly Claim[];
  /** Other fields with the same value. */
  readonly sharers: readonly Claim[];
  readonly captionOf: (claim: Claim) => ByCaption | undefined;
  readonly likenessOf: (claim: Claim) => ValueLikeness;
  readonly context: DescribeContext;
}

interface Feature {
  readonly name: string;
  readonly of: (described: DescribedClaim) => number;
}

const max = (values: readonly number[]): number => Math.max(0, ...values);

const rulesFeatures: readonly Feature[] = [
  { name: 'rules', of: ({ claim: { rules } }) => Number(rules !== undefined) },
  { name: 'rules_confidence', of: ({ claim: { rules } }) => rules?.confidence ?? 0 },
  { name: 'rules_proved', of: ({ claim: { rules } }) => Number(rules?.tier === 'proved') },
  { name: 'rules_inferred', of: ({ claim: { rules } }) => Number(rules?.tier === 'inferred') },
  { name: 'rules_say_other', of: ({ rivals }) => max(rivals.map(({ rules }) => rules?.confidence ?? 0)) },
  { name: 'rules_other_proved', of: ({ rivals }) => max(rivals.map(({ rules }) => Number(rules?.tier === 'proved'))) },
  { name: 'rules_other_field', of: ({ sharers }) => max(sharers.map(({ rules }) => rules?.confidence ?? 0)) },
];

const captionFeatures: readonly Feature[] = [
  { name: 'caption', of: ({ caption }) => Number(caption !== undefined) },
  { name: 'caption_count', of: ({ claim }) => claim.captions.length },
  { name: 'caption_exactness', of: ({ caption }) => caption?.exactness ?? 0 },
  { name: 'caption_length', of: ({ caption }) => caption?.length ?? 0 },
  { name: 'caption_whole', of: ({ caption }) => Number(caption?.isWhole ?? false) },
  { name: 'caption_colon', of: ({ caption }) => Number(caption?.hasColon ?? false) },
  { name: 'caption_weak', of: ({ caption }) => Number(caption?.isWeak ?? false) },
  { name: 'caption_special', of: ({ caption }) => Number(caption?.isSpecial ?? false) },
  { name: 'caption_foreign', of: ({ caption }) => Number(caption?.isForeign ?? false) },
  { name: 'caption_meanings', of: ({ caption }) => caption?.meanings ?? 0 },
  { name: 'caption_gap', of: ({ caption }) => caption?.gap ?? 0 },
  { name: 'caption_fit', of: ({ caption }) => caption?.fit ?? 0 },
  { name: 'caption_share', of: ({ caption }) => caption?.share ?? 0 },
  { name: 'caption_rank', of: ({ caption }) => caption?.rank ?? 0 },
  { name: 'caption_about_other', of: ({ caption }) => Number(caption?.isAboutOther ?? false) },
  { name: 'caption_parts', of: ({ caption }) => caption?.parts ?? 0 },
  { name: 'caption_numbered', of: ({ caption }) => Number(caption?.isNumbered ?? false) },
  { name: 'caption_party_section', of: ({ caption }) => Number(caption?.party === 'section') },
  { name: 'caption_party_named', of: ({ caption }) => Number(caption?.party === 'caption') },
  { name: 'caption_section', of: ({ caption }) => (caption ? sections.indexOf(caption.section) : -1) },
  ...relations.map((relation) => ({
    name: `relation_${relation}`,
    of: ({ caption }: DescribedClaim) => Number(caption?.relation === relation),
  })),
];

const rivalFeatures: readonly Feature[] = [
  { name: 'rivals', of: ({ rivals }) => rivals.length },
  {
    name: 'rivals_nearer',
    of: ({ rivals, caption, captionOf }) =>
      rivals.filter((rival) => (captionOf(rival)?.rank ?? Number.POSITIVE_INFINITY) < (caption?.rank ?? 0)).length,
  },
  { name: 'place_fields', of: ({ sharers }) => sharers.length },
  {
    name: 'place_longer_caption',
    of: ({ sharers, caption, captionOf }) =>
      max(sharers.map((sharer) => captionOf(sharer)?.length ?? 0)) - (caption?.length ?? 0),
  },
  {
    name: 'part_of_longer',
    of: ({ rivals, claim }) =>
      Number(rivals.some(({ key }) => key.length > claim.key.length && key.includes(claim.key))),
  },
  {
    name: 'has_shorter',
    of: ({ rivals, claim }) =>
      Number(rivals.some(({ key }) => key.length < claim.key.length && claim.key.includes(key))),
  },
];

const pageModelFeatures: readonly Feature[] = [
  { name: 'model', of: ({ claim: { pageModel } }) => Number(pageModel !== undefined) },
  { name: 'model_field', of: ({ claim: { pageModel } }) => pageModel?.field ?? 0 },
  { name: 'model_role', of: ({ claim: { pageModel } }) => pageModel?.role ?? 0 },
  { name: 'model_caption', of: ({ claim: { pageModel } }) => pageModel?.caption ?? 0 },
  { name: 'model_other', of: ({ claim: { pageModel } }) => pageModel?.aboutOther ?? 0 },
  { name: 'model_rank', of: ({ claim: { pageModel } }) => pageModel?.rank ?? 0 },
  { name: 'model_parts', of: ({ claim: { pageModel } }) => pageModel?.parts ?? 0 },
  { name: 'model_rival', of: ({ rivals }) => max(rivals.map(({ pageModel }) => pageModel?.field ?? 0)) },
  { name: 'model_place', of: ({ sharers }) => max(sharers.map(({ pageModel }) => pageModel?.field ?? 0)) },
];

const looksFeatures: readonly Feature[] = (
  [
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
  ] satisfies readonly (keyof ByLooks)[]
).map((look) => ({ name: `looks_${look}`, of: ({ claim }) => Number(claim.looks?.[look] ?? -1) }));

const shareOf = (letters: string, of: string) => letters.length / Math.max(1, of.length);
const lettersOf = (value: string) => value.replace(/[^\p{L}]/gu, '');
const kindOf = (type: FactType) => (type === 'email' || type === 'url' ? 'phone' : type);
const placeOf = ({ candidates }: Claim) => candidates[0]!.evidence[0];

const valueFeatures: readonly Feature[] = [
  ...types.map((type) => ({
    name: `type_${type}`,
    of: ({ claim }: DescribedClaim) => Number(type === kindOf(claim.candidates[0]!.type)),
  })),
  { name: 'length', of: ({ claim }) => claim.key.length },
  { name: 'words', of: ({ claim }) => claim.value.split(/\s+/).length },
  { name: 'digits', of: ({ claim: { key } }) => shareOf(key.replace(/\D/g, ''), key) },
  {
    name: 'capitals',
    of: ({ claim }) => shareOf(claim.value.replace(/[^\p{Lu}]/gu, ''), lettersOf(claim.value)),
  },
  { name: 'page', of: ({ claim }) => placeOf(claim)?.page ?? 0 },
  { name: 'top', of: ({ claim }) => placeOf(claim)?.box?.[1] ?? 0 },
  { name: 'left', of: ({ claim }) => placeOf(claim)?.box?.[0] ?? 0 },
  { name: 'legibility', of: ({ claim }) => legibilityOf(claim) },
  { name: 'check_passed', of: ({ claim }) => Number(claim.candidates.some(({ check }) => check === 'passed')) },
  { name: 'check_failed', of: ({ claim }) => Number(claim.candidates.some(({ check }) => check === 'failed')) },
  { name: 'readings', of: ({ claim }) => (claim.candidates[0]!.alternatives?.length ?? 0) + 1 },
];

const paperFeatures: readonly Feature[] = [
  { name: 'kind_confidence', of: ({ context }) => context.typeConfidence },
  { name: 'prior', of: ({ claim, context }) => context.prior(claim.name) },
  { name: 'recognised', of: ({ context }) => Number(context.source === 'ocr') },
  { name: 'has_model', of: ({ context }) => Number(context.hasPageModel) },
];

/** A likeness no value has: any rival is liker. */
const unlike = -9;

const likenessFeatures: readonly Feature[] = [
  {
    name: 'value_fit',
    of: ({ claim, context }) => {
      const shape = shapeAnywhere(claim.name, context.type);
      return shape ? fitsShape(shape, claim.candidates[0]!.raw.replaceAll('\n', ' ')) : -1;
    },
  },
  { name: 'value_looks', of: ({ claim, likenessOf }) => likenessOf(claim).looks },
  { name: 'value_words', of: ({ claim, likenessOf }) => likenessOf(claim).words },
  {
    name: 'value_looks_rival',
    of: ({ claim, rivals, likenessOf }) =>
      likenessOf(claim).looks - Math.max(unlike, ...rivals.map((rival) => likenessOf(rival).looks)),
  },
  {
    name: 'value_words_rival',
    of: ({ claim, rivals, likenessOf }) =>
      likenessOf(claim).words - Math.max(unlike, ...rivals.map((rival) => likenessOf(rival).words)),
  },
];

const features: readonly Feature[] = [
  rulesFeatures,
  captionFeatures,
  rivalFeatures,
  pageModelFeatures,
  looksFeatures,
  valueFeatures,
  paperFeatures,
  likenessFeatures,
].flat();

/** In the order of the numbers that `describeClaims` gives; the fitted trees name a feature by its place. */
export const featureNames: readonly string[] = features.map(({ name }) => name);

/** One row of numbers a claim, all claims of a document at once. */
export function describeClaims(claims: readonly Claim[], context: DescribeContext): Float64Array[] {
  const byName = Map.groupBy(claims, ({ name }) => name);
  const byKey = Map.groupBy(claims, ({ key }) => key);
  const captions = new Map(claims.map((claim) => [claim, bestCaption(claim.captions)]));
  const likeness = new Map(claims.map((claim) => [claim, context.likeness(claim.name, claim.value)]));
  return claims.map((claim) => {
    const described: DescribedClaim = {
      claim,
      caption: captions.get(claim),
      rivals: byName.get(claim.name)!.filter((other) => other !== claim),
      sharers: byKey.get(claim.key)!.filter((other) => other !== claim),
      captionOf: (other) => captions.get(other),
      likenessOf: (other) => likeness.get(other)!,
      context,
    };
    return Float64Array.from(features, ({ of }) => of(described));
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

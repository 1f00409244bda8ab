// Candidates that say the same of the same field are one claim, spoken for by all of them.
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { type ByCaption, type ByLooks, type ByPageModel, type ByRules, type Candidate, isFrom } from './candidate.ts';

export interface Claim {
  readonly name: string;
  readonly value: string;
  /** The value as it is compared. */
  readonly key: string;
  readonly candidates: readonly Candidate[];
  readonly captions: readonly ByCaption[];
  readonly looks: ByLooks | undefined;
  readonly rules: ByRules | undefined;
  readonly pageModel: ByPageModel | undefined;
}

/** Claims of one name that are compared with each other. */
const maxOfName = 80;

/** `CAN`, `Canada` and `CANADIAN/CANADIENNE` are one country. */
const keyOf = ({ type, value }: Candidate): string =>
  (type === 'country' && normaliseCountry(value)?.alpha3) || squash(value);

/** A country as it is printed goes before the name of one that a zone gives by its code; `Kayes (Mali)` is a place in one. */
const isPrintedCountry = ({ type, value, raw, source }: Candidate): boolean =>
  type === 'country' &&
  source !== 'page-model' &&
  value.length > 3 &&
  !value.includes('(') &&
  squash(value) === squash(raw);

export function gatherClaims(candidates: readonly Candidate[]): Claim[] {
  const groups = Map.groupBy(candidates, (candidate) => `${candidate.name} ${keyOf(candidate)}`);
  const counts = new Map<string, number>();
  const looked = [...groups.values()].filter((group) => {
    const { name } = group[0]!;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name)! <= maxOfName;
  });
  return looked.map((group) => {
    const best =
      group.find((one) => isPrintedCountry(one) && one.source === 'caption') ??
      group.find(isPrintedCountry) ??
      group.find(({ source }) => source === 'rules') ??
      group[0]!;
    const models = group.filter(isFrom('page-model')).map(({ by }) => by);
    return {
      name: best.name,
      value: best.value,
      key: squash(best.value),
      candidates: [best, ...group.filter((candidate) => candidate !== best)],
      captions: group.filter(isFrom('caption')).map(({ by }) => by),
      looks: group.find(isFrom('looks'))?.by,
      rules: group.find(isFrom('rules'))?.by,
      pageModel: models.sort((a, b) => b.field - a.field)[0],
    };
  });
}

// Sends a result to the host: long lists ahead in lots, so that the host is never held up by taking over one; then the
// rest, with bytes that belong to it.
import type { EngineResults } from '../task.ts';

export type ListName = 'pages' | 'facts' | 'additionalFields' | 'fields' | 'values';
export type Lists = Readonly<Partial<Record<ListName, readonly unknown[]>>>;

export interface ResultParts {
  readonly lists: Lists;
  readonly rest: unknown;
  readonly bytes?: Uint8Array | undefined;
}

type Kind = keyof EngineResults;
type TakeApart = { readonly [K in Kind]: (result: EngineResults[K]) => ResultParts };

/** Each result in the parts that `check-result.ts` describes. */
const takeApartByKind: TakeApart = {
  read: ({ pages, ...rest }) => ({ lists: { pages }, rest }),
  understand: ({ read: { pages, ...read }, understood: { facts, additionalFields, ...understood }, words }) => ({
    lists: { pages, facts, additionalFields },
    rest: { read, understood },
    bytes: words,
  }),
  render: (drawn) => {
    if (typeof drawn === 'string') return { lists: {}, rest: { problem: drawn } };
    const { webp, ...rest } = drawn;
    return { lists: {}, rest, bytes: webp };
  },
  fill: (filled) => {
    if (typeof filled === 'string') return { lists: {}, rest: { problem: filled } };
    const { fields, bytes, ...rest } = filled;
    return { lists: { fields }, rest, bytes };
  },
  'fill-page': (filled) => {
    if (filled === null) return { lists: {}, rest: null };
    const { values, ...rest } = filled;
    return { lists: { values }, rest };
  },
  judge: (judgement) => {
    if (judgement === null) return { lists: {}, rest: null };
    const { understood, missing } = judgement;
    const { facts, additionalFields, ...rest } = understood;
    return { lists: { facts, additionalFields }, rest: { understood: rest, missing } };
  },
};

export const takeApart = (kind: Kind, result: EngineResults[Kind]): ResultParts =>
  (takeApartByKind[kind] as (result: EngineResults[Kind]) => ResultParts)(result);

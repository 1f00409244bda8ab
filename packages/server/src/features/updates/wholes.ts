// Values that mean something only together: an address, a name, an account with its bank. Parts of one home and of another are never mixed.
import {
  type CollectionData,
  type DataValue,
  fieldAt,
  isEmptyValue,
  joinPath,
  labelAt,
  parsePath,
  type Section,
  valueAt,
} from '@oneform/contract';

const parts = (text: string): ReadonlySet<string> => new Set(text.split(' '));

interface Kind {
  readonly label: string;
  readonly parts: ReadonlySet<string>;
  /** Those by which two of the kind are told apart. */
  readonly core: ReadonlySet<string>;
  /** May stay when the rest is replaced by a paper that does not mention it; every other part goes with the old value. */
  readonly keeps: ReadonlySet<string>;
}

const name = parts('surname given_names first_name middle_name name_suffix');
const account = parts('bank_name account_number routing_number iban bic');
const kinds: Readonly<Record<string, Kind>> = {
  address: {
    label: 'Address',
    parts: parts('street unit city state postal_code county country'),
    core: parts('street city postal_code'),
    keeps: parts('country'),
  },
  // A paper that leaves out a second name or the bank's code does not take it away.
  name: { label: 'Name', parts: name, core: name, keeps: name },
  account: { label: 'Account', parts: account, core: parts('bank_name account_number iban'), keeps: account },
};

export interface Whole {
  /** The same for all its parts, and for nothing else in the collection. */
  readonly path: string;
  readonly label: string;
  readonly kind: Kind;
  /** Its values in the collection, by path. */
  readonly present: ReadonlyMap<string, DataValue>;
}

/** Undefined: the field stands for itself. */
export function findWhole(sections: readonly Section[], data: CollectionData, path: string): Whole | undefined {
  const meaning = meaningAt(sections, path);
  const found = Object.entries(kinds).find(([, kind]) => kind.parts.has(meaning));
  const keys = parsePath(path);
  if (!found || keys.length < 2) return undefined;
  const [id, kind] = found;
  const above = joinPath(...keys.slice(0, -1));
  const around = valueAt(data, above);
  const standing =
    typeof around === 'object' && around !== null && !Array.isArray(around) ? Object.entries(around) : [];
  return {
    path: joinPath(...keys.slice(0, -1), id),
    label: keys.length > 2 ? labelAt(sections, above) : kind.label,
    kind,
    present: new Map(
      standing
        .map(([key, value]): [string, DataValue] => [joinPath(...keys.slice(0, -1), key), value as DataValue])
        .filter(([part, value]) => kind.parts.has(meaningAt(sections, part)) && !isEmptyValue(value)),
    ),
  };
}

export const meaningAt = (sections: readonly Section[], path: string): string =>
  fieldAt(sections, path)?.atomic ?? parsePath(path).at(-1)!;

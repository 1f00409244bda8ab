// The little language in which a map says what a place asks for: `spouse.date_of_birth [day]`, `sex = Female`, `-office`.
// docs/add-a-map.md has it whole.

/** Why a place of a form stays empty. */
export const leftReasons = [
  'office',
  'signature',
  'signing_date',
  'attorney',
  'preparer',
  'interpreter',
  'witness',
  'official',
  'party',
  'other',
  'unclear',
  'none',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** One value: whose, which fact, and which piece of it. */
export interface AskedValue {
  /** From outside inwards: `spouse.employer.street` is `[spouse, employer]`. */
  readonly of: readonly string[];
  /** A field of the catalogue, a fact of papers, or one put together (`city_state_zip`). */
  readonly fact: string;
  readonly part?: string;
  /** Format of writing: `dd.mm.yyyy`, `upper`. */
  readonly format?: string;
}

/** Values that stand in one place together. */
export interface AskedText {
  readonly values: readonly AskedValue[];
  /** Between them: a space or a comma with one. */
  readonly joint: ' ' | ', ';
}

export type Ask =
  | { readonly kind: 'left'; readonly why: LeftReason }
  | {
      readonly kind: 'asked';
      /** The first of them that the collection has. */
      readonly texts: readonly AskedText[];
      /** Of a box to tick: the answers for which it is ticked. */
      readonly answers?: readonly string[];
    };

const value = /^([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)(?:\s*\[([a-z0-9_-]+)\])?(?:\s*\{([^{}]+)\})?$/;

/** A sentence when it cannot be read. */
export function parseAsk(written: string): Ask | string {
  const text = written.trim();
  if (text.startsWith('-')) {
    const why = leftReasons.find((reason) => reason === text.slice(1).trim());
    return why === undefined ? `no reason to leave a place empty: “${text}”` : { kind: 'left', why };
  }
  const [asked = '', answer, ...more] = text.split(/\s=\s/);
  if (more.length > 0) return `more than one “ = ”: “${text}”`;
  const texts: AskedText[] = [];
  for (const alternative of asked.split(/\s*\|\s*/)) {
    const found = parseText(alternative);
    if (typeof found === 'string') return found;
    texts.push(found);
  }
  const answers = answer?.split('|').map((one) => one.trim());
  if (answers?.includes('')) return `an answer is empty: “${text}”`;
  return { kind: 'asked', texts, ...(answers === undefined ? {} : { answers }) };
}

function parseText(text: string): AskedText | string {
  const joint = /,\s/.test(text) ? ', ' : ' ';
  const values: AskedValue[] = [];
  for (const piece of text.split(joint === ' ' ? /\s\+\s/ : /\s*,\s+/)) {
    const [, path, part, format] = value.exec(piece.trim()) ?? [];
    if (path === undefined) return `cannot be read: “${piece}”`;
    const names = path.split('.');
    values.push({
      of: names.slice(0, -1),
      fact: names.at(-1)!,
      ...(part === undefined ? {} : { part }),
      ...(format === undefined ? {} : { format }),
    });
  }
  return { values, joint };
}

// The name on a licence: in one element before 2003, surname and given names until 2009, in three since.

export interface LicenceName {
  readonly surname?: string;
  readonly given?: string;
  readonly suffix?: string;
  /** Only where nothing tells its parts from each other. */
  readonly full?: string;
  readonly isSurnameCut: boolean;
  readonly isGivenCut: boolean;
}

export function readLicenceName(values: ReadonlyMap<string, string>): LicenceName {
  const said = (...ids: readonly string[]): string | undefined => ids.map((id) => tidy(values.get(id))).find(Boolean);
  const isCut = (id: string): boolean => values.get(id) === 'T';
  const cuts = { isSurnameCut: isCut('DDE'), isGivenCut: isCut('DDF') || isCut('DDG') };
  const surname = said('DCS', 'DAB');
  const given = said('DCT') ?? ([said('DAC'), said('DAD')].filter(Boolean).join(' ') || undefined);
  const suffix = said('DCU', 'DAE');
  if (surname || given)
    return { ...named('surname', surname), ...named('given', given), ...named('suffix', suffix), ...cuts };
  // `LINDGREN,MAYA,ELISE,JR`; some wrote `@` or `$` for the comma, some nothing at all.
  const parts = (values.get('DAA') ?? '').split(/[,@$]/).map((part) => part.trim());
  if (parts.length === 1) return { ...named('full', tidy(parts[0])), ...cuts };
  const [last, first, middle, end] = parts;
  return {
    ...named('surname', tidy(last)),
    ...named('given', tidy([first, middle].filter(Boolean).join(' '))),
    ...named('suffix', tidy(end)),
    ...cuts,
  };
}

const named = (key: 'surname' | 'given' | 'suffix' | 'full', value: string | undefined) =>
  value ? { [key]: value } : {};

/** Commas part the given names of 2003; `NONE` and its like say that there is nothing. */
export function tidy(text: string | undefined): string | undefined {
  const plain = (text ?? '')
    .replace(/[,@$]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:none|unavl?|unk|n\/?a|nan|no ?name)?$/i.test(plain) ? undefined : plain;
}

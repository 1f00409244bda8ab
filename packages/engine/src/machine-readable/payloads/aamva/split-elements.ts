// Cuts the barcode of a licence into its elements, forgiving what jurisdictions get wrong about offsets and separators.

export interface Elements {
  /** `DL`: driving licence; `ID`: identification card; `EN`: enhanced licence. */
  readonly subfile: 'DL' | 'ID' | 'EN';
  readonly issuer: string;
  /** 0 before the standard of 2000, 10 for that of 2020. */
  readonly version: number;
  /** By their three letters, trimmed. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * AAMVA DL/ID Card Design Standard, annex D: `@`, separators, `ANSI ` (`AAMVA` before 2003), issuer, version, how many subfiles, then their
 * designators. The offsets in these are wrong on many cards, so the first subfile is found by its letters instead.
 */
const header = /(?:ANSI |AAMVA)\s?(\d{6})(\d{2})/;
const subfileStart = /(DL|ID|EN)(?=D[A-Z]{2})/g;
/** Line feeds between elements, a carriage return between subfiles; record and group separators where some put them. */
const separators = /\p{Cc}+/u;
const element = /^(D[A-Z]{2})(.*)$/s;

export function splitElements(text: string): Elements | undefined {
  const head = header.exec(text);
  if (!head) return undefined;
  const body = text.slice(head.index + head[0].length);
  // The designator `DL00410278` goes before: only the subfile itself is followed by an element.
  const start = [...body.matchAll(subfileStart)][0];
  if (!start) return undefined;
  const values = new Map<string, string>();
  for (const [index, piece] of body
    .slice(start.index + 2)
    .split(separators)
    .entries()) {
    // Other subfiles repeat their letters before their first element, as ours did.
    const [, id, value] = element.exec(index > 0 ? piece.replace(/^(?:DL|ID|EN)(?=D[A-Z]{2})/, '') : piece) ?? [];
    if (id !== undefined && !values.has(id)) values.set(id, (value ?? '').trim());
  }
  return { subfile: start[1] as Elements['subfile'], issuer: head[1]!, version: Number(head[2]), values };
}

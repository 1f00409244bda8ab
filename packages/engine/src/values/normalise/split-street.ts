// A street line taken apart: the street, the number of the house, and what says where in the house.

export interface SplitStreet {
  /** Street and number as they stood, without the flat. */
  readonly line: string;
  readonly name: string;
  readonly house?: string;
  /** As it was written: `Apt 5`, `lgh 1101`. */
  readonly unit?: string;
  /** The unit is a flat, and no floor, block or staircase. */
  readonly isFlat?: boolean;
}

/** `12`, `12a`, `12 bis`, `12-A`, `414-424`, `12/A`, `7/12`, `II/5` is none. */
const house = String.raw`\d+(?:\s?[a-zA-Z](?![\p{L}\p{N}])|\s?(?:bis|ter|quater)\b)?(?:\s?[-/]\s?(?:\d+\s?[a-zA-Z]?|[a-zA-Z])(?![\p{L}\p{N}]))?`;
const leading = new RegExp(String.raw`^(${house})(?:\s*,\s*|\s+)(\P{N}.*\p{L}.*|\d+(?:st|nd|rd|th)\b.*)$`, 'iu');
const trailing = new RegExp(String.raw`^(.*?\p{L}.*?)(?:\s*,\s*|\s+)(?:n(?:o|r|um|[°º.])*[.\s]*)?(${house})$`, 'iu');

/** Words before the number of a flat, a floor, a staircase or a block. */
const inHouse =
  '(?:apt|apartment|unit|suite|ste|flat|room|rm|floor|fl|lgh|lägenhet|leil|lejl|wohnung|whg|top|tür|stiege|app?t|appartement|étage|esc|escalera|piso|pta|puerta|planta|int(?:erno)?|scala|piano|apto|andar|sala|bl|bloc|blok|sc|et|ap|m|lok(?:al)?|kv|кв|bus|bte|boîte|daire|kat)';
const named = new RegExp(
  String.raw`^(.*?\d.*?)(?:\s*,\s*|\s+)((?:#|${inHouse}\b\.?)\s*#?\s*[\p{L}\p{N}][\p{L}\p{N}\s./º°ª-]*)$`,
  'iu',
);
const flat =
  /^(?:#|(?:apt|apartment|unit|suite|ste|flat|lgh|lägenhet|leil|lejl|wohnung|whg|top|tür|app?t|appartement|apto|int|ap|m|lok|kv|кв|daire)(?!\p{L}))/iu;
/** After a comma: `12. II/5.`, `5, 3º B`. */
const following = /^(.*\d[a-z]?)(?:\s*,\s*|\.\s+)((?:[IVX]+\.?\s?\/\s?\d+|\d+\s?[º°ª.][\p{L}\s.]*)\.?)$/iu;

/** Its number is none of a house. */
const postBox =
  /^(?:p\.?\s?o\.?\s?box|postfach|postbus|postboks|casella postale|apartado|bo[iî]te postale|b\.?p\.?)\b/i;

/** Without `house` where the number of the house cannot be told for sure. */
export function splitStreet(street: string): SplitStreet {
  const text = street.trim().replace(/\s+/g, ' ');
  const [, within, unit] = named.exec(text) ?? following.exec(text) ?? [];
  const line = (within ?? text).replace(/[,.]$/, '');
  const rest = unit === undefined ? {} : { unit, ...(flat.test(unit) ? { isFlat: true } : {}) };
  if (postBox.test(line)) return { line, name: line, ...rest };
  const first = leading.exec(line);
  if (first !== null) return { line, name: first[2]!, house: first[1]!, ...rest };
  const last = trailing.exec(line);
  // "Square of 1848" is a name: a year alone is the number of few houses.
  if (last !== null && !/^(?:1[5-9]|20)\d\d$/.test(last[2]!)) return { line, name: last[1]!, house: last[2]!, ...rest };
  return { line, name: line, ...rest };
}

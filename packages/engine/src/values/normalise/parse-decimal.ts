// A printed number with any country's separators into a plain decimal.

const groups = /^\d{1,3}(?:[ ,.'’]\d{2,3})*$/;

/**
 * `1,234.56`, `1.234,56`, `1 234,56`, `1'234.50`, `1,23,456.00` → `1234.56` …; null when it is no number. `thousandths`: the mark that three
 * decimals stand behind, where the currency has three: `620.500` is then no six hundred thousand.
 */
export function parseDecimal(printed: string, thousandths?: '.' | ','): string | null {
  const text = printed
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('’', "'")
    .trim();
  if (!/^\d[\d ,.']*$/.test(text) || /[,.' ]{2}/.test(text.replace(/([.,]) | ([.,])/g, '$1$2'))) return null;
  const tight = text.replace(/ ?([.,]) ?/g, '$1').replace(/[.,']$/, '');
  const last = Math.max(tight.lastIndexOf('.'), tight.lastIndexOf(','));
  if (last < 0) return integer(tight);
  const separator = tight.charAt(last);
  const whole = tight.slice(0, last);
  const fraction = tight.slice(last + 1);
  if (!/^\d+$/.test(fraction)) return integer(tight);
  if (whole.includes(separator)) return repeated(whole, fraction, separator);
  const other = separator === '.' ? ',' : '.';
  const isGrouped =
    separator !== thousandths && fraction.length === 3 && !whole.includes(other) && /^[1-9]\d{0,2}$/.test(whole);
  return isGrouped ? whole + fraction : join(integer(whole), fraction);
}

/** The same mark twice: thousands, or thousands and a misread decimal mark (`12.345.67`). */
function repeated(whole: string, fraction: string, separator: string): string | null {
  if (fraction.length === 3) return integer(`${whole}${separator}${fraction}`);
  return fraction.length === 2 ? join(integer(whole), fraction) : null;
}

function integer(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  if (!groups.test(text)) return null;
  const parts = text.split(/[ ,.']/);
  if (parts.at(-1)?.length !== 3) return null;
  return parts.join('');
}

function join(whole: string | null, fraction: string): string | null {
  return whole === null ? null : `${whole}.${fraction}`;
}

// Company names with and without their legal form.
import { squash } from '#values/normalise/fold-text.ts';

const forms =
  /\b(?:incorporated|inc|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|gmbh|ag|plc|llp|lp|sa|srl|spa|bv|nv|kg|oy|ab)\b\.?/gi;

export function isSameCompany(a: string, b: string): boolean {
  if (squash(a) === squash(b)) return true;
  const [p, q] = [squash(a.replace(forms, '')), squash(b.replace(forms, ''))];
  return p !== '' && p === q;
}

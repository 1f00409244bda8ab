// A name that says nothing of a company is its issuer's where it heads the paper in the largest letters.
import { topOf } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';
import { stackLines } from './stack-lines.ts';

/** At most one reading, of the first page. */
export function findLogo({ sheets }: Paper, name: string): Reading[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  // A photo shows the table round the paper too.
  const edge = topOf(sheet) + 0.1;
  const large = [...stackLines(sheet, edge), ...sheet.segments].filter(
    (line) => line.top < edge && line.height > sheet.lineHeight * 1.45 && isName(line.text),
  );
  const best = large.toSorted((a, b) => b.height - a.height)[0];
  return best
    ? [{ name, value: best.text, type: 'string', confidence: 0.72, tokens: best.tokens, anchor: 'logo' }]
    : [];
}

const isName = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  text.split(' ').length <= 5 &&
  !/[\d:@?!$£€]/.test(text) &&
  !/\b(?:bill|statement|invoice|summary|your|account|checking|savings|banking|notice|page)\b/i.test(text);

// The amounts that belong to a label: in its row, told apart by the headings of their columns, or in the column under it.
import { findDates } from '#values/normalise/find-dates.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import type { Segment, Sheet, Token } from './lay-out.ts';
import { linesBelow, segmentsRightOf } from './look-around.ts';
import { findLabels, type LabelHit } from './match-label.ts';
import { stringTogether } from './run-of-text.ts';

export interface Amount {
  readonly value: string;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  /** Has a currency sign or two decimals. */
  readonly isAmount: boolean;
  /** Has a currency sign or code. */
  readonly isMarked: boolean;
  /** Lowest of its words. */
  readonly confidence: number;
}

export interface Column {
  readonly heading: string;
  readonly sheet: Sheet;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export function findAmounts(tokens: readonly Token[]): Amount[] {
  const run = stringTogether(tokens);
  const dates = findDates(run.text, 'unknown');
  return findMoney(run.text, tokens[0]?.currency).flatMap((money) => {
    const covered = run.tokensAt(money.from, money.to);
    if (covered.length === 0 || dates.some((date) => date.from < money.to && money.from < date.to)) return [];
    return [
      {
        value: money.value,
        tokens: covered,
        left: Math.min(...covered.map((token) => token.left)),
        right: Math.max(...covered.map((token) => token.right)),
        isAmount: money.isAmount,
        isMarked: money.currency !== undefined,
        confidence: Math.min(...covered.map((token) => token.confidence)),
      },
    ];
  });
}

/** Amounts right of the label up to the next words in its row. */
export function amountsBeside(hit: LabelHit): Amount[] {
  const amounts: Amount[] = [];
  if (hit.after.length > 0) {
    const own = findAmounts(hit.after);
    if (
      own.length === 0 &&
      hit.after.some((token) => /\p{L}{3}/u.test(token.text)) &&
      !hasGap(hit) &&
      !/[:)]$/.test(hit.after.at(-1)?.text ?? '')
    )
      return [];
    amounts.push(...own);
  }
  for (const segment of segmentsRightOf(hit.sheet, hit.segment)) {
    if (isWords(segment)) break;
    const own = beforeNextLabel(segment);
    amounts.push(...findAmounts(own));
    if (own.length < segment.tokens.length) break;
  }
  return amounts;
}

/** `3,444.00 FICA MED TAX`: words that end the run after its amount are the label of the next column. */
function beforeNextLabel({ tokens }: Segment): readonly Token[] {
  const word = tokens.findIndex(({ text }) => isWord(text));
  const isLabel = word > 0 && tokens.slice(word).every(({ text }) => !/\d/.test(text));
  return isLabel && findAmounts(tokens.slice(0, word)).length > 0 ? tokens.slice(0, word) : tokens;
}

/** Amounts under the label in its column, with what stands at the left of each one's row. */
export function amountsUnder(hit: LabelHit, reach: number): (Amount & { readonly rowHead: string })[] {
  return linesBelow(hit, reach).flatMap((tokens) =>
    findAmounts(tokens)
      .slice(0, 1)
      .map((amount) => ({ ...amount, rowHead: headOfRow(hit.sheet, amount) })),
  );
}

function headOfRow(sheet: Sheet, amount: Amount): string {
  const [token] = amount.tokens;
  if (!token) return '';
  const middle = (token.top + token.bottom) / 2;
  const row = sheet.segments.filter(
    (segment) => segment.top < middle && segment.bottom > middle && segment.right < token.left,
  );
  return row.toSorted((a, b) => a.left - b.left)[0]?.text ?? '';
}

const hasGap = (hit: LabelHit): boolean =>
  (hit.after[0]?.left ?? 0) - (hit.tokens.at(-1)?.right ?? 0) > hit.segment.height;

const isWord = (text: string): boolean =>
  /\p{L}{3}/u.test(text.replace(/\b(?:usd|eur|gbp|cad|aud|inr|sgd|chf|hrs?|hours)\b/gi, ''));

const isWords = (segment: Segment): boolean => isWord(segment.text) && findAmounts(segment.tokens).length === 0;

/** Headings of columns, wherever they stand. */
export function findColumns(sheets: readonly Sheet[], phrases: readonly string[]): Column[] {
  return findLabels(sheets, phrases).map((hit) => ({
    heading: hit.phrase,
    sheet: hit.sheet,
    left: Math.min(...hit.tokens.map((token) => token.left)),
    right: Math.max(...hit.tokens.map((token) => token.right)),
    top: hit.segment.top,
  }));
}

/** Distance of the amount from the column: 0 when they overlap or end at the same edge. */
export function offColumn(amount: Amount, column: Column): number {
  const overlap = Math.min(amount.right, column.right) - Math.max(amount.left, column.left);
  if (overlap > 0) return Math.abs((amount.left + amount.right - column.left - column.right) / 2) * 0.1;
  return Math.min(Math.abs(amount.right - column.right), -overlap);
}

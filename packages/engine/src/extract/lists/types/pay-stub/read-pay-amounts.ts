// Pay, taxes and deductions of a payslip: this period's amount and the one for the year so far.

import { phrasesFor } from '#catalogue/lexicon/captions.ts';
import type { Reading } from '../../find/make-facts.ts';
import { beginsLine, findLabels, type LabelHit } from '../../find/match-label.ts';
import {
  type Amount,
  amountsBeside,
  amountsUnder,
  type Column,
  findColumns,
  offColumn,
} from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';

interface Row {
  readonly name: string;
  readonly ytd?: string;
  /** Beside the lexicon's. */
  readonly phrases?: readonly string[];
}

const rows: readonly Row[] = [
  { name: 'gross_pay', ytd: 'gross_pay_ytd' },
  { name: 'net_pay', ytd: 'net_pay_ytd' },
  { name: 'federal_income_tax' },
  { name: 'social_security_tax' },
  { name: 'medicare_tax' },
  { name: 'state_income_tax' },
  { name: 'income_tax' },
  { name: 'total_deductions', phrases: ['current deductions', 'total tax and deductions'] },
  { name: 'gross_pay_ytd', phrases: ['total gross ytd'] },
  { name: 'net_pay_ytd', phrases: ['ytd net pay'] },
];

const currentHeadings = [
  'current',
  'this period',
  'current amount',
  'current total',
  'current period',
  'amount',
  'this pay',
  'current pay',
  'earnings',
  'payment',
  'montant',
  'betrag',
  'importe',
  'importo',
  'pay period',
];
const ytdHeadings = [
  'ytd',
  'year to date',
  'ytd amount',
  'ytd total',
  'ytd earnings',
  'total to date',
  'year-to-date',
  'cumul',
  'kumuliert',
  'acumulado',
  'progressivo',
  'ytd balance',
  'this year',
];

export interface PayColumns {
  readonly current: readonly Column[];
  readonly ytd: readonly Column[];
}

export function findPayColumns(paper: Paper): PayColumns {
  return { current: findColumns(paper.sheets, currentHeadings), ytd: findColumns(paper.sheets, ytdHeadings) };
}

export function readPayAmounts(paper: Paper, columns: PayColumns): Reading[] {
  const readings = readRows(paper, columns);
  // One amount is one sum: a label far above it yields to the one beside it.
  const isOthers = ({ name, tokens, confidence }: Reading): boolean =>
    readings.some(
      (other) => other.name !== name && other.tokens[0] === tokens[0] && other.confidence > confidence + 0.02,
    );
  return readings.filter((reading) => !isOthers(reading));
}

function readRows(paper: Paper, columns: PayColumns): Reading[] {
  return rows.flatMap((row) => {
    const hits = findLabels(paper.sheets, [...phrasesFor('pay_stub', row.name), ...(row.phrases ?? [])]).filter(
      (hit) =>
        (beginsLine(hit) || followsAmount(hit)) &&
        !isPartOfAnother(hit) &&
        !(row.name === 'total_deductions' && isUnderYear(hit)),
    );
    const yearly = hits.filter((hit) => isOfTheYear(hit, columns));
    const isTwice = yearly.length < hits.length;
    const readings = hits.flatMap((hit) => readRow(row, hit, columns, isTwice && yearly.includes(hit)));
    // A cheque of nothing where the pay goes to an account is not the net pay.
    const isPaid = readings.some(({ name, value }) => name === row.name && Number(value) > 0);
    return row.ytd && isPaid ? readings.filter(({ value }) => Number(value) > 0) : readings;
  });
}

/** Perhaps in a list of its own for the year so far, whose heading stands over the labels: `Year to Date` above `Gross Pay  20,333.35`. */
function isOfTheYear(hit: LabelHit, columns: PayColumns): boolean {
  const left = hit.tokens[0]?.left ?? hit.segment.left;
  return columns.ytd.some(
    (column) =>
      column.sheet === hit.sheet &&
      column.top < hit.segment.top &&
      column.left < left + hit.segment.height * 5 &&
      column.right > left - hit.segment.height &&
      !columns.current.some(
        (other) =>
          other.sheet === hit.sheet && other.top > column.top + hit.segment.height && other.top < hit.segment.top,
      ),
  );
}

/** `Tax Period: 2   Net Pay 2,013.25`: a label of one word that goes on to a colon of its own names something else. */
function isPartOfAnother({ phrase, after }: LabelHit): boolean {
  const colon = after.slice(0, 3).findIndex(({ text }) => /:$/.test(text));
  return (
    !phrase.includes(' ') && colon >= 0 && after.slice(0, colon + 1).every(({ text }) => /^\p{L}{2,}:?$/u.test(text))
  );
}

/** `YTD` over `DEDUCTIONS` in one narrow cell is no sum of this period. */
const isUnderYear = ({ sheet, segment, upper, phrase }: LabelHit): boolean =>
  upper === undefined &&
  !/ytd|year|to date/i.test(phrase) &&
  sheet.segments.some(
    (over) =>
      /^(?:ytd|year[ -]to[ -]date)$/i.test(over.text) &&
      over.top < segment.top - segment.height * 0.4 &&
      segment.top - over.bottom < segment.height * 0.8 &&
      over.left < segment.right &&
      over.right > segment.left,
  );

/** `3,444.00 FICA MED TAX`: the last column's amount was read together with the next one's label. */
const followsAmount = ({ before }: LabelHit): boolean => /^[$€£]?[\d,]+\.\d{2}$/.test(before.at(-1)?.text ?? '');

function readRow(row: Row, hit: LabelHit, columns: PayColumns, isYearly: boolean): Reading[] {
  const toReading = (name: string, amount: Amount, certainty: number): Reading => ({
    name,
    value: amount.value.replace(/^-/, ''),
    type: 'money',
    confidence: certainty * hit.exactness * (amount.isAmount ? 1 : 0.7) * (0.5 + amount.confidence / 2),
    tokens: amount.tokens,
    anchor: hit.phrase,
  });
  const beside = amountsBeside(hit);
  if (beside.length === 1 && isYearly) return row.ytd ? [toReading(row.ytd, beside[0]!, 0.9)] : [];
  // Gross and net alone in their row are this period's, whatever column they happen to stand under.
  const [only] = beside;
  if (only && beside.length === 1 && row.ytd)
    return [toReading(/ytd|year/i.test(hit.segment.text) ? row.ytd : row.name, only, 0.93)];
  if (beside.length > 0) {
    const { current, ytd, certainty } = row.ytd
      ? assign(hit, beside, columns)
      : inOrder(assign(hit, beside, columns), beside);
    return [
      current ? toReading(row.name, current, certainty) : [],
      ytd && row.ytd ? toReading(row.ytd, ytd, certainty) : [],
    ].flat();
  }
  const under = amountsUnder(hit, 4.5).filter((amount) => amount.isAmount);
  // The heading of a list of deductions is no sum of them.
  const isListed = under.length > 1 && !under.some(({ rowHead }) => /current|period|ytd|year/i.test(rowHead));
  if (row.name === 'total_deductions' && isListed) return [];
  const ytd = under.find((amount) => /ytd|year|to date/i.test(amount.rowHead));
  const current = under.find((amount) => amount !== ytd && !/ytd|year/i.test(amount.rowHead));
  return [
    current ? toReading(row.name, current, 0.88) : [],
    ytd && row.ytd ? toReading(row.ytd, ytd, 0.88) : [],
  ].flat();
}

/** The rates of social security and Medicare stand in some rows before the tax. */
const HIGHEST_RATE = 7;

/**
 * The year's withholding is no less than a period's: of two amounts the larger, on the right, is the year's, whatever
 * heading is near.
 */
function inOrder(assigned: Assigned, beside: readonly Amount[]): Assigned {
  const [left, right] = beside.filter(({ isAmount }) => isAmount);
  const isTurned =
    beside.length === 2 &&
    left !== undefined &&
    assigned.current === right &&
    Number(left.value) > HIGHEST_RATE &&
    Number(left.value) < Number(right?.value);
  return isTurned ? { current: left, ytd: right!, certainty: 0.9 } : assigned;
}

interface Assigned {
  readonly current?: Amount;
  readonly ytd?: Amount;
  readonly certainty: number;
}

/** Assigns a row's amounts to this period and to the year: by the headings above them, else by their order. */
export function assign(hit: LabelHit, beside: readonly Amount[], columns: PayColumns): Assigned {
  // Beside pay with a currency sign, an amount without one counts hours.
  const marked = beside.filter((amount) => amount.isMarked);
  const amounts = marked.length > 1 ? marked : beside.filter((amount) => amount.isAmount);
  const usable = amounts.length > 0 ? amounts : beside;
  const headings = [
    ...columns.current.map((column) => ({ column, isYtd: false })),
    ...columns.ytd.map((column) => ({ column, isYtd: true })),
  ].filter(
    ({ column }) =>
      column.sheet === hit.sheet && column.top < hit.segment.top && column.right > (hit.tokens[0]?.left ?? 0),
  );
  const placed = usable.flatMap((amount) => {
    const [nearest] = headings
      .map(({ column, isYtd }) => ({ isYtd, off: offColumn(amount, column) + (hit.segment.top - column.top) * 0.01 }))
      .sort((a, b) => a.off - b.off);
    return nearest && nearest.off < hit.segment.height * 2.5 ? [{ amount, ...nearest }] : [];
  });
  const under = (isYtd: boolean): Amount | undefined =>
    placed.filter((one) => one.isYtd === isYtd).sort((a, b) => a.off - b.off)[0]?.amount;
  const [current, ytd] = [under(false), under(true)];
  if (current) return { current, ...(ytd ? { ytd } : {}), certainty: 0.97 };
  const rest = usable.filter((amount) => amount !== ytd);
  if (ytd && rest.length > 0) return { current: rest.at(-1)!, ytd, certainty: 0.93 };
  // Alone in its row, it is the year's only where it stands right under that heading.
  const isUnder = (amount: Amount): boolean =>
    headings.some(({ column, isYtd }) => isYtd && amount.left < column.right && amount.right > column.left);
  if (ytd && usable.length === 1 && isUnder(ytd)) return { ytd, certainty: 0.9 };
  if (usable.length === 1) return { current: usable[0]!, certainty: 0.95 };
  const [last, before] = [usable.at(-1), usable.at(-2)];
  // No headings: two amounts are this period's and the year's, the larger one the year's.
  if (last && before && usable.length === 2 && Number(last.value) >= Number(before.value))
    return { current: before, ytd: last, certainty: 0.75 };
  return usable[0] ? { current: usable[0], certainty: 0.6 } : { certainty: 0 };
}

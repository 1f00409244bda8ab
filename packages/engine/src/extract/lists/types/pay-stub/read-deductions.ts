// Reads deductions line by line: between the gross and the net, each with its words and this period's amount.

import { phrasesFor } from '#catalogue/lexicon/captions.ts';
import type { FactRecord } from '#document/facts.ts';
import type { Token } from '../../find/lay-out.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import { beginsLine, findLabels, type LabelHit } from '../../find/match-label.ts';
import { amountsBeside } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { assign, type PayColumns } from './read-pay-amounts.ts';

export interface Deductions {
  /** `amount` is positive for what is taken, negative for what is given back. */
  readonly records: readonly FactRecord[];
  readonly tokens: readonly Token[];
}

/** Sums that deductions are reckoned from, or of the year: a block of them is no list of deductions. */
const basis = /^(?:taxable|gross|earnings) (?:for|pay|ni|tax)|\b(?:td|to date|ytd)$/i;

/** Only where the payslip lists them under the gross and above the net, in one table. */
export function readDeductions(paper: Paper, columns: PayColumns): Deductions | null {
  const find = (name: string): LabelHit | undefined =>
    findLabels(paper.sheets, phrasesFor('pay_stub', name)).find(
      (hit) => beginsLine(hit) && amountsBeside(hit).length > 0,
    );
  const gross = find('gross_pay');
  const net = find('net_pay');
  if (!gross || !net || gross.sheet !== net.sheet || net.segment.top <= gross.segment.top) return null;
  const left = gross.segment.left - gross.segment.height * 2;
  const right = Math.max(
    ...segmentsRightOf(gross.sheet, gross.segment).map((segment) => segment.right),
    gross.segment.right,
  );
  const records: FactRecord[] = [];
  const tokens: Token[] = [];
  for (const segment of gross.sheet.segments) {
    const isBetween =
      segment.top > gross.segment.bottom &&
      segment.bottom < net.segment.top &&
      segment.left >= left &&
      segment.left < right;
    if (!isBetween || /^[-+$€£]?[\d.,\s]+\*?$/.test(segment.text) || /total/i.test(segment.text)) continue;
    const words = segment.tokens.filter((token) => !/^[-+$]?[\d.,]+\*?$/.test(token.text));
    const hit: LabelHit = {
      phrase: segment.text,
      sheet: gross.sheet,
      segment,
      tokens: words,
      after: segment.tokens.slice(words.length),
      before: [],
      exactness: 1,
    };
    const { current } = assign(hit, amountsBeside(hit), columns);
    const description = words.map((token) => token.text).join(' ');
    if (!current?.isAmount || !/\p{L}{2}/u.test(description) || current.tokens.some((token) => tokens.includes(token)))
      continue;
    if (basis.test(description)) return null;
    const isGiven = current.tokens.some((token) => token.text.startsWith('+'));
    records.push({
      description,
      amount: (isGiven ? '-' : '') + current.value.replace(/^-/, ''),
    });
    tokens.push(...words, ...current.tokens);
  }
  return records.length > 0 ? { records, tokens } : null;
}

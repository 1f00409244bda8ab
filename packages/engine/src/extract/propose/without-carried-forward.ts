// Balances that a page of a statement hands to the next: they close and open a page, not the statement.
import type { Page } from '#document/read-document.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import type { Candidate } from '../claims/candidate.ts';

const closing: ReadonlySet<string> = new Set(['closing_balance', 'new_balance', 'balance', 'available_balance']);
const opening: ReadonlySet<string> = new Set(['opening_balance', 'previous_balance']);
const carried =
  /carried (?:forward|over|down)|(?<!\p{L})c\/f|übertrag|a reporter|a riportare|a transportar|transport/iu;
const brought =
  /brought (?:forward|over|down)|(?<!\p{L})b\/f|(?:vortrag|übertrag)|report(?!e)|riporto|(?:suma|saldo) anterior|transport/iu;

export function withoutCarriedForward(candidates: readonly Candidate[], pages: readonly Page[]): Candidate[] {
  if (pages.length < 2) return [...candidates];
  const [handedOn, takenOver] = [carried, brought].map((words) => pages.map((page) => amountsBeside(page, words)));
  return candidates.filter(({ name, value, evidence }) => {
    const at = pages.findIndex(({ number }) => number === evidence[0]?.page);
    if (at < 0) return true;
    if (closing.has(name))
      return !(handedOn![at]!.has(value) && takenOver!.slice(at + 1).some((one) => one.has(value)));
    if (opening.has(name)) return !(takenOver![at]!.has(value) && handedOn!.slice(0, at).some((one) => one.has(value)));
    return true;
  });
}

/** Amounts on the line of such words, or alone on the line below. */
function amountsBeside({ lines }: Page, words: RegExp): ReadonlySet<string> {
  const texts = lines.map((line) => line.words.map(({ text }) => text).join(' '));
  return new Set(
    texts.flatMap((text, at) =>
      words.test(text) ? findMoney(`${text} ${texts[at + 1] ?? ''}`).map(({ value }) => value) : [],
    ),
  );
}

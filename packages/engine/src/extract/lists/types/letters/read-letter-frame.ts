// Frame of every letter: letterhead, day, addressee, signatory.
import { findDates } from '#values/normalise/find-dates.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import type { Segment } from '../../find/lay-out.ts';
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

export interface LetterFrame {
  readonly date: Reading[];
  /** After `Dear`. */
  readonly addressee: Reading[];
  readonly signatory: Reading[];
  readonly signatoryTitle: Reading[];
  /** A company in the lines under the signature. */
  readonly signingCompany: Reading[];
}

const closing =
  /^(?:yours?\s+)?(?:very\s+)?(?:sincerely|faithfully|truly|respectfully|cordially)\b|^(?:best|kind|warm|with)\s+(?:\w+\s+)?(?:regards|wishes)|^regards\b|^mit freundlichen gr|^cordialement|^atentamente|^distinti saluti|^met vriendelijke/i;

const signedFor = /^for(?: and on behalf of)?\s+(?:m\/s\.?\s+)?\p{Lu}/iu;

export function readLetterFrame(
  paper: Paper,
  names: { readonly date: string; readonly signatory: string; readonly title: string; readonly company: string },
): LetterFrame {
  const lines = paper.sheets.flatMap((sheet) => sheet.segments);
  const end = lines.findLastIndex(
    (line) => closing.test(line.text) || (signedFor.test(line.text) && line.tokens.length < 9),
  );
  const isSigner = (line: Segment): boolean => looksLikePerson(line.text.split(',')[0] ?? '');
  const below = (from: number): Segment[] => (from < 0 ? [] : lines.slice(from + 1, from + 9));
  // `For and on behalf of …` can stand under the name as well as over it.
  const start = below(end).some(isSigner) ? end : lines.findLastIndex((line) => closing.test(line.text));
  const after = below(start);
  const signer = findSigner(after.filter(isSigner));
  const under = signer ? after.slice(after.indexOf(signer) + 1, after.indexOf(signer) + 4) : [];
  const title = under.find((line) => isTitle(line.text));
  const company = under.find((line) => line !== title && looksLikeCompany(line.text) && !signedFor.test(line.text));
  const read = (name: string, line: Segment | undefined, type: Reading['type'], confidence: number): Reading[] =>
    line
      ? [{ name, value: line.text.replace(/[,;]+$/, ''), type, confidence, tokens: line.tokens, anchor: 'signature' }]
      : [];
  return {
    date: readDate(paper, lines, names.date),
    addressee: readAddressee(lines),
    signatory: read(names.signatory, signer, 'name', 0.85),
    signatoryTitle: read(names.title, title, 'string', 0.8),
    signingCompany: read(names.company, company, 'string', 0.8),
  };
}

/** The first who signs; a hand that leaves the first name out is spelt out in print below: `R. Vane` / `Rosalind Vane`. */
function findSigner(lines: readonly Segment[]): Segment | undefined {
  const [first, ...others] = lines;
  const lastName = (line: Segment): string => squash(line.tokens.at(-1)?.text ?? '');
  const isShort =
    first !== undefined && /^(?:\p{Lu}\.?\s*){1,3}\p{Lu}\p{Ll}/u.test(first.text) && /^\p{Lu}\b/u.test(first.text);
  return (isShort && others.find((line) => lastName(line) === lastName(first))) || first;
}

const isTitle = (text: string): boolean =>
  /manager|director|officer|president|head|lead|human resources|hr\b|supervisor|professor|dean|chair|partner|principal|founder|ceo|cto|cfo|chief|specialist|generalist|coordinator|administrator|secretary|teacher|lecturer|signatory|analytics$/i.test(
    text,
  ) && text.length < 60;

/** The first day that stands on a line of its own in the upper part, or after `Date:`. */
function readDate(paper: Paper, lines: readonly Segment[], name: string): Reading[] {
  for (const line of lines) {
    if (line.page !== lines[0]?.page || line.top > 0.5) continue;
    const run = stringTogether(line.tokens);
    const [date] = findDates(run.text, paper.context.dates.order);
    if (
      !date ||
      date.value.length < 10 ||
      run.text.length - (date.to - date.from) > 28 ||
      /since|born|birth|start|period/i.test(run.text)
    )
      continue;
    return [
      {
        name,
        value: date.value,
        type: 'date',
        confidence: date.alternatives ? 0.65 : 0.88,
        tokens: run.tokensAt(date.from, date.to),
        anchor: 'letter date',
        ...(date.alternatives ? { alternatives: date.alternatives } : {}),
      },
    ];
  }
  return [];
}

function readAddressee(lines: readonly Segment[]): Reading[] {
  for (const line of lines) {
    const run = stringTogether(line.tokens);
    const match = /^Dear\s+(?<v>[\p{L}\p{M}.'’\s-]{3,50})\s*[,:]?$/du.exec(run.text);
    const [from, to] = match?.indices?.groups?.v ?? [0, 0];
    const name = normaliseName(run.text.slice(from, to));
    if (!match || !name || /sir|madam|hiring|manager|team|committee|whom|officer|colleague/i.test(name.value)) continue;
    const whole = /\s/.test(name.value) ? undefined : findWhole(lines.slice(0, lines.indexOf(line)), name.value);
    if (whole) return [whole];
    return [
      {
        name: 'addressee',
        value: name.value,
        type: 'name',
        confidence: looksLikePerson(name.value) ? 0.88 : 0.6,
        tokens: run.tokensAt(from, to),
        anchor: 'Dear',
      },
    ];
  }
  return [];
}

/** `Dear Ms. Brown`: the line above that ends with this name, as in `Ms. Ada Brown` of the address. */
function findWhole(above: readonly Segment[], surname: string): Reading | undefined {
  for (const line of above.toReversed()) {
    const name = normaliseName(line.text);
    const last = name?.value.split(' ').at(-1) ?? '';
    if (name && looksLikePerson(line.text) && squash(last) === squash(surname))
      return {
        name: 'addressee',
        value: name.value,
        type: 'name',
        confidence: 0.88,
        tokens: line.tokens,
        anchor: 'address',
      };
  }
  return undefined;
}

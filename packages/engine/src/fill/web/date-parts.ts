// Dates that a page asks in pieces: three lists for day, month and year, or three short fields.
import type { PageControl } from '@oneform/contract';
import { wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import { type DatePart, partListed } from '../write/date-part.ts';
import { readAutocomplete } from './autocomplete.ts';
import { wordsOfCode } from './code-words.ts';

export interface AskedPart {
  readonly part: DatePart;
  /** Words around the pieces for the whole date. */
  readonly question: string;
}

const parts: readonly DatePart[] = ['day', 'month', 'year'];
let named: ReadonlyMap<string, DatePart> | undefined;

/** Words for a piece, of any language: "Tag", "mes", "YYYY". */
function listNames(): ReadonlyMap<string, DatePart> {
  const names = new Map<string, DatePart>([
    ['dd', 'day'],
    ['mm', 'month'],
    ['mon', 'month'],
    ['yy', 'year'],
    ['yyyy', 'year'],
  ]);
  for (const language of wordedLanguages)
    for (const part of parts)
      for (const word of readWordings(language).parts[part]) {
        const [one, ...more] = lettersOf(word);
        if (one !== undefined && one.length > 1 && more.length === 0) names.set(one, part);
      }
  return names;
}

const lettersOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** By the position of the control; controls that ask for a whole date are absent. */
export function findDateParts(controls: readonly PageControl[]): Map<number, AskedPart> {
  named ??= listNames();
  const found = controls.map(partOf);
  const asked = new Map<number, AskedPart>();
  for (let start = 0; start < controls.length; ) {
    let end = start;
    const met = new Set<DatePart>();
    while (end < controls.length && end - start < 3) {
      const part = found[end];
      if (part === undefined || met.has(part) || controls[end]!.form !== controls[start]!.form) break;
      met.add(part);
      end++;
    }
    const run = controls.slice(start, end);
    // One list of years alone is a year, of whatever.
    if (run.length > 1 || (run.length === 1 && isOfBirth(run[0]!)))
      for (const [index, control] of run.entries())
        asked.set(start + index, { part: found[start + index]!, question: questionOf(run, control) });
    start = Math.max(end, start + 1);
  }
  return asked;
}

const kinds: ReadonlySet<PageControl['kind']> = new Set(['text', 'tel', 'number', 'select', 'combobox']);
const longestRoom = 4;

function partOf(control: PageControl): DatePart | undefined {
  const { kind, options = [], max_length, name, dom_id } = control;
  if (!kinds.has(kind)) return undefined;
  const byToken = readAutocomplete(control.autocomplete)?.part;
  const token = parts.find((part) => part === byToken);
  if (token !== undefined) return token;
  const isShort = max_length !== undefined && max_length <= longestRoom;
  const listed = options.length > 1 ? partListed(options.map(({ label }) => label)) : undefined;
  if (listed !== undefined) return listed;
  const said = saidBy(control);
  const byCode = [name, dom_id].flatMap((code) => codePart(code));
  const isListing = kind === 'select' || kind === 'combobox';
  if (said !== undefined) return said;
  return isShort || isListing ? byCode[0] : undefined;
}

/** The first of its texts that speaks of one piece and no other. */
function saidBy({ label, aria_label, placeholder, title }: PageControl): DatePart | undefined {
  for (const text of [label, aria_label, placeholder, title]) {
    const words = lettersOf(text ?? '');
    const said = [...new Set(words.flatMap((word) => named!.get(word) ?? []))];
    if (said.length === 1 && words.length <= longestQuestion) return said[0];
  }
  return undefined;
}

/** "Enter the day of your birth". */
const longestQuestion = 6;

const codePart = (code = ''): DatePart[] =>
  wordsOfCode(code)
    .toReversed()
    .flatMap((word) => named!.get(word) ?? [])
    .slice(0, 1);

/** Of a birthday unless the words tell of another day. */
function questionOf(run: readonly PageControl[], control: PageControl): string {
  if (run.some(isOfBirth)) return 'Date of birth';
  const [first] = run;
  const beside = [first!.legends?.[0], first!.before, first!.label, first!.aria_label, control.label];
  return beside.find((text) => text !== undefined && lettersOf(text).some((word) => !named!.has(word))) ?? '';
}

const birth = /birth|dob(?![a-z])|bday|born|gebur?t|gebor|naiss|nacim|nascit|nascim|urodz|fodels|fodt|syntym/i;
const isOfBirth = ({ name, dom_id, autocomplete, label, aria_label }: PageControl): boolean =>
  birth.test([name, dom_id, autocomplete, label, aria_label].filter(Boolean).join(' '));

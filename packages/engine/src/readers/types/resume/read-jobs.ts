// Jobs of a CV: who, as what, from when to when, where, doing what.
import type { FactRecord } from '#document/facts.ts';
import type { DayMonthOrder } from '#normalise/resolve-date.ts';
import { hasLegalForm, looksLikeCompany } from '#values/recognise-party.ts';
import { titleWord } from '#values/title-words.ts';
import type { Token } from '../../find/lay-out.ts';
import type { Section } from './find-sections.ts';
import { type Entry, type EntryPart, readEntries } from './read-entries.ts';
import { place } from './resume-words.ts';
import { splitOffPlace } from './split-off-place.ts';

export interface Job {
  readonly record: FactRecord;
  readonly isCurrent: boolean;
  readonly title?: EntryPart;
  readonly employer?: EntryPart;
  readonly span: readonly Token[];
  readonly tokens: readonly Token[];
}

export function readJobs(sections: readonly Section[], order: DayMonthOrder): Job[] {
  const entries = sections
    .filter((section) => section.kind === 'experience')
    .flatMap((section) => readEntries(section.lines, false, order));
  const cut = entries.map((entry) => ({ entry, parts: cutParts(entry) }));
  // CVs keep one order: what is told in one entry decides where the words of another tell nothing.
  const isTitleFirst = votes(cut.map(({ parts }) => parts)) > 0;
  return cut.flatMap(({ entry, parts }) => toJob(entry, parts, isTitleFirst) ?? []);
}

function cutParts(entry: Entry): EntryPart[] {
  return entry.parts.flatMap(splitAtComma).flatMap(splitOffPlace).flatMap(splitOffTown);
}

const isLocation = (part: EntryPart): boolean =>
  place.test(part.text) && !titleWord.test(part.text) && !looksLikeCompany(part.text.split(',')[0] ?? '');
const isTitle = (part: EntryPart): boolean => titleWord.test(part.text) && !hasLegalForm(part.text);
const isEmployer = (part: EntryPart): boolean => looksLikeCompany(part.text) && !isTitle(part);

/** How many entries begin with a title, less those that begin with an employer. */
function votes(entries: readonly (readonly EntryPart[])[]): number {
  return entries.reduce((sum, parts) => {
    const [first, second] = parts.filter((part) => !isLocation(part));
    if (!first || !second) return sum;
    if (isTitle(first) || isEmployer(second)) return sum + 1;
    return isTitle(second) || isEmployer(first) ? sum - 1 : sum;
  }, 0);
}

function toJob(entry: Entry, parts: readonly EntryPart[], isTitleFirst: boolean): Job | null {
  const found = parts.find(isLocation);
  // What reads like a town and its state is an employer and its town where nobody else could be the employer.
  const isEmployed = found !== undefined && parts.length === 2 && parts.some((part) => part !== found && isTitle(part));
  const location = isEmployed ? undefined : found;
  const rest = parts.flatMap((part) =>
    part === location ? [] : isEmployed && part === found ? [cutAtComma(part)] : [part],
  );
  const title =
    rest.find((part) => isTitle(part) && !looksLikeCompany(part.text)) ??
    rest.find(isTitle) ??
    (rest.length > 1 ? rest.find((part, index) => index === (isTitleFirst ? 0 : 1) && !isEmployer(part)) : undefined);
  const others = rest.filter((part) => part !== title);
  const employer = others.find((part) => looksLikeCompany(part.text)) ?? others[0];
  const shown = title ?? others.find((part) => part !== employer);
  if (!shown && !employer) return null;
  const description = entry.description.map((line) => line.text).join('\n');
  return {
    record: {
      ...(employer ? { employer_name: employer.text } : {}),
      ...(shown ? { job_title: shown.text } : {}),
      ...(entry.span?.start ? { start_date: entry.span.start } : {}),
      ...(entry.span?.end ? { end_date: entry.span.end } : {}),
      ...(location ? { location: location.text } : {}),
      ...(description ? { description } : {}),
    },
    isCurrent: entry.span?.isCurrent ?? false,
    ...(shown ? { title: shown } : {}),
    ...(employer ? { employer } : {}),
    span: entry.spanTokens,
    tokens: [...entry.parts.flatMap((part) => part.tokens), ...entry.spanTokens],
  };
}

/** `Software Engineer, Northwind Ltd` is two things; `Springfield, IL` and `Acme, Inc.` are one. */
function splitAtComma(part: EntryPart): EntryPart[] {
  const comma = part.text.indexOf(', ');
  if (comma < 0 || isLocation(part)) return [part];
  const [left, right] = [part.text.slice(0, comma), part.text.slice(comma + 2)];
  if (/^(?:inc|llc|ltd|corp|gmbh|plc|l\.?p|s\.?a)\.?$/i.test(right) || titleWord.test(left) === titleWord.test(right))
    return [part];
  return [left, right].map((text) => ({ text, tokens: tokensOf(part, text) }));
}

function cutAtComma(part: EntryPart): EntryPart {
  const [text = ''] = part.text.split(/,\s/);
  return { text, tokens: part.tokens.slice(0, text.split(/\s+/).length) };
}

/** `Northwind Ltd, Leeds`: after a company's name one more word or two with capitals are its town. */
function splitOffTown(part: EntryPart): EntryPart[] {
  const comma = part.text.lastIndexOf(', ');
  const [left, right] = [part.text.slice(0, comma), part.text.slice(comma + 2)];
  if (comma < 0 || !looksLikeCompany(left) || looksLikeCompany(right) || hasLegalForm(`X, ${right}`)) return [part];
  if (titleWord.test(right) || !/^\p{Lu}[\p{L}.'’-]+(?:[ -]\p{L}[\p{L}.'’-]*){0,2}$/u.test(right)) return [part];
  const count = right.split(/\s+/).length;
  return [{ text: left, tokens: part.tokens.slice(0, -count) }];
}

const tokensOf = (part: EntryPart, text: string): Token[] =>
  part.tokens.filter((token) => text.includes(token.text.replace(/[,;]+$/, '')));

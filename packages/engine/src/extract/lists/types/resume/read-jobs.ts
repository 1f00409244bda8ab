// Jobs of a CV: who, as what, from when to when, where, doing what.
import type { FactRecord } from '#document/facts.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';
import { hasLegalForm, looksLikeCompany } from '#values/recognise-party.ts';
import { titleWord } from '#values/title-words.ts';
import type { Token } from '../../find/lay-out.ts';
import type { Section } from './find-sections.ts';
import { type Entry, type EntryPart, readEntries } from './read-entries.ts';
import { place, schoolWord } from './resume-words.ts';
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
  const isEmployed = entry.parts.some(isEmployer);
  return entry.parts
    .map(bare)
    .flatMap((part) => (isEmployed && isTitleOf(part) ? [part] : splitAtComma(part)))
    .map(bare)
    .map(wholeSchool)
    .flatMap(splitOffPlace)
    .flatMap(splitOffTown);
}

// `Cargo: …` says of itself what it is; `(35 Std./Woche)` is how much of a job it is.
const label = /^(?:cargos?|função|puesto|position|title|job title|role|poste|funktion|tätigkeit)\s*:\s*/iu;
const extent =
  /\s*\([^()]*(?:\d\s*(?:h|hrs?|hours|std|%)|(?:part|full)[- ]time|teilzeit|vollzeit|temps (?:partiel|plein)|tenured?)(?!\p{L})[^()]*\)$/iu;
const bare = (part: EntryPart): EntryPart => {
  const text = part.text.replace(label, '').replace(extent, '');
  return text === part.text || text === '' ? part : { text, tokens: tokensOf(part, text) };
};

/** `Teresina / PI` */
const townOfState = /^\p{Lu}[\p{L}.'’ -]{1,28}\s?\/\s?\p{Lu}{2}$/u;

const isLocation = (part: EntryPart): boolean =>
  (place.test(part.text) || townOfState.test(part.text)) &&
  !titleWord.test(part.text) &&
  !looksLikeCompany(part.text.split(',')[0] ?? '');
const isTitle = (part: EntryPart): boolean => titleWord.test(part.text) && !hasLegalForm(part.text);
/** No company, and no street or town with its number. */
const canBeTitle = ({ text }: EntryPart): boolean => !looksLikeCompany(text) && !/^\d|\d{4}/.test(text);
const isEmployer = (part: EntryPart): boolean => looksLikeCompany(part.text) && !isTitle(part);

const department = /^(?:department|dept\.?|faculty|division) (?:of|for)(?!\p{L})/iu;

/** `Senior Analyst, Household & Flood`, where the employer has a line of its own. */
function isTitleOf({ text }: EntryPart): boolean {
  const [title = '', of = ''] = text.split(/,\s+(.*)/u);
  return titleWord.test(title) && of !== '' && !looksLikeCompany(of) && !schoolWord.test(of) && !department.test(of);
}

/** Number of entries that begin with a title, less those that begin with an employer. */
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
  // A part that reads like a town and its state is employer and town when nothing else could be the employer.
  const isEmployed = found !== undefined && parts.length === 2 && parts.some((part) => part !== found && isTitle(part));
  const location = isEmployed ? undefined : found;
  const rest = parts.flatMap((part) =>
    part === location ? [] : isEmployed && part === found ? [cutAtComma(part)] : [part],
  );
  const title =
    rest.find((part) => isTitle(part) && !looksLikeCompany(part.text)) ??
    rest.find(isTitle) ??
    (rest.length > 1 ? rest.find((part, index) => index === (isTitleFirst ? 0 : 1) && canBeTitle(part)) : undefined);
  const others = rest.filter((part) => part !== title);
  const employers = others.some((part) => !department.test(part.text))
    ? others.filter((part) => !department.test(part.text))
    : others;
  const employer = employers.find((part) => looksLikeCompany(part.text)) ?? employers[0];
  const shown = title ?? others.find((part) => part !== employer && canBeTitle(part));
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

/** `Department of History, Lakeshore College`: the college employs. */
function wholeSchool(part: EntryPart): EntryPart {
  const text = /^(?:department|dept\.?|faculty|division) (?:of|for) .*?,\s+(?<school>.+)$/i.exec(part.text)?.groups
    ?.school;
  return text && schoolWord.test(text) ? { text, tokens: part.tokens.slice(-text.split(/\s+/).length) } : part;
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

/** A part of an employer, which no town is. */
const unitWord =
  /(?<!\p{L})(?:division|department|dept|district|branch|group|lab|laboratory|office|unit|team|region|bureau|section|agency|services|abteilung|referat|service)(?!\p{L})/iu;

/** `Northwind Ltd, Leeds`: after a company's name one more word or two with capitals are its town. */
function splitOffTown(part: EntryPart): EntryPart[] {
  const comma = part.text.lastIndexOf(', ');
  const [left, right] = [part.text.slice(0, comma), part.text.slice(comma + 2)];
  if (comma < 0 || !looksLikeCompany(left) || looksLikeCompany(right) || hasLegalForm(`X, ${right}`)) return [part];
  if (
    titleWord.test(right) ||
    unitWord.test(right) ||
    !/^\p{Lu}[\p{L}.'’-]+(?:[ -]\p{L}[\p{L}.'’-]*){0,2}$/u.test(right)
  )
    return [part];
  const count = right.split(/\s+/).length;
  return [{ text: left, tokens: part.tokens.slice(0, -count) }];
}

const tokensOf = (part: EntryPart, text: string): Token[] =>
  part.tokens.filter((token) => text.includes(token.text.replace(/[,;]+$/, '')));

// Jobs of a CV: who, as what, from when to when, where, doing what.
import type { FactRecord } from '../../../facts.ts';
import type { Token } from '../../find/lay-out.ts';
import { looksLikeCompany } from '../../find/recognise-party.ts';
import { titleWord } from '../../shapes/title-words.ts';
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

export function readJobs(sections: readonly Section[]): Job[] {
  return sections
    .filter((section) => section.kind === 'experience')
    .flatMap((section) => readEntries(section.lines, false).flatMap((entry) => toJob(entry) ?? []));
}

function toJob(entry: Entry): Job | null {
  const parts = entry.parts.flatMap(splitAtComma).flatMap(splitOffPlace);
  const location = parts.find((part) => place.test(part.text) && !titleWord.test(part.text));
  const rest = parts.filter((part) => part !== location);
  const title =
    rest.find((part) => titleWord.test(part.text) && !looksLikeCompany(part.text)) ??
    rest.find((part) => titleWord.test(part.text));
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
  if (comma < 0 || (place.test(part.text) && !titleWord.test(part.text))) return [part];
  const [left, right] = [part.text.slice(0, comma), part.text.slice(comma + 2)];
  if (/^(?:inc|llc|ltd|corp|gmbh|plc|l\.?p|s\.?a)\.?$/i.test(right) || titleWord.test(left) === titleWord.test(right))
    return [part];
  return [
    { text: left, tokens: tokensOf(part, left) },
    { text: right, tokens: tokensOf(part, right) },
  ];
}

const tokensOf = (part: EntryPart, text: string): Token[] =>
  part.tokens.filter((token) => text.includes(token.text.replace(/[,;]+$/, '')));

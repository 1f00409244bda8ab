// Schools of a CV: where, which degree, from when to when, with what grade.
import type { FactRecord } from '#document/facts.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';
import type { Segment, Token } from '../../find/lay-out.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import type { Section } from './find-sections.ts';
import { type Entry, type EntryPart, readEntries } from './read-entries.ts';
import { isDegree, place, schoolWord } from './resume-words.ts';
import { splitOffPlace } from './split-off-place.ts';

export interface School {
  readonly record: FactRecord;
  readonly university?: EntryPart;
  readonly degree?: EntryPart;
  readonly grade?: EntryPart;
  readonly span: readonly Token[];
  readonly tokens: readonly Token[];
}

const gpa =
  /(?:c?gpa|grade point average|grade)\s*[:=]?\s*(\d(?:[.,]\d{1,2})?)(?![\d.,]*\d)(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?(?!\d))?/i;

export function readSchools(sections: readonly Section[], order: DayMonthOrder): School[] {
  return sections
    .filter((section) => section.kind === 'education')
    .flatMap((section) => {
      const entries = readEntries(section.lines, true, order);
      const found = entries.flatMap((entry) => toSchool(entry) ?? []);
      return found.length > 0 ? found : readUndated(section.lines);
    });
}

function toSchool(entry: Entry): School | null {
  const lines = entry.description;
  const more = lines
    .slice(0, 3)
    .flatMap((line) => (line.text.length < 90 ? [{ text: line.text, tokens: line.tokens }] : []));
  const parts = [...entry.parts, ...more].flatMap(splitAtComma).flatMap(splitOffPlace);
  const university = withoutRemark(parts.find((part) => schoolWord.test(part.text)));
  const degree = withoutHonours(
    parts.find(
      (part) => part.tokens !== university?.tokens && isDegree(part.text) && !/,\s*\p{Lu}{2}$/u.test(part.text),
    ) ?? (university && isDegree(university.text) ? university : undefined),
  );
  if (!university && !degree) return null;
  const grade = [...entry.parts, ...more].flatMap(readGrade)[0];
  const location = parts.find(
    (part) => place.test(part.text) && part.tokens !== university?.tokens && !isDegree(part.text),
  );
  return {
    record: {
      ...(university ? { university: university.text } : {}),
      ...(degree ? { degree: degree.text } : {}),
      ...(entry.span?.start ? { start_date: entry.span.start } : {}),
      ...(entry.span?.end ? { end_date: entry.span.end } : {}),
      ...(grade ? { gpa: grade.text } : {}),
      ...(location ? { location: location.text } : {}),
    },
    ...(university ? { university } : {}),
    ...(degree ? { degree } : {}),
    ...(grade ? { grade } : {}),
    span: entry.spanTokens,
    tokens: [...(university?.tokens ?? []), ...(degree?.tokens ?? []), ...entry.spanTokens],
  };
}

/** `Lakeshore University. Thesis: …`: the sentence after the name is told of it. */
function withoutRemark(part: EntryPart | undefined): EntryPart | undefined {
  const word = part && schoolWord.exec(part.text);
  const end = word ? part.text.indexOf('. ', word.index) : -1;
  return part && end > 0 ? { ...part, text: part.text.slice(0, end) } : part;
}

/** `MEng Civil Engineering, First Class`: with what honours is no part of the degree. */
function withoutHonours(part: EntryPart | undefined): EntryPart | undefined {
  const text = part?.text
    .replace(/^(?:abschluss|degree|qualification|diplôme|título)\s*:\s*/iu, '')
    .replace(
      /[,;]\s+(?:with\s+)?(?:first|upper|lower|second|third|2[:.][12]|1st|2nd|distinction|merit|honou?rs|magna|summa|cum laude|(?:c?gpa|grade|note)\b).*$|\s+\((?:with\s+)?(?:distinction|merit|first class|summa|magna|cum laude)[^()]*\)$/i,
      '',
    );
  return part && text ? { ...part, text } : part;
}

/** Without any date the lines with a school's word are the entries. */
function readUndated(lines: readonly Segment[]): School[] {
  return lines.flatMap((line, index) => {
    if (!schoolWord.test(line.text) || line.text.length > 90) return [];
    const around = [lines[index - 1], lines[index + 1]].flatMap((other) =>
      other ? [{ text: other.text, tokens: other.tokens }] : [],
    );
    const school = toSchool({
      spanTokens: [],
      parts: [{ text: line.text, tokens: line.tokens }, ...around.filter((part) => isDegree(part.text))],
      description: [],
    });
    return school ? [school] : [];
  });
}

function readGrade(part: EntryPart): EntryPart[] {
  const run = stringTogether(part.tokens);
  const match = gpa.exec(run.text);
  return match?.[1]
    ? [{ text: match[1].replace(',', '.'), tokens: run.tokensAt(match.index, match.index + match[0].length) }]
    : [];
}

const wholeSchool =
  /(?<!\p{L})(?:universit\p{L}*|universi\p{L}+|college|hochschule|fachhochschule|polytechnic|politecnico|hogeschool)(?!\p{L})/iu;

/** `BSc Biology, University of Leeds` is a degree and a school. */
function splitAtComma(part: EntryPart): EntryPart[] {
  const pieces = part.text.split(/,\s+/);
  const at = pieces.findIndex((piece) => schoolWord.test(piece));
  if (pieces.length < 2 || at < 0) return [part];
  // A part behind the school that is no degree is its town.
  const others = pieces.filter((piece, index) => index < at || (index > at && isDegree(piece)));
  // The town that tells one campus from another stays in the name: `University of California, Berkeley`.
  if (!others.some((piece) => isDegree(piece))) {
    // `Department of Physics, University of Leeds`; but `Johns Hopkins, School of Medicine` is one name.
    if (at === 0 || !wholeSchool.test(pieces[at]!)) return [part];
    const text = pieces.slice(at).join(', ');
    return [{ text, tokens: part.tokens.slice(-text.split(/\s+/).length) }];
  }
  const tokensOf = (text: string): Token[] =>
    part.tokens.filter((token) => text.includes(token.text.replace(/[,;]+$/, '')));
  return [pieces[at] ?? '', others.join(', ')].map((text) => ({ text, tokens: tokensOf(text) }));
}

// Diplomas and certificates of study: a school confers on a person a degree on a day.

import { isSentence, looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import type { Segment } from '../../find/lay-out.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { nameInText, type ProseRule, readProse, readSentences } from '../../find/prose.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';
import { isDegree } from '../resume/resume-words.ts';
import { readSchoolName } from './read-school-name.ts';
import { readWordedDate } from './read-worded-date.ts';

const degreeText = "(?<v>\\p{Lu}[\\p{L}.'’&-]*(?: (?:(?:of|in|and|for|the|with|&) )*\\p{Lu}[\\p{L}.'’&-]*){0,7})";

const sentences: readonly ProseRule[] = [
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(
      `(?:certif(?:y|ies) that|confer(?:s|red)?(?: up)?on|award(?:s|ed)? to|presented to|admitted|granted to|verleiht|verliehen|hat|bestowed (?:up)?on|hereby confer(?:s)? (?:up)?on|that)\\s+(?:Herrn?\\s+|Frau\\s+)?(?<v>${nameInText})`,
      'dgu',
    ),
    accept: looksLikePerson,
  },
  {
    name: 'degree',
    as: 'text',
    pattern: new RegExp(
      `(?:(?:the\\s+)?(?:degree|title|diploma|qualification)\\s+of|akademischen\\s+Grad(?:\\s+eines?)?|grade\\s+de|título\\s+de|titolo\\s+di)\\s+${degreeText}`,
      'dgu',
    ),
  },
  {
    name: 'date_of_birth',
    as: 'date',
    pattern: /(?:nacid[oa] el|born (?:on )?(?:the )?|geboren am|née? le|nat[oa] il)\s+(?:d[ií]a\s+)?(?<v>\d)/dgiu,
  },
  {
    name: 'place_of_birth',
    as: 'text',
    pattern:
      /(?:nacid[oa] el|geboren am|née? le|nat[oa] il)\s[^,\n]{6,30}?\s(?:en|in|à|a)\s+(?<v>\p{Lu}[\p{L}'’ -]{1,28}\p{L})/dgu,
  },
  {
    name: 'graduation_date',
    as: 'date',
    pattern:
      /(?:[Dd]ado|[Dd]ada|[Ff]ait|[Dd]élivré|[Dd]one)\s+(?:en|at|à|in)\s+\p{Lu}[\p{L} ]{1,28},?\s*(?:a|le|on|el)?\s*(?<v>\d)/dgu,
  },
  {
    name: 'father_name',
    as: 'person',
    pattern: new RegExp(
      `(?:(?:[Ss]on|[Dd]aughter)\\s+of|[SsDd]/[Oo])\\s+(?:(?:Shri|Sri|Late)\\.?\\s+)*(?<v>${nameInText})`,
      'dgu',
    ),
    accept: looksLikePerson,
  },
  {
    name: 'graduation_date',
    as: 'date',
    pattern: /(?:held|passed|examinations?|awarded|conferred)\s+in\s+(?<v>\p{L}{3,9}\.?,?\s+\d{4})/dgiu,
  },
  {
    name: 'graduation_date',
    as: 'date',
    pattern:
      /(?:on|this|given|dated|awarded|conferred)\s+(?:this\s+|the\s+|on\s+)*(?<v>\d{1,2}|\p{L}{3,9}\.?\s+\d)/dgiu,
  },
];

export const extractDiploma: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readSchoolName(paper),
    ...readSentences(paper, readProse(paper), sentences),
    ...readLines(paper),
    ...readDateInWords(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

/** On most diplomas the name stands alone on a line, large, and so does the degree. */
function readLines({ sheets }: Paper): Reading[] {
  const lines = sheets[0]?.segments ?? [];
  const largest = (candidates: readonly Segment[]): Segment | undefined =>
    candidates.toSorted((a, b) => b.height - a.height)[0];
  const person = largest(lines.filter((line) => line.top > 0.15 && line.top < 0.8 && looksLikePerson(line.text)));
  const degree = largest(
    lines.filter(
      (line) =>
        line.top > 0.1 &&
        line.tokens.length <= 8 &&
        isDegree(line.text) &&
        !isSentence(line.text) &&
        !/^(?:the\s+)?(?:degree|diploma)$/i.test(line.text),
    ),
  );
  const subject = degree ? readSubject(lines, degree) : [];
  return [
    ...(person
      ? [
          {
            name: 'full_name',
            value: person.text.replace(/^(?:Don|Doña|D\.ª?)\s+(?=(?:\S+\s+){2})/u, ''),
            type: 'name' as const,
            confidence: 0.78,
            tokens: person.tokens,
            anchor: 'line',
          },
        ]
      : []),
    ...(degree
      ? [
          {
            name: 'degree',
            value: [degree, ...subject].map((line) => line.text.replace(/^the degree of\s+/i, '')).join(' '),
            type: 'string' as const,
            confidence: subject.length > 0 ? 0.9 : 0.8,
            tokens: [degree, ...subject].flatMap((line) => line.tokens),
            anchor: 'line',
          },
        ]
      : []),
  ];
}

/** `Master of Science` / `in` / `Environmental Engineering`, each on a line of its own. */
function readSubject(lines: readonly Segment[], degree: Segment): Segment[] {
  const [first, second] = lines.filter((line) => line.top > degree.top + degree.height * 0.5);
  if (!first || first.top - degree.bottom > degree.height * 4) return [];
  if (/^in$/i.test(first.text) && second && second.tokens.length <= 6) return [first, second];
  return /^in\s+\p{Lu}/u.test(first.text) && first.tokens.length <= 7 && !isSentence(first.text) ? [first] : [];
}

function readDateInWords(paper: Paper): Reading[] {
  const prose = readProse(paper);
  const date = readWordedDate(prose.text.replaceAll('\n', ' '));
  return date
    ? [
        {
          name: 'graduation_date',
          value: date.value,
          type: 'date',
          confidence: 0.9,
          tokens: prose.tokensAt(date.from, date.to),
          anchor: 'date in words',
        },
      ]
    : [];
}

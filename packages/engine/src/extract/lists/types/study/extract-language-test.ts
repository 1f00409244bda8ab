// Score reports of language tests: what sentences say of the candidate, the level and the name of the test.

import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { nameInText, type ProseRule, readProse, readSentences } from '../../find/prose.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';

const sentences: readonly ProseRule[] = [
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(`(?<v>${nameInText}),?\\s+(?:geboren am|born (?:on )?|née? le|nacid[oa] el|nat[oa] il)`, 'dgu'),
    accept: looksLikePerson,
  },
  {
    name: 'overall_score',
    as: 'number',
    pattern: /(?:overall|total)\s+score\s+(?:of|:)\s+(?<v>\d)/dgiu,
  },
  {
    name: 'issue_date',
    as: 'date',
    pattern: /(?:fait|délivré|delivre)\s+(?:à|a)\s+[^,\n]{2,30},\s*le\s+(?<v>\d)/dgiu,
  },
  {
    name: 'test_date',
    as: 'date',
    pattern:
      /(?:test|examination|exam)\s+(?:was\s+)?(?:given|held|taken|administered|sat)\s+on\s+(?<v>\p{L}{3,9}\.?\s+\d|\d)/dgiu,
  },
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(`(?:[Dd][ée]cern[ée]e?\\s+[àa]|[Cc]oncedido a|[Cc]onferito a)\\s+(?<v>${nameInText})`, 'dgu'),
    accept: looksLikePerson,
  },
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(`(?:certif(?:y|ies) that|awarded to|candidate)\\s+(?<v>${nameInText})`, 'dgu'),
    accept: looksLikePerson,
    confidence: 0.8,
  },
];

export const extractLanguageTest: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readNameAlone(paper),
    ...readSentences(paper, readProse(paper), sentences),
    ...readLevel(paper),
    ...readTestName(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

/** A report may set the name on a line of its own near the top. */
function readNameAlone({ sheets }: Paper): Reading[] {
  const line = sheets[0]?.segments.find(
    ({ text, top }) =>
      top < 0.4 &&
      looksLikePerson(text) &&
      !/\b(?:academic|test|english|score|report|result|certificate|exam|language|general|level)/i.test(text),
  );
  return line
    ? [{ name: 'full_name', value: line.text, type: 'name', confidence: 0.75, tokens: line.tokens, anchor: 'line' }]
    : [];
}

/** A level of the Common European Framework beside its name, or alone on its line. */
function readLevel(paper: Paper): Reading[] {
  const lines = paper.sheets.flatMap((sheet) => sheet.segments);
  const line =
    lines.find(
      (one) =>
        /cefr|level|niveau|nivel|stufe|livello|zertifikat|certifica|dipl[oô]m|\b(?:DELF|DALF|TCF|DELE|CELI|CILS|telc)\b/i.test(
          one.text,
        ) && one.tokens.some((token) => /^[ABC][12]$/.test(token.text)),
    ) ?? lines.find((one) => /^[ABC][12]$/.test(one.text));
  const token = line?.tokens.find((one) => /^[ABC][12]$/.test(one.text));
  return token
    ? [{ name: 'cefr_level', value: token.text, type: 'code', confidence: 0.85, tokens: [token], anchor: 'level' }]
    : [];
}

function readTestName(paper: Paper): Reading[] {
  const token = paper.sheets
    .flatMap((sheet) => sheet.segments.flatMap((segment) => segment.tokens))
    .find((one) =>
      /^(?:IELTS|TOEFL|TOEIC|PTE|Duolingo|DELF|DALF|TCF|TestDaF|DSH|DELE|SIELE|CELI|CILS|HSK|JLPT|CELPIP|OET|Goethe-Zertifikat)\b/.test(
        one.text,
      ),
    );
  return token
    ? [
        {
          name: 'test_name',
          value: token.text.replace(/[^\p{L}-]/gu, ''),
          type: 'string',
          confidence: 0.9,
          tokens: [token],
          anchor: 'name',
        },
      ]
    : [];
}

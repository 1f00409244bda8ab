// Score reports of language tests: the candidate, the day, the scores and the level.

import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { nameInText, type ProseRule, readProse, readSentences } from '../../find/prose.ts';
import { type FieldRule, openPaper, type Paper, readFields } from '../../find/read-paper.ts';

const score = (name: string, only: readonly string[]): FieldRule => ({ name, kind: 'number', below: 2, only });

const fields: readonly FieldRule[] = [
  score('overall_score', [
    'overall band score',
    'overall score',
    'overall band',
    'total score',
    'overall',
    'total scaled score',
    'overall result',
    'gesamtpunktzahl',
    'band score',
    'note totale',
    'total',
    'puntuación total',
    'punteggio totale',
  ]),
  score('listening_score', [
    'listening',
    'listening score',
    'hören',
    'compréhension orale',
    "compréhension de l'oral",
    'comprensión auditiva',
    'ascolto',
    'use of english and listening',
  ]),
  score('reading_score', [
    'reading',
    'reading score',
    'lesen',
    'compréhension écrite',
    'compréhension des écrits',
    'comprensión de lectura',
    'lettura',
  ]),
  score('writing_score', [
    'writing',
    'writing score',
    'schreiben',
    'production écrite',
    'expresión escrita',
    'expression écrite',
    'scrittura',
  ]),
  score('speaking_score', [
    'speaking',
    'speaking score',
    'sprechen',
    'production orale',
    'expresión oral',
    'expression orale',
    'parlato',
  ]),
  {
    name: 'test_date',
    kind: 'date',
    below: 2,
    only: [
      'test date',
      'date of test',
      'exam date',
      'date of examination',
      'date of exam',
      'test day',
      'examination date',
      'date',
      'prüfungsdatum',
    ],
    accept: ({ label }) => !/^of$/i.test(label.after[0]?.text ?? ''),
  },
  {
    name: 'surname',
    kind: 'name_part',
    below: 2,
    only: [
      'family name',
      'last name',
      'surname',
      'last (family/surname) name',
      'name (last)',
      'nachname',
      'apellidos',
      'nom',
    ],
  },
  {
    name: 'given_names',
    kind: 'name_part',
    below: 2,
    only: [
      'first name',
      'first name(s)',
      'given name',
      'given name(s)',
      'first (given) name',
      'given names',
      'vorname',
      'prénom',
      'nombre',
    ],
  },
  {
    name: 'full_name',
    kind: 'person_name',
    below: 2,
    only: ['name', 'candidate name', 'test taker', 'test taker name', 'full name', 'candidate'],
    accept: (finding) => looksLikePerson(finding.value),
  },
  { name: 'name_alone', kind: 'name_part', below: 0, only: ['name', 'nom'] },
  { name: 'date_of_birth', kind: 'date', below: 2, only: ['date of birth', 'dob', 'birth date', 'geburtsdatum'] },
  {
    name: 'expiry_date',
    kind: 'date',
    below: 2,
    only: ['valid until', 'expiry date', 'expiration date', 'expires', 'scores valid until', 'valid to'],
  },
  {
    name: 'issue_date',
    kind: 'date',
    below: 2,
    only: ['report issue date', 'report date', 'date of report', 'score report date', 'results date'],
  },
  {
    name: 'test_report_number',
    kind: 'code',
    below: 2,
    only: [
      'test report form number',
      'trf number',
      'report number',
      'registration number',
      'appointment number',
      'score report code',
      'certificate number',
      'registration id',
    ],
    accept: (finding) => /\d/.test(finding.value),
  },
  {
    name: 'candidate_number',
    kind: 'code',
    below: 2,
    only: ['candidate number', 'test taker id', 'candidate no'],
    accept: (finding) => /\d/.test(finding.value),
  },
  {
    name: 'document_number',
    kind: 'code',
    below: 2,
    only: ['candidate id', 'id document number', 'identity document number', 'id number'],
    accept: (finding) => /\d{3}/.test(finding.value),
  },
  {
    name: 'passport_number',
    kind: 'code',
    below: 2,
    only: ['passport number', 'identification number', 'passport no', 'candidate id number'],
    accept: (finding) => /\d{3}/.test(finding.value),
  },
];

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
  const labelled = nameSurname(readFields(paper, fields));
  const readings = [
    ...firstPlainDate(labelled),
    ...readScoresOverNames(paper, labelled),
    ...readNameAlone(paper, labelled),
    ...readSentences(paper, readProse(paper), sentences),
    ...readLevel(paper),
    ...readTestName(paper),
  ];
  return { facts: makeFacts(context, readings) };
};

/** The day of the test stands over the results; the one under them is that of the signature. */
function firstPlainDate(readings: readonly Reading[]): Reading[] {
  const plain = readings.filter(({ name, anchor }) => name === 'test_date' && anchor === 'date');
  const place = ({ tokens: [token] }: Reading): number => (token?.page ?? 0) + (token?.top ?? 0);
  const isNamed = readings.some(({ name, anchor }) => name === 'test_date' && anchor !== 'date');
  const first = isNamed ? undefined : plain.toSorted((a, b) => place(a) - place(b))[0];
  return readings.filter((reading) => !plain.includes(reading) || reading === first);
}

/** Where no skill has its score beside it or under it, the scores stand large over the names of the skills. */
function readScoresOverNames(paper: Paper, labelled: readonly Reading[]): Reading[] {
  const skills = fields.filter(({ name }) => /^(?:listening|reading|writing|speaking)_score$/.test(name));
  if (labelled.some(({ name }) => skills.some((skill) => skill.name === name))) return [];
  const found = readFields(
    paper,
    skills.map((skill) => ({ ...skill, below: 0, above: true })),
  );
  return new Set(found.map(({ name }) => name)).size === skills.length ? found : [];
}

/** A report that labels no name sets it on a line of its own over the first of its labels. */
function readNameAlone({ sheets }: Paper, labelled: readonly Reading[]): Reading[] {
  if (labelled.some(({ name }) => name === 'full_name' || name === 'surname')) return [];
  const first = Math.min(...labelled.map(({ tokens: [token] }) => (token?.page === 1 ? token.top : 1)));
  const line = sheets[0]?.segments.find(
    ({ text, top }) =>
      top < Math.min(first, 0.4) &&
      looksLikePerson(text) &&
      !/\b(?:academic|test|english|score|report|result|certificate|exam|language|general|level)/i.test(text),
  );
  return line
    ? [{ name: 'full_name', value: line.text, type: 'name', confidence: 0.75, tokens: line.tokens, anchor: 'line' }]
    : [];
}

/** `Name` beside `Vorname` asks for the surname alone. */
function nameSurname(readings: readonly Reading[]): Reading[] {
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  const isSplit = has('given_names') && !has('surname') && !has('full_name');
  return readings.flatMap((reading) => {
    if (reading.name !== 'name_alone') return [reading];
    return isSplit ? [{ ...reading, name: 'surname' }] : [];
  });
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

// The tax office's letter that assigns an employer identification number (notice CP 575, letter 147C).

import { findDates } from '#normalise/find-dates.ts';
import { hasLegalForm } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { type ProseRule, readProse } from '../../find/prose.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

// Offices that send the letter; their address is not the company's.
const office = /internal revenue|treasury|irs\b|department/i;
const mention: ProseRule['pattern'] =
  /(?:EIN|employer identification number)(?:\s*\((?:EIN|FEIN)\))?(?:\s+(?:is|assigned|number))*[\s:]+(?<v>\d{2}-\d{7})/dgiu;

export const extractEinLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [...readMentions(paper), ...readCompany(paper), ...readNoticeDate(paper)];
  if (!readings.some((reading) => reading.name === 'issue_date')) readings.push(...readHeadDate(paper));
  return { facts: makeFacts(context, readings) };
};

function readMentions(paper: Paper): Reading[] {
  const prose = readProse(paper);
  return [...prose.text.matchAll(mention)].flatMap((match): Reading[] => {
    const [from, to] = match.indices?.groups?.v ?? [0, 0];
    const value = prose.text.slice(from, to);
    return [
      {
        name: 'employer_ein',
        value,
        type: 'code',
        confidence: 0.93,
        tokens: prose.tokensAt(from, to),
        anchor: 'sentence',
      },
    ];
  });
}

function readCompany(paper: Paper): Reading[] {
  const block = paper.parties.find(
    (party) => party.name && !office.test(party.lines.map((line) => line.text).join(' ')),
  );
  if (!block) return [];
  // The owner can stand between the company and its address.
  const above = block.lines.find((line) => hasLegalForm(line.text) && !block.addressTokens.includes(line.tokens[0]!));
  const named = above ? { ...block, name: above.text, nameTokens: above.tokens, kind: 'company' as const } : block;
  return readPartyAs(named, { name: 'company_name', address: 'company_address' }, 0.88, 'block');
}

/** A letter without a notice's date says its own at the head, over `Dear Taxpayer`. */
function readHeadDate({ sheets }: Paper): Reading[] {
  const lines = sheets[0]?.segments ?? [];
  const dear = lines.find((line) => /^dear\b/i.test(line.text))?.top ?? 0.4;
  for (const line of lines) {
    if (line.top > Math.min(dear, 0.4)) continue;
    const run = stringTogether(line.tokens);
    const [date] = findDates(run.text, 'month-first');
    if (date && date.value.length === 10)
      return [
        {
          name: 'issue_date',
          value: date.value,
          type: 'date',
          confidence: 0.8,
          tokens: run.tokensAt(date.from, date.to),
          anchor: 'head',
        },
      ];
  }
  return [];
}

/** `Date of this notice: 03-01-2024`; the office prints month first with dashes. */
function readNoticeDate(paper: Paper): Reading[] {
  for (const segment of paper.sheets.flatMap((sheet) => sheet.segments)) {
    if (!/date of (?:this )?notice/i.test(segment.text)) continue;
    const run = stringTogether(segment.tokens);
    const [date] = findDates(run.text, 'month-first');
    if (date)
      return [
        {
          name: 'issue_date',
          value: date.value,
          type: 'date',
          confidence: 0.93,
          tokens: run.tokensAt(date.from, date.to),
          anchor: 'notice',
        },
      ];
  }
  return [];
}

// The top of a CV: whose it is and how to reach them.
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import { titleWord } from '#values/title-words.ts';
import type { Segment } from '../../find/lay-out.ts';
import type { Reading } from '../../find/make-facts.ts';
import { isLabelText } from '../../find/match-label.ts';
import { readContacts } from '../../find/read-contacts.ts';
import { type Paper, readAddresses } from '../../find/read-paper.ts';
import { findAddress } from '../../find/read-party.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import type { CutResume } from './find-sections.ts';
import { place } from './resume-words.ts';

export function readHead(paper: Paper, resume: CutResume): Reading[] {
  const contact = resume.sections.filter((section) => section.kind === 'contact').flatMap((section) => section.lines);
  const near = [...resume.head, ...contact];
  const all = paper.sheets.flatMap((sheet) => sheet.segments);
  const names = { phone: 'phone', email: 'email', website: 'website' };
  const readings = [...readName(paper, resume), ...readAddress(paper, near)];
  const contacts = readContacts(near, names, paper.context.country, 0.9, 'head').map(nameProfile);
  const rest = readContacts(all, names, paper.context.country, 0.75, 'body').map(nameProfile);
  const has = new Set(contacts.map((reading) => reading.name));
  return [...readings, ...contacts, ...rest.filter((reading) => !has.has(reading.name)), ...readLinkedin(all)];
}

const nameProfile = (reading: Reading): Reading =>
  reading.name === 'website' && /linkedin\.com/i.test(reading.value) ? { ...reading, name: 'linkedin' } : reading;

function readLinkedin(lines: readonly Segment[]): Reading[] {
  for (const line of lines) {
    const run = stringTogether(line.tokens);
    const match = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[\w/.%-]+/i.exec(run.text);
    if (match)
      return [
        {
          name: 'linkedin',
          value: match[0],
          type: 'url',
          confidence: 0.93,
          tokens: run.tokensAt(match.index, match.index + match[0].length),
          anchor: 'linkedin',
        },
      ];
  }
  return [];
}

/** The largest name in the head, on one line or on two set alike. */
function readName(paper: Paper, resume: CutResume): Reading[] {
  const contact = resume.sections.filter((section) => section.kind === 'contact').flatMap((section) => section.lines);
  const start = (paper.sheets[0]?.segments ?? []).slice(0, 12);
  for (const lines of [resume.head, contact, start]) {
    const found = readNameIn(lines);
    if (found.length > 0) return found;
  }
  return [];
}

function readNameIn(head: readonly Segment[]): Reading[] {
  const firstPage = head.filter((segment) => segment.page === head[0]?.page);
  const singles = firstPage.map((segment) => ({ lines: [segment], text: tidy(segment.text) }));
  const doubles = firstPage.flatMap((segment) => {
    const next = firstPage.find(
      (other) =>
        other !== segment &&
        other.top > segment.bottom - segment.height * 0.4 &&
        other.top - segment.bottom < segment.height * 1.2 &&
        Math.abs(other.left - segment.left) < segment.height &&
        Math.abs(other.height - segment.height) < segment.height * 0.35,
    );
    return next && segment.tokens.length <= 2 && next.tokens.length <= 2
      ? [{ lines: [segment, next], text: tidy(`${segment.text} ${next.text}`) }]
      : [];
  });
  const candidates = [...singles, ...doubles].filter(
    ({ text, lines }) =>
      looksLikePerson(text) &&
      !(titleWord.test(text) && lines.length === 1) &&
      !lines.some((line) => isLabelText(line.text)),
  );
  const size = (lines: readonly Segment[]): number =>
    Math.max(...lines.map((line) => line.height)) - (lines[0]?.top ?? 0) * 0.01;
  const best = candidates.toSorted((a, b) => size(b.lines) - size(a.lines))[0];
  const name = best && normaliseName(best.text);
  return best && name
    ? [
        {
          name: 'full_name',
          value: name.value,
          type: 'name',
          confidence: 0.88,
          tokens: best.lines.flatMap((line) => line.tokens),
          anchor: 'head',
        },
      ]
    : [];
}

const tidy = (text: string): string =>
  text.replace(/(?:curriculum vitae|resume|résumé|cv)\s*(?:of|[-–:])?\s*/i, '').trim();

function readAddress(paper: Paper, near: readonly Segment[]): Reading[] {
  const labelled = readAddresses(paper, 'address', [
    'address',
    'home address',
    'adresse',
    'anschrift',
    'dirección',
    'indirizzo',
    'adres',
    'location',
  ]);
  if (labelled.length > 0) return labelled;
  const block = findAddress(near);
  if (block)
    return [
      {
        name: 'address',
        value: block.address.value,
        type: 'address',
        confidence: 0.85,
        tokens: near.slice(block.from, block.to).flatMap((line) => line.tokens),
        anchor: 'head',
      },
    ];
  for (const line of near)
    for (const part of cut(line)) {
      const address = normaliseAddress(part.text);
      if (address?.street && address.city)
        return [
          {
            name: 'address',
            value: address.value,
            type: 'address',
            confidence: 0.8,
            tokens: part.tokens,
            anchor: 'head',
          },
        ];
      if (place.test(part.text) && !titleWord.test(part.text))
        return [
          {
            name: 'city',
            value: part.text.split(',')[0] ?? part.text,
            type: 'string',
            confidence: 0.75,
            tokens: part.tokens,
            anchor: 'head',
          },
        ];
    }
  return [];
}

/** A line of contacts parted by bars or bullets. */
function cut(line: Segment): { text: string; tokens: Segment['tokens'] }[] {
  const run = stringTogether(line.tokens);
  let at = 0;
  return run.text.split(/\s*[|•·]\s*|\s+[–—-]\s+/).map((text) => {
    const from = run.text.indexOf(text, at);
    at = from + text.length;
    return { text: text.trim(), tokens: run.tokensAt(from, at) };
  });
}

// Letters of any other purpose, and letters of recommendation: day, who writes, to whom, about whom.

import { squash } from '#values/normalise/fold-text.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../../extractor.ts';
import { findLetterhead } from '../../find/find-letterhead.ts';
import type { PlacedParty } from '../../find/find-parties.ts';
import type { Segment } from '../../find/lay-out.ts';
import { makeFacts } from '../../find/make-facts.ts';
import { nameInText, type ProseRule, readProse, readSentences } from '../../find/prose.ts';
import { readContacts } from '../../find/read-contacts.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { readLetterFrame } from './read-letter-frame.ts';

const recommended: readonly ProseRule[] = [
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(
      `(?:recommend(?:ation)?|[Rr]eference|support|endorse|behalf|nominate|introduce|letter (?:for|of))[^.]{0,60}?(?:of|for|that)?\\s+(?<v>${nameInText})`,
      'dgu',
    ),
    accept: looksLikePerson,
  },
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(
      `(?:[Rr]e|RE|[Ss]ubject)\\s*:\\s*(?:[^:]{0,40}?(?:for|of|[-–])\\s+)?(?<v>${nameInText})`,
      'dgu',
    ),
    accept: looksLikePerson,
    confidence: 0.85,
  },
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(`(?:known|taught|supervised|worked with|advised|managed)\\s+(?<v>${nameInText})`, 'dgu'),
    accept: looksLikePerson,
    confidence: 0.85,
  },
];

export const extractRecommendationLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const frame = readLetterFrame(paper, {
    date: 'letter_date',
    signatory: 'recommender_name',
    title: 'recommender_title',
    company: 'recommender_organisation',
  });
  const subject = readSentences(paper, readProse(paper), recommended).filter(
    (reading) => reading.value !== frame.signatory[0]?.value,
  );
  const letterhead = frame.signingCompany.length > 0 ? [] : findLetterhead(paper, 'recommender_organisation');
  const lines = paper.sheets.flatMap((sheet) => sheet.segments);
  const contacts = { phone: 'recommender_phone', email: 'recommender_email' };
  return {
    facts: makeFacts(context, [
      ...subject,
      ...frame.date,
      ...frame.signatory,
      ...frame.signatoryTitle,
      ...frame.signingCompany,
      ...letterhead,
      ...readContacts(lines, contacts, context.country, 0.85, 'letter'),
    ]),
  };
};

export const extractLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const frame = readLetterFrame(paper, {
    date: 'letter_date',
    signatory: 'sender_name',
    title: 'sender_title',
    company: 'sender_organisation',
  });
  const letterhead = frame.signingCompany.length > 0 ? [] : findLetterhead(paper, 'sender_organisation');
  const recipient = paper.parties.find(
    (party) => party.kind === 'person' && party.top < (paper.sheets[0]?.page ?? 1) + 0.45,
  );
  const named = recipient ? readPartyAs(recipient, { name: 'full_name', address: 'address' }, 0.75, 'block') : [];
  // A sender who signs and is named over the letter has their contact details there too.
  const isSender = recipient !== undefined && squash(recipient.name ?? '') === squash(frame.signatory[0]?.value ?? '-');
  const head = isSender ? linesOfHead(paper, recipient) : [];
  const contacts = readContacts(head, { phone: 'phone', email: 'email' }, context.country, 0.85, 'head');
  const addressee = frame.addressee.map((reading) => ({
    ...reading,
    name: 'full_name',
    confidence: reading.confidence * 0.9,
  }));
  return {
    facts: makeFacts(context, [
      ...named,
      ...contacts,
      ...(isSender ? [] : addressee),
      ...frame.date,
      ...frame.signatory,
      ...frame.signatoryTitle,
      ...frame.signingCompany,
      ...letterhead,
    ]),
  };
};

/** Lines of the sender's column over the first line that greets. */
function linesOfHead({ sheets }: Paper, sender: PlacedParty): Segment[] {
  const lines = sheets[0]?.segments ?? [];
  const greeting = lines.find((line) =>
    /^(?:dear|to whom|sehr geehrte|madame|monsieur|estimad|gentile)/i.test(line.text),
  );
  const [first] = sender.nameTokens;
  return lines.filter(
    (line) =>
      first !== undefined &&
      line.top >= first.top - 0.01 &&
      line.top < (greeting?.top ?? 0.4) &&
      line.top - first.top < 0.16 &&
      line.left < Math.max(...sender.nameTokens.map(({ right }) => right)) + 0.15 &&
      line.right > first.left - 0.15,
  );
}

// Letters and forms in which an employer tells about somebody's work, and offers of work.

import type { Extractor } from '../../extractor.ts';
import { findLetterhead } from '../../find/find-letterhead.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readProse, readSentences } from '../../find/prose.ts';
import { readContacts } from '../../find/read-contacts.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { employmentSentences, subjectSentences } from './employment-sentences.ts';
import { sentencesAbroad } from './employment-sentences-abroad.ts';
import { readLetterFrame } from './read-letter-frame.ts';

export const extractEmploymentLetter: Extractor = (context) => {
  const paper = openPaper(context);
  return { facts: makeFacts(context, readLetter(paper)) };
};

export const extractOfferLetter: Extractor = (context) => {
  const paper = openPaper(context);
  const frame = readFrame(paper);
  const prose = readProse(paper);
  const named = frame.addressee.map((reading) => ({ ...reading, name: 'full_name' }));
  const recipient = paper.parties.filter((party) => party.kind === 'person').slice(0, 1);
  const readings = [
    ...named,
    ...recipient.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.85, 'block')),
    ...readSentences(paper, prose, employmentSentences),
    ...readEmployer(paper, frame.signingCompany),
    ...frame.date,
    ...frame.signatory,
    ...frame.signatoryTitle,
  ];
  return { facts: makeFacts(context, readings) };
};

const readFrame = (paper: Paper): ReturnType<typeof readLetterFrame> =>
  readLetterFrame(paper, {
    date: 'letter_date',
    signatory: 'employer_signatory',
    title: 'signatory_title',
    company: 'employer_name',
  });

function readLetter(paper: Paper): Reading[] {
  const frame = readFrame(paper);
  const prose = readProse(paper);
  return [
    ...readSentences(paper, prose, [...subjectSentences, ...employmentSentences, ...sentencesAbroad]),
    ...readEmployer(paper, frame.signingCompany),
    ...frame.date,
    ...frame.signatory,
    ...frame.signatoryTitle,
  ];
}

/** The employer is whose paper it is, who signs for it, or the block with a company's name. */
function readEmployer(paper: Paper, signing: readonly Reading[]): Reading[] {
  const blocks = paper.parties.filter((party) => party.kind === 'company').slice(0, 1);
  const letterhead = findLetterhead(paper, 'employer_name');
  const top = (paper.sheets[0]?.segments ?? []).filter((segment) => segment.top < 0.2);
  return [
    ...signing,
    ...letterhead,
    ...blocks.flatMap((party) =>
      readPartyAs(party, { name: 'employer_name', address: 'employer_address' }, 0.85, 'block'),
    ),
    ...(letterhead.length > 0
      ? readContacts(top, { phone: 'employer_phone' }, paper.context.country, 0.8, 'letterhead')
      : []),
  ];
}

// Transcripts of records: from which school, and the degree in the heading over the marks.

import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { openPaper, type Paper, readPartyAs } from '../../find/read-paper.ts';
import { isDegree } from '../resume/resume-words.ts';
import { readSchoolName } from './read-school-name.ts';

export const extractTranscript: Extractor = (context) => {
  const paper = openPaper(context);
  const people = paper.parties.filter((party) => party.kind === 'person').slice(0, 1);
  const readings = [
    ...readSchoolName(paper),
    ...readDegreeInHeading(paper),
    ...people.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.8, 'block')),
  ];
  return { facts: makeFacts(context, readings) };
};

/** `Bachelor of Commerce (B.Com.) Degree Examination, April 2021` over the marks. */
function readDegreeInHeading({ sheets }: Paper): Reading[] {
  const heading = sheets[0]?.segments.find(
    (line) =>
      line.top < 0.4 && isDegree(line.text) && /^(?:bachelor|master|doctor|diploma|associate)\b/i.test(line.text),
  );
  const degree =
    heading && /^[^(,:]+?(?=\s*(?:[(,:]|\b(?:degree|examination|programme|course)\b|$))/i.exec(heading.text)?.[0];
  if (!heading || !degree || !isDegree(degree)) return [];
  const tokens = heading.tokens.slice(0, degree.split(/\s+/).length);
  return [{ name: 'degree', value: degree, type: 'string', confidence: 0.78, tokens, anchor: 'heading' }];
}

import type { Extractor } from '../../extractor.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';

export const extractTaxFormW9: Extractor = (context) => {
  const paper = openPaper(context);
  return { facts: makeFacts(context, readCombs(paper)) };
};

/** Numbers written one digit a box: `1 2 3 – 4 5 – 6 7 8 9` in the Part I boxes. */
function readCombs(paper: Paper): Reading[] {
  return paper.sheets.flatMap((sheet) =>
    sheet.segments.flatMap((segment): Reading[] => {
      const bare = segment.text.replace(/[\s–-]/g, '');
      if (!/^\d{9}$/.test(bare) || segment.tokens.length < 3) return [];
      const isEin = /^\d\s?\d\s?[–-]/.test(segment.text);
      const value = isEin
        ? `${bare.slice(0, 2)}-${bare.slice(2)}`
        : `${bare.slice(0, 3)}-${bare.slice(3, 5)}-${bare.slice(5)}`;
      return [
        { name: isEin ? 'ein' : 'ssn', value, type: 'code', confidence: 0.8, tokens: segment.tokens, anchor: 'comb' },
      ];
    }),
  );
}

// The year printed beside the name of a yearly tax form.
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';

/** A year alone in the row of the form's name, or set larger than the text around it; a year within a sentence does not count. */
export function readFormYear(paper: Paper, formName: RegExp): Reading[] {
  for (const sheet of paper.sheets) {
    const titles = sheet.segments.filter(
      (segment) => formName.test(segment.text) || segment.tokens.some((token) => formName.test(token.text)),
    );
    const years = sheet.segments.flatMap((segment) =>
      segment.tokens
        .filter((token) => /^(?:19|20)\d{2}$/.test(token.text))
        .map((token) => {
          const inRow = titles.some(
            (title) =>
              Math.abs(title.top + title.bottom - token.top - token.bottom) / 2 <
              Math.max(title.height, token.bottom - token.top) * 1.3,
          );
          const isAlone = segment.tokens.length <= 2;
          const isLarge = token.bottom - token.top > sheet.lineHeight * 1.5;
          return { token, score: (inRow ? 2 : 0) + (isAlone ? 1 : 0) + (isLarge ? 2 : 0) };
        }),
    );
    const [best] = years.toSorted((a, b) => b.score - a.score);
    if (best && best.score >= 2)
      return [
        {
          name: 'tax_year',
          value: best.token.text,
          type: 'number',
          confidence: best.score >= 3 ? 0.95 : 0.85,
          tokens: [best.token],
          anchor: 'form name',
        },
      ];
  }
  return [];
}

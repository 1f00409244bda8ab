// Vehicle identification numbers (ISO 3779), known by their check digit.
import { normaliseIdentifier } from '#normalise/normalise-identifier.ts';
import type { Reading } from './make-facts.ts';
import type { Paper } from './read-paper.ts';
import { stringTogether } from './run-of-text.ts';

/** A number of seventeen letters and figures whose check digit holds is the vehicle's, wherever it stands; a space may have been read into it. */
export function findVin({ sheets }: Paper): Reading[] {
  return sheets.flatMap((sheet) =>
    sheet.segments.flatMap((segment): Reading[] => {
      const run = stringTogether(segment.tokens);
      return [...run.text.matchAll(/(?<![A-Z\d])[A-HJ-NPR-Z\d](?: ?[A-HJ-NPR-Z\d]){16}(?![A-Z\d])/g)].flatMap(
        (match) => {
          const read = /\d{3}/.test(match[0]) ? normaliseIdentifier(match[0], 'vin') : null;
          if (read?.check !== 'passed') return [];
          const tokens = run.tokensAt(match.index, match.index + match[0].length);
          return [{ name: 'vin', value: read.value, type: 'code', confidence: 0.95, tokens, anchor: 'check digit' }];
        },
      );
    }),
  );
}
